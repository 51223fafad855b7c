import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { skateboardPalettes } from './palettes.ts';

/** Boards to ride on wheels, water and snow. */
export const skateboard: Archetype = {
  name: 'skateboard',
  kind: 'vehicle',
  size: { length: 0.8 },
  params: {
    kind: {
      type: 'choice',
      of: ['skateboard', 'surfboard', 'snowboard', 'skis'],
      default: 'skateboard',
      about: 'Skateboard, surfboard, snowboard or a pair of skis.',
    },
  },
  slots: {
    deck: { material: { base: 'wood', color: '#c0723a' }, words: ['deck', 'board', 'ski'], main: true },
    grip: { material: { base: 'rubber', color: '#1b1b1d', rough: 0.95 }, words: ['grip', 'pad', 'binding', 'boot'] },
    stripes: {
      material: { base: 'paint', color: '#d8341c', rough: 0.35 },
      words: ['stripe', 'graphic', 'pattern', 'fin'],
    },
    trucks: {
      material: { base: 'aluminium', color: '#b9bdc1', rough: 0.3 },
      words: ['truck', 'axle', 'metal', 'edge'],
    },
    wheels: { material: { base: 'plastic', color: '#f0e6c8', rough: 0.35 }, words: ['wheel'] },
  },
  palettes: skateboardPalettes,
  presets: {
    skateboard: {},
    surfboard: {
      open: ['deck', 'stripes'],
      params: { kind: 'surfboard' },
      materials: {
        deck: { base: 'plastic', color: '#f3efe2', rough: 0.18, clearcoat: 1 },
        stripes: { color: '#1f7fa8' },
      },
      size: { height: 2 },
    },
    snowboard: {
      open: ['deck', 'stripes'],
      params: { kind: 'snowboard' },
      materials: {
        deck: { base: 'plastic', color: '#1f4fa0', rough: 0.25, clearcoat: 0.8 },
        stripes: { color: '#f2c21c' },
      },
    },
    skis: {
      open: ['deck', 'stripes'],
      params: { kind: 'skis' },
      materials: {
        deck: { base: 'plastic', color: '#c8201c', rough: 0.25, clearcoat: 0.8 },
        stripes: { color: '#f4f4f2' },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('board');
    const top =
      kind === 'surfboard'
        ? buildSurf(b, taste)
        : kind === 'skateboard'
          ? buildSkate(b, taste)
          : buildSnow(b, kind === 'skis', taste);
    return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: 0.2 } } };
  },
};

/** A plate along z whose half width and height are functions of t (-1..1). */
function plank(half: (t: number) => number, y: (t: number) => number, l: number, thick: number, n = 25): Shape {
  const sections = steps(-1, 1, n).map((t) => {
    const w = Math.max(0.004, half(t));
    const edge = outline.roundRect(2 * w, thick, thick * 0.45, 0, y(t), 3);
    return { points: edge.map(([x, v]): Vec3 => [x, v + 0.1 * thick, t * l]) };
  });
  return { op: 'loft', sections, spline: 'linear', cap: 'flat' };
}

function buildSkate(b: Bench, rng: Rng): number {
  const [l, w, y0] = [0.4, 0.102 + rng.range(-0.004, 0.008), 0.108];
  const half = (t: number): number => w * Math.sqrt(Math.max(0, 1 - Math.max(0, (Math.abs(t) - 0.74) / 0.26) ** 2));
  const y = (t: number): number => y0 + 0.05 * Math.max(0, (Math.abs(t) - 0.62) / 0.38) ** 1.4;
  b.add('deck', 'deck', plank(half, y, l, 0.011), { detail: 1.5, grain: [0, 0, 1] });
  b.add(
    'grip tape',
    'grip',
    plank(
      (t) => half(t) - 0.002,
      (t) => y(t) + 0.0062,
      l * 0.995,
      0.0016,
    ),
  );
  b.add(
    'underside graphic',
    'stripes',
    solid.many([-0.04, 0, 0.04].map((x, i) => solid.box([0.018, 0.002, 0.36 - 0.05 * i], [x, y0 - 0.0058, 0], 0.0006))),
  );
  for (const [name, s] of [
    ['front', 1],
    ['rear', -1],
  ] as const) {
    const z = s * 0.215;
    b.add(`${name} truck base`, 'trucks', solid.box([0.055, 0.008, 0.085], [0, y0 - 0.0095, z], 0.003));
    b.add(`${name} riser`, 'grip', solid.box([0.057, 0.004, 0.088], [0, y0 - 0.006, z], 0.001));
    b.add(
      `${name} hanger`,
      'trucks',
      solid.bar(
        [
          [-0.066, 0.046, z],
          [0, 0.062, z],
          [0.066, 0.046, z],
        ],
        { kind: 'ellipse', rx: 0.012, ry: 0.014 },
        { taper: [0.7, 1.3, 0.7], spline: 'catmull' },
      ),
    );
    b.add(`${name} kingpin`, 'trucks', solid.rod([0, 0.05, z + s * 0.016], [0, y0 - 0.008, z - s * 0.004], 0.006));
    b.add(
      `${name} bushings`,
      'stripes',
      solid.many([0.07, 0.086].map((h) => solid.cyl(0.013, 0.012, [0, h, z + s * 0.006], 'y', { bevel: 0.003 }))),
    );
    b.add(`${name} axle`, 'trucks', solid.rod([-0.105, 0.028, z], [0.105, 0.028, z], 0.004));
    b.add(
      `${name} axle housing`,
      'trucks',
      solid.bar(
        [
          [-0.066, 0.029, z],
          [0, 0.04, z],
          [0.066, 0.029, z],
        ],
        { kind: 'circle', r: 0.011 },
        { spline: 'catmull' },
      ),
    );
    for (const [side, k] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const at: Vec3 = [k * 0.085, 0.028, z];
      b.add(
        `${name} ${side} wheel`,
        'wheels',
        solid.turned(
          pairs([
            0, -0.016, 0.02, -0.017, 0.026, -0.013, 0.028, -0.008, 0.028, 0.008, 0.026, 0.013, 0.02, 0.017, 0, 0.016,
          ]),
          at,
          { axis: 'x', bevel: 0.002 },
        ),
      );
      b.add(`${name} ${side} bearing`, 'trucks', solid.cyl(0.011, 0.036, at, 'x', { bevel: 0.001 }));
      b.add(`${name} ${side} nut`, 'trucks', solid.cyl(0.006, 0.008, [k * 0.107, 0.028, z], 'x', { segments: 6 }));
    }
    b.add(
      `${name} bolts`,
      'trucks',
      solid.many(
        [
          [0.02, 0.03],
          [-0.02, 0.03],
          [0.02, -0.03],
          [-0.02, -0.03],
        ].map(([x, d]) => solid.cyl(0.005, 0.003, [x, y0 + 0.0085, z + d], 'y', { segments: 10 })),
      ),
    );
  }
  return y0 + 0.01;
}

