import { expect, test } from 'vitest';
import { flattenScene, poseScene } from '../../scene/index.ts';
import { readFbx } from './read.ts';

const channels = (t: string, r: string, s: string): string =>
  `Channel: "Transform" {${[t, r, s]
    .map(
      (values, i) =>
        `Channel: "${'TRS'[i]}" {${values
          .split(' ')
          .map(
            (v, k) => `Channel: "${'XYZ'[k]}" { ${v.startsWith('K') ? v.replaceAll('_', ' ') : `Default: ${v}`}\n }\n`,
          )
          .join('')} }\n`,
    )
    .join('')} }\n`;

const PERSECOND = 46186158000;

/** A null that turns, a mesh of two materials under it, moved by a joint; places partly in the models, partly in the take. */
const TEXT = `; FBX 5.8.0 project file
FBXHeaderExtension: {
 FBXVersion: 5800
}
Model: "Model::top" {
 Type: "Null"
 ${channels('0 100 0', '0 90 0', '1 1 1')}
 Children: "Model::sheet","Model::joint"
}
Model: "Model::joint" {
 TypeFlags: "Limb"
}
Model: "Model::sheet" {
 Material: "Material::red" {
  ShadingModel: "lambert"
  Diffuse: 1,0,0
  Alpha: 0.5
 }
 Material: "Material::blue" {
  ShadingModel: "lambert"
  Diffuse: 0,0,1
 }
 Link: "Model::joint" {
  Indexes: 0,1,2,3
  Weights: 1,1,1,1
  Transform: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1
 }
 Vertices: 0,0,0,100,0,0,100,100,0,0,100,0
 Normals: 0,0,1,0,0,1,0,0,1,0,0,1
 PolygonVertexIndex: 0,1,-3,0,2,-4
 MaterialAssignation: "ByPolygon"
 Materials: 1,0
 GeometryUVInfo: {
  MappingInformationType: "ByPolygon"
  TextureUV: 0,0,1,0,1,1,0,1
  TextureUVVerticeIndex: 0,1,2,0,2,3
 }
}
Takes: {
 Current: "walk"
 Take: "other" {
  Model: "Model::joint" {
   ${channels('9 9 9', '0 0 0', '1 1 1')}
  }
 }
 Take: "walk" {
  LocalTime: 0,${PERSECOND}
  Model: "Model::joint" {
   ${channels(`KeyVer:_4005\nKeyCount:_2\nKey:_0,50,L,${PERSECOND},250,L 0 0`, '0 0 0', '2 2 2')}
  }
 }
}
`;

test('models of version 5 hold their geometry, materials, joints and children', () => {
  const { scene, warnings } = readFbx(new TextEncoder().encode(TEXT));
  expect(warnings).toEqual([]);
  const [top, ...rest] = scene.nodes;
  expect([top.name, scene.roots.length, top.children.length]).toEqual(['top', 1, 2]);
  expect(rest.map((n) => n.name).sort()).toEqual(['joint', 'sheet']);
  const { primitives } = scene.meshes[0];
  const colors = primitives.map((p) => scene.materials[p.material as number].baseColorFactor);
  expect(colors).toEqual([
    [1, 0, 0, 0.5],
    [0, 0, 1, 1],
  ]);
  // The first polygon has the second material; its corners have the coordinates that its indices name, turned over.
  expect([...(primitives[1].mesh.uvs as Float32Array)]).toEqual([0, 1, 1, 1, 1, 0]);
  expect([...(primitives[1].mesh.normals as Float32Array)]).toEqual([0, 0, 1, 0, 0, 1, 0, 0, 1]);
  expect(scene.animations.map((a) => a.name)).toEqual(['other', 'walk']);
});

test('places come from the model, else from the current take, and its keys move the joint', () => {
  const { scene } = readFbx(new TextEncoder().encode(TEXT));
  // Twice as large, turned by 90 degrees about Y (x becomes -z), 1 m up, and 0.5 m, then 2.5 m along the turned x.
  for (const [posed, x] of [
    [scene, 0.5],
    [poseScene(scene, scene.animations[1], 1), 2.5],
  ] as const) {
    const [{ mesh }] = flattenScene(posed);
    const corner = mesh.positions.subarray(0, 3);
    for (const [k, expected] of [0, 1, -x].entries()) expect(corner[k]).toBeCloseTo(expected, 5);
    expect(Math.min(...mesh.positions)).toBeCloseTo(-x - 2, 5);
  }
});
