import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { buckle, stitches, strap } from '../../kits/leatherwork/index.ts';
import { addBand } from './band.ts';
import { addFox, addOni, addTribal } from './characters.ts';
import { type Face, line, spot } from './face.ts';
import { addClown, addFawkes, addSkull } from './persons.ts';
import { addGas, addPlague } from './protective.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** The face of a mask and all that belongs to its kind. */
export function dress(b: Bench, face: Face, kind: string, feathers: boolean, rng: Rng | undefined): void {
  b.add('face', 'face', face.shape, { detail: 1.6 });
  const edged = kind !== 'gas' && kind !== 'surgical';
  if (edged)
    b.add(
      'edge',
      kind === 'tribal' || kind === 'fawkes' || kind === 'clown' ? 'face' : 'trim',
      solid.tube(face.edge(), kind === 'tribal' ? 0.0046 : 0.0024, { closed: true }),
    );
  switch (kind) {
    case 'carnival':
      addCarnival(b, face, feathers);
      return;
    case 'comedy':
    case 'tragedy':
      addTheatre(b, face, kind === 'comedy');
      return;
    case 'hockey':
      addHockey(b, face);
      return;
    case 'tribal':
      addTribal(b, face);
      return;
    case 'oni':
      addOni(b, face);
      return;
    case 'fawkes':
      addFawkes(b, face);
      return;
    case 'kitsune':
      addFox(b, face);
      return;
    case 'skull':
      addSkull(b, face);
      return;
    case 'clown':
      addClown(b, face, rng);
      return;
    case 'gas':
      addGas(b, face);
      return;
    case 'plague':
      addPlague(b, face);
      return;
    case 'surgical':
      addSurgical(b, face);
      return;
    case 'scream':
      addHood(b, face);
      return;
    case 'sleep':
      b.add(
        'lashes',
        'feature',
        solid.many(
          SIDES.flatMap(([, s]) => [
            line(face, [s * 0.014, -0.004, s * 0.034, -0.012, s * 0.054, -0.004], 0.0011),
            ...[0.02, 0.034, 0.048].map((x) => line(face, [s * x, -0.0095, s * (x + 0.002), -0.0175], 0.0009)),
          ]),
        ),
      );
      addBand(b, face, 0);
      return;
    default:
      addPlain(b, face, kind === 'domino');
  }
}

