import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

/** A rough stone set upright with runes down its face; or flat stones balanced on one another. */
export function addStandingStone(b: Bench, cairn: boolean, taste: Rng): void {
  if (cairn) {
    let y = 0;
    for (let i = 0; i < 7; i++) {
      const k = 1 - i * 0.115;
      const r: Vec3 = [
        0.3 * k * taste.range(0.88, 1.12),
        0.085 * (1 - i * 0.05) * taste.range(0.85, 1.15),
        0.25 * k * taste.range(0.9, 1.1),
      ];
      b.add(
        `stone ${i + 1}`,
        i % 3 === 1 ? 'capital' : i % 3 === 2 ? 'base' : 'shaft',
        solid.put(
          lumpyBall(r, [0, 0, 0], 0.16, taste.int(99), 12, 20),
          [taste.range(-0.02, 0.02), y + r[1] * 0.94 + 0.012, taste.range(-0.02, 0.02)],
          [taste.range(-3, 3), taste.range(0, 180), taste.range(-3, 3)],
        ),
      );
      y += r[1] * 1.74;
    }
    b.add(
      'ground stones',
      'base',
      solid.many(
        Array.from(
          { length: 9 },
          (_, i): Shape =>
            lumpyBall(
              [0.07, 0.045, 0.06],
              [
                0.4 * Math.cos(i * 0.75) * taste.range(0.85, 1.15),
                0.052,
                0.36 * Math.sin(i * 0.75) * taste.range(0.85, 1.15),
              ],
              0.2,
              i,
              7,
              10,
            ),
        ),
      ),
      { detail: 0.5 },
    );
    return;
  }
  addRuneStone(b, taste);
}

/** A rough stone set upright, with runes that shine. */
function addRuneStone(b: Bench, taste: Rng): void {
  const lean = taste.range(-0.06, 0.06);
  const rings = [
    [0.42, 0.28, 0],
    [0.44, 0.3, 0.3],
    [0.4, 0.27, 0.9],
    [0.42, 0.25, 1.3],
    [0.34, 0.22, 1.85],
    [0.24, 0.17, 2.15],
    [0.12, 0.1, 2.27],
    [0.02, 0.02, 2.31],
  ].map(([a, c, y]) => ({
    points: outline
      .superellipse(a, c, 3, 28)
      .map(
        ([x, z], i): Vec3 => [
          x * (1 + 0.05 * Math.sin(i * 2.3 + y * 3)) + lean * y,
          y,
          -z * (1 + 0.06 * Math.cos(i * 1.7 + y * 2)),
        ],
      ),
  }));
  b.add(
    'stone',
    'shaft',
    { op: 'loft', sections: rings, spline: 'catmull', smooth: false, cap: 'flat' },
    { detail: 1.6 },
  );
  const runes: readonly (readonly [number, number, number, number])[][] = [
    [
      [0, -1, 0, 1],
      [0, 0.6, 0.5, 0.2],
    ],
    [
      [0, -1, 0, 1],
      [0, 0.9, 0.5, 0.5],
      [0, 0.3, 0.5, -0.1],
    ],
    [
      [-0.35, -1, -0.35, 1],
      [0.35, -1, 0.35, 1],
      [-0.35, 0.5, 0.35, -0.2],
    ],
    [
      [-0.4, -0.9, 0.4, 0.9],
      [0.4, -0.9, -0.4, 0.9],
    ],
    [
      [0, -1, 0, 1],
      [0, 1, 0.45, 0.5],
      [0, 1, -0.45, 0.5],
    ],
  ];
  for (let i = 0; i < 6; i++) {
    const y = 0.55 + i * 0.22;
    const s = 0.075;
    const z = (0.302 - (i * 0.22 + 0.25) * 0.042) * 1.06;
    b.add(
      `rune ${i + 1}`,
      'gold',
      solid.put(
        solid.many(
          runes[taste.int(runes.length)].map(([x0, y0, x1, y1], k) =>
            solid.bar(
              [
                [x0 * s, y0 * s, k * 0.001],
                [x1 * s, y1 * s, k * 0.001],
              ],
              { kind: 'rect', w: 0.05, h: 0.016 },
              { up: [0.3, 0.2, 1] },
            ),
          ),
        ),
        [lean * y, y, z],
      ),
      { detail: 0.5 },
    );
  }
  b.add(
    'grass',
    'plants',
    solid.many(
      Array.from(
        { length: 16 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.09, 0.07, 0.08],
          at: [0.5 * Math.cos(i * 0.393), 0.045, 0.37 * Math.sin(i * 0.393)],
        }),
      ),
    ),
    { detail: 0.5 },
  );
}

