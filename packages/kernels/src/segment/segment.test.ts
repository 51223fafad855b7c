import { expect, test } from 'vitest';
import { type Mesh, measureMesh, mergeMeshes, transformMesh, weld } from '../mesh/index.ts';
import { joinScene, type Scene } from '../scene/index.ts';
import { cutParts } from './cut-parts.ts';
import { expandLabels } from './expand-labels.ts';
import { type FoundParts, findMeshParts } from './find-parts.ts';
import { buildPatches, measureSurface } from './patches.ts';
import { labelScene, segmentScene } from './segment-scene.ts';
import { findWalls } from './walls.ts';

/** A body turned about Y: radius over height, `around` sides, closed at both ends. With texture coordinates. */
function turned(profile: readonly (readonly [number, number])[], around: number): Mesh {
  const positions: number[] = [0, profile[0][1], 0];
  const uvs: number[] = [0, 0];
  const indices: number[] = [];
  profile.forEach(([r, y], i) => {
    for (let k = 0; k < around; k++) {
      const t = (2 * Math.PI * k) / around;
      positions.push(r * Math.sin(t), y, r * Math.cos(t));
      uvs.push(k / around, i / profile.length);
    }
  });
  const at = (i: number, k: number): number => 1 + i * around + (k % around);
  const last = positions.length / 3;
  positions.push(0, profile[profile.length - 1][1], 0);
  uvs.push(0, 1);
  for (let k = 0; k < around; k++) {
    indices.push(0, at(0, k + 1), at(0, k), last, at(profile.length - 1, k), at(profile.length - 1, k + 1));
    for (let i = 0; i + 1 < profile.length; i++)
      indices.push(at(i, k), at(i, k + 1), at(i + 1, k), at(i, k + 1), at(i + 1, k + 1), at(i + 1, k));
  }
  return { positions: Float32Array.from(positions), uvs: Float32Array.from(uvs), indices: Uint32Array.from(indices) };
}

/** Two balls of radius 1 at heights 1 and 4 with a bar of radius 0.25 between them. */
function dumbbell(rings: number, around: number): Mesh {
  const profile: [number, number][] = [];
  for (let i = 1; i <= rings; i++) {
    const t = (i / (rings + 0.001)) * (Math.PI - 0.2527);
    profile.push([Math.sin(t), 1 - Math.cos(t)]);
  }
  const upper = profile.map(([r, y]): [number, number] => [r, 5 - y]).reverse();
  return turned([...profile, ...upper], around);
}

/** Where the middle of a patch lies: on the lower ball, the bar, or the upper ball. */
const truthOf = (y: number): number => (y < 1.95 ? 0 : y > 3.05 ? 2 : 1);

function rand({ graph, ofPatch }: FoundParts): number {
  let agree = 0;
  let all = 0;
  for (let i = 0; i < graph.count; i += 7)
    for (let j = i + 1; j < graph.count; j += 7) {
      const w = graph.area[i] * graph.area[j];
      const same = truthOf(graph.centre[3 * i + 1]) === truthOf(graph.centre[3 * j + 1]);
      all += w;
      if (same === (ofPatch[i] === ofPatch[j])) agree += w;
    }
  return agree / all;
}

