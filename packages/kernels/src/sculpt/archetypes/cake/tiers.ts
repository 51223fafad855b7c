import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { blossomShape } from '../../kits/blossom.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addSprinkles, around, coat, roundBody } from '../../kits/organic/index.ts';
import { addCandle, addCherry, addStrawberry, dollop } from '../../kits/pastry/index.ts';

/** One cake as it was ordered. */
export interface CakePlan {
  w: number;
  tiers: number;
  candles: number;
  drip: boolean;
  topping: string;
  cut: boolean;
  plate: boolean;
  seed: number;
  rng: Rng;
}

/** A plate under something `r` wide; returns the height of its top. */
export function addPlate(b: Bench, r: number, foot = 0): number {
  const R = r * 1.28;
  const t = r * 0.05;
  const profile: Vec2[] = [
    [0, foot],
    [r * 0.55, foot],
    [r * 0.6, foot + t * 0.3],
    [R, foot + t * 1.5],
    [R * 1.005, foot + t * 2],
    [R * 0.98, foot + t * 2.2],
    [r * 1.02, foot + t * 1.25],
    [0, foot + t * 1.2],
  ];
  b.add('plate', 'plate', solid.turned(profile, [0, 0, 0], { bevel: t * 0.3 }));
  b.add(
    'plate rim',
    b.tint('plate', { base: 'gold', color: '#d8b04c', rough: 0.3 }),
    solid.hoop(R * 0.994, { kind: 'circle', r: t * 0.28 }, [0, foot + t * 2.1, 0], 'y', 64),
    {
      detail: 0.5,
    },
  );
  return foot + t * 1.2;
}

/** Cut out of a cake: a wedge of 55 degrees towards the viewer. */
function missing(R: number, h: number): Shape {
  const a = 0.48;
  const outline: Vec2[] = [
    [0, 0],
    [R * 2 * Math.sin(0.5 - a), -R * 2 * Math.cos(0.5 - a)],
    [R * 2 * Math.sin(0.5 + a), -R * 2 * Math.cos(0.5 + a)],
  ];
  return solid.slab(outline, h * 4, [0, h, 0], 'y', { bevel: 0 });
}

function tierProfile(r: number, y: number, h: number): Vec2[] {
  const e = Math.min(h * 0.14, r * 0.1);
  return [
    [r * 0.01, y],
    [r * 0.97, y],
    [r, y + e * 0.4],
    [r, y + h - e],
    [r - e * 0.3, y + h - e * 0.3],
    [r - e, y + h],
    [r * 0.5, y + h],
    [r * 0.01, y + h],
  ];
}

/** Round tiers on a plate, iced or (`cheese`) bare on a biscuit base. Returns the height of the top. */
export function addTiers(b: Bench, p: CakePlan, cheese: boolean): number {
  let y = p.plate ? addPlate(b, p.w / 2) : 0;
  let r = p.w / 2;
  for (let i = 0; i < p.tiers; i++) {
    const h = cheese ? p.w * 0.3 : p.w * (p.tiers > 1 ? 0.34 : 0.44) * (1 - 0.06 * i);
    const name = p.tiers > 1 ? ` ${i + 1}` : '';
    const cut = p.cut && i === p.tiers - 1;
    if (cheese) addCheese(b, r, y, h, p);
    else addTier(b, p, { r, y, h, name, cut, last: i === p.tiers - 1 });
    y += h;
    if (i < p.tiers - 1) r *= 0.72;
  }
  addTop(b, p, r, y, cheese);
  return y;
}