/** Gilded scrolls, beads round the eyes, a jewel, plumes, ribbons. */
function addCarnival(b: Bench, face: Face, feathers: boolean): void {
  for (const [name, s] of SIDES) {
    const rim = face.plan.holes[s > 0 ? 0 : 1].map(([x, y]) => face.at(x * 1.02, y * 1.12, 0.0024));
    b.add(`${name} eye rim`, 'trim', solid.tube(rim, 0.0017, { closed: true, spline: 'linear' }));
    const outer = face.plan.holes[s > 0 ? 0 : 1].map(([x, y]) =>
      face.at((x - s * 0.032) * 1.28 + s * 0.032, y * 1.62, 0.0026),
    );
    b.add(`${name} eye beads`, 'feature', stitches(outer, 0.0012, 0.0034, true), { detail: 0.7 });
    b.add(
      `${name} scroll`,
      'trim',
      line(face, [s * 0.052, 0.026, s * 0.064, 0.036, s * 0.074, 0.026, s * 0.066, 0.016, s * 0.06, 0.024], 0.0018, {
        taper: [0.3, 1, 1.1, 0.9, 0.5],
      }),
    );
    b.add(
      `${name} lower scroll`,
      'trim',
      line(face, [s * 0.03, -0.018, s * 0.046, -0.024, s * 0.06, -0.016, s * 0.07, -0.004, s * 0.064, 0.002], 0.0016, {
        taper: [0.3, 1, 1.1, 0.9, 0.4],
      }),
    );
    b.add(`${name} cheek gem`, 'lens', spot(face, s * 0.062, -0.008, 0.0032, 0.0032, { t: 0.004 }));
    const [x, y, z] = face.at(face.plan.half(0.002) * 0.97, 0.002);
    // tied behind the temples; the ends fall and run out on the ground
    const ribbon = [
      [0, 1, 0],
      [0.008, 0.72, -0.022],
      [0.016, 0.3, -0.036],
      [0.03, 0.06, -0.038],
      [0.058, 0.02, -0.024],
      [0.082, 0.05, -0.002],
      [0.104, 0.02, 0.012],
    ].map(([dx, k, dz]): Vec3 => [s * (x + dx), 0.0015 + (y - 0.0015) * k, z + dz]);
    b.add(
      `${name} ribbon`,
      b.tint('feature', { base: 'silk', clearcoat: 0 }),
      strap(ribbon, 0.011, 0.0012, [s, 0.2, 0.4]),
    );
  }
  b.add(
    'brow beads',
    'feature',
    stitches(
      Array.from({ length: 15 }, (_, i) =>
        face.at(-0.056 + 0.008 * i, 0.036 - 6 * (-0.056 + 0.008 * i) ** 2 * 0.4, 0.0024),
      ),
      0.0014,
      0.0042,
    ),
    { detail: 0.6 },
  );
  b.add('jewel setting', 'trim', spot(face, 0, 0.032, 0.0125, 0.0145, { t: 0.005 }));
  b.add('jewel', 'lens', spot(face, 0, 0.032, 0.0085, 0.0105, { t: 0.0075, lift: 0.0028 }));
  if (!feathers) return;
  const [, y, z] = face.at(0, 0.046);
  for (let i = 0; i < 9; i++) {
    const k = i - 4;
    const l = 0.13 - 0.011 * Math.abs(k);
    const vane = Array.from({ length: 8 }, (_, r) =>
      Array.from({ length: 5 }, (_, c): Vec3 => {
        const t = r / 7;
        const w = 0.0165 * Math.sin(Math.PI * (0.08 + 0.86 * t)) ** 0.8;
        const u = (c / 4 - 0.5) * 2;
        return [u * w, l * t, -0.034 * t * t - 0.004 * u * u];
      }),
    );
    const at: Vec3 = [
      k * 0.0085,
      y - 0.003 - Math.abs(k) * 0.0012,
      z - 0.004 - Math.abs(k) * 0.0022 - (i % 2) * 0.0024,
    ];
    b.add(`plume ${i + 1}`, 'feather', solid.put({ op: 'sheet', grid: vane, thickness: 0.0018 }, at, [0, 0, -k * 13]), {
      detail: 1.1,
    });
    b.add(
      `plume quill ${i + 1}`,
      'trim',
      solid.put(
        solid.tube(
          [
            [0, 0, 0.0014],
            [0, l * 0.5, -0.0075],
            [0, l * 0.92, -0.0275],
          ],
          0.0009,
          { taper: [1.2, 0.9, 0.3] },
        ),
        at,
        [0, 0, -k * 13],
      ),
      { detail: 0.5 },
    );
  }
}

/** Lips round the open mouth, brows, cheek lines, gilded edge, a ribbon on either side. */
function addTheatre(b: Bench, face: Face, glad: boolean): void {
  const lip = face.plan.holes[2].map(([x, y]) => face.at(x * 1.03, (y + 0.076) * 1.14 - 0.076, 0.0022));
  b.add('lips', 'feature', solid.tube(lip, 0.0028, { closed: true, spline: 'linear' }));
  for (const [name, s] of SIDES) {
    const brow = glad
      ? [s * 0.012, 0.026, s * 0.03, 0.04, s * 0.056, 0.028]
      : [s * 0.012, 0.036, s * 0.03, 0.03, s * 0.056, 0.014];
    b.add(`${name} brow`, 'feature', line(face, brow, 0.0032, { taper: [0.7, 1.1, 0.35] }));
    b.add(
      `${name} eye rim`,
      'trim',
      solid.tube(
        face.plan.holes[s > 0 ? 0 : 1].map(([x, y]) => face.at(x, y * 1.1, 0.0022)),
        0.0013,
        { closed: true, spline: 'linear' },
      ),
    );
    b.add(
      `${name} cheek fold`,
      'trim',
      line(
        face,
        glad
          ? [s * 0.02, -0.036, s * 0.042, -0.046, s * 0.05, -0.064]
          : [s * 0.018, -0.042, s * 0.034, -0.06, s * 0.04, -0.088],
        0.0014,
        { taper: [0.4, 1, 0.3] },
      ),
    );
    const [x, y, z] = face.at(face.plan.half(0.02) * 0.97, 0.02);
    b.add(
      `ribbon ${name}`,
      'feature',
      strap(
        [
          [s * x, y, z],
          [s * (x + 0.014), y - 0.04, z - 0.014],
          [s * (x + 0.004), y - 0.09, z - 0.006],
          [s * (x + 0.02), Math.max(0.01, y - 0.135), z - 0.01],
        ],
        0.014,
        0.0015,
        [s, 0.2, 0.5],
      ),
    );
  }
  b.add('brow jewel', 'trim', spot(face, 0, 0.06, 0.007, 0.01, { t: 0.005 }));
}

