import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { pyramidRoof } from '../../kits/building/details.ts';
import { gableTiles } from '../../kits/building/gable.ts';
import { addDoor, addWindows } from '../../kits/building/openings.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { along, cross, rows, SIDES } from './nave.ts';

/** A two-towered gothic front with rose window and portals, nave on flying buttresses, transept and apse. */
export function buildCathedral(b: Bench, taste: Rng): void {
  const [a, l, h] = [3.2, 20, 9.5];
  const z = -3;
  const rise = 4.2;
  const pitch = (Math.atan(rise / a) * 180) / Math.PI;
  b.add('nave', 'walls', solid.box([2 * a, h, l], [0, h / 2, z], 0.02), { detail: 1.2 });
  b.add(
    'nave gable',
    'walls',
    along(
      solid.slab(
        [
          [-a + 0.01, h - 0.02],
          [a - 0.01, h - 0.02],
          [0, h + rise],
        ],
        l - 0.04,
        [0, 0, 0],
        'x',
        { bevel: 0 },
      ),
      z,
    ),
  );
  b.add('nave roof', 'roof', along(gableTiles({ a: l / 2, c: a, y: h, pitch, eaves: 0.3, verge: 0.1 }), z), {
    detail: 1.1,
  });
  b.add('aisles', 'walls', solid.both(solid.box([2.6, 4.6, l - 1], [a + 1.2, 2.3, z], 0.02)));
  b.add(
    'aisle roofs',
    'roof',
    solid.both(
      solid.slab(outline.pairs([0, 4.5, 2.8, 4.5, 2.8, 4.65, 0, 6.2]), l - 0.8, [a - 0.02, 0, z], 'z', { bevel: 0 }),
    ),
  );
  b.add('transept', 'walls', solid.box([14.5, h, 4.6], [0, h / 2, z - 3.6], 0.02));
  b.add(
    'transept gables',
    'walls',
    solid.slab(
      [
        [-2.29, h - 0.02],
        [2.29, h - 0.02],
        [0, h + rise * 0.86],
      ],
      14.4,
      [0, 0, z - 3.6],
      'x',
      { bevel: 0 },
    ),
  );
  b.add(
    'transept roof',
    'roof',
    solid.put(gableTiles({ a: 7.2, c: 2.3, y: h, pitch: 58, eaves: 0.25, verge: 0.05 }), [0, 0, z - 3.6]),
  );
  b.add(
    'apse',
    'walls',
    solid.turned(
      [
        [0, 0],
        [a, 0],
        [a, h - 1.4],
        [0, h - 1.4],
      ],
      [0, 0, z - l / 2],
      { bevel: 0, segments: 16 },
    ),
  );
  b.add(
    'apse roof',
    b.tint('roof', {}),
    solid.turned(
      [
        [0, h - 1.4],
        [a + 0.25, h - 1.4],
        [0.1, h + 2],
        [0, h + 2],
      ],
      [0, 0, z - l / 2],
      { bevel: 0, segments: 16 },
    ),
  );
  addButtresses(b, a, z, l);
  addFront(b, a, z + l / 2, h, rise, taste);
  const flat: Placement[] = rows(
    a,
    6.4,
    [-8.4, 0.4, 2.8, 5.2].map((d) => z + d),
  );
  addWindows(b, 'clerestory window', { w: 1.1, h: 2.4, head: 'pointed', cols: 2, rows: 3, frame: 0.13 }, flat);
  addWindows(
    b,
    'aisle window',
    { w: 1.1, h: 2.6, head: 'pointed', cols: 2, rows: 3, frame: 0.13 },
    rows(
      a + 2.5,
      1.2,
      [0.4, 2.8, 5.2].map((d) => z + d),
    ),
  );
  addWindows(
    b,
    'transept window',
    { w: 2, h: 5, head: 'pointed', cols: 4, rows: 5, frame: 0.2 },
    rows(7.25, 2.6, [z - 3.6]),
  );
  b.add('crossing spire', 'roof', solid.put(pyramidRoof(0.9, 0, 6.4, 0.2, 8), [0, h + rise - 0.5, z - 3.6]));
  b.add('crossing cross', 'metal', cross(1.1, [0, h + rise + 5.8, z - 3.6]));
}

