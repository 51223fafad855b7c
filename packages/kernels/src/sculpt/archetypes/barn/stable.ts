import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { battens, crossbuck, lappedRoof, strapHinge } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A row of boxes for horses under one roof: halved doors, posts before them, hay rack, trough, lanterns. */
export function buildStable(b: Bench, stalls: number, taste: Rng): void {
  const bay = 3.1;
  const [l, d, wall] = [stalls * bay + 0.4, 4.4, 2.7];
  b.add('footing', 'base', solid.box([l + 0.2, 0.3, d + 0.2], [0, 0.15, -0.2], 0.04));
  b.add('yard', 'base', solid.box([l + 0.2, 0.12, 2.1], [0, 0.06, d / 2 + 0.8], 0.03));
  const half: Vec2[] = [
    [d / 2, 0.26],
    [d / 2, wall],
    [0, wall + 1.55],
  ];
  b.add(
    'walls',
    'walls',
    solid.put(solid.slab(gableEnd(half), l, [0, 0, 0], 'z', { bevel: 0.01 }), [0, 0, -0.2], [0, 90, 0]),
    { grain: [0, 1, 0], detail: 1.2 },
  );
  const line: Vec2[] = [
    [d / 2 + 1.55, wall - 0.32],
    [d / 2 - 0.2, wall + 0.3],
    [0, wall + 1.72],
  ];
  b.add('roof', 'roof', solid.put(lappedRoof(line, l + 0.9, 0.3), [0, 0, -0.2], [0, -90, 0]), { detail: 1.2 });
  b.add('ridge cap', 'roof', solid.box([l + 0.94, 0.1, 0.34], [0, wall + 1.75, -0.2], 0.03));
  const zf = d / 2 - 0.2;
  b.add(
    'battens',
    'walls',
    solid.put(
      battens(l, stalls * 9, 0.07, 0.05, () => wall),
      [0, 0, -d / 2 - 0.22],
    ),
    { detail: 0.3 },
  );
  for (let i = 0; i < stalls; i++) {
    const x = (i - (stalls - 1) / 2) * bay;
    const n = `stall ${i + 1}`;
    const openTop = taste.next() < 0.6;
    b.add(
      `${n} frame`,
      'trim',
      solid.slab(outline.pairs([-0.75, 0, 0.75, 0, 0.75, 2.35, -0.75, 2.35]), 0.16, [x, 0.26, zf + 0.05], 'z', {
        holes: [outline.pairs([-0.62, 0.02, 0.62, 0.02, 0.62, 2.22, -0.62, 2.22])],
        bevel: 0.01,
      }),
    );
    b.add(`${n} dark`, { base: 'plain', color: '#1c1510' }, solid.box([1.26, 2.2, 0.06], [x, 1.38, zf + 0.01], 0));
    b.add(`${n} lower door`, 'door', solid.box([1.22, 1.18, 0.08], [x, 0.88, zf + 0.08], 0.01), { grain: [0, 1, 0] });
    b.add(`${n} lower cross`, 'trim', solid.put(crossbuck(1.22, 1.18, 0.13, 0.05), [x, 0.29, zf + 0.11]));
    const upper = solid.many([solid.box([1.22, 0.98, 0.07], [0.61, 0.49, 0], 0.01)]);
    b.add(
      `${n} upper door`,
      'door',
      solid.put(upper, [x - 0.63, 1.51, zf + (openTop ? 0.16 : 0.08)], [0, openTop ? -165 : 0, 0]),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${n} hinges`,
      'metal',
      solid.many([0.5, 1.2].map((y) => solid.put(strapHinge(0.5, 0.09, 0.02), [x - 0.6, y, zf + 0.16]))),
      { detail: 0.5 },
    );
    b.add(`${n} bolt`, 'metal', solid.rod([x + 0.35, 0.98, zf + 0.19], [x + 0.66, 0.98, zf + 0.19], 0.022));
    b.add(
      `${n} lamp`,
      { base: 'lamp', color: '#ffe6b0', color2: '#ffd27a' },
      solid.turned(outline.pairs([0, 0, 0.06, 0, 0.08, 0.1, 0.05, 0.2, 0, 0.2]), [x + 0.98, 1.95, zf + 0.16], {
        bevel: 0,
      }),
    );
    b.add(
      `${n} lamp cap`,
      'metal',
      solid.turned(outline.pairs([0, 0, 0.12, 0, 0.04, 0.08, 0, 0.1]), [x + 0.98, 2.14, zf + 0.16], { bevel: 0 }),
    );
  }
  addYard(b, stalls, bay, { l, wall, zf });
}

/** Posts of the roof, trough and hay. */
function addYard(
  b: Bench,
  stalls: number,
  bay: 3.1,
  { l, wall, zf }: Readonly<Record<'l' | 'wall' | 'zf', number>>,
): void {
  const zp = zf + 1.45;
  for (let i = 0; i <= stalls; i++) {
    const x = (i - stalls / 2) * bay;
    b.add(`post ${i + 1}`, 'trim', solid.box([0.18, wall - 0.3, 0.18], [x, (wall - 0.3) / 2 + 0.1, zp], 0.02), {
      grain: [0, 1, 0],
    });
    b.add(
      `post braces ${i + 1}`,
      'trim',
      solid.many(
        [-1, 1]
          .filter((s) => !(i === 0 && s < 0) && !(i === stalls && s > 0))
          .map((s) =>
            solid.bar(
              [
                [x, wall - 0.85, zp],
                [x + s * 0.55, wall - 0.28, zp],
              ],
              { kind: 'rect', w: 0.1, h: 0.1 },
              { up: [0, 0, 1] },
            ),
          ),
      ),
      { detail: 0.5 },
    );
  }
  b.add('eaves beam', 'trim', solid.box([l + 0.3, 0.2, 0.16], [0, wall - 0.22, zp], 0.02), { grain: [1, 0, 0] });
  b.add(
    'trough',
    'metal',
    solid.cut(
      solid.box([1.3, 0.5, 0.5], [l / 2 - 0.9, 0.4, zp + 0.2], 0.03),
      solid.box([1.18, 0.5, 0.38], [l / 2 - 0.9, 0.5, zp + 0.2], 0),
    ),
  );
  b.add(
    'water',
    { base: 'glass', color: '#4a7f94', transmission: 0 },
    solid.box([1.19, 0.04, 0.39], [l / 2 - 0.9, 0.56, zp + 0.2], 0),
  );
  const bale = (x: number, y: number, turn: number): Shape =>
    solid.box([0.95, 0.45, 0.5], [x, y, zp + 0.15], 0.05, [0, turn, 0]);
  b.add(
    'hay bales',
    { base: 'thatch', color: '#cfae5a', scale: 0.4 },
    solid.many([bale(-l / 2 + 0.8, 0.35, 4), bale(-l / 2 + 1.85, 0.35, -6), bale(-l / 2 + 1.3, 0.8, 2)]),
    { grain: [1, 0, 0] },
  );
  b.add(
    'bale strings',
    { base: 'rope', color: '#b8863c' },
    solid.many(
      [
        [-l / 2 + 0.8, 0.35, 4],
        [-l / 2 + 1.85, 0.35, -6],
        [-l / 2 + 1.3, 0.8, 2],
      ].flatMap(([x, y, t]) =>
        [-0.22, 0.22].map((u) =>
          solid.put(solid.box([0.025, 0.475, 0.525], [u, 0, 0], 0.012), [x, y, zp + 0.15], [0, t, 0]),
        ),
      ),
    ),
    { detail: 0.3 },
  );
}
