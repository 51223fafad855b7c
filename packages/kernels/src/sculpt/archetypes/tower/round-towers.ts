import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { addPennant } from '../../kits/building/flag.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { addDoor, addWindows, onRound } from '../../kits/building/openings.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A crooked stone tower with a wide upper storey, a tall bent hat of a roof, a hanging turret and a stair. */
export function buildWizard(b: Bench, taste: Rng, flag: boolean): void {
  const r = taste.range(2.1, 2.4);
  const h = taste.range(10.5, 12);
  const R = r * 1.42;
  const about = { x: 0, z: 0, r };
  b.add(
    'base',
    b.tint('stone', { about }),
    solid.turned(
      [
        [0, 0],
        [r * 1.5, 0],
        [r * 1.42, 0.5],
        [r * 1.12, 1.6],
        [0, 1.6],
      ],
      [0, 0, 0],
      { bevel: 0.08 },
    ),
  );
  b.add(
    'shaft',
    b.tint('walls', { about }),
    solid.turned(
      [
        [0, 0.4],
        [r * 1.14, 0.4],
        [r * 1.0, 2.4],
        [r * 0.9, h * 0.55],
        [r * 0.94, h - 1.2],
        [r * 1.1, h - 0.5],
        [R * 0.98, h],
        [0, h],
      ],
      [0, 0, 0],
      { bevel: 0 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'string courses',
    'stone',
    solid.many(
      [2.3, h * 0.55].map((y, i) =>
        solid.hoop((i ? r * 0.905 : r * 1.01) + 0.04, { kind: 'rect', w: 0.22, h: 0.22, r: 0.05 }, [0, y, 0], 'y', 44),
      ),
    ),
  );
  b.add(
    'corbels',
    'trim',
    {
      op: 'arrayed',
      n: 14,
      around: 'y',
      of: solid.bar(
        [
          [r * 0.96, h - 1.5, 0],
          [R * 0.98, h - 0.08, 0],
        ],
        { kind: 'rect', w: 0.22, h: 0.26 },
        { up: [0, 1, 0] },
      ),
    },
    { detail: 0.5 },
  );
  const top = h + 2.6;
  b.add(
    'upper storey',
    b.tint('walls', { about: { ...about, r: R }, base: 'plaster', color: '#d8c9a8' }),
    solid.turned(
      [
        [0, h],
        [R, h],
        [R * 1.02, top],
        [0, top],
      ],
      [0, 0, 0],
      { bevel: 0 },
    ),
  );
  const posts: Shape[] = [];
  for (let i = 0; i < 12; i++)
    posts.push(solid.put(solid.box([0.2, 2.6, 0.14], [0, h + 1.3, R * 1.005], 0.02), [0, 0, 0], [0, i * 30 + 15, 0]));
  b.add('timber posts', 'trim', solid.many(posts), { detail: 0.5 });
  b.add(
    'timber rings',
    'trim',
    solid.many(
      [h + 0.1, top - 0.08].map((y) => solid.hoop(R * 1.025, { kind: 'rect', w: 0.2, h: 0.14 }, [0, y, 0], 'y', 40)),
    ),
  );
  bentRoof(
    b,
    'roof',
    [0, top, 0],
    R * 1.3,
    taste.range(6.2, 7.4),
    taste.range(0.9, 1.4) * (taste.next() < 0.5 ? 1 : -1),
    flag,
  );
  addWindows(
    b,
    'upper window',
    { w: 0.75, h: 1.15, head: 'pointed', cols: 2, rows: 2, frame: 0.1, slots: { sill: 'trim' } },
    [0, 1, 2, 3, 4, 5].map((i) => onRound((i * Math.PI) / 3, R * 0.99, h + 0.62)),
  );
  addWizardThings(b, r, h, R, taste);
}

function addWizardThings(b: Bench, r: number, h: number, R: number, taste: Rng): void {
  addWindows(
    b,
    'shaft window',
    { w: 0.6, h: 1.2, head: 'pointed', cols: 2, rows: 2, frame: 0.1, slots: { frame: 'stone' } },
    [
      [0.5, 3.8],
      [-0.7, 5.6],
      [0.25, 7.6],
      [2.4, 5],
      [-2.3, 7],
      [3.3, 3.6],
    ].map(([a, y]) => onRound(a, r * 0.93, y)),
  );
  addDoor(b, 'door', { w: 1.25, h: 2.3, head: 'pointed', frame: 0.2, slots: { frame: 'stone' } }, (of) =>
    solid.put(of, [0, 0.5, r * 1.16]),
  );
  b.add(
    'steps',
    'stone',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.box([2.2 + i * 0.5, 0.18, 0.5], [0, 0.42 - i * 0.17, r * 1.3 + 0.34 + i * 0.42], 0.03),
      ),
    ),
  );
  const side = taste.next() < 0.5 ? 1 : -1;
  addTurret(b, [side * R * 0.95, h * 0.62, R * 0.3]);
  b.add('star finial', 'glow', { op: 'ball', r: 0.16, at: [side * 1.6, h + 0.5, R + 0.12] });
  const vines = Array.from({ length: 26 }, (_, i): { at: Vec3; scale: number } => {
    const a = -2.2 + 1.5 * ((i * 0.618) % 1);
    const y = 0.6 + 5 * ((i * 0.37) % 1);
    return { at: [r * 1.0 * Math.sin(a), y, r * 1.0 * Math.cos(a)], scale: 0.6 + 0.6 * ((i * 0.29) % 1) };
  });
  b.add('ivy', 'plants', solid.at({ op: 'ball', r: [0.38, 0.3, 0.38] }, vines), { detail: 0.4 });
}

