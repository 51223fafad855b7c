import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

const NAMES = ['NORTH', 'VILLAGE', 'FOREST', 'HARBOUR', 'CASTLE'];

/** Stones about the foot of a post. */
function addStones(b: Bench, rng: Rng, r: number, x = 0, n = 7): void {
  const taste = rng.fork('stones');
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + taste.range(-0.15, 0.15);
    const s = taste.range(0.045, 0.075);
    b.add(
      x < 0 ? `right stone ${i + 1}` : `stone ${i + 1}`,
      { base: 'stone', color: '#8a8780' },
      {
        op: 'ball',
        r: [s * 1.15, s * 0.8, s],
        at: [x + r * Math.cos(a), s * 0.55, r * Math.sin(a)],
        rot: [0, taste.range(0, 90), 0],
      },
      { detail: 0.6 },
    );
  }
}

const nail = (b: Bench, name: string, at: readonly Vec3[]): void =>
  b.add(
    name,
    'metal',
    solid.at(
      solid.put(fitting.screw(0.009, 'none'), [0, 0, 0], [90, 0, 0]),
      at.map((p) => ({ at: p })),
    ),
    { detail: 0.4 },
  );

/** A post with arrow boards that point left and right in turn. */
function buildArrows(b: Bench, rng: Rng, n: number, text: string): void {
  const taste = rng.fork('arrows');
  const h = 1.15 + n * 0.29;
  b.add(
    'post',
    'post',
    solid.put(
      solid.turned(
        pairs([0, 0, 0.066, 0, 0.06, 0.3, 0.052, h * 0.7, 0.05, h - 0.03, 0.034, h, 0, h + 0.012]),
        [0, 0, 0],
        { bevel: 0.006, segments: 12 },
      ),
      [0, 0, 0],
      [0.6, 20, -1],
    ),
    { grain: [0, 1, 0], detail: 1.2 },
  );
  for (let i = 0; i < n; i++) {
    const s = (i % 2 ? -1 : 1) as 1 | -1;
    const y = h - 0.17 - i * 0.29;
    const l = taste.range(0.62, 0.78);
    const k = 0.105;
    const arrow = pairs([-l * 0.42, -k, l * 0.36, -k, l * 0.58, 0, l * 0.36, k, -l * 0.42, k, -l * 0.37, k * 0.1]).map(
      ([x, v]): Vec2 => [x * s, v],
    );
    const board = outline.rounded(s > 0 ? arrow : [...arrow].reverse(), 0.012, 2);
    const put = (of: Shape): Shape =>
      solid.put(of, [s * 0.12, y, 0.07], [0, s * taste.range(0, 0) - s * 6, s * ((i * 37) % 7) - 3]);
    const name = i === 0 && n === 1 ? 'arrow' : `arrow ${i + 1}`;
    b.add(name, 'board', put(solid.slab(board, 0.034, [0, 0, 0], 'z', { bevel: 0.006 })), {
      grain: [1, 0, 0],
      detail: 1.2,
    });
    b.add(
      `${name} letters`,
      'letters',
      put(
        lettering(
          i === 0 && text ? text : NAMES[(i + 1) % 5],
          [s * 0.02, 0, 0.0175],
          l * 0.72,
          k * 0.84,
          0.006,
          'serif',
        ),
      ),
      { detail: 0.6 },
    );
    nail(b, `${name} nails`, [
      [0, y + 0.08, 0.093],
      [0.004, y - 0.08, 0.093],
    ]);
  }
  addStones(b, rng, 0.1);
}

