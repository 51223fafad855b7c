import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { masonry } from './masonry.ts';

export interface Tower {
  name: string;
  at: Vec2;
  r: number;
  h: number;
  roof: 'cone' | 'open';
  /** Degrees, where the slits look. */
  face: number;
  flag: boolean;
  wind: number;
}

/** A round tower: battered foot, shaft with slits, corbelled parapet with merlons, cone roof or open platform, flag. */
export function addTower(b: Bench, t: Tower): void {
  const put = (of: Shape): Shape => solid.put(of, [t.at[0], 0, t.at[1]]);
  const { r, h, name } = t;
  const over = 0.36;
  const profile: Vec2[] = [
    [0, 0],
    [r * 1.22, 0],
    [r * 1.2, 0.4],
    [r * 1.03, h * 0.2],
    [r, h * 0.24],
    [r * 0.985, h - 1.7],
    [0, h - 1.7],
  ];
  const slits: Shape[] = [];
  for (const [turn, k] of [
    [-42, 0.38],
    [42, 0.38],
    [0, 0.62],
    [-80, 0.62],
    [80, 0.62],
  ] as const) {
    const a = ((t.face + turn) * Math.PI) / 180;
    slits.push(solid.put(masonry.slit(1.5), [Math.sin(a) * r, h * k, Math.cos(a) * r], [0, t.face + turn, 0]));
  }
  b.add(`${name} shaft`, 'walls', put(solid.cut(solid.turned(profile, [0, 0, 0], { bevel: 0.02 }), ...slits)));
  b.add(
    `${name} foot course`,
    'stone',
    put(
      solid.turned([
        [0, h * 0.225],
        [r * 1.05, h * 0.225],
        [r * 1.05, h * 0.225 + 0.22],
        [r, h * 0.225 + 0.32],
        [0, h * 0.225 + 0.32],
      ]),
    ),
  );
  const n = Math.max(10, Math.round((2 * Math.PI * r) / 1.15));
  b.add(`${name} corbels`, 'stone', put(masonry.corbelRing(r * 0.985, h - 1.5, over, n)), { detail: 0.7 });
  const R = r + over;
  const ring: Vec2[] = [
    [0, h - 1.52],
    [R, h - 1.52],
    [R, h - 0.6],
    [R + 0.05, h - 0.56],
    [R + 0.05, h - 0.44],
    [R, h - 0.4],
    [R, h],
    [R - 0.42, h],
    [R - 0.42, h - 0.9],
    [0, h - 0.9],
  ];
  b.add(`${name} parapet`, 'walls', put(solid.turned(ring, [0, 0, 0], { bevel: 0.02 })));
  b.add(
    `${name} merlons`,
    'walls',
    put(masonry.merlonRing(R - 0.004, h, 0.41, Math.max(8, Math.round((2 * Math.PI * R) / 1.7)))),
  );
  if (t.roof === 'cone') {
    const rr = r * 0.86;
    const y = h + 1.15;
    b.add(`${name} drum`, 'walls', put(solid.cyl(rr * 0.9, 2.2, [0, h + 0.15, 0])));
    const w = solid.slab(masonry.archOutline(0.5, 0.9, false), 0.3, [0, h + 0.12, rr * 0.86], 'z', { bevel: 0.01 });
    b.add(`${name} drum windows`, 'windows', put({ op: 'arrayed', n: 6, around: 'y', of: w }));
    b.add(`${name} roof`, 'roof', put(masonry.coneRoof(rr * 1.12, y, r * 2.15)), { detail: 1.2 });
    b.add(
      `${name} finial`,
      'metal',
      put(
        solid.turned([
          [0, y + r * 2.1],
          [0.1, y + r * 2.1],
          [0.08, y + r * 2.1 + 0.16],
          [0.16, y + r * 2.1 + 0.3],
          [0.05, y + r * 2.1 + 0.45],
          [0.035, y + r * 2.1 + 0.9],
          [0, y + r * 2.1 + 0.9],
        ]),
      ),
    );
  }
  if (!t.flag) return;
  const base = t.roof === 'cone' ? h + 1.15 + r * 2.1 + 0.3 : h - 0.9;
  addFlag(b, name, [t.at[0], base, t.at[1]], t.roof === 'cone' ? 2.6 : 4.6, t.wind);
}

/** A pole with a waving swallow-tailed flag. */
export function addFlag(b: Bench, name: string, at: Vec3, h: number, wind: number): void {
  b.add(
    `${name} flag pole`,
    'metal',
    solid.many([
      solid.rod(at, [at[0], at[1] + h, at[2]], 0.055, 0.035),
      { op: 'ball', r: 0.09, at: [at[0], at[1] + h, at[2]] },
    ]),
  );
  const rows: Vec3[][] = [];
  const len = 1.9;
  const tall = 1.05;
  for (let j = 0; j <= 4; j++) {
    const row: Vec3[] = [];
    for (let i = 0; i <= 8; i++) {
      const u = i / 8;
      const notch = 1 - 0.22 * (1 - Math.abs(j - 2) / 2);
      const x = 0.04 + u * len * notch;
      const wave = 0.16 * u * Math.sin(u * 7 + wind + j * 0.25);
      const a = wind * 0.5;
      row.push([
        at[0] + x * Math.cos(a) - wave * Math.sin(a),
        at[1] + h - 0.12 - (tall * j) / 4 - 0.1 * u * u,
        at[2] + x * Math.sin(a) + wave * Math.cos(a),
      ]);
    }
    rows.push(row);
  }
  b.add(`${name} flag`, 'flags', { op: 'sheet', grid: rows, thickness: 0.02, spline: 'catmull' });
}