/** Vent holes, red marks, straps with their rivets and buckles. */
function addHockey(b: Bench, face: Face): void {
  const dots: Shape[] = [];
  for (const [y, xs] of [
    [0.086, [0.014]],
    [0.07, [0, 0.028]],
    [0.054, [0.014, 0.042]],
    [0.036, [0, 0.028, 0.056]],
    [-0.028, [0.03, 0.052]],
    [-0.046, [0.022, 0.042]],
    [-0.064, [0.012, 0.032, 0.05]],
    [-0.082, [0, 0.022, 0.04]],
    [-0.098, [0.012]],
  ] as const)
    for (const x of xs)
      for (const s of x ? [1, -1] : [1]) dots.push(spot(face, s * x, y, 0.0042, 0.0042, { t: 0.0012, lift: 0.0003 }));
  b.add('vent holes', 'lens', solid.many(dots), { detail: 0.4 });
  b.add(
    'brow mark',
    'feature',
    solid.many([
      line(face, [0, 0.05, -0.009, 0.084], 0.0036, { taper: [0.5, 1.2] }),
      line(face, [0, 0.05, 0.009, 0.084], 0.0036, { taper: [0.5, 1.2] }),
    ]),
  );
  for (const [name, s] of SIDES) {
    b.add(
      `${name} cheek mark`,
      'feature',
      line(face, [s * 0.03, -0.02, s * 0.05, -0.026, s * 0.066, -0.018], 0.0042, { taper: [0.35, 1, 1.2] }),
    );
    b.add(
      `${name} eye rim`,
      'trim',
      solid.tube(
        face.plan.holes[s > 0 ? 0 : 1].map(([x, y]) => face.at(x, y, 0.002)),
        0.0016,
        { closed: true, spline: 'linear' },
      ),
    );
    b.add(
      `${name} strap tab`,
      'strap',
      spot(face, s * face.plan.half(0.006) * 0.9, 0.006, 0.01, 0.0115, { t: 0.0042 }),
    );
    b.add(
      `${name} rivets`,
      'metal',
      solid.many(
        [0.011, 0.001].map((y) =>
          spot(face, s * face.plan.half(0.006) * 0.88, y, 0.0024, 0.0024, { t: 0.0024, lift: 0.003 }),
        ),
      ),
      { detail: 0.4 },
    );
  }
  addBand(b, face, 0.006);
  const [, y, z] = face.at(0, 0.098);
  b.add(
    'crown strap',
    'strap',
    strap(
      [
        [0, y, z],
        [0, y + 0.016, z - 0.03],
        [0, y, z - 0.09],
        [0, face.eyes + 0.04, -0.09],
        [0, face.eyes + 0.01, -0.099],
      ],
      0.018,
      0.0024,
      [0, 0.5, 1],
    ),
  );
  b.add('strap tab', 'strap', spot(face, 0, 0.099, 0.0105, 0.008, { t: 0.0042 }));
  const { frame, prong } = buckle(0.026, 0.022, 0.003);
  b.add('buckle', 'metal', solid.put(frame, [0, y + 0.011, z - 0.062], [10, 0, 0]));
  b.add('buckle prong', 'metal', solid.put(prong, [0, y + 0.011, z - 0.062], [10, 0, 0]));
}