/** Stands upright on its tail, leaning on nothing: boards are shown like that. */
function buildSurf(b: Bench, rng: Rng): number {
  const l = 1.0 + rng.range(-0.06, 0.06);
  const half = (t: number): number => 0.27 * Math.max(0, 1 - Math.abs(t) ** 2.3) ** 0.62 * (1 - 0.06 * t);
  const bend = (t: number): number => 0.05 * Math.max(0, t) ** 2 + 0.015 * Math.max(0, -t) ** 2;
  const up = (of: Shape): Shape => ({ op: 'placed', of, places: [{ rot: [-90, 0, 0], at: [0, l + 0.004, 0] }] });
  const color = b.tint('stripes', {}).color;
  const band = (from: number, to: number, c: string | undefined) => ({
    mask: {
      kind: 'all' as const,
      of: [
        { kind: 'span' as const, dir: [0.5, 1, 0] as Vec3, from, to: from + 0.004 },
        { kind: 'span' as const, dir: [0.5, 1, 0] as Vec3, from: to, to: to - 0.004 },
      ],
    },
    material: { color: c },
  });
  b.add(
    'board',
    b.tint('deck', {
      layers: [band(0.3, 0.52, color), band(0.56, 0.62, '#f2a63a'), band(1.3, 1.36, '#f2a63a'), band(1.4, 1.62, color)],
    }),
    up(plank(half, bend, l, 0.055, 37)),
    { detail: 1.6 },
  );
  b.add('stringer', { base: 'wood', color: '#8a5a30' }, up(plank(() => 0.005, bend, l * 0.985, 0.0575, 25)));
  const pad = plank(
    (t) => half(-0.72 + 0.2 * t) * 0.7,
    (t) => bend(-0.72 + 0.2 * t) + 0.036,
    0.2 * l,
    0.008,
  );
  b.add('traction pad', 'grip', up(solid.put(pad, [0, 0, -0.72 * l])));
  const fin: Vec2[] = outline.rounded(pairs([-0.02, -0.02, -0.16, -0.02, -0.2, -0.13, -0.14, -0.13]), 0.02);
  for (const [i, [x, z]] of [
    [0, -0.74],
    [0.12, -0.62],
    [-0.12, -0.62],
  ].entries())
    b.add(
      `fin ${i + 1}`,
      'stripes',
      up(
        solid.slab(
          fin.map(([u, v]): Vec2 => [z * l + u + 0.1, v - 0.012]),
          0.008,
          [x, 0, 0],
          'x',
          { bevel: 0.003 },
        ),
      ),
    );
  b.add('leash plug', 'grip', up(solid.cyl(0.016, 0.07, [0, bend(-0.88), -0.88 * l], 'y', { bevel: 0.002 })));
  b.add(
    'leash',
    'grip',
    up(
      solid.tube(
        [
          [0, 0.04, -0.88 * l],
          [0.08, 0.08, -0.8 * l],
          [0.12, 0.06, -0.66 * l],
          [0.05, 0.05, -0.55 * l],
        ],
        0.006,
      ),
    ),
  );
  return 2 * l;
}

