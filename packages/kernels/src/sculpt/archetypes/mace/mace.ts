import type { Shape } from '../../../curves/index.ts';
import { type Rng, V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { winding } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

/** Striking weapons, head up: flanged mace, morning star, flail with its chain, club, baton, nunchucks. */
export const mace: Archetype = {
  name: 'mace',
  kind: 'weapon',
  size: { length: 0.75 },
  params: {
    kind: {
      type: 'choice',
      of: ['flanged', 'morning star', 'flail', 'club', 'spiked club', 'baton', 'nunchucks', 'ball'],
      default: 'flanged',
      about: 'Kind.',
    },
  },
  slots: {
    head: {
      material: { base: 'steel', color: '#8f9398', wear: 0.35, rough: 0.36 },
      words: ['head', 'ball', 'spike', 'flange', 'mace'],
      main: true,
    },
    handle: { material: { base: 'wood', color: '#6a4326' }, words: ['handle', 'shaft', 'wood', 'haft'] },
    grip: { material: { base: 'leather', color: '#3c2415' }, words: ['grip', 'wrap', 'strap'] },
    metal: { material: { base: 'iron', color: '#5a5c60' }, words: ['metal', 'chain', 'band', 'collar'] },
  },
  presets: {
    mace: { size: { height: 0.75 } },
    'morning star': { params: { kind: 'morning star' }, size: { height: 0.8 } },
    flail: { params: { kind: 'flail' }, size: { height: 0.72 } },
    club: {
      params: { kind: 'club' },
      materials: { head: { base: 'wood', color: '#7a5230', color2: '#55361c' } },
      size: { height: 0.75 },
    },
    'spiked club': {
      params: { kind: 'spiked club' },
      materials: { head: { base: 'wood', color: '#7a5230', color2: '#55361c' } },
      size: { height: 0.8 },
    },
    baton: {
      params: { kind: 'baton' },
      materials: { head: { base: 'rubber', color: '#17181a' } },
      size: { height: 0.6 },
    },
    nunchucks: {
      params: { kind: 'nunchucks' },
      materials: { head: { base: 'wood', color: '#2a1a12', rough: 0.25, clearcoat: 0.7 } },
      size: { height: 0.4 },
    },
    'ball and chain': {
      params: { kind: 'ball' },
      materials: { head: { base: 'cast-iron', color: '#3a3c40' } },
      size: { width: 0.9 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'flail') buildFlail(b);
    else if (kind === 'ball') buildBall(b);
    else if (kind === 'nunchucks') buildNunchucks(b);
    else if (kind === 'club' || kind === 'spiked club') buildClub(b, kind !== 'club', rng);
    else if (kind === 'baton') buildBaton(b);
    else {
      addHaft(b, 0.56);
      if (kind === 'flanged') addFlanges(b, 0.56, rng);
      else addStar(b, [0, 0.69, 0], 0.07);
    }
    // the links of the lying chain dip lowest
    const parts = kind === 'ball' ? b.parts.map((p) => ({ ...p, shape: solid.put(p.shape, [0, 0.0075, 0]) })) : b.parts;
    return { parts, sockets: { handle: { at: [0, 0.12, 0], dir: [0, 1, 0], size: 0.035 } } };
  },
};

function addHaft(b: Bench, h: number): void {
  b.add('shaft', 'handle', solid.rod([0, 0.02, 0], [0, h + 0.06, 0], 0.0145, 0.0135), { grain: [0, 1, 0] });
  b.add(
    'pommel',
    'metal',
    solid.turned(pairs([0, 0, 0.014, 0.001, 0.025, 0.012, 0.024, 0.026, 0.016, 0.036, 0, 0.036]), [0, 0, 0], {
      bevel: 0.002,
    }),
  );
  b.add('grip', 'grip', winding(0.0155, 0.045, 0.2, 10), { detail: 0.8 });
  b.add(
    'grip rings',
    'metal',
    solid.many(
      [0.04, 0.205].map((y) =>
        solid.turned(pairs([0, -0.008, 0.018, -0.008, 0.021, 0, 0.018, 0.008, 0, 0.008]), [0, y, 0]),
      ),
    ),
  );
  b.add(
    'shaft bands',
    'metal',
    solid.many(
      [0.3, 0.36, 0.42].map((k) =>
        solid.hoop(0.0148, { kind: 'rect', w: 0.009, h: 0.003, r: 0.001 }, [0, k, 0], 'y', 32),
      ),
    ),
    { detail: 0.6 },
  );
  b.add(
    'collar',
    'metal',
    solid.turned(pairs([0, -0.05, 0.017, -0.05, 0.017, -0.01, 0.024, 0, 0.024, 0.012, 0.018, 0.02, 0, 0.02]), [
      0,
      h,
      0,
    ]),
  );
  b.add(
    'wrist loop',
    'grip',
    solid.bar(
      [
        [0.012, 0.034, 0],
        [0.05, 0.05, 0.014],
        [0.07, 0.11, 0.02],
        [0.05, 0.15, 0.012],
        [0.016, 0.14, 0.004],
      ],
      { kind: 'rect', w: 0.0024, h: 0.01, r: 0.0008 },
      { spline: 'catmull', up: [0, 0, 1] },
    ),
  );
}

function addFlanges(b: Bench, y: number, rng: Rng): void {
  const n = rng.fork('flanges').pick([6, 7, 8]);
  const gothic = rng.fork('shape').next() < 0.5;
  const profile = gothic
    ? outline.rounded(
        pairs([0.01, 0, 0.03, 0.012, 0.052, 0.06, 0.074, 0.085, 0.056, 0.105, 0.042, 0.15, 0.01, 0.165]),
        0.003,
      )
    : outline.rounded(
        pairs([0.01, 0, 0.04, 0.005, 0.066, 0.04, 0.07, 0.085, 0.056, 0.13, 0.03, 0.155, 0.01, 0.16]),
        0.006,
      );
  const holes = [outline.ngon(0.0085, 16, 0, 0.038, 0.075)];
  const flange = solid.slab(profile, 0.007, [0, y + 0.01, 0], 'z', { bevel: 0.0026, holes });
  for (let i = 0; i < n; i++) b.add(`flange ${i + 1}`, 'head', solid.put(flange, [0, 0, 0], [0, (360 * i) / n, 0]));
  b.add('core', 'head', solid.turned(pairs([0, 0, 0.022, 0, 0.022, 0.17, 0.014, 0.178, 0, 0.178]), [0, y + 0.008, 0]));
  b.add(
    'finial',
    'metal',
    solid.turned(pairs([0, 0, 0.014, 0, 0.011, 0.008, 0.015, 0.018, 0.009, 0.028, 0, 0.036]), [0, y + 0.182, 0], {
      bevel: 0.001,
    }),
  );
  b.add(
    'core ring',
    'metal',
    solid.hoop(0.0225, { kind: 'rect', w: 0.008, h: 0.006, r: 0.002 }, [0, y + 0.172, 0], 'y', 36),
  );
}

/** A ball with spikes in all directions (one spiral of equal areas). */
function addStar(b: Bench, at: Vec3, r: number): void {
  b.add('ball', 'head', { op: 'ball', r, at }, { detail: 1.3 });
  const n = 22;
  const spikes: Shape[] = [];
  const collars: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const v = 1 - (2 * (i + 0.5)) / n;
    const a = i * Math.PI * (3 - Math.sqrt(5));
    const s = Math.sqrt(1 - v * v);
    const d: Vec3 = [s * Math.cos(a), v, s * Math.sin(a)];
    if (v < -0.86) continue;
    spikes.push({
      op: 'sweep',
      path: [V3.addScaled(at, d, r * 0.9), V3.addScaled(at, d, r * 1.62)],
      section: { kind: 'circle', r: r * 0.15 },
      taper: [1, 0.06],
    });
    collars.push(solid.rod(V3.addScaled(at, d, r * 0.92), V3.addScaled(at, d, r * 1.06), r * 0.2));
  }
  b.add('spikes', 'head', solid.many(spikes), { detail: 0.6 });
  b.add('spike collars', 'metal', solid.many(collars), { detail: 0.5 });
}

/** Links of a chain from a to c, every other one turned. */
function chain(a: Vec3, c: Vec3, n: number, r: number): Shape {
  const d = V3.sub(c, a);
  const l = V3.length(d) / n;
  const yaw = (Math.atan2(d[0], d[1]) * -180) / Math.PI;
  return solid.many(
    Array.from({ length: n }, (_, i): Shape => {
      const link = solid.bar(
        outline.roundRect(l * 0.78, l * 1.42, l * 0.36, 0, 0, 3).map(([x, y]): Vec3 => [x, y, 0]),
        { kind: 'circle', r },
        { closed: true },
      );
      return solid.put(solid.put(link, [0, 0, 0], [0, i % 2 ? 90 : 0, 0]), V3.addScaled(a, d, (i + 0.5) / n), [
        0,
        0,
        yaw,
      ]);
    }),
  );
}

/** A flail hung from its raised handle: handle upright, chain over its top, the spiked ball beside it. */
function buildFlail(b: Bench): void {
  addHaft(b, 0.56);
  b.add('cap', 'metal', solid.turned(pairs([0, 0, 0.022, 0, 0.022, 0.04, 0.016, 0.05, 0, 0.052]), [0, 0.58, 0]));
  b.add(
    'staple',
    'metal',
    solid.tube(
      [
        [-0.012, 0.62, 0],
        [-0.012, 0.645, 0],
        [0, 0.656, 0],
        [0.012, 0.645, 0],
        [0.012, 0.62, 0],
      ],
      0.0042,
    ),
  );
  b.add('upper chain', 'metal', chain([0.006, 0.652, 0], [0.14, 0.62, 0], 5, 0.0042), { detail: 0.5 });
  b.add('lower chain', 'metal', chain([0.14, 0.622, 0], [0.16, 0.36, 0], 9, 0.0042), { detail: 0.5 });
  addStar(b, [0.162, 0.285, 0], 0.062);
  b.add('ball eye', 'metal', solid.hoop(0.013, { kind: 'circle', r: 0.0042 }, [0.162, 0.355, 0], 'z', 24));
}

/** A prisoner's ball with its chain and shackle. */
function buildBall(b: Bench): void {
  b.add('ball', 'head', { op: 'ball', r: 0.16, at: [0.2, 0.1605, 0] }, { detail: 1.4 });
  b.add('ball eye', 'metal', solid.hoop(0.032, { kind: 'circle', r: 0.01 }, [0.2, 0.335, 0], 'z', 28));
  b.add('ball boss', 'metal', solid.cyl(0.03, 0.02, [0.2, 0.315, 0]));
  b.add('upper chain', 'metal', chain([0.19, 0.345, 0.0], [-0.02, 0.02, 0.03], 7, 0.0085), { detail: 0.5 });
  b.add('lower chain', 'metal', chain([-0.02, 0.022, 0.03], [-0.35, 0.02, 0.03], 6, 0.0085), { detail: 0.5 });
  b.add(
    'shackle',
    'metal',
    solid.hoop(0.055, { kind: 'rect', w: 0.035, h: 0.008, r: 0.002 }, [-0.44, 0.018, 0.03], 'y', 40),
  );
  b.add('shackle hinge', 'metal', solid.cyl(0.009, 0.042, [-0.497, 0.021, 0.03]));
  b.add('shackle lock', 'metal', solid.box([0.026, 0.034, 0.03], [-0.38, 0.0175, 0.03], 0.004));
}

function buildClub(b: Bench, spiked: boolean, rng: Rng): void {
  const taste = rng.fork('club');
  const rows = [
    [0.019, 0.019],
    [0.026, 0.024],
    [0.05, 0.021],
    [0.2, 0.0235],
    [0.36, 0.034],
    [0.5, 0.049],
    [0.62, 0.056],
    [0.7, 0.05],
    [0.73, 0.034],
  ];
  const sections = rows.map(([y, r], i) => ({
    points: outline.ngon(r, 20).map(([x, z], j): Vec3 => {
      const k = 1 + (i > 2 ? 0.07 * Math.sin(j * 1.7 + i * 1.3) : 0.02);
      return [x * k + 0.006 * Math.sin(i * 0.9), y, z * k];
    }),
  }));
  b.add('club', 'head', { op: 'loft', sections, spline: 'catmull', cap: 'round' }, { grain: [0, 1, 0], detail: 1.6 });
  b.add('grip', 'grip', winding(0.0235, 0.05, 0.17, 8), { detail: 0.8 });
  const knot = (y: number, a: number, r: number): Shape => ({
    op: 'ball',
    r: [0.017, 0.02, 0.017],
    at: [r * Math.cos(a), y, r * Math.sin(a)],
  });
  b.add(
    'knots',
    'head',
    solid.many([knot(0.44, 0.6, 0.04), knot(0.55, 2.8, 0.052), knot(0.64, 4.9, 0.048), knot(0.34, 4.2, 0.03)]),
  );
  b.add(
    'bands',
    'metal',
    solid.many(
      (spiked ? [0.47, 0.64] : [0.47]).map((y) =>
        solid.hoop(y > 0.5 ? 0.058 : 0.049, { kind: 'rect', w: 0.018, h: 0.005, r: 0.0015 }, [0, y, 0], 'y', 40),
      ),
    ),
  );
  if (!spiked) return;
  const spikes = [0.5, 0.555, 0.61, 0.68].flatMap((y, row) =>
    Array.from({ length: 6 }, (_, i): Shape => {
      const a = (Math.PI / 3) * (i + 0.5 * (row % 2)) + taste.range(-0.1, 0.1);
      const d: Vec2 = [Math.cos(a), Math.sin(a)];
      return {
        op: 'sweep',
        path: [
          [d[0] * 0.04, y, d[1] * 0.04],
          [d[0] * 0.088, y + 0.008, d[1] * 0.088],
        ],
        section: { kind: 'circle', r: 0.0058 },
        taper: [1, 0.08],
      };
    }),
  );
  b.add('spikes', 'metal', solid.many(spikes), { detail: 0.6 });
}

function buildBaton(b: Bench): void {
  b.add(
    'baton',
    'head',
    solid.turned(
      pairs([0, 0, 0.014, 0, 0.0175, 0.008, 0.0175, 0.15, 0.0165, 0.16, 0.0165, 0.56, 0.013, 0.585, 0, 0.59]),
      [0, 0, 0],
      { bevel: 0.003 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'grip rings',
    'grip',
    solid.many(
      Array.from({ length: 9 }, (_, i) =>
        solid.hoop(0.0175, { kind: 'ellipse', rx: 0.003, ry: 0.002 }, [0, 0.024 + i * 0.013, 0], 'y', 28),
      ),
    ),
    { detail: 0.6 },
  );
  b.add('guard', 'head', solid.hoop(0.018, { kind: 'ellipse', rx: 0.006, ry: 0.007 }, [0, 0.155, 0], 'y', 32));
  b.add(
    'side handle',
    'head',
    solid.turned(
      pairs([0, 0.012, 0.012, 0.012, 0.013, 0.06, 0.015, 0.11, 0.017, 0.124, 0.011, 0.13, 0, 0.13]),
      [0, 0.175, 0],
      { axis: 'x' },
    ),
  );
  b.add(
    'strap',
    'grip',
    solid.bar(
      [
        [0.012, 0.012, 0],
        [0.04, 0.02, 0.01],
        [0.06, 0.08, 0.016],
        [0.04, 0.12, 0.01],
        [0.018, 0.11, 0.003],
      ],
      { kind: 'rect', w: 0.002, h: 0.01, r: 0.0006 },
      { spline: 'catmull', up: [0, 0, 1] },
    ),
  );
  b.add('badge', 'metal', solid.hoop(0.0168, { kind: 'rect', w: 0.012, h: 0.0014, r: 0.0004 }, [0, 0.52, 0], 'y', 32));
}

function buildNunchucks(b: Bench): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [s * 0.09, 0.003, 0], [0, 0, s * 12]);
    b.add(
      `${side} stick`,
      'head',
      put({
        op: 'lathe',
        profile: pairs([0, 0, 0.0145, 0, 0.016, 0.004, 0.0125, 0.3, 0.0115, 0.304, 0, 0.304]),
        sides: 8,
      }),
      { detail: 1.2, grain: [0, 1, 0] },
    );
    b.add(
      `${side} cap`,
      'metal',
      put(solid.turned(pairs([0, 0.29, 0.0145, 0.29, 0.0145, 0.312, 0.011, 0.316, 0, 0.316]), [0, 0, 0])),
    );
    b.add(
      `${side} bands`,
      'metal',
      put(
        solid.many(
          [0.02, 0.12].map((y) =>
            solid.hoop(0.0162 - y * 0.012, { kind: 'rect', w: 0.006, h: 0.002, r: 0.0006 }, [0, y, 0], 'y', 28),
          ),
        ),
      ),
      { detail: 0.6 },
    );
    b.add(`${side} swivel`, 'metal', put(solid.hoop(0.006, { kind: 'circle', r: 0.0017 }, [0, 0.321, 0], 'z', 20)));
  }
  b.add('left chain', 'metal', chain([0.023, 0.322, 0], [0.0, 0.366, 0], 3, 0.0017), { detail: 0.5 });
  b.add('right chain', 'metal', chain([-0.023, 0.322, 0], [0.0, 0.366, 0], 3, 0.0017), { detail: 0.5 });
}