/** A cone that curls over like an old hat, tiled, with a ball on its tip. */
function bentRoof(b: Bench, name: string, at: Vec3, r: number, h: number, lean: number, flag: boolean): void {
  const n = 36;
  const tip = (t: number): Vec3 => [
    at[0] + lean * Math.max(0, t - 0.3) ** 1.6 * 1.7,
    at[1] - 0.35 + h * t - 0.25 * Math.max(0, t - 0.6) * h * 0.35,
    at[2],
  ];
  const sections = [0, 0.035, 0.08, 0.2, 0.35, 0.5, 0.65, 0.78, 0.9, 0.97, 1].map((t) => {
    const k = r * Math.max(0.02, (1 - t) ** 1.18 * (t < 0.04 ? 1 : 0.94) + 0.015);
    const c = tip(t);
    return {
      points: Array.from(
        { length: n },
        (_, i): Vec3 => [c[0] + k * Math.cos((2 * Math.PI * i) / n), c[1], c[2] + k * Math.sin((2 * Math.PI * i) / n)],
      ),
    };
  });
  const under = {
    points: sections[0].points.map(
      ([x, y, z]): Vec3 => [at[0] + (x - at[0]) * 0.8, y + 0.3, at[2] + (z - at[2]) * 0.8],
    ),
  };
  b.add(
    name,
    b.tint('roof', { about: { x: at[0], z: at[2], r: r * 0.6 } }),
    { op: 'loft', sections: [under, ...sections], spline: 'linear', smooth: true, cap: 'flat' },
    { detail: 1.4 },
  );
  b.add(
    `${name} eaves`,
    'trim',
    solid.hoop(r * 0.99, { kind: 'circle', r: r * 0.025 }, [at[0], at[1] - 0.35, at[2]], 'y', 40),
    { detail: 0.5 },
  );
  const top = tip(1);
  b.add(
    `${name} finial`,
    'metal',
    solid.turned(
      [
        [0, -0.2],
        [0.09, -0.2],
        [0.06, 0.1],
        [0.16, 0.28],
        [0.16, 0.4],
        [0.05, 0.5],
        [0.03, 1],
        [0, 1],
      ],
      top,
      { bevel: 0 },
    ),
  );
  if (flag) addPennant(b, `${name} flag`, [top[0], top[1] + 0.5, top[2]], 1.5, { pole: 'metal', cloth: 'flag' });
}

function addTurret(b: Bench, at: Vec3): void {
  const r = 0.85;
  const about = { x: at[0], z: at[2], r };
  b.add(
    'turret',
    b.tint('walls', { about }),
    solid.turned(
      [
        [0, -1.6],
        [0.12, -1.6],
        [r * 0.8, -0.5],
        [r, 0],
        [r, 2],
        [0, 2],
      ],
      at,
      { bevel: 0.02 },
    ),
  );
  b.add('turret roof', b.tint('roof', { about }), solid.put(masonry.coneRoof(r * 1.1, 2, 2.6), at));
  b.add(
    'turret finial',
    'metal',
    solid.turned(
      [
        [0, 4.5],
        [0.07, 4.5],
        [0.12, 4.75],
        [0.04, 4.9],
        [0.03, 5.3],
        [0, 5.3],
      ],
      at,
      { bevel: 0 },
    ),
  );
  addWindows(
    b,
    'turret window',
    { w: 0.42, h: 0.8, head: 'pointed', cols: 1, rows: 2, frame: 0.08 },
    [0.2, 1.4, -1].map((a) => onRound(a + Math.atan2(at[0], at[2]) * 0.4, r * 0.98, 0.7, at)),
  );
}

