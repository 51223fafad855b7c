import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { masonry } from './masonry.ts';
import { addTower } from './tower.ts';

/** A gate block between two towers: pointed arch, portcullis, doors, drawbridge on chains, banner and arms. */
export function addGatehouse(b: Bench, z: number, h: number, cone: boolean, wind: number): void {
  const w = 6.2;
  const d = 5;
  const gate = masonry.archOutline(3.4, 5, true);
  const front = z + d / 2;
  const block = solid.span([-w / 2, 0, z - d / 2], [w / 2, h, front], 0.04);
  const passage = solid.slab(gate, d + 2, [0, -0.01, z], 'z', { bevel: 0 });
  const slits = [-1.6, 1.6].map((x) => solid.put(masonry.slit(1.3), [x, h - 2.2, front]));
  b.add('gatehouse', 'walls', solid.cut(block, passage, ...slits));
  b.add('gate arch', 'stone', solid.put(masonry.voussoirs(3.4, 5, 0.5, true), [0, 0, front - 0.1]));
  addPortcullis(b, front - 0.55);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const leaf: Shape[] = [];
    for (let i = 0; i < 5; i++) leaf.push(solid.box([0.12, 3.9, 0.3], [s * 1.62, 1.96, z + 0.1 + i * 0.31], 0.02));
    b.add(`${side} gate door`, 'wood', solid.many(leaf), { grain: [0, 1, 0] });
    addTower(b, {
      name: `${side} gate tower`,
      at: [s * (w / 2 + 1.25), z + 0.9],
      r: 2.1,
      h: h + 1.6,
      roof: cone ? 'cone' : 'open',
      face: 0,
      flag: true,
      wind,
    });
    const chain: Vec3[] = [];
    for (let i = 0; i < 15; i++) chain.push([s * 1.55, 4.6 - (4.2 * i) / 14, front + 0.1 + (4.3 * i) / 14]);
    const link = solid.hoop(0.12, { kind: 'circle', r: 0.03 }, [0, 0, 0], 'x', 12);
    b.add(
      `${side} bridge chain`,
      'metal',
      solid.at(
        link,
        chain.map((at, i) => ({ at, rot: [45, 0, i % 2 ? 90 : 0] as Vec3, scale: [1, 1, 1.5] as Vec3 })),
      ),
      { detail: 0.4 },
    );
  }
  const planks: Shape[] = [];
  for (let i = 0; i < 12; i++) planks.push(solid.box([3.3, 0.14, 0.37], [0, 0.24, front + 0.3 + i * 0.39], 0.02));
  b.add('drawbridge', 'wood', solid.many(planks), { grain: [1, 0, 0] });
  b.add('drawbridge beams', 'wood', solid.both(solid.box([0.22, 0.16, 4.8], [1.3, 0.12, front + 2.4], 0.02)), {
    grain: [0, 0, 1],
  });
  b.add(
    'gatehouse corbels',
    'stone',
    solid.at(
      solid.slab(
        [
          [0, 0],
          [0.34, 0.5],
          [0.34, 0.62],
          [0, 0.62],
        ],
        0.28,
        [0, 0, 0],
        'x',
        { bevel: 0.03 },
      ),
      Array.from({ length: 6 }, (_, i) => ({ at: [-2.0 + i * 0.8, h - 1.12, front - 0.02] as Vec3 })),
    ),
  );
  b.add('gatehouse parapet', 'walls', solid.box([w, 1.0, 0.45], [0, h + 0.0, front + 0.13], 0.03));
  b.add(
    'gatehouse merlons',
    'walls',
    masonry.merlons([-w / 2 + 0.2, front + 0.13], [w / 2 - 0.2, front + 0.13], h + 0.49, 0.44, 0.8),
  );
  addBanner(b, front + 0.06, h - 1.3);
}

function addPortcullis(b: Bench, z: number): void {
  const bars: Shape[] = [];
  for (let i = 0; i < 9; i++) {
    const x = -1.52 + i * 0.38;
    const top = 4.7 - Math.abs(x) * 0.75;
    bars.push(solid.box([0.11, top - 1.75, 0.11], [x, (top + 1.75) / 2, z], 0.015));
    bars.push(
      solid.turned(
        [
          [0, 1.35],
          [0.075, 1.8],
          [0, 1.8],
        ],
        [x, 0, z],
        { bevel: 0, segments: 8 },
      ),
    );
  }
  for (let j = 0; j < 6; j++) {
    const y = 2.0 + j * 0.45;
    const half = Math.min(1.6, (4.75 - y) / 0.75);
    if (half > 0.2) bars.push(solid.box([2 * half, 0.1, 0.08], [0, y, z - 0.02], 0.012));
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
  b.add('banner rod', 'metal', solid.rod([-w / 2 - 0.15, y, z + 0.03], [w / 2 + 0.15, y, z + 0.03], 0.045));
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
