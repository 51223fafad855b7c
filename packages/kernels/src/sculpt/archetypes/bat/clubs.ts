import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid, triples } from '../../kits/joinery/index.ts';
import { addGrip } from './grip.ts';

/** A turned bat of length `l`: knob, taped grip, barrel. */
function buildBaseball(b: Bench, l: number): void {
  const k = l / 0.86;
  const profile = pairs([
    0, 0.025, 0.0125, 0.025, 0.012, 0.1, 0.0125, 0.25, 0.0155, 0.35, 0.021, 0.45, 0.0275, 0.55, 0.0318, 0.64, 0.0332,
    0.74, 0.033, 0.83, 0.0318, 0.848, 0.027, 0.858, 0.018, 0.86, 0, 0.857,
  ]).map(([r, y]): [number, number] => [r * k, y * k]);
  b.add('barrel', 'head', solid.turned(profile, [0, 0, 0], { bevel: 0.003 * k, segments: 40 }), {
    detail: 1.4,
    grain: [0, 1, 0],
  });
  const knob = pairs([0, 0, 0.02, 0, 0.0252, 0.005, 0.0252, 0.012, 0.02, 0.019, 0.0132, 0.028, 0, 0.028]);
  b.add(
    'knob',
    'head',
    solid.turned(
      knob.map(([r, y]): [number, number] => [r * k, y * k]),
      [0, 0, 0],
      { bevel: 0.0025 * k, segments: 36 },
    ),
  );
  addGrip(b, 0.0132 * k, 0.034 * k, 0.25 * k, 13);
  b.add(
    'grip end',
    'trim',
    solid.hoop(0.0134 * k, { kind: 'rect', w: 0.012 * k, h: 0.003 * k, r: 0.0008 }, [0, 0.256 * k, 0], 'y', 28),
  );
  const band = (y: number, r: number, w: number): Shape =>
    solid.hoop(r * k, { kind: 'rect', w: w * k, h: 0.0012, r: 0.0004 }, [0, y * k, 0], 'y', 44);
  b.add('lower band', 'trim', band(0.5, 0.0247, 0.006));
  b.add('upper band', 'trim', band(0.512, 0.0254, 0.003));
  b.add('end band', 'trim', band(0.82, 0.0332, 0.004));
  b.add(
    'brand',
    'trim',
    solid.put(
      solid.put(
        { op: 'text', value: 'CLAY', height: 0.022 * k, depth: 0.006, bevel: 0, font: 'serif' },
        [0, -0.011 * k, 0],
        [0, 0, 0],
      ),
      [0, 0.66 * k, 0.0302 * k],
      [0, 0, 90],
    ),
    { detail: 0.5 },
  );
}

function buildCricket(b: Bench): void {
  const plank = (
    y: number,
    w: number,
    th: number,
    z: number,
  ): { at: Vec3; w: number; h: number; side: Vec3; up: Vec3 } => ({
    at: [0, y, z],
    w,
    h: th,
    side: [1, 0, 0],
    up: [0, 0, -1],
  });
  b.add(
    'blade',
    'head',
    formed.board(
      [
        plank(0.002, 0.1, 0.02, -0.002),
        plank(0.02, 0.108, 0.028, -0.006),
        plank(0.2, 0.108, 0.042, -0.013),
        plank(0.36, 0.106, 0.034, -0.009),
        plank(0.5, 0.1, 0.026, -0.005),
        plank(0.545, 0.07, 0.03, -0.004),
        plank(0.575, 0.036, 0.034, 0),
      ],
      0.006,
    ),
    { detail: 1.4, grain: [0, 1, 0] },
  );
  b.add(
    'spine',
    'head',
    solid.bar(
      triples([0, 0.04, -0.022, 0, 0.2, -0.034, 0, 0.36, -0.025, 0, 0.5, -0.016]),
      { kind: 'ellipse', rx: 0.03, ry: 0.006 },
      { spline: 'catmull', up: [0, 0, -1], cap: 'round' },
    ),
    { grain: [0, 1, 0] },
  );
  addGrip(b, 0.0158, 0.585, 0.855, 24);
  b.add('handle cap', 'grip', { op: 'ball', r: [0.0175, 0.009, 0.0175], at: [0, 0.858, 0] });
  b.add('twine', 'trim', solid.cyl(0.0163, 0.03, [0, 0.572, 0]));
  b.add('label', 'trim', solid.box([0.062, 0.13, 0.0016], [0, 0.43, 0.0085], 0.0006));
  b.add(
    'label text',
    'grip',
    solid.put({ op: 'text', value: 'CLAY', height: 0.017, depth: 0.0014, bevel: 0 }, [0, 0.44, 0.0096]),
    { detail: 0.5 },
  );
  b.add(
    'label stripes',
    'grip',
    solid.many([0.385, 0.398, 0.411].map((y) => solid.box([0.05, 0.004, 0.0014], [0, y, 0.0096], 0.0004))),
  );
  b.add(
    'toe guard',
    'trim',
    solid.bar(
      triples([-0.05, 0.006, -0.003, 0.05, 0.006, -0.003]),
      { kind: 'rect', w: 0.032, h: 0.012, r: 0.004 },
      { up: [0, 1, 0] },
    ),
  );
}