/** Carved heads over one another: brows, eyes, beaks or teeth; the topmost spreads its wings. */
export function addTotem(b: Bench, tiers: number, taste: Rng): void {
  const h = 0.98;
  const r = 0.32;
  b.add(
    'stone base',
    'base',
    solid.turned(outline.pairs([0, 0, 0.62, 0, 0.58, 0.12, 0.5, 0.2, 0, 0.2]), [0, 0, 0], {
      bevel: 0.03,
      segments: 24,
    }),
  );
  b.add('foot', 'shaft', solid.cyl(r * 1.04, 0.22, [0, 0.29, 0], 'y', { bevel: 0.015 }));
  addHeads(b, tiers, taste, h, r);
}

/** Carved heads over one another: brows, eyes, beaks or teeth. */
function addHeads(b: Bench, tiers: number, taste: Rng, h: number, r: number): void {
  const from = taste.int(3);
  for (let i = 0; i < tiers; i++) {
    const y = 0.38 + i * h;
    const n = `head ${i + 1}`;
    const look = (from + i) % 3;
    b.add(
      n,
      'shaft',
      solid.turned(
        outline.pairs([0, 0, r, 0, r * 1.06, 0.14, r * 1.03, 0.5, r * 1.08, 0.72, r * 0.98, h - 0.02, 0, h - 0.02]),
        [0, y, 0],
        { bevel: 0.015, segments: 36 },
      ),
      { grain: [0, 1, 0], detail: 1.3 },
    );
    b.add(
      `${n} band`,
      i % 2 ? 'second' : 'paint',
      solid.hoop(r * 1.02, { kind: 'rect', w: 0.09, h: 0.05, r: 0.012 }, [0, y + h - 0.05, 0], 'y', 36),
    );
    b.add(
      `${n} eye whites`,
      'capital',
      solid.both({ op: 'ball', r: [0.085, 0.06, 0.04], at: [0.125, y + 0.62, r * 0.97] }),
    );
    b.add(
      `${n} pupils`,
      { base: 'plain', color: '#15120f' },
      solid.both({ op: 'ball', r: [0.034, 0.036, 0.02], at: [0.122, y + 0.62, r * 0.97 + 0.032] }),
    );
    b.add(
      `${n} brows`,
      i % 2 ? 'paint' : 'second',
      solid.both(
        solid.tube(
          [
            [0.03, y + 0.68, r * 1.06],
            [0.12, y + 0.75, r * 1.04],
            [0.235, y + 0.7, r * 0.86],
            [0.265, y + 0.62, r * 0.74],
          ],
          0.035,
        ),
      ),
    );
    b.add(
      `${n} cheeks`,
      'second',
      solid.both({ op: 'ball', r: [0.06, 0.06, 0.03], at: [0.235, y + 0.42, r * 0.76], rot: [0, 38, 0] }),
    );
    if (look === 0)
      b.add(`${n} beak`, 'gold', {
        op: 'hull',
        points: [
          [-0.09, y + 0.56, r * 0.94],
          [0.09, y + 0.56, r * 0.94],
          [0, y + 0.66, r * 0.98],
          [-0.085, y + 0.36, r * 0.96],
          [0.085, y + 0.36, r * 0.96],
          [-0.03, y + 0.48, r + 0.3],
          [0.03, y + 0.48, r + 0.3],
          [0, y + 0.38, r + 0.34],
        ],
        bevel: 0.012,
      });
    else {
      b.add(`${n} nose`, 'shaft', {
        op: 'hull',
        points: [
          [-0.03, y + 0.66, r * 1.0],
          [0.03, y + 0.66, r * 1.0],
          [-0.085, y + 0.46, r * 0.98],
          [0.085, y + 0.46, r * 0.98],
          [-0.05, y + 0.47, r + 0.13],
          [0.05, y + 0.47, r + 0.13],
        ],
        bevel: 0.014,
      });
      b.add(
        `${n} mouth`,
        'paint',
        solid.slab(outline.roundRect(0.36, 0.19, 0.07), 0.09, [0, y + 0.26, r * 0.99], 'z', { bevel: 0.02 }),
      );
      b.add(
        `${n} teeth`,
        'capital',
        solid.many(
          [-0.12, -0.04, 0.04, 0.12].flatMap((x) =>
            (look === 1 ? [1, -1] : [1]).map((s) =>
              solid.box([0.066, 0.06, 0.05], [x, y + 0.26 + s * 0.042, r * 0.99 + 0.035], 0.012),
            ),
          ),
        ),
        { detail: 0.5 },
      );
    }
    if (look === 2)
      b.add(
        `${n} ears`,
        'shaft',
        solid.both({
          op: 'hull',
          points: [
            [0.17, y + h - 0.12, 0.1],
            [0.3, y + h - 0.2, 0.06],
            [0.17, y + h - 0.12, -0.08],
            [0.29, y + h - 0.2, -0.08],
            [0.3, y + h + 0.1, 0],
          ],
          bevel: 0.015,
        }),
      );
  }
  addWings(b, tiers, h, r);
}

