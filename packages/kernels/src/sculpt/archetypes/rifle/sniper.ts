import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { piece } from './pieces.ts';

/** A bolt-action rifle with a long heavy barrel, bipod and thumbhole stock. */
export function buildSniper(b: Bench, scope: boolean): Vec3 {
  const y = 0.188;
  b.add(
    'receiver',
    'metal',
    solid.turned(pairs([0, -0.13, 0.0145, -0.13, 0.0165, -0.12, 0.0165, 0.11, 0.0145, 0.118, 0, 0.118]), [0, y, 0], {
      axis: 'z',
      bevel: 0.001,
    }),
    { detail: 0.9 },
  );
  const hole = outline.rounded(pairs([-0.165, 0.104, -0.115, 0.12, -0.105, 0.146, -0.15, 0.156, -0.185, 0.14]), 0.014);
  b.add(
    'stock',
    'stock',
    piece.side(
      [
        -0.4, 0.06, -0.36, 0.056, -0.22, 0.098, -0.165, 0.084, -0.155, 0.032, -0.118, 0.03, -0.096, 0.09, -0.07, 0.136,
        0.02, 0.136, 0.16, 0.132, 0.3, 0.148, 0.305, 0.176, 0.12, 0.182, -0.12, 0.182, -0.17, 0.176, -0.2, 0.192, -0.33,
        0.196, -0.4, 0.182,
      ],
      0.044,
      { r: 0.014, bevel: 0.012, holes: [hole] },
    ),
    { detail: 1.5 },
  );
  b.add(
    'cheek rest',
    'stock',
    piece.side([-0.32, 0.188, -0.205, 0.188, -0.21, 0.206, -0.315, 0.208], 0.034, { r: 0.006, bevel: 0.008 }),
    { detail: 0.7 },
  );
  b.add(
    'butt pad',
    b.tint('stock', { base: 'rubber', color: '#17181a' }),
    piece.side([-0.418, 0.062, -0.396, 0.058, -0.396, 0.184, -0.414, 0.182], 0.04, { r: 0.006 }),
    { detail: 0.6 },
  );
  b.add(
    'magazine',
    'magazine',
    piece.side([-0.01, 0.14, 0.066, 0.14, 0.068, 0.098, -0.008, 0.094], 0.026, { r: 0.004 }),
    { detail: 0.7 },
  );
  piece.addTrigger(b, -0.078, -0.018, 0.138, 0.03);
  b.add(
    'barrel',
    'barrel',
    solid.turned(pairs([0, 0.11, 0.0158, 0.11, 0.014, 0.2, 0.0115, 0.74, 0, 0.74]), [0, y, 0], {
      axis: 'z',
      bevel: 0.001,
    }),
    { detail: 1.1 },
  );
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI * i) / 3 + 0.5;
    b.add(
      `barrel flute ${i + 1}`,
      b.tint('barrel', { color: '#1c1d20' }),
      solid.rod(
        [0.0131 * Math.cos(a), y + 0.0131 * Math.sin(a), 0.26],
        [0.0118 * Math.cos(a), y + 0.0118 * Math.sin(a), 0.56],
        0.0018,
      ),
      { detail: 0.4 },
    );
  }
  b.add(
    'muzzle brake',
    'barrel',
    solid.slab(outline.roundRect(0.036, 0.026, 0.006), 0.06, [0, y, 0.762], 'z', { bevel: 0.003 }),
    { detail: 0.8 },
  );
  b.add(
    'brake ports',
    { base: 'plain', color: '#0a0a0b', rough: 0.9 },
    solid.both(solid.many([0.748, 0.764, 0.78].map((z) => solid.box([0.002, 0.014, 0.008], [0.0176, y, z], 0.0008)))),
    { detail: 0.3 },
  );
  piece.addMuzzle(b, 0.792, y, 0.01);
  b.add('bolt', 'steel', piece.bore(-0.175, -0.128, y, 0.0095), { detail: 0.5 });
  b.add(
    'bolt handle',
    'steel',
    solid.tube(
      [
        [-0.012, y - 0.004, -0.112],
        [-0.034, y - 0.014, -0.118],
        [-0.05, y - 0.034, -0.124],
      ],
      0.0042,
    ),
    { detail: 0.6 },
  );
  b.add('bolt knob', 'steel', { op: 'ball', r: 0.0098, at: [-0.052, y - 0.038, -0.125] }, { detail: 0.5 });
  b.add('rail', 'metal', piece.rail(-0.12, 0.11, y + 0.0185), { detail: 0.7 });
  if (scope) piece.addScope(b, -0.01, y + 0.0245, 0.32);
  b.add('bipod mount', 'metal', solid.box([0.034, 0.02, 0.03], [0, 0.146, 0.265], 0.004), { detail: 0.6 });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} bipod leg`, 'metal', solid.rod([s * 0.014, 0.142, 0.268], [s * 0.07, 0.05, 0.292], 0.0068), {
      detail: 0.6,
    });
    b.add(`${side} bipod foot tube`, 'steel', solid.rod([s * 0.064, 0.06, 0.2895], [s * 0.094, 0.01, 0.3025], 0.0048), {
      detail: 0.5,
    });
    b.add(
      `${side} bipod foot`,
      'stock',
      { op: 'ball', r: [0.011, 0.008, 0.011], at: [s * 0.096, 0.008, 0.303] },
      { detail: 0.4 },
    );
  }
  return [0, 0.085, -0.135];
}
