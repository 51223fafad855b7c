import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { addDoor, addWindows } from '../../kits/building/openings.ts';
import { spaced } from '../../kits/building/structure.ts';
import { lappedRoof } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addHangingSign } from './awning.ts';

const [A, C, LOW, UP, OVER] = [4, 2.9, 2.7, 2.5, 0.42];

/** A tavern: stone below, timber framing jettied over it, steep roof with chimney and dormer, hanging sign, barrels and a bench. */
export function buildInn(b: Bench, taste: Rng): void {
  b.add('yard', 'base', solid.box([2 * A + 1.6, 0.14, 2 * C + 2.6], [0, 0.07, 0.4], 0.03), { detail: 0.5 });
  b.add(
    'stone storey',
    { base: 'cut-stone', color: '#9a9080' },
    solid.box([2 * A, LOW, 2 * C], [0, LOW / 2 + 0.1, 0], 0.03),
    { detail: 1.1 },
  );
  const y = LOW + 0.1;
  b.add(
    'jetty beams',
    'timber',
    solid.many(
      [1, -1].map((s) =>
        solid.at(
          solid.box([0.2, 0.2, 0.8], [0, 0, 0], 0.02),
          spaced([-A + 0.2, y + 0.06, s * (C + 0.12)], [A - 0.2, y + 0.06, s * (C + 0.12)], 10),
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'bressummer',
    'timber',
    solid.many([
      ...[1, -1].map((s) => solid.box([2 * A + 0.3, 0.26, 0.2], [0, y + 0.28, s * (C + OVER - 0.06)], 0.02)),
      ...[1, -1].map((s) => solid.box([0.2, 0.25, 2 * C + 0.6], [s * (A + 0.08), y + 0.28, 0], 0.02)),
    ]),
    { grain: [1, 0, 0] },
  );
  const c = C + OVER;
  const top = y + 0.2 + UP;
  const rise = 3.1;
  addUpperStorey(b, taste, { y, c, top, rise });
}

/** The framed storey with its roof and windows. */
function addUpperStorey(
  b: Bench,
  taste: Rng,
  { y, c, top, rise }: Readonly<Record<'y' | 'c' | 'top' | 'rise', number>>,
): void {
  b.add(
    'upper storey',
    'walls',
    solid.put(
      solid.slab(
        gableEnd([
          [c, y + 0.2],
          [c, top],
          [0, top + rise],
        ]),
        2 * A + 0.16,
        [0, 0, 0],
        'z',
        { bevel: 0.01 },
      ),
      [0, 0, 0],
      [0, 90, 0],
    ),
    { detail: 1.1 },
  );
  addTimbers(b, c, y + 0.3, top, rise);
  b.add(
    'roof',
    'roof',
    solid.put(
      lappedRoof(
        [
          [c + 0.4, top - 0.32],
          [0, top + rise + 0.14],
        ],
        2 * A + 0.9,
        0.28,
      ),
      [0, 0, 0],
      [0, 90, 0],
    ),
    { detail: 1.3 },
  );
  b.add(
    'ridge tiles',
    'roof',
    solid.at(
      solid.box([0.5, 0.14, 0.34], [0, 0, 0], 0.05),
      spaced([-A - 0.2, top + rise + 0.2, 0], [A + 0.2, top + rise + 0.2, 0], 17),
    ),
    { detail: 0.4 },
  );
  const up = [-2.6, 0, 2.6];
  addWindows(
    b,
    'upper window',
    {
      w: 1.1,
      h: 1.15,
      head: 'flat',
      cols: 3,
      rows: 3,
      frame: 0.09,
      slots: { frame: 'timber', sill: 'timber', glass: 'glow' },
    },
    [
      ...up.map((x) => ({ at: [x, y + 0.95, c + 0.02] as Vec3 })),
      ...up.map((x) => ({ at: [x, y + 0.95, -c - 0.02] as Vec3, rot: [0, 180, 0] as Vec3 })),
    ],
  );
  addWindows(
    b,
    'lower window',
    {
      w: 1.2,
      h: 1.2,
      head: 'flat',
      cols: 4,
      rows: 3,
      frame: 0.1,
      slots: { frame: 'timber', sill: 'base', glass: 'glow' },
    },
    [-2.6, 2.5].map((x) => ({ at: [x, 1.05, C + 0.03] as Vec3 })),
  );
  addDoor(b, 'door', { w: 1.15, h: 2.1, head: 'round', frame: 0.16, slots: { frame: 'timber', sill: 'base' } }, (of) =>
    solid.put(of, [0, 0.14, C + 0.05]),
  );
  addHangingSign(b, [1.3, y + 0.6, c + 0.05], 'mug');
  addInnThings(b, top, rise, taste);
}

/** Posts, rails and braces of front, back and gables. */
function addTimbers(b: Bench, c: number, foot: number, top: number, rise: number): void {
  const post = (x: number, z: number): Shape => solid.box([0.2, top - foot, 0.12], [x, (top + foot) / 2, z], 0.015);
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const z = s * (c + 0.01);
    const xs = [-A, -3.4, -1.8, -0.8, 0.8, 1.8, 3.4, A];
    const brace = (x: number, k: number): Shape =>
      solid.bar(
        [
          [x, foot + 0.1, z],
          [x + k * 0.62, top - 0.3, z],
        ],
        { kind: 'rect', w: 0.11, h: 0.16 },
        { up: [1, 0, 0] },
      );
    b.add(`${side} posts`, 'timber', solid.many(xs.map((x) => post(x, z))), { grain: [0, 1, 0] });
    b.add(
      `${side} rails`,
      'timber',
      solid.many([
        solid.box([2 * A + 0.2, 0.22, 0.14], [0, top - 0.1, z], 0.015),
        solid.box([2 * A, 0.16, 0.115], [0, foot + 0.52, z], 0.012),
      ]),
      { grain: [1, 0, 0] },
    );
    b.add(`${side} braces`, 'timber', solid.many([brace(-3.94, 1), brace(3.94, -1)]), { detail: 0.6 });
  }
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * (A + 0.09);
    const line = (p: Vec2, q: Vec2): Shape =>
      solid.bar(
        [
          [x, p[1], p[0]],
          [x, q[1], q[0]],
        ],
        { kind: 'rect', w: 0.13, h: 0.2 },
        { up: [0, 0.6, 0.8] },
      );
    b.add(
      `${side} gable timbers`,
      'timber',
      solid.many([
        ...[-c + 0.1, -1.5, 0, 1.5, c - 0.1].map((z) => line([z, foot], [z, top])),
        line([-c, top - 0.05], [c, top - 0.05]),
        line([-c, foot + 0.5], [c, foot + 0.5]),
        line([-c * 0.5, top + rise * 0.48], [c * 0.5, top + rise * 0.48]),
        line([0, top - 0.07], [0, top + rise - 0.2]),
        line([-1.2, top - 0.06], [-1.2, top + rise * 0.48]),
        line([1.2, top - 0.06], [1.2, top + rise * 0.48]),
        line([-c + 0.13, top + 0.04], [-0.1, top + rise - 0.12]),
        line([c - 0.13, top + 0.04], [0.1, top + rise - 0.12]),
      ]),
    );
  }
}

/** Chimney, dormer, barrels, bench, lanterns. */
function addInnThings(b: Bench, top: number, rise: number, taste: Rng): void {
  const z = C;
  b.add(
    'chimney',
    { base: 'cut-stone', color: '#8f8676' },
    solid.slab(
      outline.pairs([
        -0.9,
        0,
        0.9,
        0,
        0.9,
        2.6,
        0.5,
        3.6,
        0.5,
        top + rise - 0.1 + 1.1,
        -0.5,
        top + rise + 1,
        -0.5,
        3.6,
        -0.9,
        2.6,
      ]),
      0.9,
      [-A - 0.4, 0.1, -0.6],
      'x',
      { bevel: 0.03 },
    ),
  );
  b.add('chimney cap', 'base', solid.box([1.1, 0.2, 1.2], [-A - 0.4, top + rise + 1.2, -0.6], 0.03));
  b.add(
    'chimney pots',
    { base: 'ceramic', color: '#a8603c', rough: 0.85 },
    solid.many(
      [-0.84, -0.36].map((v) =>
        solid.turned(
          outline.pairs([0, 0, 0.17, 0, 0.13, 0.1, 0.12, 0.46, 0.15, 0.5, 0.15, 0.56, 0.1, 0.56, 0, 0.5]),
          [-A - 0.4, top + rise + 1.28, v],
          { bevel: 0, segments: 14 },
        ),
      ),
    ),
  );
  addDormer(b, top);
  addYardThings(b, taste, z);
}

/** A gabled window in the roof. */
function addDormer(b: Bench, top: number): void {
  const dz = 1.75;
  b.add(
    'dormer',
    'walls',
    solid.slab(
      gableEnd([
        [0.7, top + 0.5],
        [0.7, top + 1.55],
        [0, top + 2.3],
      ]),
      1.8,
      [0.9, 0, dz - 0.2],
      'z',
      { bevel: 0.01 },
    ),
  );
  b.add(
    'dormer roof',
    'roof',
    solid.put(
      lappedRoof(
        [
          [0.95, top + 1.36],
          [0, top + 2.38],
        ],
        2,
        0.24,
        0.08,
      ),
      [0.9, 0, dz - 0.2],
    ),
  );
  b.add(
    'dormer timbers',
    'timber',
    solid.many(
      [-0.62, 0.62]
        .map((u) => solid.box([0.14, 1.1, 0.1], [0.9 + u, top + 1, dz + 0.7], 0.01))
        .concat([solid.box([1.4, 0.14, 0.1], [0.9, top + 1.55, dz + 0.7], 0.01)]),
    ),
  );
  addWindows(
    b,
    'dormer window',
    {
      w: 0.7,
      h: 0.75,
      head: 'flat',
      cols: 2,
      rows: 2,
      frame: 0.07,
      sill: false,
      slots: { frame: 'timber', sill: 'timber', glass: 'glow' },
    },
    [{ at: [0.9, top + 0.72, dz + 0.71] }],
  );
}

/** Barrels, bench and lanterns before the door. */
function addYardThings(b: Bench, taste: Rng, z: number): void {
  const cask = outline.pairs([
    0, 0, 0.27, 0, 0.33, 0.24, 0.35, 0.46, 0.33, 0.68, 0.27, 0.92, 0.24, 0.92, 0.24, 0.87, 0, 0.87,
  ]);
  for (const [i, [x, zz]] of [
    [-3.5, z + 0.7],
    [-2.75, z + 0.85],
  ].entries()) {
    b.add(
      `barrel ${i + 1}`,
      { base: 'wood', color: '#8a6238' },
      solid.turned(cask, [x, 0.14, zz], { bevel: 0.01, segments: 24 }),
      { grain: [0, 1, 0] },
    );
    b.add(
      `barrel hoops ${i + 1}`,
      'metal',
      solid.many(
        [
          [0.1, 0.305],
          [0.3, 0.345],
          [0.62, 0.345],
          [0.82, 0.305],
        ].map(([v, r]) => solid.hoop(r, { kind: 'rect', w: 0.06, h: 0.02 }, [x, 0.14 + v, zz], 'y', 24)),
      ),
      { detail: 0.5 },
    );
  }
  b.add(
    'bench',
    { base: 'wood', color: '#7a5634' },
    solid.many([
      solid.box([1.7, 0.07, 0.38], [2.55, 0.6, z + 0.62], 0.012),
      ...[1.85, 3.25].map((x) => solid.box([0.09, 0.46, 0.34], [x, 0.35, z + 0.62], 0.01)),
      solid.box([1.4, 0.09, 0.05], [2.55, 0.36, z + 0.62], 0.008),
    ]),
    { grain: [1, 0, 0] },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at: Vec3 = [s * 1.0, 1.95 + taste.range(-0.02, 0.02), z + 0.22];
    b.add(
      `${side} lantern`,
      'metal',
      solid.many([
        solid.box([0.06, 0.06, 0.26], [at[0], at[1] + 0.3, z + 0.1], 0.01),
        solid.turned(outline.pairs([0, 0.17, 0.13, 0.17, 0.04, 0.27, 0, 0.28]), at, { bevel: 0, segments: 6 }),
        solid.turned(outline.pairs([0, -0.15, 0.1, -0.15, 0.1, -0.11, 0, -0.11]), at, { bevel: 0, segments: 6 }),
      ]),
    );
    b.add(
      `${side} lantern light`,
      'glow',
      solid.turned(outline.pairs([0, -0.12, 0.08, -0.12, 0.1, 0.18, 0, 0.18]), at, { bevel: 0, segments: 6 }),
    );
  }
}