/** Wings of the topmost head and its crown. */
function addWings(b: Bench, tiers: number, h: number, r: number): void {
  const y = 0.38 + (tiers - 1) * h;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const wing = outline
      .rounded(
        outline.pairs([0, 0.1, 0.3, 0.02, 0.72, 0.1, 1.1, 0.3, 1.18, 0.5, 0.84, 0.54, 0.4, 0.5, 0, 0.48]),
        0.05,
        3,
      )
      .map(([u, v]) => [u * s, v] as const);
    b.add(`${side} wing`, 'second', solid.slab(wing, 0.07, [s * r * 0.8, y + 0.2, -0.08], 'z', { bevel: 0.015 }));
    b.add(
      `${side} wing feathers`,
      'capital',
      solid.many(
        [0.36, 0.6, 0.84].map((u) =>
          solid.box([0.05, 0.3 - u * 0.06, 0.03], [s * (r * 0.8 + u), y + 0.48 + u * 0.06, -0.035], 0.012, [
            0,
            0,
            -s * 24,
          ]),
        ),
      ),
    );
  }
  b.add(
    'crown',
    'gold',
    solid.turned(outline.pairs([0, 0, r * 0.94, 0, r * 0.8, 0.09, r * 0.5, 0.16, 0, 0.19]), [0, y + h - 0.03, 0], {
      bevel: 0.01,
    }),
  );
}

/** A turned fence post with a ring; or a pole with cross arms, insulators, transformer, steps and wires' ends. */
export function addPole(b: Bench, wires: boolean, taste: Rng): void {
  if (!wires) {
    b.add(
      'post',
      'shaft',
      solid.turned(outline.pairs([0, 0, 0.11, 0, 0.105, 0.5, 0.1, 1.32, 0.075, 1.42, 0, 1.44]), [0, 0, 0], {
        bevel: 0.006,
        segments: 24,
      }),
      { grain: [0, 1, 0], detail: 1.4 },
    );
    b.add(
      'rope',
      { base: 'rope', color: '#b89a64' },
      solid.many(
        [0, 1, 2, 3].map((i) => solid.hoop(0.112, { kind: 'circle', r: 0.018 }, [0, 1.05 + i * 0.034, 0], 'y', 26)),
      ),
    );
    b.add('ring', 'metal', solid.hoop(0.07, { kind: 'circle', r: 0.011 }, [0, 0.82, 0.14], 'z', 28));
    b.add(
      'ring staple',
      'metal',
      solid.tube(
        [
          [-0.02, 0.89, 0.09],
          [-0.02, 0.89, 0.145],
          [0.02, 0.89, 0.145],
          [0.02, 0.89, 0.09],
        ],
        0.008,
      ),
    );
    b.add(
      'turf',
      'base',
      solid.turned(outline.pairs([0, 0, 0.3, 0, 0.26, 0.035, 0.14, 0.06, 0, 0.06]), [0, 0, 0], {
        smooth: true,
        bevel: 0,
      }),
    );
    return;
  }
  addWirePole(b, taste);
}

