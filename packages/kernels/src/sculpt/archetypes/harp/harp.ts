import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, formed, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

/** Plucked frames: the concert harp with column, neck, soundboard and pedals; the small Celtic harp; the lyre. */
export const harp: Archetype = {
  name: 'harp',
  kind: 'instrument',
  size: { height: 1.75 },
  params: {
    kind: { type: 'choice', of: ['concert', 'celtic', 'lyre'], default: 'concert', about: 'Kind of harp.' },
    strings: { type: 'number', min: 5, max: 36, default: 30, about: 'Strings of a harp.' },
  },
  slots: {
    frame: {
      material: { base: 'gold', color: '#d8ac4a', rough: 0.25 },
      words: ['frame', 'column', 'neck', 'harp', 'arm', 'body'],
      main: true,
    },
    board: {
      material: { base: 'wood', color: '#c89450', color2: '#9a6a30', rough: 0.3, clearcoat: 0.5, relief: 0.4 },
      words: ['soundboard', 'board'],
    },
    strings: { material: { base: 'silver', color: '#eceae4' }, words: ['string'] },
    accent: { material: { base: 'gold', color: '#e6c060', rough: 0.16 }, words: ['ornament', 'carving', 'foot'] },
    metal: { material: { base: 'brass', color: '#b88c3c' }, words: ['pedal', 'pin', 'plate'] },
  },
  palettes: [
    {
      lead: 'frame',
      when: { kind: ['concert'] },
      of: colorways({
        gold: { weight: 2 },
        mahogany: { frame: { base: 'wood', color: '#6a2c1a', clearcoat: 0.7, relief: 0.4 } },
        ebony: { frame: { base: 'paint', color: '#17151a', clearcoat: 1, rough: 0.15 } },
        natural: { frame: { base: 'wood', color: '#b98a4e', clearcoat: 0.6, relief: 0.4 } },
        walnut: { frame: { base: 'wood', color: '#4a2f1c', clearcoat: 0.7, relief: 0.4 } },
        ivory: { frame: { base: 'paint', color: '#efe6d0', clearcoat: 0.8, rough: 0.2 } },
        rosewood: { frame: { base: 'wood', color: '#7e3a22', clearcoat: 0.7, relief: 0.4 } },
      }),
    },
  ],
  presets: {
    harp: { size: { height: 1.78 } },
    'celtic harp': {
      params: { kind: 'celtic', strings: 22 },
      materials: { frame: { base: 'wood', color: '#8a5228', color2: '#5f3416', clearcoat: 0.5, relief: 0.4 } },
      size: { height: 1 },
    },
    lyre: { params: { kind: 'lyre', strings: 7 }, size: { height: 0.5 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const n = Math.round(read.num(params, 'strings'));
    if (kind === 'lyre') buildLyre(b, Math.min(n, 11));
    else buildHarp(b, n, kind === 'concert');
    return { parts: proportioned(b.parts, rng) };
  },
};

/** A harp in the xy plane, its column at -x. `k` scales the small one. */
function buildHarp(b: Bench, n: number, concert: boolean): void {
  const k = concert ? 1 : 0.57;
  const p = (x: number, y: number, z = 0): Vec3 => [x * k, y * k, z * k];
  const neck = [
    p(-0.42, 1.62),
    p(-0.3, 1.66),
    p(-0.16, 1.58),
    p(0.0, 1.42),
    p(0.14, 1.36),
    p(0.26, 1.4),
    p(0.36, 1.36),
  ];
  b.add(
    'neck',
    'frame',
    formed.board(
      neck.map((at, i) => ({
        at,
        w: 0.05 * k,
        h: [0.1, 0.11, 0.1, 0.09, 0.09, 0.1, 0.08][i] * k,
        side: [0, 0, 1] as Vec3,
        up: [0, 1, 0] as Vec3,
      })),
      0.016 * k,
    ),
    { detail: 1.3 },
  );
  const low = p(-0.36, 0.16);
  const high = p(0.38, 1.36);
  const along = (t: number, off = 0): Vec3 => [
    low[0] + (high[0] - low[0]) * t + off * 0.85,
    low[1] + (high[1] - low[1]) * t - off * 0.52,
    0,
  ];
  b.add(
    'sound box',
    'frame',
    {
      op: 'loft',
      sections: [0, 0.2, 0.5, 0.8, 1]
        .map((t) => ({
          points: outline.superellipse((0.21 - 0.13 * t) * k, (0.14 - 0.08 * t) * k, 2.4, 28).map(([u, v]): Vec3 => {
            const c = along(t, 0.09 * k * (1 - t * 0.5));
            return [c[0] + Math.max(-0.02 * k, v) * 0.85, c[1] - Math.max(-0.02 * k, v) * 0.52, u];
          }),
        }))
        .reverse(),
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add(
    'soundboard',
    'board',
    formed.board(
      [0, 0.5, 1].map((t) => ({
        at: along(t, 0.06 * k * (1 - t * 0.5)),
        w: (0.4 - 0.25 * t) * k,
        h: 0.012 * k,
        side: [0, 0, 1] as Vec3,
        up: [-0.85, 0.52, 0] as Vec3,
      })),
      0.004 * k,
      'linear',
    ),
  );
  b.add(
    'string rib',
    'frame',
    formed.board(
      [0.03, 0.97].map((t) => ({
        at: along(t, 0.048 * k * (1 - t * 0.5)),
        w: 0.022 * k,
        h: 0.01 * k,
        side: [0, 0, 1] as Vec3,
        up: [-0.85, 0.52, 0] as Vec3,
      })),
      0.003 * k,
      'linear',
    ),
  );
  if (concert) addColumn(b);
  else
    b.add(
      'pillar',
      'frame',
      formed.board(
        [p(-0.36, 0.14), p(-0.45, 0.6), p(-0.46, 1.15), p(-0.42, 1.66)].map((at, i) => ({
          at,
          w: 0.06 * k,
          h: [0.09, 0.075, 0.07, 0.1][i] * k,
          side: [0, 0, 1] as Vec3,
          up: [1, 0, 0] as Vec3,
        })),
        0.02 * k,
      ),
      { detail: 1.2 },
    );
  addStrings(b, n, concert);
}

/** Strings with their pins, foot and pedals. */
function addStrings(b: Bench, n: number, concert: boolean): void {
  const k = concert ? 1 : 0.57;
  const p = (x: number, y: number, z = 0): Vec3 => [x * k, y * k, z * k];
  const neck = [
    p(-0.42, 1.62),
    p(-0.3, 1.66),
    p(-0.16, 1.58),
    p(0.0, 1.42),
    p(0.14, 1.36),
    p(0.26, 1.4),
    p(0.36, 1.36),
  ];
  const low = p(-0.36, 0.16);
  const high = p(0.38, 1.36);
  const along = (t: number, off = 0): Vec3 => [
    low[0] + (high[0] - low[0]) * t + off * 0.85,
    low[1] + (high[1] - low[1]) * t - off * 0.52,
    0,
  ];
  const top = (t: number): Vec3 => {
    const u = 0.7 + t * 5.1;
    const i = Math.min(5, Math.floor(u));
    const v = u - i;
    return [
      neck[i][0] + (neck[i + 1][0] - neck[i][0]) * v,
      neck[i][1] + (neck[i + 1][1] - neck[i][1]) * v - 0.02 * k,
      0.03 * k,
    ];
  };
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const a = top(t);
    const c = along(0.06 + 0.9 * t, 0.04 * k * (1 - t * 0.5));
    const color = i % 7 === 0 ? '#c8302a' : i % 7 === 3 ? '#22263a' : '';
    b.add(
      `string ${i + 1}`,
      color ? b.tint('strings', { base: 'plastic', color }) : 'strings',
      solid.rod([a[0], a[1], a[2]], [c[0], c[1], 0.004 * k], (0.0022 - 0.001 * t) * k),
      { detail: 0.3 },
    );
    b.add(
      `pin ${i + 1}`,
      'metal',
      solid.rod([a[0], a[1] + 0.012 * k, 0.018 * k], [a[0], a[1] + 0.012 * k, 0.046 * k], 0.005 * k),
      { detail: 0.2 },
    );
  }
  b.add(
    'foot',
    'frame',
    solid.slab(outline.roundRect(0.5 * k, 0.42 * k, 0.1 * k, -0.16 * k, 0), 0.09 * k, [0, 0.075 * k, 0], 'y', {
      bevel: 0.02 * k,
    }),
  );
  for (const [i, [x, z]] of (
    [
      [-0.34, 0.15],
      [-0.34, -0.15],
      [0.03, 0.15],
      [0.03, -0.15],
    ] as const
  ).entries())
    b.add(`claw ${i + 1}`, 'accent', {
      op: 'ball',
      r: [0.045 * k, 0.032 * k, 0.045 * k],
      at: [x * k, 0.032 * k, z * k],
    });
  if (concert)
    for (let i = 0; i < 7; i++) {
      const a = ((i - 3) * 22 * Math.PI) / 180;
      b.add(
        `pedal ${i + 1}`,
        'metal',
        solid.box([0.12, 0.014, 0.03], [0.06 + 0.06 * Math.cos(a), 0.06, 0.17 * Math.sin(a)], 0.005, [
          0,
          (-a * 180) / Math.PI,
          0,
        ]),
        { detail: 0.4 },
      );
    }
}

/** The fluted column with base, capital and crown of a concert harp. */
function addColumn(b: Bench): void {
  const x = -0.41;
  const line: Vec2[] = [];
  for (let i = 0; i < 12; i++) {
    const a = (2 * Math.PI * i) / 12;
    for (const [u, r] of [
      [0, 0.03],
      [0.13, 0.038],
      [0.37, 0.038],
    ] as const)
      line.push([r * Math.cos(a + u), r * Math.sin(a + u)]);
  }
  b.add('column', 'frame', solid.slab(line, 1.2, [x, 0.82, 0], 'y', { bevel: 0.002 }), { detail: 1.2 });
  b.add(
    'column base',
    'accent',
    solid.turned(pairs([0, 0.1, 0.075, 0.1, 0.078, 0.14, 0.05, 0.17, 0.056, 0.2, 0.042, 0.23, 0, 0.23]), [x, 0, 0], {
      bevel: 0.006,
      segments: 44,
    }),
  );
  b.add(
    'capital',
    'accent',
    solid.turned(
      pairs([0, 1.4, 0.042, 1.4, 0.05, 1.43, 0.044, 1.46, 0.06, 1.52, 0.082, 1.6, 0.085, 1.63, 0.066, 1.66, 0, 1.66]),
      [x, 0, 0],
      { bevel: 0.006, segments: 44 },
    ),
    { detail: 1.1 },
  );
  for (let i = 0; i < 8; i++) {
    const a = (Math.PI * i) / 4;
    const at = (r: number, y: number): Vec3 => [x + r * Math.cos(a), y, r * Math.sin(a)];
    b.add(
      `crown leaf ${i + 1}`,
      'accent',
      {
        op: 'sweep',
        path: [at(0.05, 1.5), at(0.08, 1.58), at(0.1, 1.64), at(0.088, 1.67)],
        section: { kind: 'ellipse', rx: 0.016, ry: 0.006 },
        taper: [1, 1.1, 0.8, 0.3],
        spline: 'catmull',
        cap: 'round',
        up: [Math.cos(a), 0, Math.sin(a)],
      },
      { detail: 0.5 },
    );
  }
  b.add(
    'crown',
    'accent',
    solid.turned(pairs([0, 1.65, 0.06, 1.65, 0.05, 1.69, 0.03, 1.71, 0.035, 1.735, 0.02, 1.765, 0, 1.775]), [x, 0, 0], {
      bevel: 0.005,
    }),
  );
}

/** A lyre: turtle-back body, two horns bowed outward, yoke, bridge, strings. */
function buildLyre(b: Bench, n: number): void {
  b.add('foot', 'frame', solid.slab(outline.roundRect(0.16, 0.1, 0.03), 0.022, [0, 0.011, 0], 'y', { bevel: 0.006 }));
  b.add(
    'sound box',
    'frame',
    {
      op: 'loft',
      sections: [
        [-0.03, 0.7],
        [-0.024, 0.9],
        [0, 1],
        [0.024, 0.97],
        [0.03, 0.9],
      ].map(([z, k]) => ({
        points: outline.superellipse(0.098 * k, 0.085 * k, 2.3, 40).map(([u, v]): Vec3 => [u, 0.105 + v, z]),
      })),
      spline: 'linear',
      smooth: true,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add(
    'sound plate',
    'board',
    solid.slab(
      outline.superellipse(0.084, 0.072, 2.3, 40).map(([u, v]): Vec2 => [u, 0.105 + v]),
      0.006,
      [0, 0, 0.03],
      'z',
      { bevel: 0.0016 },
    ),
  );
  b.add(
    'rosette',
    'accent',
    solid.turned(pairs([0.014, 0, 0.024, 0, 0.024, 0.003, 0.019, 0.005, 0.014, 0.003, 0.014, 0]), [0, 0.125, 0.032], {
      axis: 'z',
      segments: 36,
    }),
  );
  b.add('sound hole', { base: 'plastic', color: '#1c120a' }, solid.cyl(0.015, 0.002, [0, 0.125, 0.0335], 'z'), {
    detail: 0.4,
  });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} arm`,
      'frame',
      {
        op: 'sweep',
        path: [
          [s * 0.066, 0.15, 0],
          [s * 0.115, 0.21, 0],
          [s * 0.135, 0.29, 0],
          [s * 0.112, 0.37, 0],
          [s * 0.098, 0.42, 0],
          [s * 0.118, 0.465, 0],
          [s * 0.145, 0.468, 0],
          [s * 0.148, 0.445, 0],
        ],
        section: { kind: 'ellipse', rx: 0.014, ry: 0.017 },
        taper: [1.3, 1.15, 1, 0.9, 0.85, 0.7, 0.5, 0.3],
        spline: 'catmull',
        cap: 'round',
        up: [1, 0, 0],
      },
      { detail: 1.2 },
    );
    b.add(
      `${side} arm ring`,
      'accent',
      solid.put(solid.hoop(0.0165, { kind: 'rect', w: 0.01, h: 0.004, r: 0.0015 }, [0, 0, 0], 'y', 30), [
        s * 0.134,
        0.285,
        0,
      ]),
    );
    b.add(`${side} yoke cap`, 'accent', { op: 'ball', r: 0.016, at: [s * 0.135, 0.402, 0.006] });
  }
  b.add('yoke', 'frame', solid.cyl(0.011, 0.27, [0, 0.402, 0.006], 'x', { bevel: 0.002 }));
  b.add('bridge', 'accent', solid.box([0.1, 0.012, 0.012], [0, 0.085, 0.038], 0.003));
  b.add('tailpiece', 'accent', solid.box([0.06, 0.02, 0.006], [0, 0.045, 0.034], 0.002));
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1) - 0.5;
    b.add(
      `string ${i + 1}`,
      'strings',
      solid.tube(
        [
          [t * 0.05, 0.045, 0.038],
          [t * 0.085, 0.087, 0.0445],
          [t * 0.15, 0.402, 0.018],
        ],
        0.0011,
        { spline: 'linear' },
      ),
      { detail: 0.3 },
    );
    b.add(`peg ${i + 1}`, 'metal', solid.rod([t * 0.15, 0.388, 0.006], [t * 0.15, 0.424, 0.006], 0.0045), {
      detail: 0.3,
    });
  }
}
