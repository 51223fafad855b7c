import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Gable, gableTiles } from '../../kits/building/gable.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import type { HousePlan } from './plan.ts';

/** A small gabled roof over the door on posts with brackets, or a flat canopy on columns for a town house. */
export function addPorch(b: Bench, p: HousePlan): void {
  const x = p.doorU;
  const z = p.d / 2;
  const out = 1.25;
  const w = 1.9;
  const y = p.plinth + 2.42;
  if (p.style === 'townhouse') {
    addPortico(b, x, z, y);
    return;
  }
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const px = x + sx * (w / 2 - 0.1);
    b.add(`${side} porch post`, 'trim', solid.box([0.14, y - 0.1, 0.14], [px, (y + 0.1) / 2, z + out - 0.14], 0.012), {
      grain: [0, 1, 0],
    });
    b.add(`${side} post foot`, 'stone', solid.box([0.28, 0.36, 0.28], [px, 0.18, z + out - 0.14], 0.02));
    b.add(
      `${side} post bracket`,
      'trim',
      solid.bar(
        [
          [px, y - 0.5, z + out - 0.14],
          [px - sx * 0.38, y - 0.06, z + out - 0.14],
        ],
        { kind: 'rect', w: 0.07, h: 0.09, r: 0.01 },
        { up: [0, 1, 0] },
      ),
    );
    b.add(
      `${side} porch beam`,
      'trim',
      solid.box([0.13, 0.16, out + 0.02], [px, y + 0.02, z + out / 2 - 0.06], 0.012),
      { grain: [0, 0, 1] },
    );
  }
  b.add('porch beam', 'trim', solid.box([w, 0.17, 0.13], [x, y + 0.022, z + out - 0.14], 0.012), { grain: [1, 0, 0] });
  const pitch = 38;
  const g: Gable = { a: out / 2 + 0.1, c: w / 2, y: y + 0.08, pitch, eaves: 0.16, verge: 0.1 };
  const turn = (of: Shape): Shape => solid.put(of, [x, 0, z + out / 2 + 0.02], [0, -90, 0]);
  b.add('porch roof', 'roof', turn(gableTiles(g)), { detail: 0.7 });
  const t = Math.tan((pitch * Math.PI) / 180);
  const top = g.y + g.c * t + 0.13;
  const run = g.c + g.eaves;
  const ye = g.y - g.eaves * t;
  const board: Vec2[] = [
    [run, ye - 0.08],
    [run, ye + 0.07],
    [0, top - 0.06],
    [-run, ye + 0.07],
    [-run, ye - 0.08],
    [0, top - 0.22],
  ];
  b.add('porch bargeboard', 'trim', turn(solid.slab(board, 0.04, [g.a + g.verge - 0.02, 0, 0], 'x', { bevel: 0.006 })));
  const gable: Vec2[] = [
    [g.c - 0.04, g.y],
    [0, g.y + g.c * t - 0.06],
    [-g.c + 0.04, g.y],
  ];
  b.add('porch gable', 'walls', turn(solid.slab([...gable].reverse(), 0.08, [g.a - 0.1, 0, 0], 'x', { bevel: 0.006 })));
  b.add(
    'porch ridge',
    'roof',
    turn(
      solid.bar(
        [
          [-g.a, top - 0.005, 0],
          [g.a + g.verge, top - 0.005, 0],
        ],
        { kind: 'ellipse', rx: 0.08, ry: 0.06 },
        { up: [0, 1, 0] },
      ),
    ),
  );
}

function addPortico(b: Bench, x: number, z: number, y: number): void {
  const out = 1.1;
  const column: Vec2[] = [
    [0, 0],
    [0.16, 0],
    [0.16, 0.06],
    [0.12, 0.1],
    [0.115, 0.3],
    [0.11, 1.2],
    [0.095, y - 0.28],
    [0.11, y - 0.24],
    [0.14, y - 0.17],
    [0.14, y - 0.1],
    [0, y - 0.1],
  ];
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${side} porch column`, 'trim', solid.turned(column, [x + sx * 0.82, 0.1, z + out - 0.2]));
  b.add('porch floor', 'stone', solid.box([2.2, 0.12, out + 0.2], [x, 0.06, z + out / 2 - 0.02], 0.02));
  b.add(
    'porch entablature',
    'trim',
    solid.many([
      solid.box([2.06, 0.24, out], [x, y + 0.12, z + out / 2], 0.015),
      solid.box([2.2, 0.08, out + 0.08], [x, y + 0.28, z + out / 2], 0.02),
      solid.box([2.3, 0.05, out + 0.14], [x, y + 0.345, z + out / 2], 0.015),
    ]),
  );
  const n = 11;
  const teeth: Vec3[] = [];
  for (let i = 0; i < n; i++) teeth.push([x - 0.95 + (1.9 * i) / (n - 1), y + 0.215, z + out + 0.012]);
  b.add(
    'porch dentils',
    'trim',
    solid.at(
      solid.box([0.09, 0.06, 0.05], [0, 0, 0], 0.006),
      teeth.map((at) => ({ at })),
    ),
    { detail: 0.5 },
  );
  for (const sx of [-1, 1]) {
    const posts: Vec3[] = [];
    for (let i = 0; i < 5; i++) posts.push([x + sx * 1.02, y + 0.56, z + 0.15 + i * 0.22]);
    b.add(
      'balcony rail',
      'metal',
      solid.many([
        solid.box([0.03, 0.03, out], [x + sx * 1.02, y + 0.78, z + out / 2], 0.008),
        solid.at(
          solid.cyl(0.011, 0.42),
          posts.map((at) => ({ at })),
        ),
      ]),
      { detail: 0.5 },
    );
  }
  const front: Vec3[] = [];
  for (let i = 0; i < 9; i++) front.push([x - 1.02 + (2.04 * i) / 8, y + 0.56, z + out]);
  b.add(
    'balcony front rail',
    'metal',
    solid.many([
      solid.box([2.07, 0.032, 0.03], [x, y + 0.78, z + out], 0.008),
      solid.at(
        solid.cyl(0.011, 0.42),
        front.map((at) => ({ at })),
      ),
    ]),
    { detail: 0.5 },
  );
}