/** A pole with cross arms, insulators, wires, a transformer and climbing steps. */
function addWirePole(b: Bench, taste: Rng): void {
  const lean = taste.range(-0.05, 0.05);
  b.add('pole', 'shaft', solid.rod([0, 0, 0], [lean, 8, 0], 0.16, 0.11), { grain: [0, 1, 0], detail: 1.4 });
  b.add(
    'ground',
    'base',
    solid.turned(outline.pairs([0, 0, 0.6, 0, 0.5, 0.07, 0.22, 0.14, 0, 0.14]), [0, 0, 0], { smooth: true, bevel: 0 }),
  );
  for (const [k, y] of [7.5, 6.8].entries()) {
    b.add(`cross arm ${k + 1}`, 'shaft', solid.box([2.3, 0.13, 0.11], [lean, y, 0.17], 0.012), { grain: [1, 0, 0] });
    b.add(
      `arm braces ${k + 1}`,
      'metal',
      solid.both(
        solid.bar(
          [
            [0.62, y - 0.03, 0.2],
            [0.06, y - 0.5, 0.16],
          ],
          { kind: 'rect', w: 0.02, h: 0.04 },
          { up: [0, 0, 1] },
        ),
      ),
    );
    b.add(
      `insulators ${k + 1}`,
      { base: 'porcelain', color: '#7a4a34' },
      solid.many(
        [-1.05, -0.62, 0.62, 1.05].map((x) =>
          solid.turned(
            outline.pairs([
              0, 0, 0.03, 0, 0.03, 0.05, 0.055, 0.06, 0.055, 0.09, 0.035, 0.1, 0.05, 0.12, 0.045, 0.15, 0, 0.16,
            ]),
            [lean + x, y + 0.06, 0.17],
            { bevel: 0, segments: 16 },
          ),
        ),
      ),
    );
    b.add(
      `wires ${k + 1}`,
      'metal',
      solid.many(
        [-1.05, -0.62, 0.62, 1.05].map((x) =>
          solid.tube(
            [
              [lean + x, y + 0.02, -1.5],
              [lean + x, y + 0.12, -0.6],
              [lean + x, y + 0.17, 0.17],
              [lean + x, y + 0.12, 0.9],
              [lean + x, y + 0.02, 1.8],
            ],
            0.014,
            { cap: 'flat' },
          ),
        ),
      ),
    );
  }
  b.add(
    'transformer',
    'metal',
    solid.turned(outline.pairs([0, 0, 0.24, 0, 0.26, 0.04, 0.26, 0.68, 0.2, 0.76, 0, 0.78]), [lean + 0.02, 5.3, -0.4], {
      bevel: 0.012,
    }),
  );
  b.add(
    'transformer bushings',
    { base: 'porcelain', color: '#e4ddd0' },
    solid.both(
      solid.turned(
        outline.pairs([0, 0, 0.04, 0, 0.03, 0.05, 0.045, 0.08, 0.03, 0.12, 0.04, 0.15, 0, 0.2]),
        [0.12, 6.05, -0.4],
        { bevel: 0, segments: 12 },
      ),
    ),
  );
  b.add(
    'climbing steps',
    'metal',
    solid.many(
      Array.from({ length: 8 }, (_, i) =>
        solid.rod(
          [(i % 2 ? 1 : -1) * 0.08 + lean * 0.5, 2.6 + i * 0.4, 0],
          [(i % 2 ? 1 : -1) * 0.3 + lean * 0.5, 2.6 + i * 0.4, 0.02],
          0.014,
        ),
      ),
    ),
  );
  b.add('plate', 'gold', solid.box([0.12, 0.18, 0.01], [lean * 0.2, 1.7, 0.15], 0.003));
}
