import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addSeal, writing } from './ink.ts';

/** A heart in the plane, `w` wide. */
function heart(w: number): Vec2[] {
  return Array.from({ length: 40 }, (_, i): Vec2 => {
    const t = (2 * Math.PI * i) / 40;
    return [
      (w / 2) * Math.sin(t) ** 3,
      (w / 32) * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ];
  }).reverse();
}

/** An envelope on its face, flap closed, sealed. */
export function buildLetter(b: Bench, seal: boolean): void {
  const [w, d] = [0.22, 0.145];
  b.add('envelope', 'paper', solid.slab(outline.roundRect(w, d, 0.003), 0.004, [0, 0.002, 0], 'y', { bevel: 0.0012 }), {
    detail: 1.2,
  });
  const fold = (points: number[], y: number, name: string, k: number): void =>
    b.add(
      name,
      b.tint('paper', { color: k < 1 ? '#e4dac4' : undefined }),
      solid.slab(outline.rounded(pairs(points), 0.008, 4), 0.0012, [0, y, 0], 'y', { bevel: 0.0004 }),
      { detail: 0.8 },
    );
  fold(
    [-w / 2 + 0.002, d / 2 - 0.003, -w / 2 + 0.002, -d / 2 + 0.003, 0.008, 0, -0.004, 0.004],
    0.0046,
    'left fold',
    1,
  );
  fold([w / 2 - 0.002, -d / 2 + 0.003, w / 2 - 0.002, d / 2 - 0.003, 0.004, 0.004, -0.008, 0], 0.0047, 'right fold', 1);
  fold(
    [-w / 2 + 0.003, -d / 2 + 0.0015, w / 2 - 0.003, -d / 2 + 0.0015, 0.006, 0.012, -0.006, 0.012],
    0.0056,
    'lower fold',
    0.9,
  );
  fold(
    [w / 2 - 0.001, d / 2 - 0.001, -w / 2 + 0.001, d / 2 - 0.001, -0.008, -0.018, 0.008, -0.018],
    0.0068,
    'flap',
    1.1,
  );
  if (seal) addSeal(b, [0, 0.0074, 0.014], 0.0165, false);
  else
    b.add('heart', 'seal', solid.slab(heart(0.032), 0.002, [0, 0.0084, 0.012], 'y', { bevel: 0.0005 }), {
      detail: 0.6,
    });
}

/** A written sheet that lies, one corner up, a clip on its edge. */
export function buildPaper(b: Bench, taste: Rng): void {
  const [w, d] = [0.21, 0.297];
  const y = (x: number, z: number): number =>
    0.0007 + 0.05 * Math.max(0, x / w + z / d - 0.62) ** 1.7 * 1.6 + 0.004 * Math.max(0, -x / w - z / d - 0.6);
  const grid = Array.from({ length: 17 }, (_, r) =>
    Array.from({ length: 13 }, (_, c): Vec3 => {
      const [x, z] = [(c / 12 - 0.5) * w, (r / 16 - 0.5) * d];
      return [x, y(x, z), z];
    }),
  );
  b.add('sheet', 'paper', { op: 'sheet', grid, thickness: 0.0009, spline: 'catmull' }, { detail: 1.4 });
  b.add(
    'under sheet',
    b.tint('paper', { color: '#e8e4d8' }),
    solid.put(solid.box([w, 0.0007, d], [0, 0, 0], 0.0002), [0.004, -0.0003, 0.003], [0, 3, 0]),
    { detail: 0.6 },
  );
  for (const [i, of] of writing(taste, {
    x0: -0.08,
    x1: 0.076,
    z0: -0.092,
    rows: 13,
    pitch: 0.0155,
    y: () => 0.0014,
  }).entries())
    if (i < 11) b.add(`line ${i + 1}`, 'ink', of, { detail: 0.2 });
  b.add('heading', 'ink', solid.box([0.09, 0.0006, 0.006], [-0.03, 0.0014, -0.116], 0.0002), { detail: 0.2 });
  b.add('margin', 'seal', solid.box([0.0012, 0.0005, d * 0.84], [-0.088, 0.0014, 0], 0.0001), { detail: 0.2 });
  b.add(
    'paper clip',
    'metal',
    solid.tube(
      [
        [0.05, 0.0024, -0.128],
        [0.05, 0.0024, -0.153],
        [0.058, 0.0022, -0.1575],
        [0.0645, 0.002, -0.152],
        [0.0645, 0.0022, -0.122],
        [0.059, 0.0024, -0.1165],
        [0.0535, 0.0026, -0.122],
        [0.0535, 0.0026, -0.146],
      ],
      0.0007,
    ),
    { detail: 0.4 },
  );
}

