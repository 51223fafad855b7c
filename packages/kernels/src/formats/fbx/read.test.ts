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
  ['a binary file of a version before 5000', 'Kaydara FBX Binary  \0\x1a\0\xd0\x07\0\0' + '\0'.repeat(40)],
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

/** Two triangles, one material slot each, skinned to a joint, with a shape; the joint turns in a clip. */
const RIGGED = `; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXVersion: 7400
}
Objects:  {
	Geometry: 1, "Geometry::", "Mesh" {
		Vertices: *12 { a: 0,0,0,100,0,0,0,100,0,100,100,0 }
		PolygonVertexIndex: *6 { a: 0,1,-3,2,1,-4 }
		LayerElementUV: 0 {
			MappingInformationType: "ByPolygonVertex"
			ReferenceInformationType: "IndexToDirect"
			UV: *8 { a: 0,0,1,0,0,1,1,1 }
			UVIndex: *6 { a: 0,1,2,2,1,3 }
		}
		LayerElementMaterial: 0 {
			MappingInformationType: "ByPolygon"
			ReferenceInformationType: "IndexToDirect"
			Materials: *2 { a: 1,0 }
		}
	}
	Geometry: 2, "Geometry::smile", "Shape" {
		Indexes: *1 { a: 3 }
		Vertices: *3 { a: 0,0,50 }
	}
	Model: 3, "Model::body", "Mesh" { }
	Model: 4, "Model::joint", "LimbNode" { }
	Deformer: 5, "Deformer::", "Skin" { }
	Deformer: 6, "SubDeformer::", "Cluster" {
		Indexes: *2 { a: 1,3 }
		Weights: *2 { a: 0.5,2 }
		Transform: *16 { a: 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1 }
	}
	Deformer: 7, "Deformer::", "BlendShape" { }
	Deformer: 8, "SubDeformer::smile", "BlendShapeChannel" {
		Properties70:  {
			P: "DeformPercent", "Number", "", "A",25
		}
	}
	Material: 9, "Material::red", "" {
		ShadingModel: "lambert"
		Properties70:  {
			P: "DiffuseColor", "Color", "", "A",1,0,0
		}
	}
	Material: 10, "Material::pictured", "" { }
	Texture: 11, "Texture::paint", "" { }
	Video: 12, "Video::paint", "Clip" {
		FileName: "C:\\pictures\\paint.png"
		Content: , "iVBORw==", "DQoaCg=="
	}
	AnimationStack: 20, "AnimStack::wave", "" {
		Properties70:  {
			P: "LocalStart", "KTime", "Time", "",46186158000
			P: "LocalStop", "KTime", "Time", "",138558474000
		}
	}
	AnimationLayer: 21, "AnimLayer::base", "" { }
	AnimationCurveNode: 22, "AnimCurveNode::R", "" { }
	AnimationCurve: 23, "AnimCurve::", "" {
		KeyTime: *2 { a: 46186158000,138558474000 }
		KeyValueFloat: *2 { a: 0,270 }
		KeyAttrFlags: *1 { a: 4 }
		KeyAttrDataFloat: *4 { a: 0,0,0,0 }
		KeyAttrRefCount: *1 { a: 2 }
	}
}
Connections:  {
	C: "OO",3,0
	C: "OO",4,0
	C: "OO",1,3
	C: "OO",9,3
	C: "OO",10,3
	C: "OP",11,10, "DiffuseColor"
	C: "OO",12,11
	C: "OO",5,1
	C: "OO",6,5
	C: "OO",4,6
	C: "OO",7,1
	C: "OO",8,7
	C: "OO",2,8
	C: "OO",21,20
	C: "OO",22,21
	C: "OP",22,4, "Lcl Rotation"
	C: "OP",23,22, "d|Z"
}
`;

test('keys that are too late and too close to be told apart as floats become one', () => {
  const late = RIGGED.replaceAll('138558474000', '166270168800000').replace('a: 0,270', 'a: 0,1e9');
  const [{ channels }] = readFbx(new TextEncoder().encode(late)).scene.animations;
  const { times, values } = channels[0];
  expect(times.length).toBeGreaterThan(2);
  expect(values.length).toBe(4 * times.length);
  expect(times.slice(1).every((t, i) => t > times[i])).toBe(true);
});

