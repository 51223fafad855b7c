import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { addSprinkles, around, coat, ringBody, roundBody, tongues } from '../../kits/organic/index.ts';
import { donutPalettes } from './palettes.ts';

/** Doughnuts: ring with dripping icing, filled ball, glazed ring, cruller, churro. */
export const donut: Archetype = {
  name: 'donut',
  kind: 'food',
  size: { length: 0.09 },
  params: {
    width: { type: 'number', min: 0.04, max: 1, default: 0.095, unit: 'm', about: 'outer diameter' },
    kind: {
      type: 'choice',
      of: ['ring', 'glazed', 'filled', 'cruller', 'churro', 'onion'],
      default: 'ring',
      about: 'iced ring, glazed ring, ball with filling, twisted ring, churro sticks, fried onion ring',
    },
    topping: {
      type: 'choice',
      of: ['auto', 'sprinkles', 'pearls', 'drizzle', 'none'],
      default: 'auto',
      about: 'what lies on the icing',
    },
    bitten: { type: 'flag', default: false, about: 'a bite taken out', vary: 0.12 },
  },
  slots: {
    icing: {
      material: { base: 'icing', color: '#f48fb4', color2: '#ffc2d6', color3: '#d2648e', rough: 0.16, clearcoat: 0.7 },
      words: ['icing', 'glaze', 'frosting', 'donut', 'doughnut', 'topping'],
      main: true,
    },
    dough: {
      material: { base: 'bun', color: '#d99a4c', color2: '#a8642a', color3: '#f0d8a4', rough: 0.6, clearcoat: 0 },
      words: ['dough', 'ring', 'cake'],
    },
    sprinkles: { material: { base: 'plastic', color: '#ffd23f', rough: 0.3 }, words: ['sprinkle', 'sugar', 'pearl'] },
    drizzle: {
      material: { base: 'chocolate', color: '#4a2412', color2: '#5c3018', rough: 0.2 },
      words: ['drizzle', 'stripe', 'chocolate'],
    },
    filling: {
      material: { base: 'icing', color: '#b8142c', color2: '#d8304a', color3: '#7a0818', rough: 0.12, clearcoat: 0.9 },
      words: ['filling', 'jam', 'jelly', 'cream', 'custard'],
    },
  },
  palettes: donutPalettes,
  presets: {
    donut: {},
    'chocolate donut': {
      materials: { icing: { base: 'chocolate', color: '#4c2410', color2: '#6a3a1e', color3: '#2a1208', rough: 0.18 } },
    },
    'glazed donut': {
      params: { kind: 'glazed', topping: 'none' },
      materials: { icing: { color: '#e9b774', color2: '#f4d09a', color3: '#c08440', rough: 0.1, clearcoat: 1 } },
    },
    'jelly donut': { params: { kind: 'filled', topping: 'none' } },
    cruller: {
      params: { kind: 'cruller', topping: 'none' },
      materials: { icing: { color: '#f0d9ae', color2: '#f8e8c8', color3: '#d0a868' } },
    },
    churro: { params: { kind: 'churro', topping: 'none' }, size: { width: 0.2 } },
    'onion ring': { params: { kind: 'onion', topping: 'none' } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const w = read.num(params, 'width');
  const kind = read.word(params, 'kind');
  const b = createBench(materials);
  const taste = rng.fork('donut');
  const seed = rng.int(9999);
  const asked = read.word(params, 'topping');
  const topping = asked === 'auto' ? taste.pick(['sprinkles', 'sprinkles', 'sprinkles', 'drizzle', 'pearls']) : asked;
  if (kind === 'churro') addChurros(b, w, taste);
  else if (kind === 'filled') addFilled(b, w, seed, topping);
  else if (kind === 'cruller') addCruller(b, w, seed);
  else if (kind === 'onion') addOnion(b, w, seed);
  else addRing(b, w, seed, { glazed: kind === 'glazed', topping, bitten: read.flag(params, 'bitten') });
  return { parts: b.parts, sockets: { top: { at: [0, w * 0.36, 0], dir: [0, 1, 0], size: w * 0.4 } } };
}

/** Fried both sides: brown above and below, a pale line round the middle where it floated. */
function fried(b: Bench, y: number, w: number): MaterialSpec {
  const dough = b.tint('dough', {});
  return {
    ...dough,
    layers: [
      ...(dough.layers ?? []),
      {
        mask: {
          kind: 'all',
          of: [
            { kind: 'span', dir: [0, 1, 0], from: y - w * 0.045, to: y - w * 0.015 },
            { kind: 'span', dir: [0, 1, 0], from: y + w * 0.045, to: y + w * 0.015 },
          ],
        },
        material: { color: dough.color3 ?? '#f0d8a4', color2: '#e8c07a' },
        strength: 0.85,
      },
    ],
  };
}

function addRing(b: Bench, w: number, seed: number, o: { glazed: boolean; topping: string; bitten: boolean }): void {
  const rx = w * 0.165;
  const ry = w * 0.155;
  const R = w * 0.5 - rx;
  const y0 = ry * 0.95;
  const swell = (a: number): number => 1 + 0.05 * around(a, 6, seed);
  const arc = (a: number, off: number, from: number, to: number, n: number): Vec2[] =>
    Array.from({ length: n }, (_, i): Vec2 => {
      const f = from + ((to - from) * i) / (n - 1);
      const k = swell(a);
      // flat where it lay
      const s = Math.sin(f);
      return [(rx * k + off) * Math.cos(f), y0 + Math.max(-y0 + 0.0005 * w, (ry * k + off) * s)];
    });
  const dough = ringBody(R, (a) => arc(a, 0, 0, 2 * Math.PI * (27 / 28), 28));
  const bites: Vec3[] = o.bitten
    ? // three scallops of teeth, right through the ring, on the side that is seen first
      [30, 53, 76].map((deg): Vec3 => [0.37 * Math.cos(deg / 57.3), 0.165, 0.37 * Math.sin(deg / 57.3)])
    : [];
  const bite = bites.map((p) => ({ op: 'sphere' as const, r: w * 0.175, at: [p[0] * w, p[1] * w, p[2] * w] as Vec3 }));
  const crumb = {
    mask: {
      kind: 'near' as const,
      shape: { op: 'union' as const, of: bite.map((s) => ({ ...s, r: s.r + w * 0.004 })) },
      soft: w * 0.003,
    },
    material: { base: 'cake', color: '#f0d49a', color2: '#e2b970', color3: '#c08c44', scale: 0.6 },
  };
  const cut = (shape: Shape): Shape => solid.cut(shape, ...bite);
  const skin = fried(b, y0, w);
  b.add('dough', o.bitten ? { ...skin, layers: [...(skin.layers ?? []), crumb] } : skin, cut(dough), { detail: 1.2 });
  const thick = w * (o.glazed ? 0.012 : 0.022);
  const icing = ringBody(
    R,
    (a) => {
      const low = o.glazed
        ? -0.12 - 0.34 * Math.max(-0.6, tongues(a, 9, seed))
        : 0.12 - 0.42 * Math.max(-0.45, tongues(a, 8, seed + 1));
      const inner = o.glazed ? Math.PI + 0.6 : Math.PI - 0.25 + 0.4 * Math.max(-0.4, tongues(a, 5, seed + 2));
      const n = 22;
      const out = arc(a, thick, low, inner, n).map((p, i): Vec2 => {
        // swells to a bead at both edges, thin on the crown
        const e = Math.min(i, n - 1 - i) / (n - 1);
        const k = e < 0.02 ? 0.25 : e < 0.1 ? 1 : 0.8;
        const f = low + ((inner - low) * i) / (n - 1);
        return [p[0] - thick * (1 - k) * Math.cos(f), p[1] - thick * (1 - k) * Math.sin(f)];
      });
      return [...out, ...arc(a, -thick * 0.6, inner - 0.05, low + 0.05, 10)];
    },
    96,
  );
  b.add('icing', 'icing', cut(icing), { detail: 1.6 });
  if (o.topping === 'drizzle') addDrizzle(b, w, R, rx, ry * 1.02 + thick, y0, seed);
  else if (o.topping !== 'none')
    addSprinkles(b, 'sprinkles', {
      on: icing,
      where: {
        op: 'subtract',
        from: { op: 'box', size: [w * 1.1, w * 0.3, w * 1.1], at: [0, y0 + ry * 0.55 + w * 0.15, 0] },
        cut: bite.map((s) => ({ ...s, r: s.r + w * 0.025 })),
      },
      n: o.topping === 'pearls' ? 80 : 114,
      size: w * 0.052,
      seed,
      round: o.topping === 'pearls',
    });
}

/** Chocolate run to and fro over the ring, following its round. */
function addDrizzle(b: Bench, w: number, R: number, rx: number, ry: number, y0: number, seed: number): void {
  const path: Vec3[] = [];
  const turns = 13;
  const n = turns * 14;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    const swing = Math.cos(turns * a) * 1.02 + 0.1 * around(a, 8, seed);
    const f = Math.PI / 2 - swing * 0.92;
    const k = 1 + 0.05 * around(a, 6, seed);
    const r = R + rx * 1.12 * k * Math.cos(f);
    path.push([r * Math.cos(a), y0 + ry * k * Math.sin(f) * 1.0, r * Math.sin(a)]);
  }
  b.add(
    'drizzle',
    'drizzle',
    {
      op: 'sweep',
      path,
      section: { kind: 'ellipse', rx: w * 0.014, ry: w * 0.009 },
      closed: true,
      spline: 'linear',
      up: [0, 1, 0],
    },
    { detail: 0.8 },
  );
}

/** A ball of dough with powder sugar or icing on top and jam welling out of the hole it was filled through. */
function addFilled(b: Bench, w: number, seed: number, topping: string): void {
  const h = w * 0.62;
  const profile: Vec2[] = [
    [0.01, 0],
    [0.26, 0.0],
    [0.42, 0.12],
    [0.5, 0.4],
    [0.49, 0.6],
    [0.4, 0.86],
    [0.2, 0.98],
    [0.01, 1],
  ].map(([r, t]): Vec2 => [r * w, t * h]);
  const ball = roundBody({ profile, swell: (a, _t, r) => 1 + 0.035 * around(a, 5, seed) * Math.min(1, r / (0.3 * w)) });
  const skin = fried(b, h * 0.5, w);
  const sugar = {
    mask: {
      kind: 'all' as const,
      of: [
        { kind: 'slope' as const, dir: [0, 1, 0] as Vec3, from: 0.15, to: 0.7 },
        { kind: 'noise' as const, scale: w * 0.06, threshold: 0.36, soft: 0.2 },
      ],
    },
    material: { base: 'snow', color: '#fbf8f2', color2: '#ffffff', color3: '#e8ddcc' },
    strength: 0.9,
  };
  b.add('dough', topping === 'none' ? { ...skin, layers: [...(skin.layers ?? []), sugar] } : skin, ball, {
    detail: 1.4,
  });
  if (topping !== 'none') {
    const over: Vec2[] = profile.slice(2).reverse();
    const top = coat({ over, reach: 0.52, drip: 0.16, drips: 7, thick: w * 0.022, seed });
    b.add('icing', 'icing', top, { detail: 1.4 });
    if (topping !== 'drizzle')
      addSprinkles(b, 'sprinkles', {
        on: top,
        where: { op: 'box', size: [w, w * 0.3, w], at: [0, h * 0.75 + w * 0.15, 0] },
        n: 48,
        size: w * 0.05,
        seed,
      });
  }
  const at: Vec3 = [w * 0.28, h * 0.56, w * 0.385];
  b.add(
    'filling',
    'filling',
    {
      op: 'union',
      k: w * 0.03,
      of: [
        { op: 'ellipsoid', r: [w * 0.11, w * 0.085, w * 0.07], at },
        {
          op: 'ellipsoid',
          r: [w * 0.05, w * 0.08, w * 0.04],
          at: [at[0] + w * 0.01, at[1] - w * 0.1, at[2] + w * 0.03],
        },
        { op: 'sphere', r: w * 0.036, at: [at[0] + w * 0.012, at[1] - w * 0.16, at[2] + w * 0.025] },
      ],
    },
    { detail: 1.3 },
  );
}

/** A fluted rope of choux twisted round, glazed where it rises. */
function addCruller(b: Bench, w: number, seed: number): void {
  const r = w * 0.155;
  const R = w * 0.5 - r;
  const section = (a: number): Vec2[] =>
    Array.from({ length: 36 }, (_, i): Vec2 => {
      // the points run along the flutes: three whole turns, so that the last section meets the first
      const f = (2 * Math.PI * i) / 36 - 3 * a;
      const k = r * (0.88 + 0.14 * Math.cos((12 * Math.PI * i) / 36) + 0.02 * around(a, 8, seed));
      return [k * Math.cos(f), r * 0.98 + k * Math.sin(f)];
    });
  const dough = b.tint('dough', {});
  const glaze = b.tint('icing', {});
  b.add(
    'dough',
    {
      ...dough,
      layers: [
        {
          mask: { kind: 'slope', dir: [0, 1, 0], from: 0.0, to: 0.45 },
          material: { base: 'icing', color: glaze.color, color2: glaze.color2, color3: glaze.color3, rough: 0.14 },
          strength: 0.75,
        },
      ],
      clearcoat: 0.5,
    },
    ringBody(R, section, 120),
    { detail: 1.6 },
  );
  b.add(
    'glaze drops',
    'icing',
    solid.many(
      [0.4, 2.2, 3.9, 5.3].map((a) => ({
        op: 'ball' as const,
        r: [w * 0.02, w * 0.014, w * 0.02] as Vec3,
        at: [Math.cos(a) * (R + r * 0.3), r * 1.93, Math.sin(a) * (R + r * 0.3)] as Vec3,
      })),
    ),
  );
}

/** Three star-section sticks rolled in sugar, and a cup of chocolate to dip them in would be another thing. */
function addChurros(b: Bench, w: number, taste: Rng): void {
  const sugared: MaterialSpec = b.tint('dough', {
    layers: [
      {
        mask: { kind: 'noise', scale: w * 0.03, threshold: 0.5, soft: 0.15 },
        material: { base: 'snow', color: '#fff6e4', color2: '#ffffff' },
        strength: 0.75,
      },
    ],
  });
  const r = w * 0.085;
  const star: Vec2[] = Array.from({ length: 32 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 32;
    const k = r * (0.86 + 0.16 * Math.cos(8 * a));
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  for (const [i, [z, y, turn]] of (
    [
      [-0.11, 0.09, 4],
      [0.1, 0.09, -5],
      [0.0, 0.235, 21],
    ] as const
  ).entries()) {
    const l = w * taste.range(1.7, 1.95);
    const bend = taste.range(-0.05, 0.05) * w;
    b.add(
      `churro ${i + 1}`,
      sugared,
      solid.put(
        {
          op: 'sweep',
          path: [-1, -0.5, 0, 0.5, 1].map(
            (t): Vec3 => [(t * l) / 2, i === 2 ? 0 : Math.abs(bend) * 0.1 * t * t, bend * (1 - t * t)],
          ),
          section: { kind: 'polygon', points: star, smooth: true },
          spline: 'catmull',
          twist: 80,
          cap: 'round',
        },
        [0, y * w, z * w],
        [0, turn, 0],
      ),
      { detail: 1.2 },
    );
  }
}

/** Battered onion rings leaning on one another. */
function addOnion(b: Bench, w: number, seed: number): void {
  const crust: MaterialSpec = {
    base: 'crumbed',
    color: b.tint('dough', {}).color,
    color2: '#f0c878',
    color3: '#96591c',
  };
  const ring = (R: number, s: number): Shape =>
    ringBody(R, (a) =>
      Array.from({ length: 16 }, (_, i): Vec2 => {
        const f = (2 * Math.PI * i) / 16;
        const k = 1 + 0.16 * around(a, 9, s, f);
        return [w * 0.075 * k * Math.cos(f), w * 0.085 + w * 0.085 * k * Math.sin(f)];
      }),
    );
  b.add('onion ring 1', crust, ring(w * 0.42, seed), { detail: 1.2 });
  b.add('onion ring 2', crust, solid.put(ring(w * 0.34, seed + 1), [w * 0.1, w * 0.155, w * 0.02]), { detail: 1.2 });
  b.add('onion ring 3', crust, solid.put(ring(w * 0.38, seed + 2), [w * 0.36, w * 0.315, w * 0.1], [0, 30, 48]), {
    detail: 1.2,
  });
}