function addButtresses(b: Bench, a: number, z: number, l: number): void {
  const pier = outline.pairs([2.55, 0, 3.6, 0, 3.6, 4.4, 3.3, 5, 3.3, 6.6, 2.9, 7.4, 2.55, 6.6]);
  const flyer = outline.pairs([0, 7.6, 0, 8.5, 2.7, 6.8, 2.7, 6.1, 1.6, 6.6, 0.7, 7.1]);
  const at = [-8.4, -0.9, 1.6, 4, 6.4, 8.6].map((d) => z + d).filter((d) => d < z + l / 2 - 1.2);
  const shape = (points: readonly (readonly [number, number])[], w: number): Shape =>
    solid.both(
      solid.many(
        at.map((d) =>
          solid.slab(
            points.map(([u, v]): [number, number] => [u, v]),
            w,
            [a, 0, d],
            'z',
            { bevel: 0 },
          ),
        ),
      ),
    );
  b.add('buttress piers', 'stone', shape(pier as readonly (readonly [number, number])[], 0.6));
  b.add('flying buttresses', 'stone', shape([...flyer].reverse() as readonly (readonly [number, number])[], 0.34));
  b.add(
    'pinnacles',
    'stone',
    solid.both(
      solid.many(
        at.map((d) =>
          solid.turned(
            [
              [0, 0],
              [0.28, 0],
              [0.24, 0.5],
              [0.32, 0.58],
              [0.04, 1.9],
              [0, 1.9],
            ],
            [a + 2.95, 7.1, d],
            { bevel: 0, segments: 8 },
          ),
        ),
      ),
    ),
    { detail: 0.5 },
  );
}

