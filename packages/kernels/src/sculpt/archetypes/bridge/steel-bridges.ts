import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { lacing, spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const L = 36;
const TOWER = 10.4;
const WIDE = 1.75;
const DECK = 3.2;

/** Height of the main cable at x. */
function cableY(x: number, top: number): number {
  const u = Math.abs(x) / TOWER;
  if (u <= 1) return 4.1 + (top - 4.1) * u * u;
  const v = (Math.abs(x) - TOWER) / (L / 2 - 1.2 - TOWER);
  return top + (DECK + 0.6 - top) * v - 1.1 * v * (1 - v) * 1.6;
}

/** Two towers, main cables, hangers, stiffening trusses, roadway with railings, anchorages. `gothic` builds the towers of stone. */
export function buildSuspension(b: Bench, gothic: boolean): void {
  const top = gothic ? 11.6 : 13;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    if (gothic) addStoneTower(b, side, s * TOWER);
    else addSteelTower(b, side, s * TOWER, top);
    b.add(
      `${side} pier`,
      'base',
      solid.turned(
        outline.pairs([0, 0, 2.5, 0, 2.5, 0.5, 2.15, 0.62, 2.1, 1.5, 0, 1.5]).map(([r, y]) => [r, y] as const),
        [s * TOWER, 0, 0],
        { bevel: 0.06, segments: 8 },
      ),
    );
    const a = s * (L / 2 - 1.6);
    b.add(
      `${side} anchorage`,
      'base',
      solid.slab(
        outline.pairs([-2, 0, 2, 0, 2, DECK - 0.12, -2, DECK - 0.12]).map(([x, y]) => [x * s, y] as const),
        2 * WIDE + 1.7,
        [a + s * 0.3, 0, 0],
        'z',
        { bevel: 0.08 },
      ),
    );
    b.add(
      `${side} anchorage blocks`,
      'trim',
      solid.both(solid.box([2.6, 1.1, 0.7], [a + s * 0.6, DECK + 0.4, WIDE + 0.42], 0.06), 'z'),
    );
  }
  const xs = Array.from({ length: 61 }, (_, i) => ((i - 30) / 30) * (L / 2 - 1.2));
  for (const [side, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const z = s * WIDE;
    const path = [...xs, -TOWER, TOWER].sort((p, q) => p - q).map((x): Vec3 => [x, cableY(x, top), z]);
    b.add(`${side} main cable`, 'cable', solid.tube(path, 0.17, { spline: 'linear', cap: 'flat' }), { detail: 1.2 });
    const at = Array.from({ length: 33 }, (_, i) => (i - 16) * 0.96).filter(
      (x) => Math.abs(Math.abs(x) - TOWER) > 0.7 && cableY(x, top) > DECK + 0.9,
    );
    b.add(
      `${side} hangers`,
      'cable',
      solid.many(at.map((x) => solid.rod([x, DECK - 0.1, z], [x, cableY(x, top), z], 0.05))),
      { detail: 0.5 },
    );
    b.add(`${side} top chord`, 'body', solid.box([L - 5, 0.16, 0.16], [0, DECK - 0.1, z], 0.02));
    b.add(`${side} bottom chord`, 'body', solid.box([L - 5, 0.16, 0.16], [0, DECK - 0.95, z], 0.02));
    b.add(
      `${side} truss lacing`,
      'body',
      lacing([-L / 2 + 2.6, DECK - 0.18, z], [L / 2 - 2.6, DECK - 0.18, z], [0, -0.7, 0], 58, {
        kind: 'rect',
        w: 0.09,
        h: 0.09,
      }),
      { detail: 0.6 },
    );
    b.add(
      `${side} railing`,
      'rail',
      solid.many([
        solid.box([L - 5, 0.06, 0.06], [0, DECK + 0.62, z - s * 0.2], 0.01),
        solid.box([L - 5, 0.04, 0.04], [0, DECK + 0.36, z - s * 0.2], 0.01),
      ]),
    );
    b.add(
      `${side} railing posts`,
      'rail',
      solid.at(
        solid.box([0.05, 0.6, 0.05], [0, 0.3, 0], 0),
        spaced([-L / 2 + 3, DECK + 0.02, z - s * 0.2], [L / 2 - 3, DECK + 0.02, z - s * 0.2], 26),
      ),
      { detail: 0.3 },
    );
    b.add(`${side} walkway`, 'base', solid.box([L - 4, 0.1, 0.6], [0, DECK + 0.09, z - s * 0.42], 0.01));
  }
  b.add('roadway', 'deck', solid.box([L, 0.16, 2 * WIDE - 0.3], [0, DECK - 0.02, 0], 0.02), { detail: 0.8 });
  b.add(
    'lane marks',
    { base: 'paint', color: '#f2ede0' },
    solid.at(
      solid.box([0.9, 0.02, 0.08], [0, 0, 0], 0),
      spaced([-L / 2 + 1.5, DECK + 0.065, 0], [L / 2 - 1.5, DECK + 0.065, 0], 22),
    ),
    { detail: 0.3 },
  );
  b.add(
    'floor beams',
    'body',
    solid.at(
      solid.box([0.14, 0.34, 2 * WIDE], [0, 0, 0], 0.01),
      spaced([-L / 2 + 3, DECK - 0.32, 0], [L / 2 - 3, DECK - 0.32, 0], 20),
    ),
    { detail: 0.4 },
  );
}

/** A portal of two stepped legs, art deco struts and saddles. */
function addSteelTower(b: Bench, side: string, x: number, top: number): void {
  const legs: readonly (readonly [from: number, to: number, w: number])[] = [
    [1.4, 5.4, 1.15],
    [5.3, 8, 1],
    [7.9, 10.4, 0.85],
    [10.3, top, 0.7],
  ];
  for (const [face, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(
      `${side} tower ${face} leg`,
      'body',
      solid.many(
        legs.map(([from, to, w]) => solid.box([w, to - from, w * 0.72], [x, (from + to) / 2, s * WIDE], 0.05)),
      ),
      { detail: 1.2 },
    );
    b.add(
      `${side} tower ${face} fluting`,
      'body',
      solid.many(
        legs.map(([from, to, w]) =>
          solid.box([w * 0.34, to - from - 0.5, w * 0.72 + 0.12], [x, (from + to) / 2, s * WIDE], 0.02),
        ),
      ),
      { detail: 0.6 },
    );
    b.add(
      `${side} tower ${face} saddle`,
      'cable',
      solid.slab(outline.pairs([-0.6, 0, 0.6, 0, 0.3, 0.42, -0.3, 0.42]), 0.42, [x, top - 0.12, s * WIDE], 'z', {
        bevel: 0.04,
      }),
    );
  }
  for (const [i, y] of [4.9, 7.7, 10.1, top - 0.45].entries()) {
    const h = 1 - i * 0.12;
    const strut: Shape = solid.slab(
      outline.pairs([
        -WIDE,
        -h / 2 - 0.45,
        -WIDE + 0.5,
        -h / 2,
        WIDE - 0.5,
        -h / 2,
        WIDE,
        -h / 2 - 0.45,
        WIDE,
        h / 2 + 0.2,
        -WIDE,
        h / 2 + 0.2,
      ]),
      0.5 - i * 0.03,
      [x, y, 0],
      'x',
      { bevel: 0.03 },
    );
    b.add(`${side} tower strut ${i + 1}`, 'body', strut);
    b.add(
      `${side} tower strut panel ${i + 1}`,
      'body',
      solid.many(
        [-0.8, -0.27, 0.27, 0.8].map((z) => solid.box([0.62 - i * 0.03, h * 0.5, 0.3], [x, y + 0.05, z], 0.02)),
      ),
      { detail: 0.4 },
    );
  }
  b.add(
    `${side} tower braces`,
    'body',
    solid.many(
      [-1, 1].map((s) =>
        solid.bar(
          [
            [x, 1.6, s * WIDE],
            [x, 3.1, -s * WIDE],
          ],
          { kind: 'rect', w: 0.3 + s * 0.01, h: 0.26 },
          { up: [1, 0, 0] },
        ),
      ),
    ),
  );
  b.add(
    `${side} tower beacon`,
    { base: 'lamp', color: '#ff8a6a', color2: '#ff4a2a' },
    { op: 'ball', r: 0.16, at: [x, top + 0.25, 0] },
  );
}

/** A masonry tower with two pointed arches. */
function addStoneTower(b: Bench, side: string, x: number): void {
  const w = 2 * WIDE + 2.2;
  const holes = [-1, 1].map((s) =>
    masonry.archOutline(1.5, 6.6, true).map(([u, v]) => [u + s * (WIDE / 2 + 0.1), v + DECK - 0.4] as const),
  );
  b.add(
    `${side} tower`,
    'base',
    solid.slab(outline.pairs([-w / 2, 1.3, w / 2, 1.3, w / 2 - 0.25, 11, -w / 2 + 0.25, 11]), 1.9, [x, 0, 0], 'x', {
      holes,
      bevel: 0.04,
    }),
    { detail: 1.3 },
  );
  for (const s of [1, -1])
    b.add(
      `${side} tower arch ring ${s > 0 ? 1 : 2}`,
      'trim',
      solid.put(masonry.archRing(1.46, 6.6, 0.22, 2.1, true), [x, DECK - 0.4, s * (WIDE / 2 + 0.1)], [0, 90, 0]),
    );
  b.add(
    `${side} tower buttresses`,
    'trim',
    solid.many([-1, 0, 1].map((s) => solid.box([2.4, 9.4, 0.6], [x, 6, s * (WIDE + 0.75)], 0.06))),
  );
  b.add(
    `${side} tower cornice`,
    'trim',
    solid.many([solid.box([2.5, 0.34, w + 0.1], [x, 11, 0], 0.06), solid.box([2.9, 0.3, w + 0.5], [x, 11.3, 0], 0.06)]),
  );
  b.add(`${side} tower parapet`, 'base', solid.box([2.3, 0.5, w - 0.1], [x, 11.65, 0], 0.06));
}
