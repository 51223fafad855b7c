import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { addTangents } from './tangents.ts';

/** Two squares side by side in z = 0; the second one's chart is mirrored. */
function mirroredPair() {
  return {
    mesh: {
      positions: Float32Array.from([0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 2, 0, 0, 2, 1, 0]),
      normals: Float32Array.from({ length: 18 }, (_, i) => (i % 3 === 2 ? 1 : 0)),
      // v runs downwards
      uvs: Float32Array.from([0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 0, 0]),
      indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 1, 4, 5, 1, 5, 2]),
    },
    joints: Uint16Array.from({ length: 24 }, (_, i) => i),
    weights: new Float32Array(24).fill(0.25),
  };
}

test('tangents follow +u, the bitangent runs up the picture, and mirrored charts get vertices of their own', () => {
  const pair = mirroredPair();
  const { mesh, joints } = addTangents(pair);
  expect(mesh.positions.length / 3).toBe(8);
  const tangents = mesh.tangents as Float32Array;
  for (let c = 0; c < 12; c++) {
    const t = [...tangents.subarray(4 * mesh.indices[c], 4 * mesh.indices[c] + 4)];
    expect(t).toEqual(c < 6 ? [1, 0, 0, 1] : [-1, 0, 0, -1]);
    const old = pair.mesh.indices[c];
    expect([...(joints as Uint16Array).subarray(4 * mesh.indices[c], 4 * mesh.indices[c] + 4)]).toEqual([
      ...pair.joints.subarray(4 * old, 4 * old + 4),
    ]);
  }
});

test('vertices split for no reason share their tangent, and all are unit and orthogonal, degenerate charts included', () => {
  const rng = createRng(2);
  const count = 300;
  const at = Array.from({ length: count }, () => rng.int(40));
  const base = { p: new Float32Array(120).map(() => rng.normal()), t: new Float32Array(80).map(() => rng.next()) };
  const unit = Array.from({ length: 40 }, () => {
    const n = [rng.normal(), rng.normal(), rng.normal()];
    return n.map((x) => x / Math.hypot(...n));
  });
  for (let i = 0; i < 10; i++) base.t[i] = 0.5;
  const mesh = {
    positions: Float32Array.from({ length: 3 * count }, (_, i) => base.p[3 * at[Math.floor(i / 3)] + (i % 3)]),
    normals: Float32Array.from({ length: 3 * count }, (_, i) => unit[at[Math.floor(i / 3)]][i % 3]),
    uvs: Float32Array.from({ length: 2 * count }, (_, i) => base.t[2 * at[Math.floor(i / 2)] + (i % 2)]),
    indices: Uint32Array.from({ length: count }, (_, i) => i),
  };
  const { tangents, normals } = addTangents({ mesh }).mesh as Required<typeof mesh> & { tangents: Float32Array };
  const seen = new Map<string, string>();
  for (let v = 0; v < count; v++) {
    const [x, y, z, w] = tangents.subarray(4 * v, 4 * v + 4);
    expect(Math.hypot(x, y, z)).toBeCloseTo(1, 5);
    expect(x * normals[3 * v] + y * normals[3 * v + 1] + z * normals[3 * v + 2]).toBeCloseTo(0, 5);
    const key = `${at[v]} ${w}`;
    expect(seen.get(key) ?? `${x} ${y} ${z}`).toBe(`${x} ${y} ${z}`);
    seen.set(key, `${x} ${y} ${z}`);
  }
});