/** A battlemented round tower with slits, machicolation and flag. */
export function buildRound(b: Bench, taste: Rng, flag: boolean): void {
  const r = taste.range(2.7, 3.1);
  const h = taste.range(11, 13);
  const R = r + 0.6;
  const about = { x: 0, z: 0, r };
  const profile: Vec2[] = [
    [0, 0],
    [r * 1.3, 0],
    [r * 1.05, 2.6],
    [r, 3],
    [r * 0.98, h - 1.8],
    [R, h - 1],
    [R, h + 1.1],
    [R - 0.5, h + 1.1],
    [R - 0.5, h - 0.6],
    [0, h - 0.6],
  ];
  const slits = [
    [0, 0.55],
    [0.9, 0.4],
    [-0.9, 0.7],
    [2.2, 0.55],
    [-2.2, 0.4],
    [3.1, 0.68],
  ].map(([a, k]) =>
    solid.put(masonry.slit(1.7), [r * Math.sin(a), h * k, r * Math.cos(a)], [0, (a * 180) / Math.PI, 0]),
  );
  b.add(
    'tower',
    b.tint('walls', { about }),
    solid.cut(solid.turned(profile, [0, 0, 0], { bevel: 0 }), masonry.crenelRing(R, h + 1.1, 12), ...slits),
    { detail: 1.4 },
  );
  b.add(
    'corbels',
    'stone',
    { op: 'arrayed', n: 20, around: 'y', of: solid.box([0.6, 0.5, 0.26], [r + 0.25, h - 1.35, 0], 0.05) },
    { detail: 0.5 },
  );
  b.add(
    'string course',
    'stone',
    solid.hoop(r + 0.05, { kind: 'rect', w: 0.28, h: 0.24, r: 0.06 }, [0, 3, 0], 'y', 44),
  );
  b.add(
    'roof deck',
    'trim',
    solid.turned(
      [
        [0, h - 0.62],
        [R - 0.52, h - 0.62],
        [R - 0.52, h - 0.5],
        [0, h - 0.5],
      ],
      [0, 0, 0],
      { bevel: 0 },
    ),
  );
  const c = R - 1.5;
  b.add(
    'turret',
    b.tint('walls', { about: { x: 0, z: 0, r: c } }),
    solid.cyl(c, 2.4, [0, h + 0.6, 0], 'y', { bevel: 0 }),
  );
  b.add('cone roof', b.tint('roof', { about: { x: 0, z: 0, r: c } }), masonry.coneRoof(c * 1.1, h + 1.9, c * 2.1), {
    detail: 1.2,
  });
  if (flag) addPennant(b, 'flag', [0, h + 1.9 + c * 2.05, 0], 2.8, { pole: 'metal', cloth: 'flag' });
  addDoor(b, 'door', { w: 1.5, h: 2.7, head: 'round', frame: 0.26, slots: { frame: 'stone' } }, (of) =>
    solid.put(of, [0, 0.3, r * 1.22], [-8, 0, 0]),
  );
  addWindows(
    b,
    'window',
    { w: 0.8, h: 1.4, head: 'round', cols: 2, rows: 2, frame: 0.14, slots: { frame: 'stone' } },
    [
      [0, 6.2],
      [1.9, 5.2],
      [-1.9, 7.4],
      [0.3, 9],
    ].map(([a, y]) => onRound(a, r * 0.97, y)),
  );
  const banner = outline.pairs([-0.55, 0, 0.55, 0, 0.55, -2.2, 0, -2.7, -0.55, -2.2]);
  b.add(
    'banner',
    'flag',
    solid.put(
      solid.slab([...banner].reverse(), 0.05, [0, 0, 0], 'z', { bevel: 0 }),
      [Math.sin(0.62) * (r + 0.08), h - 2.4, Math.cos(0.62) * (r + 0.08)],
      [0, 35.5, 0],
    ),
  );
  b.add(
    'torches',
    'metal',
    solid.many(
      [-1, 1].map((s) =>
        solid.put(solid.cyl(0.06, 0.7, [0, 0, 0.16], 'y', { top: 0.12 }), [s * 1.5, 2.6, r * 1.0], [18, 0, 0]),
      ),
    ),
  );
  b.add(
    'torch flames',
    'glow',
    solid.many([-1, 1].map((s): Shape => ({ op: 'ball', r: [0.13, 0.24, 0.13], at: [s * 1.5, 3.1, r * 1.0 + 0.32] }))),
  );
}
