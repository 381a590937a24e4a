import Compositor
print("mkdemo")
