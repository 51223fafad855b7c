import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { fitting, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, formed, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

/** What holds something up: phone and laptop stands, headphone stands, easels, tripods, microphone and music stands, display plinths. */
export const stand: Archetype = {
  name: 'stand',
  kind: 'thing',
  size: { height: 0.15 },
  params: {
    kind: {
      type: 'choice',
      of: ['phone', 'headphone', 'easel', 'tripod', 'music', 'plinth'],
      default: 'phone',
      about: 'Kind of stand.',
    },
    canvas: { type: 'flag', default: true, about: 'Whether a canvas is on an easel.' },
  },
  slots: {
    frame: {
      material: { base: 'wood', color: '#b07a44', color2: '#84552a', clearcoat: 0.3, relief: 0.5 },
      words: ['frame', 'stand', 'leg', 'base', 'wood'],
      main: true,
    },
    metal: { material: { base: 'steel', color: '#b8bbbf', rough: 0.25 }, words: ['metal', 'screw', 'knob', 'tube'] },
    pad: { material: { base: 'rubber', color: '#26282c' }, words: ['pad', 'foot', 'rubber'] },
    canvas: { material: { base: 'canvas', color: '#f2ece0' }, words: ['canvas', 'painting', 'paper'] },
  },
  palettes: [
    {
      lead: 'frame',
      when: { kind: ['phone', 'headphone', 'easel'] },
      of: colorways({
        oak: {},
        walnut: { frame: '#5f3a20' },
        black: { frame: { base: 'paint', color: '#1d1e21', rough: 0.4 } },
        aluminium: { frame: { base: 'aluminium', color: '#c8cacd' } },
        white: { frame: { base: 'paint', color: '#efeeea' } },
      }),
    },
  ],
  presets: {
    'phone stand': { size: { height: 0.12 } },
    'headphone stand': { params: { kind: 'headphone' }, size: { height: 0.28 } },
    easel: { params: { kind: 'easel' }, size: { height: 1.75 } },
    tripod: {
      params: { kind: 'tripod' },
      materials: { frame: { base: 'aluminium', color: '#3a3c40', relief: 1 } },
      size: { height: 1.4 },
    },
    'music stand': {
      params: { kind: 'music' },
      materials: { frame: { base: 'paint', color: '#1d1e21' } },
      size: { height: 1.25 },
    },
    'display stand': { params: { kind: 'plinth' }, size: { height: 0.05 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    let top = 0.05;
    if (kind === 'headphone') top = buildHeadphone(b);
    else if (kind === 'easel') top = buildEasel(b, read.flag(params, 'canvas'));
    else if (kind === 'tripod') top = buildTripod(b);
    else if (kind === 'music') top = buildMusic(b);
    else if (kind === 'plinth') top = buildPlinth(b);
    else buildPhone(b);
    return { parts: proportioned(b.parts, rng), sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: 0.08 } } };
  },
};

function buildPhone(b: Bench): void {
  const lean = (t: number): Vec3 => [0, 0.02 + t * 0.1, 0.012 - t * 0.04];
  b.add('base', 'frame', solid.slab(outline.roundRect(0.085, 0.1, 0.012), 0.01, [0, 0.009, 0], 'y', { bevel: 0.003 }), {
    detail: 1.1,
    grain: [1, 0, 0],
  });
  for (const [i, [x, z]] of (
    [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const
  ).entries())
    b.add(`foot ${i + 1}`, 'pad', solid.cyl(0.006, 0.005, [x * 0.032, 0.0025, z * 0.038]), { detail: 0.4 });
  b.add(
    'back',
    'frame',
    formed.board(
      [0, 0.5, 1].map((t) => ({
        at: lean(t),
        w: 0.07 - 0.012 * t,
        h: 0.009,
        side: [1, 0, 0] as Vec3,
        up: [0, 0.37, 0.93] as Vec3,
      })),
      0.004,
    ),
    { detail: 1.1 },
  );
  b.add(
    'back pad',
    'pad',
    solid.put(
      solid.slab(outline.roundRect(0.05, 0.06, 0.008), 0.002, [0, 0, 0], 'z', { bevel: 0.0006 }),
      [0, 0.077, -0.0062],
      [-21.8, 0, 0],
    ),
  );
  b.add(
    'brace',
    'metal',
    solid.tube(
      [
        [0, 0.07, -0.014],
        [0, 0.05, -0.03],
        [0, 0.016, -0.036],
      ],
      0.0045,
    ),
  );
  b.add('hinge', 'metal', solid.cyl(0.006, 0.05, [0, 0.02, 0.008], 'x'));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} hook`,
      'frame',
      formed.board(
        [
          [0.022, 0.012],
          [0.019, 0.03],
          [0.022, 0.042],
          [0.034, 0.045],
        ].map(([y, z], i) => ({
          at: [s * 0.022, y, z] as Vec3,
          w: 0.016,
          h: 0.006,
          side: [1, 0, 0] as Vec3,
          up: (i < 2 ? [0, 1, 0] : i === 2 ? [0, 0.7, -0.7] : [0, 0, -1]) as Vec3,
        })),
        0.002,
      ),
    );
    b.add(`${side} hook pad`, 'pad', solid.box([0.013, 0.002, 0.014], [s * 0.022, 0.0235, 0.027], 0.0006), {
      detail: 0.4,
    });
    b.add(
      `${side} hinge screw`,
      'metal',
      solid.put(fitting.screw(0.0045, 'hex'), [s * 0.025, 0.02, 0.008], [0, 0, -90 * s]),
      { detail: 0.3 },
    );
  }
  b.add('cable port', 'pad', solid.cyl(0.009, 0.0104, [0, 0.0092, 0.03], 'y', { bevel: 0.001 }));
  b.add(
    'name',
    'metal',
    solid.put({ op: 'text', value: 'CLAY', height: 0.006, depth: 0.001, bevel: 0 }, [0, 0.006, 0.05]),
    { detail: 0.3 },
  );
}

function buildHeadphone(b: Bench): number {
  b.add(
    'base',
    'frame',
    solid.turned(pairs([0, 0.003, 0.07, 0.003, 0.073, 0.007, 0.07, 0.016, 0.06, 0.02, 0, 0.02]), [0, 0, 0], {
      bevel: 0.003,
      segments: 56,
    }),
    { detail: 1.1 },
  );
  b.add('base pad', 'pad', solid.cyl(0.066, 0.004, [0, 0.002, 0]));
  b.add(
    'base ring',
    'metal',
    solid.hoop(0.0715, { kind: 'rect', w: 0.003, h: 0.002, r: 0.0006 }, [0, 0.0115, 0], 'y', 56),
  );
  b.add('tray', 'pad', solid.turned(pairs([0, 0, 0.05, 0, 0.05, 0.001, 0.046, 0.0015, 0, 0.0015]), [0, 0.0198, 0]));
  b.add(
    'post',
    'frame',
    formed.board(
      [
        [0.015, -0.03],
        [0.1, -0.034],
        [0.2, -0.026],
        [0.255, 0.0],
      ].map(([y, z], i) => ({
        at: [0, y, z] as Vec3,
        w: 0.034 - i * 0.002,
        h: [0.022, 0.018, 0.016, 0.016][i],
        side: [1, 0, 0] as Vec3,
        up: [0, i > 2 ? 0.7 : 0, 1] as Vec3,
      })),
      0.007,
    ),
    { detail: 1.2 },
  );
  b.add(
    'rest',
    'frame',
    formed.board(
      [-1, -0.6, 0, 0.6, 1].map((t) => ({
        at: [t * 0.055, 0.262 - 0.02 * t * t, 0.004] as Vec3,
        w: 0.05,
        h: 0.014,
        side: [0, 0, 1] as Vec3,
        up: [t * 0.45, 1, 0] as Vec3,
      })),
      0.006,
    ),
    { detail: 1.1 },
  );
  b.add(
    'rest pad',
    'pad',
    formed.board(
      [-0.86, -0.5, 0, 0.5, 0.86].map((t) => ({
        at: [t * 0.055, 0.27 - 0.02 * t * t, 0.004] as Vec3,
        w: 0.042,
        h: 0.004,
        side: [0, 0, 1] as Vec3,
        up: [t * 0.45, 1, 0] as Vec3,
      })),
      0.0015,
    ),
  );
  b.add(
    'cable hook',
    'metal',
    solid.tube(
      [
        [0, 0.1, -0.042],
        [0, 0.094, -0.062],
        [0, 0.1, -0.072],
        [0, 0.112, -0.07],
      ],
      0.003,
    ),
  );
  b.add('post screw', 'metal', solid.put(fitting.screw(0.005, 'hex'), [0, 0.06, -0.0215], [90, 0, 0]), { detail: 0.4 });
  b.add(
    'name',
    'metal',
    solid.put({ op: 'text', value: 'CLAY', height: 0.008, depth: 0.001, bevel: 0 }, [0, 0.008, 0.0722]),
    { detail: 0.3 },
  );
  return 0.275;
}

function buildEasel(b: Bench, canvas: boolean): number {
  const z = (y: number): number => 0.2 - y * 0.16;
  const plank = (name: string, a: Vec3, c: Vec3, w: number, h: number): void =>
    b.add(
      name,
      'frame',
      formed.board(
        [a, c].map((at) => ({ at, w, h, side: [1, 0, 0] as Vec3, up: [0, 0.16, 1] as Vec3 })),
        0.006,
        'linear',
      ),
      { grain: [0, 1, 0] },
    );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    plank(`${side} leg`, [s * 0.34, 0, z(0)], [s * 0.05, 1.62, z(1.62)], 0.045, 0.024);
    b.add(`${side} ledge peg`, 'metal', solid.cyl(0.008, 0.08, [s * 0.215, 0.66, z(0.66) + 0.02], 'z'));
    b.add(`${side} foot`, 'pad', solid.box([0.05, 0.014, 0.03], [s * 0.3395, 0.006, z(0)], 0.003));
  }
  plank('mast', [0, 0.45, z(0.45) + 0.012], [0, 1.75, z(1.75) + 0.012], 0.05, 0.02);
  plank('back leg', [0, 0.0, -0.52], [0, 1.56, z(1.56) - 0.03], 0.045, 0.024);
  b.add('head block', 'frame', solid.box([0.16, 0.07, 0.05], [0, 1.6, z(1.6) - 0.006], 0.006));
  b.add('cross bar', 'frame', solid.box([0.58, 0.05, 0.022], [0, 0.34, z(0.34) - 0.018], 0.005));
  b.add('upper bar', 'frame', solid.box([0.26, 0.045, 0.022], [0, 1.18, z(1.18) - 0.018], 0.005));
  b.add('ledge', 'frame', solid.box([0.62, 0.024, 0.09], [0, 0.7, z(0.7) + 0.052], 0.005), { grain: [1, 0, 0] });
  b.add('ledge lip', 'frame', solid.box([0.62, 0.034, 0.012], [0, 0.717, z(0.7) + 0.092], 0.003), { grain: [1, 0, 0] });
  b.add('ledge knob', 'metal', solid.put(fitting.knob(0.02, 0.022, 16), [0, 0.62, z(0.62) + 0.022], [90, 0, 0]));
  b.add('top clamp', 'frame', solid.box([0.07, 0.05, 0.06], [0, canvas ? 1.39 : 1.5, z(1.4) + 0.04], 0.006));
  b.add(
    'clamp knob',
    'metal',
    solid.put(fitting.knob(0.015, 0.02, 14), [0, canvas ? 1.39 : 1.5, z(1.4) + 0.068], [90, 0, 0]),
  );
  b.add(
    'chain',
    'metal',
    solid.tube(
      [
        [0, 0.34, z(0.34) - 0.03],
        [0, 0.26, -0.12],
        [0, 0.32, -0.4],
      ],
      0.004,
    ),
  );
  if (canvas) {
    const put = (of: Parameters<typeof solid.put>[0]) => solid.put(of, [0, 1.045, z(1.045) + 0.042], [-9.1, 0, 0]);
    b.add('canvas', 'canvas', put(solid.box([0.56, 0.66, 0.03], [0, 0, 0], 0.003)), { detail: 1.1 });
    const paint = (name: string, color: string, of: readonly number[], lift: number): void =>
      b.add(
        name,
        { base: 'paint', color, rough: 0.7 },
        put(solid.slab(outline.rounded(pairs([...of]), 0.02), 0.0012, [0, 0, 0.0152 + lift], 'z', { bevel: 0 })),
        { detail: 0.6 },
      );
    paint('painted sky', '#8fbad8', [-0.26, -0.02, 0.26, -0.02, 0.26, 0.31, -0.26, 0.31], 0);
    paint('painted sun', '#f2c84a', [0.09, 0.13, 0.17, 0.13, 0.2, 0.18, 0.17, 0.24, 0.09, 0.24, 0.06, 0.18], 0.0006);
    paint(
      'painted hills',
      '#6a8fb0',
      [-0.26, -0.06, 0.26, -0.06, 0.26, 0.04, 0.1, 0.1, -0.04, 0.03, -0.16, 0.12, -0.26, 0.05],
      0.0012,
    );
    paint('painted meadow', '#7aa84e', [-0.26, -0.31, 0.26, -0.31, 0.26, -0.02, 0.05, -0.05, -0.26, 0.0], 0.0018);
    paint(
      'painted path',
      '#e0c890',
      [-0.06, -0.31, 0.08, -0.31, 0.02, -0.16, 0.06, -0.05, 0.03, -0.05, -0.03, -0.16],
      0.0024,
    );
  }
  return 1.75;
}

function buildTripod(b: Bench): number {
  const top = 1.16;
  for (let i = 0; i < 3; i++) {
    const a = ((i * 120 + 90) * Math.PI) / 180;
    const on = (t: number): Vec3 => [(0.035 + 0.43 * t) * Math.cos(a), top * (1 - t), (0.035 + 0.43 * t) * Math.sin(a)];
    for (const [k, [u, v, r]] of (
      [
        [0.03, 0.42, 0.016],
        [0.4, 0.72, 0.0128],
        [0.7, 0.985, 0.01],
      ] as const
    ).entries())
      b.add(`leg ${i + 1} section ${k + 1}`, 'frame', solid.rod(on(u), on(v), r), { detail: 0.8 });
    for (const [k, t] of [0.41, 0.71].entries())
      b.add(`leg ${i + 1} lock ${k + 1}`, 'pad', solid.rod(on(t - 0.018), on(t + 0.018), 0.02 - k * 0.003));
    b.add(`leg ${i + 1} foot`, 'pad', { op: 'ball', r: 0.013, at: [on(0.985)[0], 0.013, on(0.985)[2]] });
    b.add(
      `leg ${i + 1} hinge`,
      'pad',
      solid.put(solid.box([0.03, 0.05, 0.03], [0, 0, 0], 0.006), on(0.015), [0, -((i * 120) as number), 0]),
    );
    b.add(
      `leg ${i + 1} strut`,
      'metal',
      solid.rod([0.014 * Math.cos(a), top * 0.62, 0.014 * Math.sin(a)], on(0.3), 0.0045),
    );
  }
  b.add(
    'crown',
    'pad',
    solid.turned(
      pairs([0, top - 0.035, 0.045, top - 0.035, 0.05, top - 0.02, 0.045, top + 0.02, 0.02, top + 0.03, 0, top + 0.03]),
      [0, 0, 0],
      { bevel: 0.003 },
    ),
  );
  b.add('centre column', 'metal', solid.cyl(0.0125, 0.72, [0, top - 0.14, 0]));
  b.add('column collar', 'pad', solid.cyl(0.022, 0.05, [0, top * 0.62, 0]));
  b.add('hook', 'metal', solid.hoop(0.012, { kind: 'circle', r: 0.0026 }, [0, top - 0.51, 0], 'z', 22));
  b.add(
    'crank',
    'metal',
    solid.tube(
      [
        [0.02, top + 0.02, 0],
        [0.06, top + 0.02, 0],
        [0.07, top + 0.01, 0.02],
      ],
      0.004,
    ),
  );
  b.add(
    'pan head',
    'pad',
    solid.turned(pairs([0, 0, 0.026, 0, 0.03, 0.01, 0.03, 0.04, 0.02, 0.05, 0, 0.05]), [0, top + 0.2, 0], {
      bevel: 0.003,
    }),
  );
  b.add('tilt head', 'pad', solid.box([0.05, 0.05, 0.06], [0, top + 0.27, 0], 0.008));
  b.add('plate', 'metal', solid.box([0.06, 0.012, 0.08], [0, top + 0.3, 0], 0.003));
  b.add('plate pad', 'pad', solid.box([0.05, 0.004, 0.07], [0, top + 0.3075, 0], 0.001));
  b.add('plate screw', 'metal', solid.cyl(0.0032, 0.01, [0, top + 0.313, 0]));
  b.add('pan handle', 'metal', solid.rod([0.0, top + 0.26, -0.02], [-0.06, top + 0.14, -0.26], 0.005));
  b.add(
    'handle grip',
    'pad',
    solid.rod([-0.045, top + 0.17, -0.2], [-0.066, top + 0.128, -0.285], 0.011, 0.013, 'round'),
  );
  b.add('lock knob', 'pad', solid.put(fitting.knob(0.015, 0.02, 14), [0.028, top + 0.22, 0], [0, 0, -90]));
  return top + 0.31;
}

function buildMusic(b: Bench): number {
  for (let i = 0; i < 3; i++) {
    const a = ((i * 120 + 30) * Math.PI) / 180;
    const at = (r: number, y: number): Vec3 => [r * Math.cos(a), y, r * Math.sin(a)];
    b.add(
      `leg ${i + 1}`,
      'frame',
      solid.bar(
        [at(0.018, 0.3), at(0.14, 0.16), at(0.28, 0.012)],
        { kind: 'rect', w: 0.016, h: 0.008, r: 0.002 },
        { up: [0, 1, 0] },
      ),
    );
    b.add(`foot ${i + 1}`, 'pad', { op: 'ball', r: 0.014, at: at(0.283, 0.014) });
    b.add(`strut ${i + 1}`, 'metal', solid.rod(at(0.014, 0.1), at(0.13, 0.165), 0.004));
  }
  b.add('lower tube', 'frame', solid.cyl(0.013, 0.56, [0, 0.36, 0]));
  b.add('upper tube', 'metal', solid.cyl(0.009, 0.44, [0, 0.83, 0]));
  b.add('collar', 'pad', solid.cyl(0.019, 0.04, [0, 0.64, 0]));
  b.add('collar knob', 'pad', solid.put(fitting.knob(0.013, 0.02, 14), [0, 0.64, -0.018], [-90, 0, 0]));
  b.add('leg collar', 'pad', solid.cyl(0.021, 0.05, [0, 0.3, 0]));
  const put = (of: Parameters<typeof solid.put>[0]) => solid.put(of, [0, 1.14, 0.005], [-24, 0, 0]);
  const slots = Array.from({ length: 5 }, (_, i) =>
    outline.roundRect(0.3, 0.016, 0.008, 0, -0.06 + i * 0.045).reverse(),
  );
  b.add(
    'desk',
    'frame',
    put(solid.slab(outline.roundRect(0.5, 0.3, 0.02), 0.005, [0, 0, 0], 'z', { bevel: 0.0014, holes: slots })),
    { detail: 1.1 },
  );
  b.add('ledge', 'frame', put(solid.box([0.5, 0.005, 0.06], [0, -0.148, 0.028], 0.0015)));
  b.add('ledge lip', 'frame', put(solid.box([0.5, 0.02, 0.004], [0, -0.14, 0.057], 0.0012)));
  b.add('head', 'pad', solid.box([0.04, 0.06, 0.04], [0, 1.06, -0.02], 0.006));
  b.add('left sheet', 'canvas', put(solid.box([0.2, 0.27, 0.002], [0.102, -0.008, 0.0046], 0.0004)));
  b.add('right sheet', 'canvas', put(solid.box([0.2, 0.27, 0.002], [-0.102, -0.008, 0.0046], 0.0004)));
  for (let i = 0; i < 6; i++)
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${side} stave ${i + 1}`,
        { base: 'plastic', color: '#2a2a2e' },
        put(
          solid.many(
            [0, 1, 2, 3].map((k) =>
              solid.box([0.17, 0.0008, 0.0008], [s * 0.102, 0.095 - i * 0.042 - k * 0.005, 0.0062], 0),
            ),
          ),
        ),
        { detail: 0.2 },
      );
  return 1.2;
}

