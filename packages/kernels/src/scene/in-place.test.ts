import { expect, test } from 'vitest';
import { keepInPlace } from './in-place.ts';
import { computeWorldMatrices } from './matrices.ts';
import { poseScene } from './pose.ts';
import type { AnimationChannel, Scene, SceneGraphNode } from './scene.ts';

type Triple = [number, number, number];

const HALF = Math.SQRT1_2;
const [ROOT, HIPS] = [1, 2];

/** A man of boxes, 2 m high, as programs with Z up and centimetres write him: armature (turned, scaled) > root > hips > head. */
function walker(...channels: AnimationChannel[]): Scene {
  const place = { translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] } as const;
  const node = (name: string, children: number[], extra: Partial<SceneGraphNode> = {}): SceneGraphNode => ({
    name,
    children,
    ...(structuredClone(place) as Pick<SceneGraphNode, 'translation' | 'rotation' | 'scale'>),
    ...extra,
  });
  const bind = Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
  return {
    nodes: [
      node('armature', [ROOT], { rotation: [-HALF, 0, 0, HALF], scale: [0.01, 0.01, 0.01] }),
      node('root', [HIPS]),
      node('hips', [3], { translation: [0, 0, 100] }),
      node('head', [], { translation: [0, 0, 80] }),
      node('body', [], { mesh: 0, skin: 0 }),
    ],
    roots: [0, 4],
    meshes: [
      {
        name: 'body',
        primitives: [
          {
            mesh: {
              positions: Float32Array.of(-30, -20, -100, 30, 20, -100, 0, 0, 100),
              indices: Uint32Array.of(0, 1, 2),
            },
            joints: Uint16Array.of(1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0),
            weights: Float32Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0),
          },
        ],
      },
    ],
    materials: [],
    textures: [],
    skins: [{ name: 'skin', joints: [ROOT, HIPS, 3], inverseBindMatrices: Float32Array.of(...bind, ...bind, ...bind) }],
    animations: [{ name: 'clip', channels }],
  };
}

/** Keys of the hips, in the armature's own space: X right, Y back, Z up. */
function keys(node: number, at: (share: number) => Triple, interpolation: 'LINEAR' | 'CUBICSPLINE' = 'LINEAR') {
  const shares = Array.from({ length: 9 }, (_, i) => i / 8);
  const slope = (s: number): number[] => at(s + 1e-5).map((x, k) => (x - at(s - 1e-5)[k]) / 2e-5);
  return {
    node,
    path: 'translation',
    interpolation,
    times: Float32Array.from(shares),
    values: Float32Array.from(
      shares.flatMap((s) => (interpolation === 'LINEAR' ? at(s) : [...slope(s), ...at(s), ...slope(s)])),
    ),
  } as const;
}

/** Where a node goes, metres. */
function course(scene: Scene, node: number): Triple[] {
  return Array.from({ length: 41 }, (_, i) => {
    const m = computeWorldMatrices(poseScene(scene, scene.animations[0], i / 40))[node] as Float64Array;
    return [m[12], m[13], m[14]];
  });
}

function expectNear(found: Triple[], expected: Triple[]): void {
  found.forEach((p, i) => {
    for (let k = 0; k < 3; k++) expect(p[k], `${i} ${k}`).toBeCloseTo(expected[i][k], 5);
  });
}

const step = (s: number): Triple => [
  5 * Math.sin(2 * Math.PI * s),
  3 * Math.sin(4 * Math.PI * s),
  100 - 4 * Math.cos(4 * Math.PI * s),
];
const travelling = (s: number): Triple => [step(s)[0] + 40 * s, step(s)[1] - 150 * s, step(s)[2]];

test.each(['LINEAR', 'CUBICSPLINE'] as const)(
  'a walk (%s) loses its course, and keeps its sway, its bounce and its keys',
  (kind) => {
    const given = walker(keys(HIPS, travelling, kind));
    const before = structuredClone(given);
    const kept = keepInPlace(given);
    expect(given).toEqual(before);
    expectNear(course(kept, HIPS), course(walker(keys(HIPS, step, kind)), HIPS));
    expect(kept.animations[0].channels[0]).toMatchObject({ interpolation: kind, times: keys(HIPS, step).times });
  },
);

test('a root joint on the ground stays where it starts, and what the hips do about it stays', () => {
  const dash = keys(ROOT, (s) => [0, -120 * s * s, 0]);
  const kept = keepInPlace(walker(dash, keys(HIPS, step)));
  expectNear(course(kept, HIPS), course(walker(keys(HIPS, step)), HIPS));
  for (const p of course(kept, ROOT)) expect(Math.hypot(p[0], p[2])).toBeLessThan(1e-6);
});

test('travel is taken out in the world, while the parent turns', () => {
  const turn: AnimationChannel = {
    node: ROOT,
    path: 'rotation',
    interpolation: 'LINEAR',
    times: Float32Array.of(0, 1),
    values: Float32Array.of(0, 0, 0, 1, 0, 0, HALF, HALF),
  };
  const given = walker(turn, keys(HIPS, travelling));
  const kept = course(keepInPlace(given), HIPS);
  course(given, HIPS).forEach(([, y], i) => {
    expect(kept[i][1]).toBeCloseTo(y, 5);
    expect(Math.hypot(kept[i][0] - kept[0][0], kept[i][2] - kept[0][2])).toBeLessThan(1e-3);
  });
});

test('a jump is held over its spot; a strike, and a clip that stands, are left alone', () => {
  const jump = walker(keys(HIPS, (s) => [0, s < 0.5 ? 0 : -100, 100 + 50 * Math.sin(Math.PI * s)]));
  const heights = course(jump, HIPS).map(([, y]): Triple => [0, y, 0]);
  expectNear(course(keepInPlace(jump), HIPS), heights);
  const strike = walker(keys(HIPS, (s) => [0, -15 * Math.sin(Math.PI * s), 100 - 10 * s]));
  expect(keepInPlace(strike).animations[0]).toBe(strike.animations[0]);
  const stand = walker(keys(HIPS, step));
  expect(keepInPlace(stand).animations[0]).toBe(stand.animations[0]);
});

test('a thing without a skin comes home alone, but not from among others', () => {
  const scene = walker(keys(HIPS, travelling));
  scene.nodes.splice(4, 1);
  scene.roots = [0];
  scene.skins = [];
  scene.meshes[0].primitives = [{ mesh: scene.meshes[0].primitives[0].mesh }];
  scene.nodes[HIPS].mesh = 0;
  expectNear(
    course(keepInPlace(scene), HIPS),
    course({ ...scene, animations: walker(keys(HIPS, step)).animations }, HIPS),
  );
  scene.nodes[0].mesh = 0;
  expect(keepInPlace(scene).animations[0]).toBe(scene.animations[0]);
});
