import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

const BLACK_GLASS = { base: 'glass', color: '#0c1018', rough: 0.03, transmission: 0, clearcoat: 1 };

/** A lens along +Z from `at`: mount, ribbed rings, hood, coated front glass. `r` its radius, `l` its length. */
export function addLens(b: Bench, at: Vec3, r: number, l: number, prefix = ''): void {
  const put = (of: Shape): Shape => solid.put(of, at, [90, 0, 0]);
  const ring = (k: number, y: number, h: number, name: string, slot: string): void =>
    b.add(
      `${prefix}${name}`,
      slot,
      put(solid.slab(fitting.ribbed(r * k, 48, r * 0.035), h, [0, y, 0], 'y', { bevel: r * 0.02 })),
    );
  b.add(
    `${prefix}lens mount`,
    'metal',
    put(
      solid.turned(
        pairs([0, -0.004, r * 1.06, -0.004, r * 1.06, l * 0.07, r * 0.98, l * 0.09, 0, l * 0.09]),
        [0, 0, 0],
      ),
    ),
  );
  b.add(
    `${prefix}lens barrel`,
    'trim',
    put(
      solid.turned(
        pairs([
          0,
          l * 0.05,
          r * 0.94,
          l * 0.05,
          r * 0.94,
          l * 0.55,
          r * 0.98,
          l * 0.6,
          r * 0.98,
          l * 0.95,
          r * 0.94,
          l,
          r * 0.86,
          l,
          r * 0.8,
          l * 0.9,
          r * 0.66,
          l * 0.86,
          0,
          l * 0.86,
        ]),
        [0, 0, 0],
        { segments: 48 },
      ),
    ),
    { detail: 1.3 },
  );
  ring(1, l * 0.24, l * 0.2, 'zoom ring', 'rubber');
  ring(1.02, l * 0.7, l * 0.2, 'focus ring', 'rubber');
  b.add(
    `${prefix}lens stripe`,
    b.tint('accent', {}),
    put(solid.hoop(r * 0.985, { kind: 'rect', w: l * 0.03, h: r * 0.02, r: r * 0.004 }, [0, l * 0.91, 0], 'y', 48)),
  );
  b.add(
    `${prefix}front glass`,
    BLACK_GLASS,
    put({ op: 'ball', r: [r * 0.66, r * 0.22, r * 0.66], at: [0, l * 0.86, 0] }),
  );
  b.add(
    `${prefix}glass ring`,
    'metal',
    put(solid.hoop(r * 0.68, { kind: 'rect', w: l * 0.03, h: r * 0.05, r: r * 0.01 }, [0, l * 0.88, 0], 'y', 44)),
  );
}

/** A reflex camera: grip, prism hump, hot shoe, dials, lens, strap lugs. */
export function buildReflex(b: Bench, rng: Rng): void {
  const retro = rng.fork('reflex').next() < 0.4;
  const [w, h, d] = [0.136, 0.082, 0.05];
  const y = 0.008;
  b.add(
    'body',
    'body',
    solid.slab(
      outline.rounded(
        pairs([-w / 2, -d / 2, w / 2, -d / 2, w / 2, d * 0.42, w * 0.2, d / 2, -w * 0.3, d / 2, -w / 2, d * 0.42])
          .map(([x, z]): Vec2 => [x, -z])
          .reverse(),
        0.009,
      ),
      h,
      [0, y + h / 2, 0],
      'y',
      { bevel: 0.004 },
    ),
    { detail: 1.3 },
  );
  const wrap = outline.rounded(
    pairs([
      -w / 2 - 0.0006,
      -d / 2 - 0.0006,
      w / 2 + 0.0006,
      -d / 2 - 0.0006,
      w / 2 + 0.0006,
      d * 0.42,
      w * 0.2,
      d / 2 + 0.0008,
      -w * 0.3,
      d / 2 + 0.0008,
      -w / 2 - 0.0006,
      d * 0.42,
    ])
      .map(([x, z]): Vec2 => [x, -z])
      .reverse(),
    0.009,
  );
  b.add('leather wrap', 'leather', solid.slab(wrap, h * 0.6, [0, y + h * 0.42, 0], 'y', { bevel: 0.001 }));
  const grip = [0.02, 0.026, 0.026, 0.021].map((k, i) => ({
    at: [-w * 0.37, y + h * [0.06, 0.3, 0.72, 0.94][i], d * 0.42] as Vec3,
    w: 0.034,
    h: k,
    side: [1, 0, 0] as Vec3,
    up: [0, 0, 1] as Vec3,
  }));
  b.add('grip', 'leather', formed.board(grip, 0.01));
  const hump = [
    [h * 0.96, 0.062, 0.046],
    [h * 1.14, 0.056, 0.044],
    [h * 1.3, 0.036, 0.034],
    [h * 1.34, 0.028, 0.026],
  ];
  b.add(
    'prism',
    'body',
    formed.board(
      hump.map(([v, pw, pd]) => ({
        at: [0.006, y + v, 0.001] as Vec3,
        w: pw,
        h: pd,
        side: [1, 0, 0] as Vec3,
        up: [0, 0, 1] as Vec3,
      })),
      0.004,
      'linear',
    ),
  );
  b.add(
    'prism plate',
    'accent',
    solid.put({ op: 'text', value: 'CLAY', height: 0.0075, depth: 0.002, bevel: 0.0002, font: 'sans' }, [
      0.006,
      y + h * 1.04,
      d * 0.475,
    ]),
    { detail: 0.4 },
  );
  b.add(
    'hot shoe',
    'metal',
    solid.slab(outline.roundRect(0.02, 0.018, 0.002, 0.006, -0.002), 0.004, [0, y + h * 1.345, 0], 'y', {
      bevel: 0.0006,
    }),
  );
  addLens(b, [0.006, y + h * 0.46, d / 2], 0.0335, 0.058);
  addDials(b, w, y + h, retro);
  b.add(
    'mount ring',
    'metal',
    solid.hoop(0.0375, { kind: 'rect', w: 0.004, h: 0.004, r: 0.001 }, [0.006, y + h * 0.46, d / 2 + 0.001], 'z', 48),
  );
  b.add('lens release', 'rubber', solid.cyl(0.0055, 0.005, [0.052, y + h * 0.36, d / 2], 'z'));
  b.add(
    'self timer',
    'metal',
    solid.bar(
      [
        [-0.036, y + h * 0.62, d / 2 + 0.002],
        [-0.036, y + h * 0.4, d / 2 + 0.003],
      ],
      { kind: 'rect', w: 0.006, h: 0.003, r: 0.001 },
      { up: [0, 0, 1] },
    ),
  );
  addBackside(b, y, h, d, w);
}

