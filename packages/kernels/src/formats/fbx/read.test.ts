import { expect, test } from 'vitest';
import { readFbx } from './read.ts';

/** A text file of one model and one geometry. */
function textFile(geometry: string, model = '', settings = ''): Uint8Array {
  return new TextEncoder().encode(`; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXVersion: 7400
}
GlobalSettings:  {
	Properties70:  {
${settings}
	}
}
Objects:  {
	Geometry: 1, "Geometry::shape", "Mesh" {
${geometry}
	}
	Model: 2, "Model::thing", "Mesh" {
		Properties70:  {
${model}
		}
	}
}
Connections:  {
	C: "OO",2,0
	C: "OO",1,2
}
`);
}

/** A triangle, an L of six corners and a quad with its corner pushed in. */
const FACES = `
		Vertices: *39 {
			a: 0,0,0,100,0,0,0,100,0,  0,0,0,200,0,0,200,100,0,100,100,0,100,200,0,0,200,0,
			0,0,0,100,0,0,30,30,0,0,100,0
		}
		PolygonVertexIndex: *13 {
			a: 0,1,-3,3,4,5,6,7,-9,10,11,12,-10
		}`;

test('quads come first, concave faces are covered exactly, units become metres', () => {
  const { scene } = readFbx(textFile(FACES));
  const { mesh } = scene.meshes[0].primitives[0];
  expect(mesh.quadCount).toBe(1);
  expect(mesh.indices.length / 3).toBe(1 + 2 + 4);
  const areas: number[] = [];
  for (let f = 0; f < mesh.indices.length; f += 3) {
    const [a, b, c] = [0, 1, 2].map((k) =>
      mesh.positions.subarray(3 * mesh.indices[f + k], 3 * mesh.indices[f + k] + 3),
    );
    areas.push(((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2);
  }
  for (const area of areas) expect(area).toBeGreaterThan(0);
  expect(areas.slice(0, 2).reduce((x, y) => x + y)).toBeCloseTo(0.3, 6);
  expect(areas.slice(2).reduce((x, y) => x + y)).toBeCloseTo(0.5 + 3, 6);
});

test('axes and units of the file become ours without a node above the roots', () => {
  const zUp = ['UpAxis', 2, 'UpAxisSign', 1, 'FrontAxis', 1, 'FrontAxisSign', -1, 'CoordAxis', 0, 'CoordAxisSign', 1];
  let settings = '		P: "UnitScaleFactor", "double", "Number", "",100\n';
  for (let i = 0; i < zUp.length; i += 2) settings += `		P: "${zUp[i]}", "int", "Integer", "",${zUp[i + 1]}\n`;
  const { scene } = readFbx(textFile(FACES, '			P: "Lcl Translation", "Lcl Translation", "", "A",1,2,3', settings));
  expect(scene.roots).toHaveLength(1);
  expect(scene.nodes[0].translation).toEqual([1, 3, -2]);
  const { positions } = scene.meshes[0].primitives[0].mesh;
  // What lay in the file's ground plane (x, y) lies in ours (x, -z).
  expect(Math.max(...positions)).toBe(200);
  for (let v = 1; v < positions.length; v += 3) expect(positions[v]).toBeCloseTo(0, 12);
});

test('pivots are part of one translation, rotation and scaling', () => {
  const { scene } = readFbx(
    textFile(
      FACES,
      `P: "RotationActive", "bool", "", "",1
			P: "RotationPivot", "Vector3D", "Vector", "",100,0,0
			P: "ScalingPivot", "Vector3D", "Vector", "",0,100,0
			P: "Lcl Rotation", "Lcl Rotation", "", "A",0,0,90
			P: "Lcl Scaling", "Lcl Scaling", "", "A",1,2,1`,
    ),
  );
  const [node] = scene.nodes;
  // (0, 1) stays under scaling about it; turned by 90 degrees about (1, 0) it comes to (0, -1).
  const turned = [node.translation[0] - 2 * 1, node.translation[1], node.translation[2]];
  expect(turned[0]).toBeCloseTo(0, 6);
  expect(turned[1]).toBeCloseTo(-1, 6);
  expect(node.scale).toEqual([1, 2, 1]);
  expect(node.rotation[2]).toBeCloseTo(Math.SQRT1_2, 12);
});

test.each([
  ['nothing', ''],
  ['half a header', 'Kaydara FBX Binary  \0\x1a'],
  [
    'a binary file that ends in its first node',
    'Kaydara FBX Binary  \0\x1a\0\xe8\x1c\0\0\xff\xff\0\0\x01\0\0\0\0\0\0\0\x04',
  ],
  ['text that is cut short', '; FBX 7.4.0\nObjects: {\n Geometry: 1, "a", "Mesh" {\n Vertices: *3 { a: 1,2'],
  ['braces without end', `; FBX 7.4.0\n${'a: {'.repeat(5000)}`],
  [
    'a face that points nowhere',
    new TextDecoder().decode(textFile('Vertices: 0,0,0,1,0,0\nPolygonVertexIndex: 0,1,-4')),
  ],
])('%s is refused in a sentence', (_name, text) => {
  const bytes = Uint8Array.from(text, (c) => c.charCodeAt(0));
  expect(() => readFbx(bytes)).toThrow(expect.objectContaining({ code: 'bad-fbx' }));
});