function buildCue(b: Bench): void {
  const l = 1.45;
  const turned = (name: string, slot: string, flat: readonly number[]): void =>
    b.add(name, slot, solid.turned(pairs(flat), [0, 0, 0], { bevel: 0.0008, segments: 28 }), { grain: [0, 1, 0] });
  turned('bumper', 'grip', [0, 0, 0.011, 0, 0.0128, 0.004, 0.0128, 0.016, 0, 0.016]);
  turned('butt', 'accent', [0, 0.015, 0.0145, 0.015, 0.0142, 0.2, 0, 0.2]);
  turned('butt ring', 'trim', [0, 0.199, 0.0147, 0.199, 0.0147, 0.207, 0, 0.207]);
  turned('handle', 'grip', [0, 0.206, 0.0142, 0.206, 0.0132, 0.46, 0, 0.46]);
  turned('handle ring', 'trim', [0, 0.459, 0.0136, 0.459, 0.0136, 0.466, 0, 0.466]);
  turned('forearm', 'accent', [0, 0.465, 0.0131, 0.465, 0.0112, 0.735, 0, 0.735]);
  turned('joint', 'trim', [0, 0.734, 0.0116, 0.734, 0.0116, 0.756, 0, 0.756]);
  turned('shaft', 'head', [0, 0.755, 0.0108, 0.755, 0.0085, 1.1, 0.0068, l - 0.03, 0, l - 0.03]);
  turned('ferrule', 'bright', [0, l - 0.031, 0.007, l - 0.031, 0.0068, l - 0.008, 0, l - 0.008]);
  turned('tip', 'tip', [0, l - 0.009, 0.0066, l - 0.009, 0.0064, l - 0.004, 0.004, l, 0, l + 0.0005]);
  const point = outline.pairs([-0.0075, 0, 0.0075, 0, 0, 0.14]);
  b.add(
    'inlays',
    'head',
    solid.put(
      {
        op: 'arrayed',
        n: 4,
        around: 'y',
        of: solid.put(solid.slab(point, 0.004, [0, 0, 0], 'z', { bevel: 0.0004 }), [0, 0.475, 0.0118], [-0.4, 0, 0]),
      },
      [0, 0, 0],
    ),
  );
}