/** Display, eyecup, buttons, bottom plate, feet and strap. */
function addBackside(b: Bench, y: number, h: number, d: number, w: number): void {
  b.add('display', BLACK_GLASS, solid.box([0.076, 0.052, 0.003], [0.006, y + h * 0.45, -d / 2 - 0.001], 0.001));
  b.add(
    'eyecup',
    'rubber',
    solid.slab(outline.roundRect(0.034, 0.022, 0.006, 0.006, y + h * 1.08), 0.01, [0, 0, -d / 2 - 0.002], 'z', {
      holes: [outline.roundRect(0.022, 0.012, 0.003, 0.006, y + h * 1.08)],
      bevel: 0.002,
    }),
  );
  b.add(
    'back buttons',
    'trim',
    solid.many([0.2, 0.36, 0.68].map((k) => solid.cyl(0.0045, 0.003, [-0.052, y + h * k, -d / 2], 'z'))),
    { detail: 0.4 },
  );
  b.add('bottom plate', 'metal', solid.box([w * 0.94, 0.006, d * 0.86], [0, y - 0.001, 0], 0.002));
  b.add('tripod foot', 'rubber', solid.cyl(0.018, 0.008, [0.006, 0.004, 0.004], 'y'));
  b.add('front foot', 'rubber', solid.box([0.06, 0.006, 0.006], [0.006, 0.003, 0.02], 0.001), { hidden: true });
  addStrap(b, w, y + h * 0.9);
}

