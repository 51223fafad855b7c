import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

export interface Tower {
  name: string;
  at: Vec2;
  r: number;
  h: number;
  roof: 'cone' | 'open';
  /** Degrees, where the slits look. */
  face: number;
  /** Arrow slits; 0 for a turret too slender to be manned. */
  slits: number;
  flag: boolean;
  wind: number;
}

/**
 * A round tower: battered foot, moulding, shaft with slits, a coved parapet with merlons, cone roof or open platform, flag. All its
 * masonry is one shell: merlons and slits are cut out of a turned wall, not set on it.
 */
export function addTower(b: Bench, t: Tower): void {
  const put = (of: Shape): Shape => solid.put(of, [t.at[0], 0, t.at[1]]);
  const { r, h, name } = t;
  const about = { x: t.at[0], z: t.at[1], r };
  const R = r + 0.36;
  const profile: Vec2[] = [
    [0, 0],
    [r * 1.22, 0],
    [r * 1.03, h * 0.22],
    [r * 1.08, h * 0.225],
    [r * 1.08, h * 0.225 + 0.24],
    [r, h * 0.225 + 0.36],
    [r * 0.985, h - 1.75],
    [R, h - 1.15],
    [R, h + 0.95],
    [R - 0.42, h + 0.95],
    [R - 0.42, h - 0.9],
    [0, h - 0.9],
  ];
  const cuts: Shape[] = [masonry.crenelRing(R, h + 0.95, Math.max(7, Math.round((2 * Math.PI * R) / 1.75)))];
  const spots = [
    [0, 0.62],
    [-48, 0.42],
    [48, 0.42],
  ] as const;
  for (const [turn, k] of spots.slice(0, t.slits)) {
    const a = ((t.face + turn) * Math.PI) / 180;
    cuts.push(solid.put(masonry.slit(1.6), [Math.sin(a) * r, h * k, Math.cos(a) * r], [0, t.face + turn, 0]));
  }
  const walls = b.tint('walls', { about });
  b.add(name, walls, put(solid.cut(solid.turned(profile, [0, 0, 0], { bevel: 0 }), ...cuts)));
  if (t.roof === 'cone') addCone(b, t, about);
  const spire = t.roof === 'cone' ? h + 0.9 + r * 2.15 : h - 0.9;
  if (t.flag) addFlag(b, name, [t.at[0], spire, t.at[1]], t.roof === 'cone' ? 2.7 : 4.6, t.wind);
  else if (t.roof === 'cone')
    b.add(
      `${name} finial`,
      'metal',
      put(
        solid.turned([
          [0, spire - 0.3],
          [0.12, spire - 0.3],
          [0.1, spire + 0.1],
          [0.24, spire + 0.34],
          [0.1, spire + 0.58],
          [0.05, spire + 1.3],
          [0, spire + 1.3],
        ]),
      ),
    );
}

/** The drum that carries the roof, its dark windows painted on, and the roof. */
function addCone(b: Bench, t: Tower, about: { x: number; z: number; r: number }): void {
  const { r, h, name } = t;
  const rr = r * 0.78;
  const windows: MaterialSpec = b.tint('windows', {});
  const walls = b.tint('walls', {
    about,
    layers: [
      {
        mask: {
          kind: 'near',
          soft: 0.02,
          shape: {
            op: 'array',
            n: 6,
            around: 'y',
            of: { op: 'box', size: [0.4, 0.8, 0.5], at: [0, h + 0.6, rr] },
            at: [t.at[0], 0, t.at[1]],
          },
        },
        material: windows,
      },
    ],
  });
  const move = (of: Shape): Shape => solid.put(of, [t.at[0], 0, t.at[1]]);
  b.add(`${name} drum`, walls, move(solid.cyl(rr, 2.4, [0, h + 0.2, 0], 'y', { bevel: 0 })));
  b.add(`${name} roof`, b.tint('roof', { about }), move(masonry.coneRoof(r * 1.02, h + 1.2, r * 2.2)), { detail: 1.2 });
}

/** A pole with a knob and a waving swallow-tailed flag. */
export function addFlag(b: Bench, name: string, at: Vec3, h: number, wind: number): void {
  const pole: Vec2[] = [
    [0, -0.2],
    [0.1, -0.2],
    [0.065, h],
    [0.15, h + 0.1],
    [0.15, h + 0.2],
    [0, h + 0.3],
  ];
  b.add(`${name} flag pole`, 'metal', solid.turned(pole, at, { bevel: 0, segments: 10 }));
  const rows: Vec3[][] = [];
  const len = 2.2;
  const tall = 1.25;
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
        at[1] + h - 0.05 - (tall * j) / 4 - 0.1 * u * u,
        at[2] + x * Math.sin(a) + wave * Math.cos(a),
      ]);
    }
    rows.push(row);
  }
  b.add(`${name} flag`, 'flags', { op: 'sheet', grid: rows, thickness: 0, spline: 'linear' }, { twoSided: true });
}