/** A board of planks between two posts, with a word: welcome signs, quest boards, yard signs. */
function buildBoard(b: Bench, rng: Rng, text: string): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} post`,
      'post',
      solid.turned(pairs([0, 0, 0.058, 0, 0.054, 0.4, 0.05, 1.48, 0.03, 1.52, 0, 1.53]), [s * 0.52, 0, -0.045], {
        bevel: 0.006,
        segments: 12,
      }),
      { grain: [0, 1, 0] },
    );
    nail(
      b,
      `${name} nails`,
      [0.86, 1.05, 1.24, 1.4].map((y): Vec3 => [s * 0.51, y - 0.02, 0.037]),
    );
  }
  const rows: readonly (readonly [number, number])[] = [
    [0.79, 1.16],
    [0.98, 1.22],
    [1.17, 1.2],
    [1.355, 1.14],
  ];
  const taste = rng.fork('planks');
  for (const [i, [y, w]] of rows.entries()) {
    const [a, c] = [taste.range(-0.02, 0.02), taste.range(-0.02, 0.02)];
    const side = outline.rounded(pairs([-w / 2, -0.088, w / 2 + a, -0.088, w / 2, 0.088, -w / 2 + c, 0.088]), 0.008, 2);
    b.add(`plank ${i + 1}`, 'board', solid.slab(side, 0.032, [0, y, 0.02], 'z', { bevel: 0.006 }), {
      grain: [1, 0, 0],
    });
  }
  b.add('letters', 'letters', lettering(text || 'WELCOME', [0, 1.07, 0.037], 0.98, 0.46, 0.008, 'serif'));
  addStones(b, rng, 0.1, 0.52, 5);
  addStones(b, rng, 0.1, -0.52, 5);
}

/** A painted board hung by chains from an iron bracket: shops and taverns. */
function buildHanging(b: Bench, text: string): void {
  b.add('post', 'post', solid.box([0.11, 2.3, 0.11], [-0.48, 1.15, 0], 0.012), { grain: [0, 1, 0] });
  b.add(
    'post cap',
    'post',
    solid.turned(pairs([0, 0, 0.085, 0, 0.085, 0.03, 0.03, 0.075, 0, 0.09]), [-0.48, 2.298, 0], {
      bevel: 0.006,
      segments: 4,
    }),
  );
  b.add('post foot', 'post', solid.box([0.2, 0.24, 0.2], [-0.48, 0.12, 0], 0.02));
  b.add(
    'bracket',
    'metal',
    solid.bar(
      [
        [-0.44, 2.08, 0],
        [0.58, 2.08, 0],
      ],
      { kind: 'rect', w: 0.024, h: 0.034, r: 0.006 },
    ),
  );
  const scroll = Array.from({ length: 30 }, (_, i): Vec3 => {
    const t = i / 29;
    const a = -1.2 + t * 5.4;
    const r = 0.19 * (1 - t * 0.82);
    return [-0.24 + r * Math.cos(a) * 1.0, 1.9 + r * Math.sin(a) * 0.8, 0];
  });
  b.add('scroll', 'metal', solid.tube(scroll, 0.011));
  b.add(
    'brace',
    'metal',
    solid.tube(
      [
        [-0.43, 1.6, 0],
        [-0.3, 1.68, 0],
        [-0.1, 1.9, 0],
        [0.08, 2.07, 0],
      ],
      0.011,
    ),
  );
  b.add('finial', 'metal', { op: 'ball', r: 0.026, at: [0.59, 2.08, 0] });
  const c: Vec3 = [0.13, 1.56, 0];
  const shape = outline.rounded(
    pairs([
      -0.36, -0.24, -0.1, -0.24, 0, -0.3, 0.1, -0.24, 0.36, -0.24, 0.36, 0.24, 0.14, 0.24, 0, 0.3, -0.14, 0.24, -0.36,
      0.24,
    ]),
    0.03,
    3,
  );
  b.add('board', 'board', solid.slab(shape, 0.036, c, 'z', { bevel: 0.005 }), { grain: [1, 0, 0], detail: 1.2 });
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    b.add(
      `${name} field`,
      'face',
      solid.slab(
        shape.map(([x, y]): Vec2 => [x * 0.88, y * 0.84]),
        0.006,
        [c[0], c[1], s * 0.019],
        'z',
        { bevel: 0.001 },
      ),
    );
    b.add(
      `${name} letters`,
      'trim',
      solid.put(
        lettering(text || 'TAVERN', [0, 0, 0.024], 0.56, 0.3, 0.008, 'serif'),
        [c[0], c[1], 0],
        [0, s > 0 ? 0 : 180, 0],
      ),
    );
  }
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} chain`,
      'metal',
      solid.many(
        Array.from({ length: 8 }, (_, i) =>
          solid.put(solid.hoop(0.02, { kind: 'circle', r: 0.005 }, [0, 0, 0], i % 2 ? 'x' : 'z', 12), [
            c[0] + s * 0.28,
            1.82 + i * 0.032,
            0,
          ]),
        ),
      ),
      { detail: 0.3 },
    );
}

