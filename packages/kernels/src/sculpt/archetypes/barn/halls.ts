import type { Vec2, Vec3 } from '../../../math/index.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { addWindows } from '../../kits/building/openings.ts';
import { spaced } from '../../kits/building/structure.ts';
import { lappedRoof } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A garage: rendered walls, tiled gable, panelled sectional door, side door, lamp, driveway. */
export function buildGarage(b: Bench): void {
  const [a, c, wall] = [2.1, 3, 2.5];
  b.add('footing', 'base', solid.box([2 * a + 0.16, 0.16, 2 * c + 0.16], [0, 0.08, 0], 0.02));
  b.add('driveway', 'base', solid.box([3.4, 0.1, 2.2], [0, 0.05, c + 1.2], 0.02));
  b.add(
    'walls',
    'walls',
    solid.cut(
      solid.slab(
        gableEnd([
          [a, 0.12],
          [a, wall],
          [0, wall + 1.25],
        ]),
        2 * c,
        [0, 0, 0],
        'z',
        { bevel: 0.01 },
      ),
      solid.box([2.9, 2.3, 0.3], [0, 1.25, c], 0),
    ),
    { detail: 1.1 },
  );
  b.add(
    'roof',
    'roof',
    lappedRoof(
      [
        [a + 0.4, wall - 0.16],
        [0, wall + 1.4],
      ],
      2 * c + 0.6,
      0.3,
    ),
    { detail: 1.2 },
  );
  b.add(
    'ridge tiles',
    'roof',
    solid.many(
      spaced([0, wall + 1.45, -c - 0.1], [0, wall + 1.45, c + 0.1], 13).map(({ at }) =>
        solid.box([0.3, 0.1, 0.47], at as Vec3, 0.03),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'barge boards',
    'trim',
    solid.both(
      solid.both(
        solid.bar(
          [
            [a + 0.4, wall - 0.28, c + 0.31],
            [0, wall + 1.27, c + 0.31],
          ],
          { kind: 'rect', w: 0.05, h: 0.2 },
          { up: [0, 1, 0] },
        ),
      ),
      'z',
    ),
  );
  b.add('gutters', 'metal', solid.both(solid.box([0.12, 0.1, 2 * c + 0.5], [a + 0.44, wall - 0.24, 0], 0.03)));
  b.add(
    'downpipe',
    'metal',
    solid.tube(
      [
        [a + 0.42, wall - 0.26, c - 0.1],
        [a + 0.08, wall - 0.5, c - 0.1],
        [a + 0.06, 0.2, c - 0.1],
      ],
      0.04,
      { spline: 'linear', cap: 'flat' },
    ),
  );
  for (let i = 0; i < 4; i++) {
    const y = 0.38 + i * 0.56;
    b.add(`door section ${i + 1}`, 'door', solid.box([2.86, 0.545, 0.05], [0, y, c - 0.1], 0.008));
    b.add(
      `door panels ${i + 1}`,
      i === 3 ? 'windows' : 'door',
      solid.many([-1.05, -0.35, 0.35, 1.05].map((x) => solid.box([0.52, 0.3, 0.03], [x, y, c - 0.075], 0.012))),
    );
  }
  b.add(
    'door frame',
    'trim',
    solid.slab(outline.pairs([-1.58, 0.1, 1.58, 0.1, 1.58, 2.54, -1.58, 2.54]), 0.1, [0, 0, c + 0.01], 'z', {
      holes: [outline.pairs([-1.43, 0.11, 1.43, 0.11, 1.43, 2.38, -1.43, 2.38])],
      bevel: 0.01,
    }),
  );
  b.add('door handle', 'metal', solid.box([0.24, 0.06, 0.05], [0, 0.62, c - 0.05], 0.015));
  b.add(
    'lamp bracket',
    'metal',
    solid.many([
      solid.box([0.12, 0.2, 0.04], [0, 3.02, c + 0.02], 0.01),
      solid.turned(outline.pairs([0, 0, 0.16, 0, 0.05, 0.12, 0, 0.14]), [0, 3.0, c + 0.16], { bevel: 0 }),
    ]),
  );
  b.add(
    'lamp',
    { base: 'lamp', color: '#ffe6b0', color2: '#ffd27a' },
    { op: 'ball', r: 0.08, at: [0, 2.98, c + 0.16] },
  );
  addWindows(b, 'side window', { w: 1, h: 0.8, head: 'flat', cols: 2, rows: 1, frame: 0.08, slots: { sill: 'trim' } }, [
    { at: [a + 0.02, 1.25, -0.8], rot: [0, 90, 0] },
    { at: [-a - 0.02, 1.25, 0.4], rot: [0, -90, 0] },
  ]);
}

/** A hangar: a corrugated arch, tall sliding doors, side rooms, windsock. */
export function buildHangar(b: Bench): void {
  const [r, l] = [9, 18];
  const arch = (k: number, from = 0): Vec2[] => outline.arc(0, 0, k, from, 180 - from, 36);
  b.add('apron', 'base', solid.box([2 * r + 3, 0.2, l + 5], [0, 0.1, 1], 0.04), { detail: 0.4 });
  const ribs = 24;
  const skin: Vec3[][] = [];
  for (let i = 0; i <= ribs * 4; i++) {
    const z = (i / (ribs * 4) - 0.5) * l;
    const k = r + (i % 4 === 1 || i % 4 === 2 ? 0.09 : 0);
    skin.push(
      arch(k)
        .concat(arch(r - 0.3).toReversed())
        .map(([x, y]): Vec3 => [x, y + 0.2, -z]),
    );
  }
  b.add(
    'corrugated shell',
    'walls',
    { op: 'loft', sections: skin.map((points) => ({ points })), spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.3 },
  );
  b.add('back wall', 'walls', solid.slab(arch(r - 0.32), 0.2, [0, 0.2, -l / 2 + 0.4], 'z', { bevel: 0 }));
  b.add('front gable', 'walls', solid.slab(arch(r - 0.32, 29.5), 0.2, [0, 0.2, l / 2 - 0.5], 'z', { bevel: 0 }));
  b.add(
    'front rim',
    'trim',
    solid.slab([...arch(r + 0.2), ...arch(r - 0.25).toReversed()], 0.4, [0, 0.2, l / 2 + 0.05], 'z', { bevel: 0.03 }),
  );
  for (let i = 0; i < 6; i++) {
    const x = (i - 2.5) * 2.45;
    const z = l / 2 - 0.3 - (i % 2) * 0.14;
    b.add(`sliding door ${i + 1}`, 'door', solid.box([2.5, 4.5, 0.1], [x, 2.5, z], 0.02));
    b.add(
      `sliding door frame ${i + 1}`,
      'trim',
      solid.many([
        solid.box([2.3, 0.14, 0.06], [x, 1.1, z + 0.06], 0.01),
        solid.box([2.3, 0.14, 0.06], [x, 3, z + 0.06], 0.01),
        solid.box([0.14, 4.4, 0.07], [x - 1.1, 2.5, z + 0.06], 0.01),
        solid.box([0.14, 4.4, 0.07], [x + 1.1, 2.5, z + 0.06], 0.01),
      ]),
      { detail: 0.5 },
    );
    b.add(`sliding door light ${i + 1}`, 'windows', solid.box([1.5, 0.7, 0.04], [x, 3.7, z + 0.06], 0.01));
  }
  b.add('door track', 'metal', solid.box([15.2, 0.24, 0.5], [0, 4.9, l / 2 - 0.36], 0.03));
  b.add('side annexes', 'walls', solid.both(solid.box([2.6, 2.8, 11], [r + 0.5, 1.6, -1], 0.04)));
  b.add('annex roofs', 'trim', solid.both(solid.box([3, 0.16, 11.4], [r + 0.5, 3.05, -1], 0.03)));
  addWindows(
    b,
    'annex window',
    { w: 1.3, h: 1, head: 'flat', cols: 2, rows: 1, frame: 0.09, slots: { sill: 'trim' } },
    [-5, -2.4, 0.2, 2.8].flatMap((z) => [
      { at: [r + 1.82, 1.5, z] as Vec3, rot: [0, 90, 0] as Vec3 },
      { at: [-r - 1.82, 1.5, z] as Vec3, rot: [0, -90, 0] as Vec3 },
    ]),
  );
  b.add('gable sign', 'trim', solid.box([4.4, 1.1, 0.12], [0, 6.6, l / 2 - 0.32], 0.03));
  b.add('gable letters', 'metal', {
    op: 'text',
    value: 'HANGAR',
    height: 0.62,
    depth: 0.08,
    at: [0, 6.28, l / 2 - 0.22],
  });
  b.add(
    'vents',
    'metal',
    solid.at(
      solid.turned(outline.pairs([0, 0, 0.4, 0, 0.4, 0.7, 0.62, 0.75, 0.3, 1.1, 0, 1.1]), [0, 0, 0], {
        bevel: 0,
        segments: 16,
      }),
      spaced([0, r + 0.2, -5], [0, r + 0.2, 5], 3),
    ),
  );
}

/** A warehouse: clad in sheet, low gable, roller doors at a dock with buffers, strip windows, canopy. */
export function buildWarehouse(b: Bench): void {
  const [a, c, wall] = [9, 6.5, 5.2];
  b.add('footing', 'base', solid.box([2 * a + 0.3, 1.1, 2 * c + 0.3], [0, 0.55, 0], 0.04));
  const ridge = wall + 1.7;
  b.add(
    'walls',
    'walls',
    solid.put(
      solid.slab(
        gableEnd([
          [c, 1],
          [c, wall],
          [0, ridge],
        ]),
        2 * a,
        [0, 0, 0],
        'z',
        { bevel: 0.01 },
      ),
      [0, 0, 0],
      [0, 90, 0],
    ),
    { detail: 1.1 },
  );
  b.add(
    'cladding ribs',
    'walls',
    solid.many(
      [1, -1].map((s) =>
        solid.at(
          solid.box([0.1, wall - 1.1, 0.06], [0, (wall + 1.1) / 2, s * (c + 0.02)], 0),
          spaced([-a + 0.2, 0, 0], [a - 0.2, 0, 0], 40),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'roof',
    'roof',
    solid.put(
      lappedRoof(
        [
          [c + 0.4, wall + 0.05],
          [0, ridge + 0.12],
        ],
        2 * a + 0.7,
        1.1,
        0.1,
      ),
      [0, 0, 0],
      [0, 90, 0],
    ),
    { detail: 0.9 },
  );
  b.add(
    'skylights',
    'windows',
    solid.both(
      solid.many(
        [-6, -2, 2, 6].map((x) =>
          solid.bar(
            [
              [x, wall + 0.5, c - 1.3],
              [x, ridge - 0.05, 1.3],
            ],
            { kind: 'rect', w: 1.2, h: 0.3 },
            { up: [0, 1, 0] },
          ),
        ),
      ),
      'z',
    ),
  );
  b.add('dock', 'base', solid.box([2 * a - 1, 1, 1.6], [0, 0.5, c + 0.9], 0.04));
  for (const [i, x] of [-5.6, 0, 5.6].entries()) {
    b.add(`roller door ${i + 1}`, 'door', solid.box([3, 3, 0.12], [x, 2.55, c + 0.04], 0.01));
    b.add(
      `roller slats ${i + 1}`,
      'door',
      solid.many(Array.from({ length: 9 }, (_, k) => solid.box([2.9, 0.05, 0.05], [x, 1.3 + k * 0.32, c + 0.1], 0))),
      { detail: 0.3 },
    );
    b.add(
      `roller frame ${i + 1}`,
      'trim',
      solid.slab(outline.pairs([-1.75, 1.05, 1.75, 1.05, 1.75, 4.5, -1.75, 4.5]), 0.24, [x, 0, c + 0.08], 'z', {
        holes: [outline.pairs([-1.48, 1.06, 1.48, 1.06, 1.48, 4.02, -1.48, 4.02])],
        bevel: 0.02,
      }),
    );
    b.add(
      `dock buffers ${i + 1}`,
      { base: 'rubber', color: '#1e1e20' },
      solid.many([-1.2, 1.2].map((u) => solid.box([0.3, 0.5, 0.2], [x + u, 0.6, c + 1.78], 0.03))),
    );
    b.add(`number ${i + 1}`, 'trim', {
      op: 'text',
      value: String(i + 1),
      height: 0.42,
      depth: 0.08,
      at: [x, 4.7, c + 0.06],
    });
  }
  addHallThings(b, a, c, ridge);
}

/** Canopy, steps, windows and vents. */
function addHallThings(b: Bench, a: number, c: number, ridge: number): void {
  b.add(
    'canopy',
    'trim',
    solid.slab(outline.pairs([0, 0, 2, -0.3, 2, -0.1, 0, 0.2]), 2 * a - 1, [0, 5.0, c], 'x', { bevel: 0.02 }),
  );
  b.add(
    'canopy ties',
    'metal',
    solid.many([-8, -2.8, 2.8, 8].map((x) => solid.rod([x, 5.7, c - 0.1], [x, 4.86, c + 1.85], 0.04))),
  );
  b.add(
    'steps',
    'base',
    solid.many(
      [0, 1, 2, 3].map((i) =>
        solid.box(
          [1.4, 0.25 * (i + 1), 0.348 - i * 0.001],
          [a - 0.4 + (3 - i) * 0.34, 0.125 * (i + 1), c + 0.9],
          0.02,
          [0, 90, 0],
        ),
      ),
    ),
  );
  addWindows(
    b,
    'window',
    { w: 1.6, h: 0.8, head: 'flat', cols: 3, rows: 1, frame: 0.1, slots: { sill: 'trim' } },
    [-3.6, -1.2, 1.2, 3.6].flatMap((z) => [
      { at: [a + 0.02, 3.4, z] as Vec3, rot: [0, 90, 0] as Vec3 },
      { at: [-a - 0.02, 3.4, z] as Vec3, rot: [0, -90, 0] as Vec3 },
    ]),
  );
  b.add(
    'roof vents',
    'metal',
    solid.at(
      solid.turned(outline.pairs([0, 0, 0.4, 0, 0.4, 0.5, 0.6, 0.54, 0.3, 0.86, 0, 0.86]), [0, 0, 0], {
        bevel: 0,
        segments: 16,
      }),
      spaced([-5, ridge + 0.1, 0], [5, ridge + 0.1, 0], 3),
    ),
  );
}