function buildSnow(b: Bench, skis: boolean, rng: Rng): number {
  const l = (skis ? 0.86 : 0.77) + rng.range(-0.03, 0.03);
  const waist = skis ? 0.034 : 0.125;
  const half = (t: number): number =>
    waist * (1 + 0.22 * t * t) * Math.sqrt(Math.max(0, 1 - Math.max(0, (Math.abs(t) - 0.84) / 0.16) ** 2.2));
  const tip = skis ? 0.11 : 0.075;
  const y = (t: number): number => 0.008 + tip * Math.max(0, ((skis ? t : Math.abs(t)) - 0.78) / 0.22) ** 1.6;
  const sides = skis
    ? ([
        ['left ', 0.09],
        ['right ', -0.09],
      ] as const)
    : ([['', 0]] as const);
  addSnowFittings(b, sides, skis, half, y, l);
  if (skis)
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      b.add(`${side} pole`, 'trucks', solid.rod([s * 0.24, 0.01, -0.5], [s * 0.24, 0.01, 0.55], 0.008));
      b.add(
        `${side} pole grip`,
        'grip',
        solid.rod([s * 0.24, 0.016, 0.55], [s * 0.24, 0.016, 0.68], 0.015, 0.015, 'round'),
      );
      b.add(`${side} pole basket`, 'stripes', solid.cyl(0.035, 0.008, [s * 0.24, 0.036, -0.44], 'z', { bevel: 0.002 }));
    }
  return 0.03;
}

/** What is fitted to it. */
function addSnowFittings(
  b: Bench,
  sides: readonly [readonly ['left ', 0.09], readonly ['right ', -0.09]] | readonly [readonly ['', 0]],
  skis: boolean,
  half: (t: number) => number,
  y: (t: number) => number,
  l: number,
): void {
  const color = b.tint('stripes', {}).color;
  const graphic = {
    mask: { kind: 'stripes' as const, dir: [0.5, 0, 1] as Vec3, period: 0.34, width: 0.3, soft: 0.004 },
    material: { color },
  };
  for (const [name, x] of sides) {
    const put = (of: Shape): Shape => solid.put(of, [x, 0, 0]);
    b.add(
      `${name}${skis ? 'ski' : 'board'}`,
      b.tint('deck', { layers: [graphic] }),
      put(plank(half, y, l, 0.011, 33)),
      { detail: 1.5 },
    );
    b.add(
      `${name}edge`,
      'trucks',
      put(
        plank(
          (t) => half(t) + 0.0012,
          (t) => y(t) - 0.0045,
          l,
          0.0022,
          33,
        ),
      ),
    );
    const spots = skis ? [-0.04] : [0.25, -0.25];
    for (const [i, z] of spots.entries()) {
      const tag = skis ? name : `${i ? 'rear' : 'front'} `;
      const k = skis ? 0.5 : 1;
      const turn: Vec3 = [0, skis ? 0 : i ? -80 : 75, 0];
      const on = (of: Shape): Shape => put(solid.put(of, [0, 0.014, z], turn));
      b.add(
        `${tag}base plate`,
        'grip',
        on(solid.slab(outline.roundRect(0.11 * k + 0.01, 0.26, 0.03), 0.014, [0, 0.007, 0], 'y', { bevel: 0.004 })),
      );
      b.add(
        `${tag}high back`,
        'grip',
        on({
          op: 'sheet',
          thickness: 0.007,
          spline: 'catmull',
          grid: [0, 0.5, 1].map((v) =>
            [-1, -0.5, 0, 0.5, 1].map(
              (u): Vec3 => [
                u * (0.062 - 0.012 * v) * (skis ? 0.7 : 1),
                0.02 + (skis ? 0.08 : 0.19) * v,
                -0.115 - 0.02 * v + 0.05 * u * u,
              ],
            ),
          ),
        }),
      );
      for (const [strap, d, h] of [
        ['ankle', -0.04, skis ? 0.05 : 0.1],
        ['toe', 0.09, skis ? 0.04 : 0.055],
      ] as const) {
        b.add(
          `${tag}${strap} strap`,
          'stripes',
          on(
            solid.bar(
              [
                [-0.055 * k - 0.005, 0.012, d],
                [-0.05 * k, h * 0.8, d + 0.01],
                [0, h, d + 0.015],
                [0.05 * k, h * 0.8, d + 0.01],
                [0.055 * k + 0.005, 0.012, d],
              ],
              { kind: 'rect', w: 0.034, h: 0.008, r: 0.003 },
              { up: [-1, 0, 0], spline: 'catmull' },
            ),
          ),
        );
        b.add(
          `${tag}${strap} buckle`,
          'trucks',
          on(solid.box([0.012, 0.02, 0.026], [0.056 * k + 0.004, h * 0.62, d + 0.006], 0.003)),
        );
      }
      b.add(
        `${tag}screws`,
        'trucks',
        on(
          fitting.bolts(
            0.006,
            [
              [0.02 * k, 0.02],
              [-0.02 * k, 0.02],
              [0.02 * k, -0.02],
              [-0.02 * k, -0.02],
            ].map(([u, v]): Vec3 => [u, 0.016, v]),
            'y',
          ),
        ),
      );
    }
  }
}
