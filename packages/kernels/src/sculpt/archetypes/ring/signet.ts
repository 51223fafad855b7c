import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addAccents, finger, gem } from './setting.ts';
import { shank } from './shank.ts';

const MM = 0.001;
const R = finger.r;
const baseY = finger.middle;

/** A signet: the hoop broadens to a flat top that bears an initial or a crest; `grand` adds a rim of stones. */
export function buildSignet(b: Bench, sign: string, grand: boolean): void {
  const t = 1.6 * MM;
  const top = grand ? 8.2 * MM : 6.2 * MM;
  const k = (a: number): number => Math.max(0, 1 - a / 1.5) ** 1.6;
  b.add(
    'hoop',
    'band',
    shank(
      R,
      baseY(t),
      (a) => 2.8 * MM + (top * 1.7 - 2.8 * MM) * k(a),
      (a) => t + 1.1 * MM * k(a),
    ),
    { detail: 1.4 },
  );
  const y = baseY(t) + R + t + 0.9 * MM;
  const face = (q: number): Vec2[] => outline.superellipse(top * q, top * q * (grand ? 1 : 1.14), 2.3, 48);
  b.add('table', 'band', solid.slab(face(1), 1.9 * MM, [0, y, 0], 'y', { bevel: 0.4 * MM }), { detail: 1.3 });
  b.add(
    'table rim',
    'setting',
    solid.tube(
      face(0.84).map(([x, z]): Vec3 => [x, y + 0.97 * MM, z]),
      0.28 * MM,
      { closed: true, spline: 'linear' },
    ),
  );
  b.add('field', 'accent', solid.slab(face(0.79), 0.3 * MM, [0, y + 1.0 * MM, 0], 'y', { bevel: 0.06 * MM }));
  if (sign)
    b.add(
      'initial',
      'setting',
      solid.put(
        { op: 'text', value: sign, height: top * 0.86, depth: 0.5 * MM, bevel: 0.05 * MM, font: 'serif' },
        [0, y + 1.3 * MM, top * 0.43],
        [-90, 0, 0],
      ),
      { detail: 0.9 },
    );
  else {
    const shield = outline
      .pairs([0, -0.5, 0.3, -0.28, 0.4, 0.05, 0.4, 0.42, 0, 0.5, -0.4, 0.42, -0.4, 0.05, -0.3, -0.28])
      .map(([x, v]): Vec2 => [x * top * 1.15, v * top * 1.15]);
    b.add('crest', 'setting', solid.slab(shield, 0.5 * MM, [0, y + 1.3 * MM, 0], 'y', { bevel: 0.1 * MM }));
    b.add(
      'crest chevron',
      'band',
      solid.put(
        solid.many([
          solid.box([top * 0.5, 0.4 * MM, top * 0.13], [top * 0.15, 0, 0], undefined, [0, 32, 0]),
          solid.box([top * 0.5, 0.42 * MM, top * 0.13], [-top * 0.15, 0, 0], undefined, [0, -32, 0]),
        ]),
        [0, y + 1.62 * MM, 0],
      ),
    );
  }
  if (!grand) return;
  const n = 22;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    b.add(
      `rim stone ${i + 1}`,
      'stone',
      gem(0.72 * MM, [top * 0.93 * Math.cos(a), y + 1.1 * MM, top * 0.93 * Math.sin(a)]),
      { detail: 0.7 },
    );
  }
}

/** A pearl or a heart-shaped stone, held by the ends of the hoop. */
export function buildSetPiece(b: Bench, what: 'pearl' | 'heart' | 'cabochon'): void {
  const t = 1.5 * MM;
  b.add(
    'hoop',
    'band',
    shank(
      R,
      baseY(t),
      (a) => (2.6 - 0.8 * Math.max(0, 1 - a)) * MM,
      () => t,
    ),
    { detail: 1.3 },
  );
  const y = baseY(t) + R + t;
  if (what === 'heart') {
    const heart = Array.from({ length: 36 }, (_, i): Vec2 => {
      const u = (2 * Math.PI * i) / 36;
      return [
        0.27 * 16 * Math.sin(u) ** 3,
        0.27 * (13 * Math.cos(u) - 5 * Math.cos(2 * u) - 2 * Math.cos(3 * u) - Math.cos(4 * u)) + 0.4,
      ];
    }).reverse();
    const level = (k: number, v: number): { points: Vec3[] } => ({
      points: heart.map(([x, z]): Vec3 => [x * k * MM, y + v * MM, -z * k * MM]),
    });
    b.add(
      'bezel',
      'setting',
      {
        op: 'loft',
        sections: [level(0.7, -0.6), level(1.06, 1.2), level(1.14, 2.0), level(1.02, 2.1), level(0.98, 1.4)],
        spline: 'linear',
        smooth: false,
        cap: 'flat',
      },
      { detail: 1.1 },
    );
    b.add(
      'stone',
      'stone',
      {
        op: 'loft',
        sections: [level(1, 1.5), level(1, 2.3), level(0.74, 3.2), level(0.62, 3.3)],
        spline: 'linear',
        smooth: false,
        cap: 'flat',
      },
      { detail: 1.6 },
    );
    return;
  }
  const r = what === 'pearl' ? 4.2 * MM : 4.6 * MM;
  b.add(
    'cup',
    'setting',
    solid.turned(
      [
        [0, -0.6 * MM],
        [1.6 * MM, -0.4 * MM],
        [3.0 * MM, 0.9 * MM],
        [3.2 * MM, 1.2 * MM],
        [2.4 * MM, 1.1 * MM],
        [0, 0.6 * MM],
      ],
      [0, y, 0],
      { bevel: 0.1 * MM },
    ),
  );
  b.add(
    'stone',
    'stone',
    {
      op: 'ball',
      r: what === 'pearl' ? r : [r, r * 0.62, r * 1.2],
      at: [0, y + (what === 'pearl' ? r + 0.4 * MM : 1.9 * MM), 0],
    },
    { detail: 1.6 },
  );
  if (what === 'cabochon')
    b.add(
      'bezel',
      'setting',
      solid.tube(
        outline.superellipse(r * 1.02, r * 1.22, 2, 40).map(([x, z]): Vec3 => [x, y + 1.8 * MM, z]),
        0.55 * MM,
        { closed: true, spline: 'linear' },
      ),
    );
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 2 + Math.PI / 4;
    const d = what === 'pearl' ? 1 : 1.06;
    b.add(
      `claw ${i + 1}`,
      'setting',
      solid.tube(
        [
          [2.6, 0.4],
          [3.9 * d, 2.4],
          [4.2 * d, what === 'pearl' ? 4.4 : 3],
          [3.9 * d, what === 'pearl' ? 5.6 : 3.7],
        ].map(
          ([k, v]): Vec3 => [k * MM * Math.cos(a), y + v * MM, k * MM * Math.sin(a) * (what === 'pearl' ? 1 : 1.12)],
        ),
        0.42 * MM,
      ),
    );
  }
  addAccents(b, baseY(t), t * 0.94, 0.6 * MM, [0.5, 0.66, -0.5, -0.66]);
}