/** A bent stick with a flat blade: ice hockey's long one, field hockey's hook. */
function buildHockey(b: Bench, ice: boolean): void {
  if (ice) {
    b.add(
      'shaft',
      'head',
      solid.bar(
        triples([0.07, 0.05, 0, -0.34, 1.5, 0]),
        { kind: 'rect', w: 0.03, h: 0.02, r: 0.005 },
        { up: [0, 0, 1] },
      ),
      { grain: [-0.3, 1, 0] },
    );
    b.add(
      'blade',
      'accent',
      solid.bar(
        triples([0.045, 0.118, 0, 0.075, 0.045, 0, 0.13, 0.037, 0.003, 0.23, 0.0375, 0.012, 0.345, 0.038, 0.036]),
        { kind: 'rect', w: 0.076, h: 0.011, r: 0.004 },
        { spline: 'catmull', up: [0, 0, 1], taper: [0.42, 0.75, 0.98, 1, 0.9], cap: 'round' },
      ),
      { detail: 1.3 },
    );
    const strips = Array.from({ length: 11 }, (_, i): Shape => {
      const x = 0.13 + i * 0.0165;
      return solid.box([0.013, 0.0785, 0.0125], [x, 0.0375, 0.003 + 0.9 * (x - 0.13) ** 2], 0.002, [
        0,
        -(x - 0.13) * 90,
        0,
      ]);
    });
    b.add('blade tape', 'grip', solid.many(strips), { detail: 0.6 });
    const along = (t: number): Vec3 => [0.07 - 0.41 * t, 0.05 + 1.45 * t, 0];
    b.add(
      'grip tape',
      'grip',
      solid.many(
        Array.from({ length: 12 }, (_, i) =>
          solid.bar(
            [along(0.86 + i * 0.0112), along(0.8695 + i * 0.0112)],
            { kind: 'rect', w: 0.033, h: 0.023, r: 0.006 },
            { up: [0, 0, 1] },
          ),
        ),
      ),
      { detail: 0.6 },
    );
    b.add(
      'butt knob',
      'grip',
      solid.bar([along(0.992), along(1.006)], { kind: 'rect', w: 0.042, h: 0.032, r: 0.01 }, { up: [0, 0, 1] }),
    );
    for (const [i, t] of [0.3, 0.34, 0.62].entries())
      b.add(
        `stripe ${i + 1}`,
        'trim',
        solid.bar(
          [along(t), along(t + (i < 2 ? 0.02 : 0.1))],
          { kind: 'rect', w: 0.031, h: 0.021, r: 0.0052 },
          { up: [0, 0, 1] },
        ),
      );
    return;
  }
  b.add(
    'stick',
    'head',
    solid.bar(
      triples([
        0, 0.93, 0, 0, 0.6, 0, 0, 0.25, 0, 0.004, 0.12, 0, 0.02, 0.052, 0, 0.056, 0.026, 0, 0.094, 0.04, 0, 0.108, 0.08,
        0,
      ]),
      { kind: 'rect', w: 0.046, h: 0.024, r: 0.009 },
      { spline: 'catmull', up: [0, 0, 1], taper: [0.66, 0.7, 0.85, 1, 1.08, 1.1, 1.04, 0.9], cap: 'round' },
    ),
    { detail: 1.3, grain: [0, 1, 0] },
  );
  addGrip(b, 0.0172, 0.62, 0.93, 17);
  b.add('cap', 'grip', { op: 'ball', r: [0.02, 0.01, 0.018], at: [0, 0.932, 0] });
  for (const [i, y] of [0.3, 0.36, 0.5].entries())
    b.add(
      `stripe ${i + 1}`,
      'accent',
      solid.box([0.042 - i * 0.002, i === 2 ? 0.08 : 0.024, 0.0225 - i * 0.0006], [0, y, 0], 0.006),
    );
}