function addTier(
  b: Bench,
  p: CakePlan,
  t: { r: number; y: number; h: number; name: string; cut: boolean; last: boolean },
): void {
  const { r, y, h } = t;
  const seed = p.seed + Math.round(y * 1e4);
  const body = roundBody({
    profile: tierProfile(r, y, h),
    sides: 72,
    steps: 2,
    swell: (a, k) => 1 + 0.006 * around(a, 7, seed, k * 2),
  });
  if (t.cut) {
    const hole = missing(r, h);
    const layers = 3;
    const step = (h * 0.94) / layers;
    for (let i = 0; i < layers; i++) {
      const at = y + h * 0.02 + i * step;
      b.add('sponge layer', 'sponge', solid.cut(solid.cyl(r * 0.955, step * 0.8, [0, at + step * 0.4, 0]), hole));
      if (i < layers - 1)
        b.add('filling layer', 'cream', solid.cut(solid.cyl(r * 0.957, step * 0.24, [0, at + step * 0.9, 0]), hole));
    }
    b.add(`icing${t.name}`, 'icing', solid.cut(body, hole, solid.cyl(r * 0.954, h * 0.95, [0, y + h * 0.455, 0])), {
      detail: 1.2,
    });
  } else b.add(`icing${t.name}`, 'icing', body, { detail: 1.2 });
  if (p.drip) {
    const over = tierProfile(r, y, h).slice(1).reverse();
    const glaze = coat({
      over,
      reach: 0.72,
      drip: 0.15,
      drips: Math.max(8, Math.round(p.w * 60)),
      thick: p.w * 0.018,
      seed,
      sides: 120,
    });
    b.add(`glaze${t.name}`, 'glaze', t.cut ? solid.cut(glaze, missing(r, h)) : glaze, { detail: 1.5 });
  }
  // a piped border where the tier stands
  const n = Math.round((2 * Math.PI * r) / (p.w * 0.062));
  const pearl: Shape = { op: 'ball', r: [p.w * 0.034, p.w * 0.03, p.w * 0.034], at: [r * 1.0, y + p.w * 0.024, 0] };
  if (!t.cut)
    b.add(`border${t.name}`, 'cream', { op: 'arrayed', n: Math.min(44, n), around: 'y', of: pearl }, { detail: 0.5 });
  if (!p.drip) {
    const swags: Vec3[] = Array.from({ length: 96 }, (_, i) => {
      const a = (2 * Math.PI * i) / 96;
      return [r * 1.012 * Math.cos(a), y + h * (0.62 + 0.17 * Math.abs(Math.cos(4 * a))), r * 1.012 * Math.sin(a)];
    });
    b.add(
      `swags${t.name}`,
      'cream',
      { op: 'sweep', path: swags, section: { kind: 'circle', r: p.w * 0.011 }, closed: true, spline: 'linear' },
      { detail: 0.6 },
    );
    const bead: Shape = { op: 'ball', r: p.w * 0.02, at: [r * 1.01, y + h * 0.8, 0] };
    b.add(`beads${t.name}`, 'cream', { op: 'arrayed', n: 8, around: 'y', of: bead }, { detail: 0.5 });
    b.add(
      `ribbon${t.name}`,
      b.tint('glaze', { base: 'silk' }),
      solid.hoop(r * 1.004, { kind: 'rect', w: h * 0.13, h: p.w * 0.008 }, [0, y + h * 0.2, 0], 'y', 72),
      { detail: 0.6 },
    );
  }
}

function addCheese(b: Bench, r: number, y: number, h: number, p: CakePlan): void {
  const hole = missing(r, h);
  const open = (s: Shape): Shape => (p.cut ? solid.cut(s, hole) : s);
  const base = roundBody({ profile: tierProfile(r * 1.01, y, h * 0.22), sides: 64, steps: 2 });
  const body = roundBody({
    profile: tierProfile(r * 0.99, y + h * 0.2, h * 0.8),
    sides: 64,
    steps: 2,
    swell: (a) => 1 + 0.006 * around(a, 9, p.seed),
  });
  b.add('crust', b.tint('crust', { base: 'cookie', color: '#b8803c' }), open(base));
  b.add('filling', 'icing', open(body), { detail: 1.2 });
  const over: Vec2[] = [
    [0, y + h],
    [r * 0.7, y + h],
    [r * 0.95, y + h * 0.985],
    [r * 0.99, y + h * 0.9],
    [r * 0.99, y + h * 0.4],
  ];
  b.add('sauce', 'filling', open(coat({ over, reach: 0.72, drip: 0.12, drips: 9, thick: p.w * 0.016, seed: p.seed })), {
    detail: 1.4,
  });
}

