import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addTower } from './tower.ts';

/** A gate block between two towers: pointed arch, portcullis, doors, drawbridge on chains, banner and arms. */
export function addGatehouse(b: Bench, z: number, h: number, cone: boolean, wind: number): void {
  const w = 6.2;
  const d = 5;
  const front = z + d / 2;
  b.add('gatehouse', 'walls', gateBlock(w, h, d, z));
  b.add('gate arch', 'stone', solid.put(masonry.archRing(3.4, 5, 0.42, 0.5, true), [0, 0, front]));
  addPortcullis(b, front - 0.55);
  b.add(
    'gate doors',
    { ...b.tint('wood', {}), base: 'planks', grain: [0, 1, 0] },
    solid.both(solid.box([0.12, 3.9, 1.5], [1.6, 1.96, front - 1.5], 0)),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addTower(b, {
      name: `${side} gate tower`,
      at: [s * (w / 2 + 1.25), z + 0.9],
      r: 2.1,
      h: h + 1.6,
      roof: cone ? 'cone' : 'open',
      face: 0,
      slits: 1,
      flag: true,
      wind,
    });
    const chain = Array.from(
      { length: 25 },
      (_, i): Vec3 => [s * 1.62, 4.7 - (4.3 * i) / 24, front + 0.1 + (4.4 * i) / 24],
    );
    b.add(
      `${side} bridge chain`,
      'metal',
      solid.tube(chain, 0.085, { spline: 'linear', cap: 'flat', taper: chain.map((_, i) => (i % 2 ? 1 : 0.6)) }),
    );
  }
  b.add(
    'drawbridge',
    { ...b.tint('wood', {}), base: 'planks', grain: [1, 0, 0] },
    solid.box([3.4, 0.2, 4.7], [0, 0.36, front + 2.45], 0.03),
  );
  addBanner(b, front + 0.06, h - 1.2);
}

/** The block itself, one shell: passage, slits, a platform behind a parapet that hangs over on a cove. */
function gateBlock(w: number, h: number, d: number, z: number): Shape {
  const front = z + d / 2;
  const profile: Vec2[] = [
    [z - d / 2, 0],
    [front, 0],
    [front, h - 0.7],
    [front + 0.34, h - 0.2],
    [front + 0.34, h + 1.7],
    [front - 0.1, h + 1.7],
    [front - 0.1, h],
    [z - d / 2, h],
  ];
  const passage = solid.slab(masonry.archOutline(3.4, 5, true), d + 2, [0, -0.01, z], 'z', { bevel: 0 });
  const crenels = masonry.crenels([-w / 2 + 0.4, front + 0.12], [w / 2 - 0.4, front + 0.12], h + 1.7, 0.5, 0.8);
  const slits = [-2.2, 2.2].map((x) => solid.put(masonry.slit(1.4), [x, h - 2.4, front]));
  return solid.cut(solid.slab(profile, w, [0, 0, 0], 'x', { bevel: 0 }), passage, ...crenels, ...slits);
}

function addPortcullis(b: Bench, z: number): void {
  const bars: Shape[] = [];
  for (let i = 0; i < 6; i++) {
    const x = -1.5 + i * 0.6;
    const top = 4.7 - Math.abs(x) * 0.75;
    bars.push({
      op: 'sweep',
      path: [
        [x, top, z],
        [x, 1.75, z],
        [x, 1.3, z],
      ],
      section: { kind: 'rect', w: 0.15, h: 0.12 },
      taper: [1, 1, 0.15],
      spline: 'linear',
      cap: 'flat',
    });
  }
  for (let j = 0; j < 5; j++) {
    const y = 2.0 + j * 0.55;
    const half = Math.min(1.6, (4.75 - y) / 0.75);
    if (half > 0.2) bars.push(solid.box([2 * half, 0.13, 0.1], [0, y, z - 0.02], 0));
  }
  b.add('portcullis', 'metal', solid.many(bars));
}

function addBanner(b: Bench, z: number, y: number): void {
  const w = 1.2;
  const drop = 1.5;
  const cloth: Vec2[] = [
    [-w / 2, y],
    [-w / 2, y - drop],
    [0, y - drop - 0.5],
    [w / 2, y - drop],
    [w / 2, y],
  ];
  b.add('gate banner', 'flags', solid.slab(cloth, 0.04, [0, 0, z], 'z', { bevel: 0.006 }));
  b.add('banner rod', 'metal', solid.rod([-w / 2 - 0.15, y, z + 0.03], [w / 2 + 0.15, y, z + 0.03], 0.075));
  const shield: Vec2[] = [
    [-0.36, -0.55],
    [0.36, -0.55],
    [0.36, -0.95],
    [0.22, -1.3],
    [0, -1.5],
    [-0.22, -1.3],
    [-0.36, -0.95],
  ].map(([x, v]): Vec2 => [x, y + v]);
  b.add('banner arms', 'gold', solid.slab([...shield].reverse(), 0.05, [0, 0, z + 0.025], 'z', { bevel: 0.01 }));
}