test('labels settle where they cost least in all', () => {
  // A chain whose data wants 0 0 1 0 0 | 1 1: the lone 1 costs more in borders than it gains.
  const want = [0, 0, 1, 0, 0, 1, 1];
  const cost = Float64Array.from(want.flatMap((w) => [w === 0 ? 0 : 1, w === 1 ? 0 : 1]));
  const a = Int32Array.from([0, 1, 2, 3, 4, 5]);
  const b = Int32Array.from([1, 2, 3, 4, 5, 6]);
  const problem = { nodes: 7, labels: 2, cost, a, b, weight: new Float64Array(6).fill(0.8) };
  expect([...expandLabels(problem, Int32Array.from(want))]).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

test.each([
  [8, 12],
  [60, 200],
])('thick and thin are told apart, of few triangles and of many (%i rings of %i)', (rings, around) => {
  const mesh = weld(dumbbell(rings, around));
  expect(measureMesh(mesh)).toMatchObject({ isWatertight: true });
  const found = findMeshParts(mesh, 'simple');
  expect(found.count).toBe(3);
  expect(rand(found)).toBeGreaterThan(0.95);
});

test('cuts change no shape, open no seam, and leave triangles far from them alone', () => {
  const mesh = weld(dumbbell(24, 48));
  const before = measureMesh(mesh);
  const found = findMeshParts(mesh, 'simple');
  const cut = cutParts(found);
  const whole: Mesh = { positions: Float32Array.from(cut.positions), indices: Uint32Array.from(cut.corners) };
  const after = measureMesh(weld(whole));
  expect(after).toMatchObject({ isWatertight: true, nonManifoldEdges: 0 });
  expect(after.area).toBeCloseTo(before.area, 3);
  expect(after.volume).toBeCloseTo(before.volume, 3);
  // a face that is alone in coming from its source is that source
  const pieces = new Uint32Array(before.faces);
  for (const f of cut.source) pieces[f]++;
  expect(pieces.filter((n) => n === 1).length).toBeGreaterThan(0.4 * before.faces);
  // the line between ball and bar runs level
  const heights: number[] = [];
  for (let f = 0; f < cut.part.length; f++) {
    for (let k = 0; k < 3; k++) {
      const v = cut.corners[3 * f + k];
      if (v >= found.fine.positions.length / 3) heights.push(cut.positions[3 * v + 1]);
    }
  }
  const lower = heights.filter((y) => y < 2.5);
  expect(Math.max(...lower) - Math.min(...lower)).toBeLessThan(0.25);
});

function sceneOf(meshes: readonly Mesh[]): Scene {
  return {
    nodes: meshes.map((_, mesh) => ({
      ...{ name: `node ${mesh}`, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] },
      mesh,
    })),
    roots: meshes.map((_, i) => i),
    meshes: meshes.map((mesh, i) => ({ name: `${i}`, primitives: [{ mesh, material: 0 }] })),
    materials: [
      {
        ...{ name: 'paint', baseColorFactor: [1, 0, 0, 1], metallicFactor: 0, roughnessFactor: 1 },
        ...{ emissiveFactor: [0, 0, 0], alphaMode: 'OPAQUE', doubleSided: false },
      },
    ],
    ...{ textures: [], skins: [], animations: [] },
  };
}

test('parts become named nodes with the materials and coordinates of the source', () => {
  const source = sceneOf([dumbbell(24, 48)]);
  const { scene, parts } = segmentScene(source, { granularity: 'simple', semantic: true, split: true });
  expect(scene.nodes.map(({ name }) => name).sort()).toEqual(parts.map(({ name }) => name).sort());
  expect(new Set(parts.map(({ name }) => name)).size).toBe(3);
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
  for (const { primitives } of scene.meshes)
    for (const { mesh, material } of primitives) {
      expect(material).toBe(0);
      expect(mesh.uvs?.length).toBe((mesh.positions.length / 3) * 2);
      expect(mesh.uvs?.every((v) => v >= 0 && v <= 1)).toBe(true);
    }
  expect(measureMesh(weld(joinScene(scene).mesh)).isWatertight).toBe(true);
});

test('faces are told the part that they belong to, the model as it is', () => {
  const source = sceneOf([dumbbell(24, 48)]);
  const labels = labelScene(source, { granularity: 'simple', semantic: true, split: true });
  const { positions, indices } = joinScene(source).mesh;
  expect(labels).toHaveLength(indices.length / 3);
  const at = [0, 1, 2].map((level) =>
    labels.filter((_, f) => {
      const heights = [0, 1, 2].map((k) => positions[3 * indices[3 * f + k] + 1]);
      return level === 0
        ? Math.max(...heights) < 1.8
        : level === 2
          ? Math.min(...heights) > 3.2
          : heights.every((y) => y > 2.1 && y < 2.9);
    }),
  );
  // Each end is one part, and they are not the same.
  expect(new Set(at[0]).size).toBe(1);
  expect(new Set(at[2]).size).toBe(1);
  expect(at[0][0]).not.toBe(at[2][0]);
});

test('what is known by name keeps it; without split, pieces of one name are one part', () => {
  const pieces = [-1.5, 1.5].map((x) =>
    transformMesh(dumbbell(12, 24), Float64Array.of(1, 0, 0, x, 0, 1, 0, 0, 0, 0, 1, 0)),
  );
  const source = sceneOf(pieces);
  const faces = joinScene(source).mesh.faceGroups;
  const known = Array.from(faces, (node) => (node === 0 ? 'red weight' : 'blue weight'));
  const named = segmentScene(source, { granularity: 'simple', semantic: true, split: true, known });
  const names = named.parts.map(({ name }) => name).join();
  expect(names).toContain('red weight');
  expect(names).toContain('blue weight');
  const options = { granularity: 'simple', semantic: false } as const;
  const apart = segmentScene(source, { ...options, split: true });
  const together = segmentScene(source, { ...options, split: false });
  expect(apart.parts.length).toBeGreaterThan(1);
  expect(together.parts.length).toBe(1);
  expect(mergeMeshes(together.scene.meshes.flatMap((m) => m.primitives.map((p) => p.mesh))).indices.length).toBe(
    apart.scene.meshes.flatMap((m) => m.primitives).reduce((n, p) => n + p.mesh.indices.length, 0),
  );
});

test('nothing to divide is an error with a sentence', () => {
  expect(() => segmentScene(sceneOf([]), { granularity: 'simple', semantic: false, split: true })).toThrow(/no faces/);
});

test('the two sides of a thin wall are found, those of a thick body are not', () => {
  const bowl = (r: number): [number, number][] =>
    Array.from({ length: 32 }, (_, i) => {
      const t = 0.02 + ((Math.PI - 0.37) * i) / 31;
      return [r * Math.sin(t), 1 - r * Math.cos(t)];
    });
  const wallsOf = (inner: number): { shares: number; crossing: number } => {
    // Up the outside, over the rim, down the inside.
    const pot = weld(turned([...bowl(1), ...bowl(inner).reverse()], 64));
    const graph = buildPatches(measureSurface({ positions: pot.positions, corners: pot.indices }), 0.1);
    const { a, b } = findWalls(graph, 0.2);
    const isOutside = (n: number): boolean =>
      Math.hypot(graph.centre[3 * n], graph.centre[3 * n + 1] - 1, graph.centre[3 * n + 2]) > (1 + inner) / 2;
    return {
      shares: a.length / graph.count,
      crossing: a.filter((n, e) => isOutside(n) !== isOutside(b[e])).length / a.length,
    };
  };
  const thin = wallsOf(0.92);
  expect(thin.shares).toBeGreaterThan(0.9);
  expect(thin.crossing).toBeGreaterThan(0.98);
  expect(wallsOf(0.6).shares).toBe(0);
});