/** A club whose head lies on the ground: driver, iron or putter. */
function buildGolf(b: Bench, kind: string): void {
  const top: Vec3 = [0, 1.1, 0];
  const foot: Vec3 = kind === 'putter' ? [0, 0.02, 0] : [0.2, 0.045, 0];
  const along = (t: number): Vec3 => [foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t, 0];
  const s = kind === 'putter' ? 0.83 : 1;
  b.add('shaft', 'trim', solid.rod(along(0.02), along(0.8 * s), 0.0048, 0.0072));
  b.add('grip', 'grip', solid.rod(along(0.76 * s), along(s), 0.0098, 0.0135, 'round'));
  b.add(
    'grip rings',
    'accent',
    solid.many([0.775, 0.79].map((t) => solid.rod(along(t * s), along(t * s + 0.006), 0.0104))),
  );
  b.add(
    'grip ridges',
    'grip',
    solid.many(
      Array.from({ length: 9 }, (_, i) =>
        solid.rod(
          along((0.82 + i * 0.017) * s),
          along((0.826 + i * 0.017) * s),
          0.0114 + i * 0.0003,
          0.0116 + i * 0.0003,
        ),
      ),
    ),
    { detail: 0.5 },
  );
  b.add('ferrule', 'grip', solid.rod(along(0.035), along(0.062), 0.0085, 0.0062));
  if (kind === 'putter') {
    b.add('neck', 'head', solid.rod([0, 0.012, 0], along(0.04), 0.0075));
    b.add('head', 'head', solid.box([0.115, 0.026, 0.026], [0.028, 0.0135, 0.002], 0.005));
    b.add(
      'flange',
      'head',
      solid.slab(
        outline.rounded(pairs([-0.028, 0.004, 0.084, 0.004, 0.07, 0.05, -0.014, 0.05]), 0.01),
        0.014,
        [0, 0.0085, 0],
        'y',
        { bevel: 0.003 },
      ),
    );
    b.add('sight line', 'bright', solid.box([0.002, 0.002, 0.03], [0.028, 0.0156, -0.03], 0.0005));
    b.add('face', 'accent', solid.box([0.07, 0.018, 0.003], [0.03, 0.0135, 0.0145], 0.0008));
    return;
  }
  if (kind === 'iron') {
    addIron(b, along);
    return;
  }
  const body = (x: number, y: number, z: number): Vec3 => [0.235 + x, y, -0.035 + z];
  b.add(
    'head',
    'head',
    {
      op: 'union',
      k: 0.012,
      of: [
        { op: 'superellipsoid', r: [0.058, 0.03, 0.054], e: [0.8, 0.9], at: body(0.012, 0.032, 0) },
        { op: 'chain', points: [along(0.045), along(0.01), body(-0.025, 0.035, 0.02)], radii: [0.0085, 0.009, 0.014] },
      ],
    },
    { detail: 1.6 },
  );
  b.add(
    'face',
    'trim',
    solid.put(
      solid.slab(outline.superellipse(0.046, 0.0225, 2.6), 0.006, [0, 0, 0], 'z', { bevel: 0.0015 }),
      body(0.012, 0.033, 0.0505),
      [-8, 0, 0],
    ),
  );
  b.add(
    'face lines',
    'accent',
    solid.put(
      solid.many(
        Array.from({ length: 6 }, (_, i) => solid.box([0.03, 0.001, 0.0012], [0, -0.0125 + i * 0.005, 0], 0.0002)),
      ),
      body(0.012, 0.033, 0.0538),
      [-8, 0, 0],
    ),
  );
  b.add(
    'crown stripe',
    'accent',
    solid.bar(
      [body(0.012, 0.0625, 0.012), body(0.012, 0.0605, -0.022), body(0.012, 0.05, -0.045)],
      { kind: 'rect', w: 0.012, h: 0.002, r: 0.0005 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add('sole plate', 'trim', solid.slab(outline.superellipse(0.034, 0.032, 2.4), 0.004, body(0.012, 0.0025, 0), 'y'));
}

function addIron(b: Bench, along: (t: number) => Vec3): void {
  const face = outline.rounded(
    pairs([0.188, 0.006, 0.25, 0.001, 0.298, 0.006, 0.304, 0.062, 0.288, 0.068, 0.2, 0.034]),
    0.008,
  );
  b.add(
    'head',
    'head',
    solid.put(solid.slab(face, 0.012, [0, 0, 0], 'z', { bevel: 0.003 }), [0, 0.002, 0.001], [-18, 0, 0]),
    { detail: 1.3 },
  );
  b.add('hosel', 'head', solid.rod([0.2, 0.024, -0.006], along(0.04), 0.0092, 0.0078));
  b.add(
    'grooves',
    'accent',
    solid.put(
      solid.many(
        Array.from({ length: 8 }, (_, i) =>
          solid.box([0.05 + i * 0.003, 0.0012, 0.0012], [0.256 + i * 0.002, 0.01 + i * 0.005, 0], 0.0002),
        ),
      ),
      [0, 0.002, 0.0069],
      [-18, 0, 0],
    ),
  );
  b.add(
    'number',
    'accent',
    solid.put({ op: 'text', value: '7', height: 0.014, depth: 0.002, bevel: 0 }, [0.26, 0.02, -0.0135], [18, 180, 0]),
  );
}

/** A mallet on a cane, a broom for ice, a tee. */
function buildOther(b: Bench, kind: string): void {
  if (kind === 'tee') {
    b.add(
      'tee',
      'head',
      solid.turned(
        pairs([
          0, 0, 0.0016, 0.006, 0.0022, 0.012, 0.0024, 0.042, 0.004, 0.05, 0.0062, 0.055, 0.0062, 0.0568, 0.0054, 0.0568,
          0.003, 0.0545, 0, 0.0538,
        ]),
        [0, 0, 0],
        { bevel: 0.0004, segments: 32 },
      ),
      { detail: 1.3 },
    );
    b.add(
      'rings',
      'accent',
      solid.many(
        [0.036, 0.0392, 0.0424].map((y) =>
          solid.hoop(0.0025, { kind: 'rect', w: 0.0012, h: 0.0005, r: 0.0001 }, [0, y, 0], 'y', 28),
        ),
      ),
    );
    return;
  }
  if (kind === 'polo') {
    b.add('cane', 'head', solid.rod([0, 0.06, 0], [0, 1.2, 0], 0.0085, 0.011), { grain: [0, 1, 0] });
    b.add(
      'mallet',
      'head',
      solid.turned(
        pairs([0, -0.115, 0.018, -0.115, 0.024, -0.09, 0.0275, 0, 0.024, 0.09, 0.018, 0.115, 0, 0.115]),
        [0, 0.029, 0],
        { axis: 'x', bevel: 0.003 },
      ),
      { grain: [1, 0, 0], detail: 1.2 },
    );
    b.add(
      'mallet rings',
      'accent',
      solid.many(
        [-0.07, 0.07].map((x) =>
          solid.hoop(0.0258, { kind: 'rect', w: 0.012, h: 0.002, r: 0.0006 }, [x, 0.029, 0], 'x', 40),
        ),
      ),
    );
    b.add('ferrule', 'trim', solid.rod([0, 0.05, 0], [0, 0.09, 0], 0.0125, 0.0105));
    addGrip(b, 0.013, 1.04, 1.2, 10);
    b.add('pommel', 'grip', { op: 'ball', r: [0.02, 0.012, 0.02], at: [0, 1.206, 0] });
    b.add(
      'thong',
      'accent',
      solid.tube(
        triples([0.012, 1.1, 0, 0.05, 1.07, 0.01, 0.07, 1.0, 0.01, 0.045, 0.97, 0, 0.012, 1.06, 0.006]),
        0.0035,
      ),
    );
    return;
  }
  b.add('shaft', 'head', solid.rod([0, 0.07, 0], [-0.36, 1.2, 0], 0.0135));
  b.add('grip', 'grip', solid.rod([-0.29, 0.98, 0], [-0.36, 1.2, 0], 0.0155, 0.0155, 'round'));
  b.add('ferrule', 'trim', solid.put(fitting.hex(0.02, 0.035), [0.004, 0.045, 0]));
  b.add(
    'plate',
    'accent',
    solid.slab(outline.roundRect(0.21, 0.085, 0.04), 0.018, [0.004, 0.042, 0], 'y', { bevel: 0.005 }),
  );
  b.add(
    'pad',
    'grip',
    solid.slab(outline.roundRect(0.2, 0.075, 0.035), 0.034, [0.004, 0.017, 0], 'y', { bevel: 0.008 }),
  );
}

/** Sticks and clubs, upright, the hand's end where it is held: metres. */
export const clubs = { buildBaseball, buildCricket, buildCue, buildHockey, buildGolf, buildOther };