test('materials, embedded pictures, skin and shapes arrive', () => {
  const { scene, warnings } = readFbx(new TextEncoder().encode(RIGGED));
  expect(warnings).toEqual([]);
  const [mesh] = scene.meshes;
  expect(mesh.primitives.map((p) => scene.materials[p.material ?? -1].name)).toEqual(['red', 'pictured']);
  expect(scene.materials.find((m) => m.name === 'red')?.baseColorFactor).toEqual([1, 0, 0, 1]);
  expect(scene.materials.find((m) => m.name === 'pictured')?.baseColorTexture).toEqual({ texture: 0 });
  expect(scene.textures[0]).toMatchObject({ name: 'paint', mime: 'image/png' });
  expect([...scene.textures[0].bytes]).toEqual([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  // The second face of the file has the first slot: vertices 2, 1, 3, of which only the last two follow the joint.
  const [first] = mesh.primitives;
  expect([...(first.mesh.uvs ?? [])]).toEqual([0, 0, 1, 1, 1, 0]);
  expect([...(first.weights ?? [])]).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0]);
  expect([...(first.joints ?? [])].filter((_, i) => i % 4 === 0)).toEqual([1, 0, 0]);
  expect(scene.skins[0].joints.map((j) => scene.nodes[j].name)).toEqual(['joint', 'body']);
  expect(mesh.weights).toEqual([0.25]);
  expect([...(first.targets?.[0].positions ?? [])]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0.5]);
});

test('turns beyond half a circle stay the long way round, and clips start at zero', () => {
  const { scene } = readFbx(new TextEncoder().encode(RIGGED));
  const [clip] = scene.animations;
  expect(clip.name).toBe('wave');
  expect(clip.channels).toHaveLength(1);
  const { path, times, values } = clip.channels[0];
  expect(path).toBe('rotation');
  expect([times[0], times[times.length - 1]]).toEqual([0, 2]);
  let turned = 0;
  for (let i = 4; i < values.length; i += 4) {
    const dot =
      values[i - 4] * values[i] +
      values[i - 3] * values[i + 1] +
      values[i - 2] * values[i + 2] +
      values[i - 1] * values[i + 3];
    turned += 2 * Math.acos(Math.min(1, dot));
  }
  expect((turned * 180) / Math.PI).toBeCloseTo(270, 2);
});

test('a picture of one channel is found by its place, or by its name', () => {
  for (const [slot, name, expected] of [
    ['ReflectionFactor', 'paint', { metallic: { texture: 0, inverted: false } }],
    ['ShininessExponent', 'paint', { roughness: { texture: 0, inverted: true } }],
    ['ShininessExponent', 'paint_roughness', { roughness: { texture: 0, inverted: false } }],
    ['SpecularColor', 'paint_metallic', { metallic: { texture: 0, inverted: false } }],
    ['SpecularColor', 'paint_glossiness', { roughness: { texture: 0, inverted: true } }],
    ['TransparentColor', 'paint_opacity', { opacity: { texture: 0, inverted: false } }],
  ] as const) {
    const text = RIGGED.replace('11,10, "DiffuseColor"', `11,10, "${slot}"`).replaceAll('paint', name);
    const { scene, merges } = readFbx(new TextEncoder().encode(text));
    const material = scene.materials.findIndex((m) => m.name === 'pictured');
    expect([slot, name, merges]).toEqual([slot, name, [{ material, ...expected }]]);
  }
  const packed = RIGGED.replace('11,10, "DiffuseColor"', '11,10, "SpecularColor"').replaceAll(
    'paint',
    'paint_metallicRoughness',
  );
  const { scene, merges } = readFbx(new TextEncoder().encode(packed));
  expect(merges).toEqual([]);
  expect(scene.materials.find((m) => m.name === 'pictured')).toMatchObject({
    metallicRoughnessTexture: { texture: 0 },
    metallicFactor: 1,
    roughnessFactor: 1,
  });
});

test('pictures that are other files are not looked for', () => {
  const { scene, warnings } = readFbx(new TextEncoder().encode(RIGGED.replace(/Content: .*/, '')));
  expect(scene.textures).toEqual([]);
  expect(warnings).toEqual(['Textures that are other files were left out: only embedded ones can be read.']);
});

test('every length and every byte of a file may lie: the answer is a model or a sentence', () => {
  const bytes = new TextEncoder().encode(RIGGED);
  for (let i = 0; i < bytes.length; i += 7) {
    const hurt = bytes.slice(0, i % 3 === 0 ? i : bytes.length);
    if (i % 3 !== 0) hurt[i] = (hurt[i] * 31 + 17) & 0xff;
    try {
      readFbx(hurt);
    } catch (error) {
      expect(error).toMatchObject({ name: 'GeometryError', code: 'bad-fbx' });
    }
  }
});
