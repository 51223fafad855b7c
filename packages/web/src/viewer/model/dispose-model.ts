import { type Material, type Object3D, Texture } from 'three';

/** Gives back the graphics memory of everything under an object: geometries, materials, textures and their pictures. */
export function disposeModel(root: Object3D): void {
  const trash = new Set<{ dispose(): void }>();
  root.traverse((object) => {
    const thing = object as Object3D & {
      geometry?: { dispose(): void };
      material?: Material | Material[];
      skeleton?: { dispose(): void };
    };
    if (thing.geometry) trash.add(thing.geometry);
    if (thing.skeleton) trash.add(thing.skeleton);
    for (const material of [thing.material ?? []].flat()) {
      trash.add(material);
      for (const value of Object.values(material)) if (value instanceof Texture) trash.add(value);
    }
  });
  for (const thing of trash) {
    if (thing instanceof Texture && thing.image instanceof ImageBitmap) thing.image.close();
    thing.dispose();
  }
}
