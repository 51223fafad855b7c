import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** The awning's cloth with pale stripes across x. */
export function striped(b: Bench, period = 0.5): MaterialSpec {
  return b.tint('awning', {
    layers: [
      { mask: { kind: 'stripes', dir: [1, 0, 0], period, width: 0.5, soft: 0.01 }, material: { color: '#f3eee2' } },
    ],
  });
}

/** A cloth awning `l` wide that falls from the wall at `at` by `drop` over `out`, with a scalloped valance, front bar and arms. */
export function addAwning(b: Bench, name: string, l: number, at: Vec3, out: number, drop: number, period = 0.5): void {
  const [x, y, z] = at;
  const cloth = striped(b, period);
  const half: Vec2[] = [
    [0, 0],
    [out, -drop],
    [out + 0.02, -drop - 0.03],
    [0, -0.035],
  ];
  b.add(
    `${name} cloth`,
    cloth,
    solid.slab(
      half.map(([u, v]): Vec2 => [u, v]),
      l,
      [x, y, z],
      'x',
      { bevel: 0 },
    ),
    { detail: 0.9 },
  );
  const n = Math.max(4, Math.round(l / (period / 2)));
  const w = l / n;
  const edge: Vec2[] = [[-l / 2, 0]];
  for (let i = 0; i < n; i++) edge.push(...outline.arc(-l / 2 + w * (i + 0.5), -0.16, w / 2, 180, 360, 6));
  edge.push([l / 2, 0]);
  b.add(`${name} valance`, cloth, solid.slab(edge, 0.02, [x, y - drop, z + out + 0.012], 'z', { bevel: 0 }), {
    detail: 0.7,
  });
  b.add(
    `${name} bar`,
    'metal',
    solid.rod([x - l / 2, y - drop - 0.05, z + out - 0.04], [x + l / 2, y - drop - 0.05, z + out - 0.04], 0.025),
    { detail: 0.5 },
  );
  b.add(
    `${name} arms`,
    'metal',
    solid.many(
      [-1, 1].map((s) =>
        solid.tube(
          [
            [x + s * (l / 2 - 0.06), y - drop - 0.05, z + out - 0.06],
            [x + s * (l / 2 - 0.06), y - drop * 0.9 - 0.25, z + out * 0.5],
            [x + s * (l / 2 - 0.06), y - drop - 0.45, z + 0.02],
          ],
          0.02,
          { spline: 'linear' },
        ),
      ),
    ),
    { detail: 0.5 },
  );
}

/** Letters on a board: width of the board from the word, `h` tall, standing proud of the wall at `at`. */
export function addSignBoard(b: Bench, word: string, w: number, h: number, at: Vec3): void {
  const [x, y, z] = at;
  b.add('sign board', 'sign', solid.box([w, h, 0.08], [x, y, z], 0.015));
  b.add(
    'sign frame',
    'trim',
    solid.slab(
      outline.pairs([
        -w / 2 - 0.06,
        -h / 2 - 0.06,
        w / 2 + 0.06,
        -h / 2 - 0.06,
        w / 2 + 0.06,
        h / 2 + 0.06,
        -w / 2 - 0.06,
        h / 2 + 0.06,
      ]),
      0.12,
      [x, y, z],
      'z',
      {
        holes: [
          outline.pairs([
            -w / 2 + 0.02,
            -h / 2 + 0.02,
            w / 2 - 0.02,
            -h / 2 + 0.02,
            w / 2 - 0.02,
            h / 2 - 0.02,
            -w / 2 + 0.02,
            h / 2 - 0.02,
          ]),
        ],
        bevel: 0.012,
      },
    ),
  );
  const text = word.toUpperCase();
  if (!text) return;
  const height = Math.min(h * 0.6, (w * 0.86) / (text.length * 0.82));
  b.add(
    'sign letters',
    'letters',
    solid.put({ op: 'text', value: text, height, depth: 0.05, bevel: 0.006, font: 'serif' }, [
      x,
      y - height / 2,
      z + 0.06,
    ]),
  );
}

/** A hanging sign on an iron bracket that stands out from the wall at `at`, its board in the yz plane. */
export function addHangingSign(b: Bench, at: Vec3, emblem: 'mug' | 'cup' | 'loaf'): void {
  const [x, y, z] = at;
  b.add(
    'sign bracket',
    'metal',
    solid.many([
      solid.rod([x, y, z], [x, y, z + 1.2], 0.025),
      solid.tube(
        [
          [x, y - 0.5, z],
          [x, y - 0.25, z + 0.32],
          [x, y - 0.02, z + 0.7],
        ],
        0.018,
      ),
      solid.hoop(0.1, { kind: 'circle', r: 0.014 }, [x, y - 0.13, z + 0.14], 'x', 20),
      { op: 'ball', r: 0.045, at: [x, y, z + 1.22] },
    ]),
  );
  b.add(
    'sign chains',
    'metal',
    solid.many([0.42, 1.02].map((u) => solid.rod([x, y, z + u], [x, y - 0.17, z + u], 0.01))),
    { detail: 0.4 },
  );
  const board = outline.rounded(
    outline.pairs([-0.4, -0.46, 0.4, -0.46, 0.4, 0.3, 0.24, 0.3, 0.18, 0.4, -0.18, 0.4, -0.24, 0.3, -0.4, 0.3]),
    0.05,
    3,
  );
  b.add('hanging board', 'sign', solid.slab(board, 0.06, [x, y - 0.56, z + 0.72], 'x', { bevel: 0.01 }));
  b.add(
    'hanging board rim',
    'trim',
    solid.slab(
      board.map(([u, v]): Vec2 => [u * 1.06, v * 1.06]),
      0.09,
      [x, y - 0.56, z + 0.72],
      'x',
      { holes: [board.map(([u, v]): Vec2 => [u * 0.94, v * 0.94])], bevel: 0.006 },
    ),
  );
  const mug = outline.pairs([
    -0.16, -0.24, 0.12, -0.24, 0.12, -0.16, 0.26, -0.14, 0.28, 0.06, 0.12, 0.1, 0.12, 0.16, -0.16, 0.16,
  ]);
  const cup = outline.pairs([
    -0.1, -0.2, 0.1, -0.2, 0.18, -0.02, 0.28, 0, 0.28, 0.1, 0.2, 0.12, 0.2, 0.16, -0.2, 0.16, -0.18, -0.02,
  ]);
  const loaf = outline.rounded(
    outline.pairs([-0.26, -0.14, 0.26, -0.14, 0.28, 0.02, 0.16, 0.14, -0.16, 0.14, -0.28, 0.02]),
    0.08,
    4,
  );
  b.add(
    'hanging emblem',
    'letters',
    solid.slab(emblem === 'mug' ? mug : emblem === 'cup' ? cup : loaf, 0.1, [x, y - 0.58, z + 0.72], 'x', {
      bevel: 0.012,
    }),
  );
}