function addDials(b: Bench, w: number, top: number, retro: boolean): void {
  const knob = (x: number, r: number, h: number, name: string, slot: string): void =>
    b.add(name, slot, solid.put(fitting.knob(r, h, 28), [x, top - 0.001, 0.001]), { detail: 0.6 });
  knob(w * 0.37, 0.0125, 0.009, 'mode dial', retro ? 'metal' : 'trim');
  b.add('mode mark', 'accent', solid.put(fitting.knobMark(0.0125, 0.009), [w * 0.37, top - 0.001, 0.001], [0, 40, 0]), {
    detail: 0.3,
  });
  knob(-w * 0.24, 0.0105, 0.008, 'shutter dial', retro ? 'metal' : 'trim');
  b.add('shutter collar', 'metal', solid.cyl(0.0085, 0.006, [-w * 0.4, top + 0.0015, 0.008]));
  b.add('shutter button', 'accent', solid.cyl(0.0055, 0.005, [-w * 0.4, top + 0.005, 0.008], 'y', { bevel: 0.0016 }));
  b.add(
    'advance lever',
    'metal',
    solid.bar(
      [
        [-w * 0.4, top + 0.001, -0.012],
        [-w * 0.46, top + 0.002, -0.018],
        [-w * 0.515, top + 0.002, -0.012],
      ],
      { kind: 'rect', w: 0.006, h: 0.0032, r: 0.001 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add('lamp', glowing('#ff6a3a', 1.2), solid.cyl(0.0022, 0.002, [w * 0.26, top, 0.018], 'y', { segments: 12 }), {
    detail: 0.3,
  });
}

/** Lugs and a strap that lies beside the camera. */
function addStrap(b: Bench, w: number, y: number): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} lug`,
      'metal',
      solid.hoop(0.005, { kind: 'circle', r: 0.001 }, [s * (w / 2 + 0.003), y, -0.004], 'z', 18),
    );
  const path: Vec3[] = [
    [w / 2 + 0.005, y - 0.004, -0.004],
    [w / 2 + 0.026, y - 0.04, -0.012],
    [w / 2 + 0.03, 0.009, -0.03],
    [0.05, 0.0062, -0.085],
    [-0.05, 0.0062, -0.085],
    [-w / 2 - 0.03, 0.009, -0.03],
    [-w / 2 - 0.026, y - 0.04, -0.012],
    [-w / 2 - 0.005, y - 0.004, -0.004],
  ];
  b.add(
    'strap',
    'strap',
    solid.bar(path, { kind: 'rect', w: 0.0022, h: 0.011, r: 0.0007 }, { spline: 'catmull', up: [0, 0.3, 1] }),
  );
}

/** An instant camera: sloped white face, big lens, flash, rainbow stripe, a photo coming out. */
export function buildInstant(b: Bench): void {
  const [w, h, d] = [0.12, 0.105, 0.095];
  const side = outline.rounded(
    pairs([-d / 2, 0, d / 2, 0, d / 2, h * 0.36, d * 0.28, h * 0.44, d * 0.2, h, -d * 0.34, h, -d / 2, h * 0.72]),
    0.008,
  );
  b.add('body', 'body', solid.slab(side, w, [0, 0.003, 0], 'x', { bevel: 0.005 }), { detail: 1.3 });
  b.add('face', 'trim', solid.box([w * 0.94, h * 0.46, 0.006], [0, 0.003 + h * 0.7, d * 0.245], 0.002, [-7, 0, 0]));
  addLens(b, [0, 0.003 + h * 0.66, d * 0.25], 0.026, 0.026);
  b.add(
    'flash',
    glowing('#f4f6ff', 0.8),
    solid.box([0.026, 0.02, 0.004], [w * 0.31, 0.003 + h * 0.86, d * 0.228], 0.0015, [-7, 0, 0]),
  );
  b.add(
    'viewfinder',
    BLACK_GLASS,
    solid.box([0.018, 0.015, 0.004], [-w * 0.33, 0.003 + h * 0.87, d * 0.228], 0.0015, [-7, 0, 0]),
  );
  b.add(
    'shutter button',
    'accent',
    solid.cyl(0.008, 0.006, [-w * 0.36, 0.003 + h * 0.58, d * 0.29], 'z', { bevel: 0.002 }),
  );
  b.add(
    'exposure dial',
    'knobs',
    solid.put(fitting.knob(0.007, 0.006, 18), [w * 0.36, 0.003 + h * 0.58, d * 0.275], [90, 0, 0]),
  );
  ['#3f9ad8', '#58b04a', '#f0c320', '#f0821c', '#d8302c'].forEach((color, i) => {
    b.add(
      `stripe ${i + 1}`,
      { base: 'plastic', color },
      solid.box([0.0052, h * 0.3, 0.0016], [(i - 2) * 0.0052, 0.003 + h * 0.2, d / 2 + 0.0002], 0.0002),
      { detail: 0.3 },
    );
  });
  b.add('photo slot', 'rubber', solid.box([w * 0.82, 0.005, 0.004], [0, 0.003 + h * 0.07, d / 2 - 0.0004], 0.001));
  b.add(
    'photo',
    { base: 'paper', color: '#f6f4ee' },
    solid.box([w * 0.74, 0.0016, 0.06], [0, 0.003 + h * 0.07, d / 2 + 0.028], 0.0004, [6, 0, 0]),
  );
  b.add(
    'picture',
    glowing('#4a6a8a', 0.2),
    solid.box([w * 0.62, 0.0012, 0.042], [0, 0.003 + h * 0.07 + 0.0009, d / 2 + 0.031], 0.0002, [6, 0, 0]),
  );
  b.add('hinge', 'trim', solid.cyl(0.004, w * 0.9, [0, 0.003 + h * 0.4, d * 0.47], 'x'));
  b.add(
    'feet',
    'rubber',
    solid.many(
      [1, -1].flatMap((sx) => [1, -1].map((sz) => solid.cyl(0.007, 0.006, [sx * w * 0.38, 0.003, sz * d * 0.36]))),
    ),
    { hidden: true },
  );
  b.add('top knob', 'knobs', solid.box([0.034, 0.006, 0.014], [w * 0.24, 0.003 + h + 0.001, -0.006], 0.002));
}