/** Words, the triangle and the slipping figure on a wet-floor sign. */
function addWarning(b: Bench, name: string, text: string, put: (of: Shape) => Shape): void {
  b.add(`${name} letters`, 'ink', put(lettering(text || 'WET FLOOR', [0, 0.162, 0.0065], 0.186, 0.1, 0.002)));
  b.add(
    `${name} warning`,
    'ink',
    put(
      solid.slab(
        outline.rounded(
          [
            [-0.075, 0.3],
            [0.075, 0.3],
            [0, 0.43],
          ],
          0.012,
        ),
        0.002,
        [0, 0.03, 0.0065],
        'z',
        {
          bevel: 0,
          holes: [
            outline.rounded(
              [
                [-0.055, 0.311],
                [0.055, 0.311],
                [0, 0.407],
              ],
              0.008,
            ),
          ],
        },
      ),
    ),
  );
  b.add(
    `${name} figure`,
    'ink',
    put(
      solid.many([
        solid.cyl(0.009, 0.002, [0.012, 0.412, 0.0065], 'z', { bevel: 0 }),
        solid.slab(
          outline.rounded(
            [
              [-0.022, 0.35],
              [-0.004, 0.372],
              [0.014, 0.352],
              [0.02, 0.357],
              [0.004, 0.392],
              [-0.006, 0.398],
            ],
            0.003,
          ),
          0.002,
          [0, 0, 0.0065],
          'z',
          { bevel: 0 },
        ),
      ]),
    ),
  );
}

/** A slate between two hinged frames. */
function buildSandwich(b: Bench, text: string, wet: boolean): void {
  const slot = wet ? 'face' : 'board';
  for (const [name, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const put = (of: Shape): Shape =>
      solid.put(solid.put(of, [0, 0, 0], [-14, s > 0 ? 0 : 180, 0]), [0, 0, s * (wet ? 0.15 : 0.24)]);
    const [w, h] = wet ? [0.3, 0.6] : [0.62, 1];
    const frame = wet
      ? outline.rounded(
          [
            [-w / 2, 0],
            [w / 2, 0],
            [w * 0.36, h],
            [-w * 0.36, h],
          ],
          0.03,
        )
      : outline.roundRect(w, h, 0.02, 0, h / 2);
    const t = wet ? 0.012 : 0.035;
    b.add(
      `${name} frame`,
      slot,
      put(
        solid.slab(frame, t, [0, 0, 0], 'z', {
          bevel: 0.004,
          ...(wet ? {} : { holes: [outline.roundRect(w - 0.11, h - 0.2, 0.01, 0, h / 2 + 0.04)] }),
        }),
      ),
      { grain: [0, 1, 0] },
    );
    if (wet) addWarning(b, name, text, put);
    else {
      b.add(`${name} slate`, 'slate', put(solid.box([w - 0.1, h - 0.19, 0.012], [0, h / 2 + 0.04, 0], 0.002)));
      b.add(
        `${name} chalk`,
        'chalk',
        put(lettering(text || 'OPEN TODAY', [0, h * 0.6, 0.0065], w * 0.68, h * 0.36, 0.002, 'round')),
      );
      b.add(
        `${name} flourish`,
        'chalk',
        put(
          solid.tube(
            Array.from(
              { length: 12 },
              (_, i): Vec3 => [-0.17 + i * 0.031, h * 0.28 + 0.012 * Math.sin(i * 1.6), 0.007],
            ),
            0.004,
          ),
        ),
      );
    }
  }
  if (wet) b.add('handle', 'face', solid.box([0.2, 0.03, 0.05], [0, 0.59, 0], 0.01));
  else
    b.add('hinges', 'metal', solid.many([-0.2, 0.2].map((x) => solid.box([0.06, 0.02, 0.06], [x, 0.975, 0], 0.004))));
}

/** Signs of wood and what stands on the pavement: metres, facing +Z. */
export const wooden = { buildArrows, buildBoard, buildHanging, buildSandwich };
