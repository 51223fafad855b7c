import { type Material, MeshLambertMaterial, type MeshPhongMaterial, MeshStandardMaterial, type Object3D } from 'three';
import { meshesOf } from './measure-model.ts';

/**
 * Old formats come with Phong's or Lambert's materials, which a studio's light does not reach: they are exchanged for physical ones that look
 * alike. Surfaces without normals get some.
 */
export function toStandardMaterials(root: Object3D): void {
  const exchanged = new Map<Material, Material>();
  const exchange = (material: Material): Material => {
    if (!isOld(material)) return material;
    const made = exchanged.get(material) ?? standardOf(material);
    exchanged.set(material, made);
    return made;
  };
  for (const mesh of meshesOf(root)) {
    if (!mesh.geometry.hasAttribute('normal') && mesh.geometry.hasAttribute('position'))
      mesh.geometry.computeVertexNormals();
    mesh.material = Array.isArray(mesh.material) ? mesh.material.map(exchange) : exchange(mesh.material);
  }
  for (const material of exchanged.keys()) material.dispose();
}

function isOld(material: Material): material is MeshPhongMaterial | MeshLambertMaterial {
  return material.type === 'MeshPhongMaterial' || material.type === 'MeshLambertMaterial';
}

function standardOf(old: MeshPhongMaterial | MeshLambertMaterial): MeshStandardMaterial {
  const shine = old instanceof MeshLambertMaterial ? 0 : old.shininess;
  // White is what readers say where the file says nothing: a grey shows the shape better.
  const unsaid = !old.map && !old.vertexColors && old.color.getHex() === 0xffffff;
  return new MeshStandardMaterial({
    name: old.name,
    color: unsaid ? 0xc2bbb1 : old.color,
    map: old.map,
    normalMap: old.normalMap,
    normalScale: old.normalScale,
    bumpMap: old.bumpMap,
    bumpScale: old.bumpScale,
    aoMap: old.aoMap,
    alphaMap: old.alphaMap,
    emissive: old.emissive,
    emissiveMap: old.emissiveMap,
    emissiveIntensity: old.emissiveIntensity,
    transparent: old.transparent,
    opacity: old.opacity,
    alphaTest: old.alphaTest,
    side: old.side,
    vertexColors: old.vertexColors,
    flatShading: old.flatShading,
    // Beckmann's width of a Phong lobe.
    roughness: Math.min(1, Math.max(0.25, Math.sqrt(Math.sqrt(2 / (shine + 2))))),
    metalness: 0,
  });
}