function buildPlinth(b: Bench): number {
  b.add(
    'base',
    'frame',
    solid.turned(
      pairs([
        0, 0.002, 0.075, 0.002, 0.078, 0.008, 0.072, 0.014, 0.066, 0.02, 0.064, 0.036, 0.068, 0.042, 0.066, 0.048, 0,
        0.048,
      ]),
      [0, 0, 0],
      { bevel: 0.002, segments: 60 },
    ),
    { detail: 1.1 },
  );
  b.add('felt', 'pad', solid.cyl(0.072, 0.004, [0, 0.002, 0]));
  b.add('top plate', 'pad', solid.cyl(0.06, 0.002, [0, 0.0485, 0]));
  b.add('ring', 'metal', solid.hoop(0.0645, { kind: 'circle', r: 0.0014 }, [0, 0.0225, 0], 'y', 56));
  b.add(
    'name plate',
    'metal',
    solid.slab(outline.roundRect(0.04, 0.01, 0.002, 0, 0.03), 0.003, [0, 0, 0.0645], 'z', { bevel: 0.0006 }),
  );
  b.add(
    'name',
    'pad',
    solid.put({ op: 'text', value: 'CLAY', height: 0.006, depth: 0.0008, bevel: 0 }, [0, 0.027, 0.0662]),
    { detail: 0.3 },
  );
  for (const [i, s] of [1, -1].entries())
    b.add(
      `plate screw ${i + 1}`,
      'metal',
      solid.put(fitting.screw(0.0012, 'slot'), [s * 0.0175, 0.03, 0.0658], [90, 0, 0]),
      { detail: 0.2 },
    );
  return 0.0495;
}