/** Pleats, ear loops, nose wire, seams. */
function addSurgical(b: Bench, face: Face): void {
  for (const [i, y] of [-0.046, -0.062, -0.078, -0.094].entries())
    b.add(
      `pleat ${i + 1}`,
      'trim',
      solid.bar(
        Array.from({ length: 17 }, (_, k) =>
          face.at((-1 + k / 8) * face.plan.half(y) * 0.9, y - 0.004 * (1 - (k / 8 - 1) ** 2), 0.0014),
        ),
        { kind: 'rect', w: 0.0052, h: 0.0016, r: 0.0005 },
        { spline: 'catmull', up: [0, 0, 1] },
      ),
    );
  b.add('nose wire', 'metal', line(face, [-0.036, -0.028, 0, -0.0255, 0.036, -0.028], 0.002));
  for (const [name, y] of [
    ['upper seam', -0.033],
    ['lower seam', -0.106],
  ] as const)
    b.add(
      name,
      'thread',
      stitches(
        Array.from({ length: 17 }, (_, k) => face.at((-1 + k / 8) * face.plan.half(y) * 0.93, y, 0.0014)),
        0.0006,
        0.005,
      ),
      { detail: 0.4 },
    );
  for (const [name, s] of SIDES) {
    const [a, c] = [
      face.at(s * face.plan.half(-0.036) * 0.94, -0.036),
      face.at(s * face.plan.half(-0.102) * 0.94, -0.102),
    ];
    b.add(
      `${name} ear loop`,
      'strap',
      solid.tube(
        [
          a,
          [a[0] + s * 0.008, a[1] + 0.012, a[2] - 0.05],
          [a[0] + s * 0.004, a[1] - 0.012, a[2] - 0.078],
          [c[0] + s * 0.008, c[1] + 0.008, c[2] - 0.05],
          c,
        ],
        0.0014,
      ),
    );
  }
}

/** The black hood behind a ghost's face. */
function addHood(b: Bench, face: Face): void {
  const back = face.edge().map(([x, y, z]): Vec3 => [x * 1.12, y * 1.03, z - 0.004]);
  const deep = face.edge().map(([x, y, z]): Vec3 => [x * 1.05, y * 1.02, z - 0.07]);
  const far = face.edge().map(([x, y]): Vec3 => [x * 0.5, 0.13 + (y - 0.13) * 0.6, -0.11]);
  const rim = face.edge().map(([x, y, z]): Vec3 => [x * 0.99, y, z - 0.006]);
  b.add(
    'hood',
    'feather',
    {
      op: 'loft',
      sections: [far, deep, back, rim].map((points) => ({ points })),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.3 },
  );
  for (const [name, s] of SIDES)
    b.add(
      `${name} cheek shadow`,
      'trim',
      line(face, [s * 0.05, -0.05, s * 0.044, -0.08, s * 0.03, -0.11], 0.0012, { taper: [0.3, 1, 0.3] }),
    );
}

/** Lips, brows and eye rims of a plain face, or the edge and ribbons of a half mask. */
function addPlain(b: Bench, face: Face, domino: boolean): void {
  for (const [name, s] of SIDES) {
    b.add(
      `${name} eye rim`,
      'trim',
      solid.tube(
        face.plan.holes[s > 0 ? 0 : 1].map(([x, y]) => face.at(x, y * 1.06, 0.002)),
        0.0013,
        { closed: true, spline: 'linear' },
      ),
    );
    if (!domino)
      b.add(
        `${name} brow`,
        'trim',
        line(face, [s * 0.013, 0.021, s * 0.03, 0.028, s * 0.052, 0.019], 0.0022, { taper: [0.7, 1.1, 0.3] }),
      );
    else
      b.add(
        `${name} brow fold`,
        'trim',
        line(face, [s * 0.008, 0.013, s * 0.03, 0.0215, s * 0.06, 0.018], 0.0013, { taper: [0.4, 1, 0.3] }),
      );
  }
  if (!domino) {
    b.add(
      'upper lip',
      'feature',
      line(face, [-0.024, -0.062, -0.01, -0.0575, 0, -0.06, 0.01, -0.0575, 0.024, -0.062], 0.0036, {
        taper: [0.2, 1, 0.8, 1, 0.2],
      }),
    );
    b.add(
      'lower lip',
      'feature',
      line(face, [-0.021, -0.064, 0, -0.071, 0.021, -0.064], 0.004, { taper: [0.2, 1, 0.2] }),
    );
  }
  addBand(b, face, 0.004, 'band', domino ? 0.014 : 0.016);
}