function addTop(b: Bench, p: CakePlan, r: number, y: number, cheese: boolean): void {
  const ring = (n: number, k: number): Vec3[] =>
    Array.from({ length: n }, (_, i): Vec3 => {
      const a = (2 * Math.PI * (i + 0.5)) / n;
      return [r * k * Math.cos(a), y, r * k * Math.sin(a)];
    }).filter(([x, , z]) => !(p.cut && Math.abs(Math.atan2(x, z) - 0.5) < 0.66));
  const lift = p.drip || cheese ? p.w * 0.013 : 0;
  const small = Math.min(p.w * 0.058, r * 0.16);
  if (p.topping === 'flowers') {
    for (const [i, [x, z, s]] of (
      [
        [0, 0, 1],
        [0.42, 0.2, 0.8],
        [-0.3, 0.36, 0.75],
        [0.05, -0.42, 0.8],
        [-0.4, -0.15, 0.7],
      ] as const
    ).entries()) {
      const q = r * 0.5 * s;
      b.add(
        `flower ${i + 1}`,
        'flower',
        solid.put(
          blossomShape({ size: q, petals: 6, rise: 32 }),
          [x * r, y + lift + p.w * 0.012, z * r],
          [0, 40 * i, 0],
        ),
        { twoSided: true },
      );
      b.add(
        `flower heart ${i + 1}`,
        'cream',
        { op: 'ball', r: [q * 0.16, q * 0.14, q * 0.16], at: [x * r, y + lift + q * 0.13 + p.w * 0.012, z * r] },
        { detail: 0.6 },
      );
    }
    for (const [i, a] of [0.6, 2.4, 4.4].entries()) addSideFlower(b, p, a, i);
    return;
  }
  const spots = ring(p.topping === 'sprinkles' ? 10 : 8, 0.74);
  b.add(
    'rosettes',
    'cream',
    solid.many(
      spots.map((at) =>
        solid.put(dollop(small * 1.25), [at[0], at[1] + lift * 0.6, at[2]], [0, Math.atan2(at[0], at[2]) * 57, 0]),
      ),
    ),
    { detail: 1.2 },
  );
  const seat = (at: Vec3): Vec3 => [at[0], y + lift + small * 1.05, at[2]];
  if (p.topping === 'cherries')
    for (const at of spots) addCherry(b, 'fruit', small * 0.72, { at: seat(at), lean: Math.atan2(at[2], at[0]) + 0.5 });
  else if (p.topping === 'strawberries')
    for (const at of spots) addStrawberry(b, b.tint('fruit', {}), 'leaves', small * 1.9, { at: seat(at) });
  if (p.topping === 'sprinkles' || p.topping === 'cherries')
    addSprinkles(b, 'sprinkles', {
      on: solid.cyl(r * 0.62, p.w * 0.01, [0, y + lift - p.w * 0.004, 0]),
      where: { op: 'box', size: [r * 1.2, p.w * 0.02, r * 1.2], at: [0, y + lift + p.w * 0.008, 0] },
      n: p.topping === 'sprinkles' ? 48 : 24,
      size: p.w * 0.026,
      seed: p.seed,
    });
  for (let i = 0; i < p.candles; i++) {
    const a = (2 * Math.PI * i) / p.candles + 0.3;
    const k = p.candles === 1 ? 0 : 0.44;
    addCandle(
      b,
      {
        at: [r * k * Math.cos(a), y + lift - p.w * 0.012, r * k * Math.sin(a)],
        r: p.w * 0.016,
        h: p.w * (0.3 + 0.012 * (i % 3)),
        color: b.tint('candles', {}).color ?? '#fdfbf4',
        stripe: ['#f2668a', '#3ea6d8', '#f2b632', '#6bbf59'][i % 4],
      },
      `candle ${i + 1}`,
    );
  }
}

function addSideFlower(b: Bench, p: CakePlan, a: number, i: number): void {
  const r = p.w / 2;
  const q = p.w * 0.1;
  const at: Vec3 = [Math.sin(a) * r * (0.86 - 0.1 * i), p.w * (0.36 + 0.3 * i), Math.cos(a) * r * (0.86 - 0.1 * i)];
  if (i >= p.tiers - 1) return;
  b.add(
    'spray flower',
    'flower',
    solid.put(blossomShape({ size: q, petals: 6, rise: 30 }), at, [22, (a * 180) / Math.PI, 0]),
    { twoSided: true },
  );
  b.add('spray heart', 'cream', { op: 'ball', r: q * 0.15, at: [at[0], at[1] + q * 0.12, at[2]] }, { detail: 0.5 });
}