/** A folded card that stands, a heart on its front. */
export function buildCard(b: Bench, title: string): void {
  const [w, h] = [0.115, 0.16];
  const leaf = (turn: number, of: Shape): Shape =>
    solid.put(solid.put(of, [w / 2, h / 2, 0]), [-w / 2, 0, 0], [0, turn, 0]);
  const page = solid.slab(outline.roundRect(w, h, 0.002), 0.0016, [0, 0, 0], 'z', { bevel: 0.0005 });
  b.add('back', b.tint('paper', { color: '#ece2d0' }), leaf(28, page));
  b.add('front', 'paper', leaf(-8, page), { detail: 1.2 });
  b.add('spine', 'paper', solid.rod([-w / 2, 0, 0], [-w / 2, h, 0], 0.0011), { detail: 0.3 });
  const on = (of: Shape): Shape => leaf(-8, solid.put(of, [0, 0, 0.0014]));
  b.add('heart', 'seal', on(solid.slab(heart(0.058), 0.003, [0, 0.012, 0], 'z', { bevel: 0.001 })), { detail: 0.8 });
  b.add(
    'border',
    'metal',
    on(
      solid.slab(outline.roundRect(w * 0.9, h * 0.92, 0.004), 0.0012, [0, 0, 0], 'z', {
        bevel: 0.0003,
        holes: [outline.roundRect(w * 0.86, h * 0.892, 0.003)],
      }),
    ),
    { detail: 0.5 },
  );
  const words = title || 'WITH LOVE';
  b.add(
    'words',
    'ink',
    on({
      op: 'text',
      value: words,
      height: Math.min(0.0115, (w * 0.76) / (words.length * 0.84)),
      depth: 0.0012,
      font: 'serif',
      at: [0, -0.052, 0],
    }),
    { detail: 0.5 },
  );
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 5;
    b.add(
      `small heart ${i + 1}`,
      'seal',
      on(
        solid.put(solid.slab(heart(0.0095), 0.0016, [0, 0, 0], 'z', { bevel: 0.0004 }), [
          0.041 * Math.cos(a),
          0.018 + 0.038 * Math.sin(a),
          0,
        ]),
      ),
      { detail: 0.2 },
    );
  }
}

/** An admission ticket with notched corners and a perforated stub. */
export function buildTicket(b: Bench, title: string): void {
  const [w, d] = [0.13, 0.06];
  const r = 0.009;
  const corner = (sx: number, sy: number, from: number): Vec2[] =>
    outline.arc((sx * w) / 2, (sy * d) / 2, r, from, from - 90, 7);
  const shape = [...corner(-1, -1, 90), ...corner(1, -1, 180), ...corner(1, 1, 270), ...corner(-1, 1, 360)];
  const up = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, 8, 0]);
  const holes = Array.from({ length: 8 }, (_, i): Vec2[] =>
    outline.ngon(0.0011, 10, 0, 0.036, -d / 2 + 0.0085 + i * 0.0062),
  );
  b.add('ticket', 'paper', up(solid.slab(shape, 0.0018, [0, 0.0009, 0], 'y', { bevel: 0.0005, holes })), {
    detail: 1.2,
  });
  b.add(
    'border',
    'ink',
    up(
      solid.slab(outline.roundRect(0.082, 0.046, 0.006, -0.018), 0.0008, [0, 0.002, 0], 'y', {
        bevel: 0.0002,
        holes: [outline.roundRect(0.0795, 0.0435, 0.005, -0.018)],
      }),
    ),
    { detail: 0.4 },
  );
  const h = Math.min(0.016, 0.07 / (title.length * 0.84));
  b.add(
    'title',
    'ink',
    up(
      solid.put(
        { op: 'text', value: title, height: h, depth: 0.001, font: 'round' },
        [-0.018, 0.0018, h * 0.35],
        [-90, 0, 0],
      ),
    ),
    { detail: 0.6 },
  );
  b.add(
    'admit',
    'ink',
    up(
      solid.put(
        { op: 'text', value: 'ADMIT ONE', height: 0.0058, depth: 0.001 },
        [-0.018, 0.0018, 0.0185],
        [-90, 0, 0],
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'number',
    'ink',
    up(solid.put({ op: 'text', value: '0042', height: 0.008, depth: 0.001 }, [0.051, 0.0018, 0], [-90, 90, 0])),
    { detail: 0.4 },
  );
  for (const [i, x] of [-0.044, 0.008].entries())
    b.add(
      `star ${i + 1}`,
      'ink',
      up(
        solid.slab(
          Array.from({ length: 10 }, (_, k): Vec2 => {
            const a = (k * Math.PI) / 5 + Math.PI / 2;
            const q = k % 2 ? 0.0015 : 0.0036;
            return [q * Math.cos(a), q * Math.sin(a)];
          }),
          0.0008,
          [x, 0.002, -0.0145],
          'y',
          { bevel: 0.0002 },
        ),
      ),
      { detail: 0.3 },
    );
}
