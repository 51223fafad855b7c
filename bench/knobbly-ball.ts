import { type Scene, writeGlb } from '@claywork/kernels';
import sharp from 'sharp';

const [RINGS, SECTORS, SIDE] = [175, 200, 2048];

/** A closed ball of 69,600 triangles with knobs, and pictures of base colour, surface and normals that do not pack away to nothing. */
export async function knobblyBall(): Promise<Uint8Array> {
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= RINGS; i++) {
    for (let j = 0; j <= SECTORS; j++) {
      const [v, u] = [(Math.PI * i) / RINGS, (2 * Math.PI * j) / SECTORS];
      const r = 1 + 0.1 * Math.sin(7 * u) * Math.sin(9 * v) + 0.02 * Math.sin(31 * u) * Math.sin(37 * v);
      positions.push(r * Math.sin(v) * Math.sin(u), r * Math.cos(v), r * Math.sin(v) * Math.cos(u));
      uvs.push(j / SECTORS, i / RINGS);
      if (i === RINGS || j === SECTORS) continue;
      const a = i * (SECTORS + 1) + j;
      const b = a + SECTORS + 1;
      if (i < RINGS - 1) indices.push(b, b + 1, a);
      if (i > 0) indices.push(a, b + 1, a + 1);
    }
  }
  const at = Float32Array.from(positions);
  const scene: Scene = {
    nodes: [{ name: 'ball', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh: 0 }],
    roots: [0],
    meshes: [
      {
        name: 'ball',
        primitives: [
          {
            material: 0,
            mesh: {
              positions: at,
              normals: at.map((x, i) => x / Math.hypot(...at.subarray(i - (i % 3), i - (i % 3) + 3))),
              uvs: Float32Array.from(uvs),
              indices: Uint32Array.from(indices),
            },
          },
        ],
      },
    ],
    materials: [
      {
        name: 'knobbly',
        baseColorFactor: [1, 1, 1, 1],
        baseColorTexture: { texture: 0 },
        metallicFactor: 1,
        roughnessFactor: 1,
        metallicRoughnessTexture: { texture: 1 },
        occlusionTexture: { texture: 1 },
        normalTexture: { texture: 2 },
        emissiveFactor: [0, 0, 0],
        alphaMode: 'OPAQUE',
        doubleSided: false,
      },
    ],
    textures: [
      { name: 'base', mime: 'image/jpeg', bytes: await picture([90, 140, 60], 60) },
      { name: 'surface', mime: 'image/jpeg', bytes: await picture([230, 150, 40], 30) },
      { name: 'normal', mime: 'image/jpeg', bytes: await picture([128, 128, 240], 12) },
    ],
    skins: [],
    animations: [],
  };
  return writeGlb(scene);
}

/** Soft spots about a colour, and a fine grain. */
async function picture(color: readonly number[], depth: number): Promise<Uint8Array> {
  const data = Buffer.alloc(3 * SIDE * SIDE);
  let state = 1;
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [(i % SIDE) / SIDE, Math.floor(i / SIDE) / SIDE];
    state = (state * 1664525 + 1013904223) >>> 0;
    const soft = Math.sin(41 * x + 3 * Math.sin(17 * y)) * Math.sin(37 * y) + 0.25 * (state / 2 ** 32 - 0.5);
    for (let k = 0; k < 3; k++) data[3 * i + k] = Math.max(0, Math.min(255, color[k] + depth * soft));
  }
  const encoded = sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } }).jpeg({ quality: 90 });
  return new Uint8Array(await encoded.toBuffer());
}