function addFront(b: Bench, a: number, z: number, h: number, rise: number, taste: Rng): void {
  const t = 2.15;
  const x = a + t - 0.4;
  const ht = taste.range(14, 15.4);
  const spires = taste.next() < 0.6;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} tower`, 'walls', solid.box([2 * t, ht, 2 * t], [s * x, ht / 2, z], 0.02), { detail: 1.2 });
    b.add(
      `${side} tower buttresses`,
      'stone',
      solid.many(
        SIDES.flatMap((u) =>
          SIDES.map((v) => solid.box([0.6, ht - 0.6, 0.6], [s * x + u * t, (ht - 0.6) / 2, z + v * t], 0.04)),
        ),
      ),
    );
    b.add(
      `${side} tower cornices`,
      'stone',
      solid.many([5.4, 10, ht].map((y) => solid.box([2 * t + 0.5, 0.34, 2 * t + 0.5], [s * x, y, z], 0.05))),
    );
    b.add(
      `${side} pinnacles`,
      'stone',
      solid.many(
        SIDES.flatMap((u) =>
          SIDES.map((v) =>
            solid.turned(
              [
                [0, 0],
                [0.36, 0],
                [0.3, 0.7],
                [0.4, 0.8],
                [0.05, 2.5],
                [0, 2.5],
              ],
              [s * x + u * (t - 0.1), ht, z + v * (t - 0.1)],
              { bevel: 0, segments: 8 },
            ),
          ),
        ),
      ),
      { detail: 0.6 },
    );
    if (spires) b.add(`${side} spire`, 'roof', solid.put(pyramidRoof(t - 0.25, 0, 7.5, 0.1, 8), [s * x, ht + 0.1, z]));
    else
      b.add(
        `${side} parapet`,
        'stone',
        solid.many(
          [0, 90, 180, 270].map((d) =>
            solid.put(solid.box([2 * t - 0.5, 0.8, 0.25], [0, ht + 0.5, t - 0.1], 0.03), [s * x, 0, z], [0, d, 0]),
          ),
        ),
      );
    b.add(`${side} tower cross`, 'metal', cross(1.1, [s * x, ht + (spires ? 7.5 : 0.1), z]));
  }
  addRose(b, a, z, h, rise, x, t);
}

/** The wall between the towers: gable, rose window, gallery and portals. */
function addRose(b: Bench, a: number, z: number, h: number, rise: number, x: number, t: number): void {
  b.add('front', 'walls', solid.box([2 * a, h + 1, 1.2], [0, (h + 1) / 2, z + 1.3], 0.02));
  b.add(
    'front gable',
    'walls',
    solid.slab(
      [
        [-a + 0.6, h + 0.98],
        [a - 0.6, h + 0.98],
        [0, h + 0.6 + rise],
      ],
      1.18,
      [0, 0, z + 1.3],
      'z',
      { bevel: 0 },
    ),
  );
  const zf = z + 1.9;
  b.add('rose window', 'windows', solid.cyl(1.65, 0.16, [0, 7.6, zf], 'z', { bevel: 0.02 }));
  b.add(
    'rose tracery',
    'trim',
    solid.many([
      solid.hoop(1.7, { kind: 'rect', w: 0.26, h: 0.22, r: 0.05 }, [0, 7.6, zf + 0.1], 'z', 44),
      solid.hoop(0.5, { kind: 'rect', w: 0.16, h: 0.1 }, [0, 7.6, zf + 0.1], 'z', 24),
      ...Array.from({ length: 12 }, (_, i) =>
        solid.put(solid.box([0.09, 1.1, 0.12], [0, 1.1, 0], 0), [0, 7.6, zf + 0.1], [0, 0, i * 30]),
      ),
      ...Array.from({ length: 12 }, (_, i) => {
        const w = (i * Math.PI) / 6 + Math.PI / 12;
        return solid.hoop(
          0.3,
          { kind: 'circle', r: 0.045 },
          [1.32 * Math.cos(w), 7.6 + 1.32 * Math.sin(w), zf + 0.1],
          'z',
          14,
        );
      }),
    ]),
    { detail: 0.6 },
  );
  b.add(
    'gallery',
    'trim',
    solid.many(
      Array.from({ length: 11 }, (_, i) =>
        solid.turned(
          [
            [0, 0],
            [0.1, 0],
            [0.08, 0.9],
            [0.12, 1],
            [0, 1],
          ],
          [(i - 5) * 0.52, 4.5, zf + 0.12],
          { bevel: 0, segments: 8 },
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'gallery rails',
    'stone',
    solid.many([4.4, 5.56].map((y) => solid.box([2 * a, 0.2, 0.4], [0, y, zf + 0.1], 0.03))),
  );
  addDoor(
    b,
    'main portal',
    { w: 2, h: 3.5, head: 'pointed', frame: 0.4, depth: 0.5, slots: { frame: 'stone' } },
    (of) => solid.put(of, [0, 0.3, zf]),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    addDoor(
      b,
      `${side} portal`,
      { w: 1.5, h: 2.9, head: 'pointed', frame: 0.3, depth: 0.4, slots: { frame: 'stone' } },
      (of) => solid.put(of, [s * x, 0.3, z + t + 0.02]),
    );
  addWindows(
    b,
    'tower window',
    { w: 1.1, h: 3, head: 'pointed', cols: 2, rows: 3, frame: 0.16 },
    [6.2, 10.7].flatMap((y) => [x, -x].map((u) => ({ at: [u, y, z + t] as Vec3 }))),
  );
  addWindows(
    b,
    'tower side window',
    { w: 1.1, h: 3, head: 'pointed', cols: 2, rows: 3, frame: 0.16 },
    [10.7].flatMap((y) => SIDES.map((s) => ({ at: [s * (x + t), y, z] as Vec3, rot: [0, s * 90, 0] as Vec3 }))),
  );
  b.add(
    'steps',
    'stone',
    solid.many(
      [0, 1].map((i) =>
        solid.box([2 * x + 2 * t + 0.6 + i * 0.9, 0.16, 2 + i], [0, 0.24 - i * 0.16, zf + 0.4 + i * 0.3], 0.03),
      ),
    ),
  );
}
