import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid, suited, triples } from '../../kits/joinery/index.ts';
import { phoneboothPalettes } from './palettes.ts';

const SIDES = [
  ['front', 0],
  ['right', 90],
  ['back', 180],
  ['left', 270],
] as const;

/** Panes in a grid of bars, in the plane z = 0 about x = 0 from y0 up. */
function bars(w: number, h: number, y0: number, xs: readonly number[], rows: number, t: number): Shape[] {
  return [
    ...xs.map((x) => solid.box([t, h, t], [x, y0 + h / 2, 0], t * 0.2)),
    ...Array.from({ length: rows - 1 }, (_, i) =>
      solid.box([w, t, t * 0.94], [0, y0 + (h * (i + 1)) / rows, 0], t * 0.2),
    ),
  ];
}

/** The red kiosk: plinth, glazed sides of eight rows, fascia with its word, domed roof, the telephone inside. */
function buildRed(b: Bench): void {
  const u = 0.45;
  b.add('plinth', { base: 'concrete', color: '#8f8c86' }, solid.box([0.98, 0.08, 0.98], [0, 0.04, 0], 0.01));
  b.add('base', 'body', solid.box([0.94, 0.2, 0.94], [0, 0.18, 0], 0.012));
  for (const [i, [x, z]] of (
    [
      [u, u],
      [-u, u],
      [u, -u],
      [-u, -u],
    ] as const
  ).entries())
    b.add(
      `corner post ${i + 1}`,
      'body',
      solid.box([0.09, 1.83, 0.09], [x - Math.sign(x) * 0.03, 1.17, z - Math.sign(z) * 0.03], 0.014),
    );
  b.add('inside', 'inside', solid.box([0.74, 0.02, 0.74], [0, 0.285, 0], 0.004), { hidden: true });
  for (const [name, turn] of SIDES) {
    const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, turn, 0]);
    const z = u - 0.008;
    if (name === 'back') {
      b.add('back panel', 'body', put(solid.box([0.76, 1.76, 0.04], [0, 1.16, z - 0.02], 0.006)));
      b.add(
        'back recess',
        'body',
        put(
          solid.slab(outline.roundRect(0.72, 1.7, 0.01), 0.02, [0, 1.16, z + 0.004], 'z', {
            bevel: 0.005,
            holes: [outline.roundRect(0.6, 1.56, 0.02)],
          }),
        ),
      );
    } else {
      b.add(
        `${name} frame`,
        'body',
        put(
          solid.slab(outline.roundRect(0.79, 1.76, 0.01), 0.05, [0, 1.16, z - 0.02], 'z', {
            bevel: 0.006,
            holes: [outline.roundRect(0.64, 1.6, 0.008)],
          }),
        ),
        { detail: 1.1 },
      );
      b.add(
        `${name} glazing bars`,
        'body',
        put(solid.put(solid.many(bars(0.645, 1.605, 0.3575, [-0.2, 0.2], 8, 0.022)), [0, 0, z - 0.01])),
        { detail: 0.8 },
      );
      b.add(`${name} glass`, 'glass', put(solid.box([0.65, 1.61, 0.008], [0, 1.16, z - 0.03], 0)));
    }
    b.add(`${name} fascia`, 'body', put(solid.box([0.86, 0.2, 0.05], [0, 2.15, u - 0.03], 0.008)));
    b.add(`${name} sign`, 'letters', put(solid.box([0.66, 0.11, 0.014], [0, 2.15, u - 0.006], 0.003)));
    b.add(`${name} word`, 'ink', put(lettering('TELEPHONE', [0, 2.15, u + 0.0025], 0.56, 0.062, 0.003, 'serif')), {
      detail: 0.6,
    });
    b.add(
      `${name} pediment`,
      'body',
      put(
        solid.slab(
          [[-0.455, 2.42], [0.455, 2.42], ...outline.arc(0, 2.02, 0.62, 43, 137, 18)].map(
            ([x, y]): Vec2 => [x, y - 0.125],
          ),
          0.09,
          [0, 0, u - 0.05],
          'z',
          { bevel: 0.008 },
        ),
      ),
    );
    b.add(
      `${name} crown`,
      'gold',
      put(
        solid.slab(
          outline.rounded(
            pairs([-0.045, 0, 0.045, 0, 0.06, 0.06, 0.028, 0.034, 0, 0.072, -0.028, 0.034, -0.06, 0.06]),
            0.004,
            2,
          ),
          0.014,
          [0, 2.385, u - 0.001],
          'z',
          { bevel: 0.003 },
        ),
      ),
    );
  }
  b.add('cornice', 'body', solid.box([0.97, 0.045, 0.97], [0, 2.27, 0], 0.012));
  const dome = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
    const k = Math.cos((t * Math.PI) / 2.35);
    return {
      points: outline
        .roundRect(0.86 * k + 0.02, 0.86 * k + 0.02, 0.06 * k + 0.01, 0, 0, 3)
        .map(([x, z]): Vec3 => [x, 2.4 + 0.17 * Math.sin((t * Math.PI) / 2.35), z]),
    };
  });
  b.add('roof', 'body', {
    op: 'loft',
    sections: [{ points: outline.roundRect(0.88, 0.88, 0.07, 0, 0, 3).map(([x, z]): Vec3 => [x, 2.28, z]) }, ...dome],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add(
    'door handle',
    'gold',
    solid.tube(triples([0.34, 1.15, 0.445, 0.34, 1.15, 0.475, 0.34, 1.32, 0.475, 0.34, 1.32, 0.445]), 0.009, {
      spline: 'linear',
    }),
  );
  b.add('hinges', 'gold', solid.many([0.6, 1.2, 1.8].map((y) => solid.cyl(0.011, 0.09, [-0.385, y, 0.448]))));
  addPhone(b, [0, 1.3, -0.34], true);
}

/** A coin telephone on a wall at z. */
function addPhone(bench: Bench, at: Vec3, hidden = false): void {
  // behind glass it does not count as seen
  const b: Bench = { ...bench, add: (name, slot, of, more) => bench.add(name, slot, of, { hidden, ...more }) };
  const p = (x: number, y: number, z: number): Vec3 => [at[0] + x, at[1] + y, at[2] + z];
  b.add('telephone', 'ink', solid.box([0.24, 0.42, 0.13], p(0, 0, 0), 0.015));
  b.add('telephone face', 'metal', solid.box([0.2, 0.36, 0.02], p(0, 0, 0.062), 0.005));
  b.add(
    'keys',
    'letters',
    solid.many(
      Array.from({ length: 12 }, (_, i) =>
        solid.box(
          [0.026, 0.02, 0.01],
          p(0.012 + ((i % 3) - 1) * 0.036 + 0.03, 0.06 - Math.floor(i / 3) * 0.03, 0.075),
          0.003,
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'handset',
    'ink',
    solid.tube(
      [
        p(-0.075, 0.11, 0.085),
        p(-0.075, 0.12, 0.12),
        p(-0.075, 0, 0.125),
        p(-0.075, -0.12, 0.12),
        p(-0.075, -0.11, 0.085),
      ],
      0.02,
      { taper: [1.2, 1.15, 0.8, 1.15, 1.2] },
    ),
  );
  b.add(
    'cord',
    'metal',
    solid.tube([p(-0.075, -0.13, 0.11), p(-0.06, -0.3, 0.12), p(0.02, -0.36, 0.1), p(0.06, -0.2, 0.06)], 0.006),
  );
}

/** The blue police box: stepped roof with its lamp, panelled sides, lit windows and signs. */
function buildPolice(b: Bench): void {
  b.add('plinth', 'body', solid.box([1.5, 0.12, 1.5], [0, 0.06, 0], 0.012));
  b.add('walls', 'body', solid.box([1.2, 2.1, 1.2], [0, 1.17, 0], 0.01));
  for (const s of [1, -1])
    for (const q of [1, -1])
      b.add(
        `${q > 0 ? 'front' : 'back'} ${s > 0 ? 'left' : 'right'} post`,
        'body',
        solid.box([0.14, 2.14, 0.14], [s * 0.6, 1.19, q * 0.6], 0.012),
      );
  for (const [name, turn] of SIDES) {
    const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, turn, 0]);
    const panels = [-0.265, 0.265].flatMap((x) => [0, 1, 2].map((i): Vec3 => [x, 0.43 + i * 0.48, 0.612]));
    b.add(
      `${name} panels`,
      'body',
      put(
        solid.at(
          solid.slab(outline.roundRect(0.46, 0.44, 0.01), 0.03, [0, 0, 0], 'z', {
            bevel: 0.006,
            holes: [outline.roundRect(0.36, 0.34, 0.006)],
          }),
          panels.map((at) => ({ at })),
        ),
      ),
      { detail: 0.8 },
    );
    for (const [side, x] of [
      ['left', -0.265],
      ['right', 0.265],
    ] as const) {
      b.add(`${name} ${side} window`, 'pane', put(solid.box([0.38, 0.34, 0.02], [x, 1.88, 0.606], 0.003)));
      b.add(
        `${name} ${side} window bars`,
        'letters',
        put(
          solid.put(
            solid.many([
              ...bars(0.4, 0.36, -0.18, [-0.065, 0.065], 2, 0.02),
              ...[-0.2, 0.2].map((q) => solid.box([0.024, 0.4, 0.026], [q, 0, 0], 0.003)),
              ...[-0.19, 0.19].map((q) => solid.box([0.42, 0.024, 0.0255], [0, q, 0], 0.003)),
            ]),
            [x, 1.88, 0.617],
          ),
        ),
        { detail: 0.5 },
      );
    }
    b.add(`${name} door line`, 'ink', put(solid.box([0.012, 1.95, 0.004], [0, 1.13, 0.602], 0)));
    b.add(`${name} sign box`, 'body', put(solid.box([1.3, 0.19, 0.1], [0, 2.27, 0.64], 0.012)));
    b.add(`${name} sign`, 'ink', put(solid.box([1.16, 0.13, 0.012], [0, 2.27, 0.69], 0.003)));
    b.add(`${name} words`, 'lamp', put(lettering('POLICE BOX', [0, 2.27, 0.697], 1.0, 0.085, 0.003)), { detail: 0.5 });
  }
  b.add('first roof', 'body', solid.box([1.24, 0.09, 1.24], [0, 2.39, 0], 0.01));
  b.add('second roof', 'body', solid.box([1.1, 0.08, 1.1], [0, 2.47, 0], 0.01));
  b.add(
    'roof',
    'body',
    solid.put(
      solid.turned(pairs([0, 0, 0.7, 0, 0.1, 0.09, 0, 0.09]), [0, 0, 0], { segments: 4, bevel: 0.004 }),
      [0, 2.505, 0],
      [0, 45, 0],
    ),
  );
  b.add('lamp base', 'body', solid.cyl(0.09, 0.05, [0, 2.61, 0]));
  b.add('lamp', 'lamp', solid.cyl(0.06, 0.13, [0, 2.69, 0], 'y', { bevel: 0.01 }));
  b.add('lamp cage', 'body', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: solid.rod([0.072, 2.63, 0], [0.072, 2.76, 0], 0.008),
  });
  b.add('lamp cap', 'body', solid.turned(pairs([0, 0, 0.085, 0, 0.06, 0.035, 0.02, 0.05, 0, 0.06]), [0, 2.755, 0]));
  b.add('notice', 'letters', solid.box([0.3, 0.3, 0.012], [-0.265, 1.39, 0.608], 0.003));
  b.add('door handle', 'metal', solid.box([0.025, 0.12, 0.04], [0.08, 1.16, 0.622], 0.006));
  b.add('lock', 'metal', solid.cyl(0.018, 0.012, [0.08, 1.3, 0.615], 'z'));
}

/** A modern booth: steel frame, glass on three sides, a sign on top, the telephone on its back wall. */
function buildModern(b: Bench): void {
  b.add('floor', 'metal', solid.box([0.9, 0.05, 0.9], [0, 0.025, 0], 0.008));
  for (const s of [1, -1])
    for (const q of [1, -1])
      b.add(
        `${q > 0 ? 'front' : 'back'} ${s > 0 ? 'left' : 'right'} post`,
        'metal',
        solid.box([0.055, 2.05, 0.055], [s * 0.42, 1.07, q * 0.42], 0.006),
      );
  b.add('back wall', 'body', solid.box([0.79, 1.98, 0.03], [0, 1.05, -0.42], 0.006));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} glass`, 'glass', solid.box([0.01, 1.6, 0.79], [s * 0.42, 1.2, 0], 0));
    b.add(`${name} rail`, 'metal', solid.box([0.04, 0.05, 0.8], [s * 0.42, 0.4, 0], 0.006));
    b.add(`${name} band`, 'body', solid.box([0.014, 0.12, 0.79], [s * 0.42, 1.1, 0], 0.002));
  }
  b.add('roof', 'body', solid.box([0.96, 0.26, 0.96], [0, 2.2, 0], 0.03));
  b.add('roof cap', 'metal', solid.box([0.99, 0.03, 0.99], [0, 2.34, 0], 0.01));
  for (const [name, turn] of SIDES)
    b.add(
      `${name} words`,
      'letters',
      solid.put(lettering('PHONE', [0, 2.2, 0.481], 0.66, 0.13, 0.006), [0, 0, 0], [0, turn, 0]),
      { detail: 0.6 },
    );
  b.add('shelf', 'metal', solid.box([0.5, 0.03, 0.24], [0, 0.95, -0.29], 0.006));
  b.add('lamp', 'pane', solid.box([0.5, 0.02, 0.5], [0, 2.065, 0], 0.004));
  addPhone(b, [0, 1.36, -0.345]);
}

/** A cabin of plastic: portable toilet; with a pointed roof and stripes, a sentry box. */
function buildCabin(b: Bench, sentry: boolean): void {
  b.add('floor', 'ink', solid.box([1.14, 0.1, 1.14], [0, 0.05, 0], 0.015));
  if (sentry) {
    const wall = (name: string, size: Vec3, at: Vec3): void =>
      b.add(name, 'body', solid.box(size, at, 0.01), { grain: [0, 1, 0] });
    wall('back wall', [1.04, 2.1, 0.06], [0, 1.14, -0.5]);
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      wall(`${name} wall`, [0.06, 2.1, 1.04], [s * 0.5, 1.14, 0]);
      b.add(
        `${name} stripes`,
        'letters',
        solid.many(
          [0, 1, 2, 3].map((i) =>
            solid.slab(
              [
                [-0.5, 0.2 + i * 0.5],
                [0.5, 0.45 + i * 0.5],
                [0.5, 0.7 + i * 0.5],
                [-0.5, 0.45 + i * 0.5],
              ].map(([z, y]): Vec2 => [z, Math.min(2.16, y)]),
              0.008,
              [s * 0.532, 0, 0],
              'x',
              { bevel: 0 },
            ),
          ),
        ),
      );
      b.add(`${name} front`, 'body', solid.box([0.2, 2.1, 0.05], [s * 0.41, 1.14, 0.505], 0.008));
    }
    b.add(
      'arch',
      'body',
      solid.slab(
        [[-0.32, 0], ...outline.arc(0, 0, 0.3, 180, 0, 18), [0.32, 0], [0.32, 0.42], [-0.32, 0.42]],
        0.05,
        [0, 1.78, 0.5045],
        'z',
        { bevel: 0.006 },
      ),
    );
    b.add(
      'roof',
      'roof',
      solid.put(
        solid.turned(pairs([0, 0, 0.92, 0, 0.88, 0.08, 0.04, 0.62, 0, 0.62]), [0, 0, 0], { segments: 4, bevel: 0.006 }),
        [0, 2.18, 0],
        [0, 45, 0],
      ),
    );
    b.add('roof ball', 'gold', { op: 'ball', r: 0.07, at: [0, 2.84, 0] });
    return;
  }
  b.add('cabin', 'body', solid.box([1.06, 2.0, 1.06], [0, 1.1, 0], 0.04));
  for (const [name, turn] of SIDES.slice(1))
    b.add(
      `${name} ribs`,
      'body',
      solid.put(
        solid.many([-0.36, -0.18, 0, 0.18, 0.36].map((x) => solid.box([0.08, 1.6, 0.03], [x, 1.05, 0.53], 0.012))),
        [0, 0, 0],
        [0, turn, 0],
      ),
      { detail: 0.6 },
    );
  b.add(
    'door frame',
    'letters',
    solid.slab(outline.roundRect(0.86, 1.86, 0.05), 0.04, [0, 1.08, 0.525], 'z', {
      bevel: 0.008,
      holes: [outline.roundRect(0.74, 1.74, 0.04)],
    }),
  );
  b.add('door', 'body', solid.box([0.735, 1.735, 0.04], [0, 1.08, 0.53], 0.01));
  b.add(
    'door louvres',
    'ink',
    solid.many(
      Array.from({ length: 5 }, (_, i) => solid.box([0.4, 0.016, 0.012], [0, 1.78 - i * 0.035, 0.551], 0.002)),
    ),
    { detail: 0.3 },
  );
  b.add('latch', 'metal', solid.box([0.06, 0.09, 0.03], [0.3, 1.05, 0.556], 0.006));
  b.add('occupied sign', 'roof', solid.box([0.045, 0.025, 0.006], [0.3, 1.075, 0.573], 0.001));
  b.add(
    'figures',
    'letters',
    solid.many(
      [-0.09, 0.09].flatMap((x, i) => [
        solid.cyl(0.03, 0.008, [x, 1.5, 0.5505], 'z', { bevel: 0 }),
        solid.slab(
          i
            ? [
                [x - 0.065, 1.27],
                [x + 0.065, 1.27],
                [x, 1.46],
              ]
            : [
                [x - 0.04, 1.27],
                [x + 0.04, 1.27],
                [x + 0.04, 1.45],
                [x - 0.04, 1.45],
              ],
          0.008,
          [0, 0, 0.5505],
          'z',
          { bevel: 0 },
        ),
      ]),
    ),
  );
  b.add('roof', 'letters', solid.put({ op: 'ball', r: [0.58, 0.2, 0.58], from: 0, to: 90 }, [0, 2.09, 0]));
  b.add('vent', 'ink', solid.cyl(0.05, 0.4, [-0.35, 2.2, -0.35]));
}

/** Telephone booths and other cabins for one: red kiosk, police box, glass booth, portable toilet, sentry box. */
export const phonebooth: Archetype = {
  name: 'phonebooth',
  kind: 'building',
  size: { height: 2.5 },
  params: {
    kind: { type: 'choice', of: ['red', 'police', 'modern', 'toilet', 'sentry'], default: 'red', about: 'Kind.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#b8141a', rough: 0.3, clearcoat: 0.6 },
      words: ['booth', 'body', 'box', 'wall', 'frame'],
      main: true,
    },
    roof: { material: { base: 'paint', color: '#22303c', rough: 0.5 }, words: ['roof'] },
    letters: { material: { base: 'paint', color: '#f2efe6' }, words: ['letter', 'sign', 'window'] },
    metal: { material: { base: 'brushed-steel', color: '#b0b5ba' }, words: ['metal', 'post', 'handle'] },
    glass: { material: { base: 'glass', color: '#dcecec', rough: 0.05 }, words: ['glass', 'pane'] },
  },
  palettes: phoneboothPalettes,
  presets: {
    'phone booth': { size: { height: 2.57 } },
    'police box': { params: { kind: 'police' }, size: { height: 2.8 } },
    'modern phone booth': { params: { kind: 'modern' }, size: { height: 2.36 } },
    'porta potty': { params: { kind: 'toilet' }, size: { height: 2.4 } },
    'sentry box': { params: { kind: 'sentry' }, size: { height: 2.9 } },
  },
  build({ params, materials, rng }): Sculpture {
    const kind = read.word(params, 'kind');
    const color = { police: '#17366e', modern: '#1f5fa8', toilet: '#1f6fb4', sentry: '#a81c20' }[kind];
    const own = suited(
      materials,
      phonebooth.slots,
      color ? { body: { base: kind === 'toilet' ? 'plastic' : 'paint', color, rough: 0.35, clearcoat: 0.3 } } : {},
    );
    const b = createBench({
      ...own,
      ink: { base: 'paint', color: '#17181b', rough: 0.4 },
      gold: { base: 'brass', color: '#d8b04a' },
      inside: { base: 'concrete', color: '#77736c' },
      pane: { base: 'lamp', color: '#f6f4e4', color2: '#f6f4e4', emissiveStrength: 0.5 },
      lamp: { base: 'lamp', color: '#f4f8ff', color2: '#f4f8ff', emissiveStrength: 1.3 },
    });
    if (kind === 'police') buildPolice(b);
    else if (kind === 'modern') buildModern(b);
    else if (kind === 'red') buildRed(b);
    else buildCabin(b, kind === 'sentry');
    return { parts: proportioned(b.parts, rng, 0.015) };
  },
};
