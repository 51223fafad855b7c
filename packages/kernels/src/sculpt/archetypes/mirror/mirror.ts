import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

/** Outline of a glass about (0, 0). */
function glassOutline(shape: string, w: number, h: number): Vec2[] {
  if (shape === 'round') return outline.ngon(Math.min(w, h) / 2, 64);
  if (shape === 'oval') return outline.superellipse(w / 2, h / 2, 2, 64);
  if (shape === 'arch') return [[-w / 2, -h / 2], [w / 2, -h / 2], ...outline.arc(0, h / 2 - w / 2, w / 2, 0, 180, 24)];
  return outline.roundRect(w, h, 0.02);
}

/** The outline moved outwards by k. */
const grown = (o: readonly Vec2[], k: number): Vec2[] =>
  o.map(([x, y], i): Vec2 => {
    const [p, q] = [o[(i + o.length - 1) % o.length], o[(i + 1) % o.length]];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    return [x + ((q[1] - p[1]) / l) * k, y - ((q[0] - p[0]) / l) * k];
  });

/** Frame, bevelled glass and back of a mirror, `put` where it hangs. */
function addPane(b: Bench, shape: string, w: number, h: number, rim: number, put: (of: Shape) => Shape): Vec2[] {
  const edge = glassOutline(shape, w, h);
  b.add('glass', 'glass', put(solid.slab(grown(edge, rim * 0.1), 0.006, [0, 0, 0.004], 'z', { bevel: 0.0015 })), {
    detail: 0.8,
  });
  b.add('back', 'back', put(solid.slab(grown(edge, rim * 0.6), 0.012, [0, 0, -0.012], 'z', { bevel: 0.002 })));
  const loop = (k: number, z: number, rx: number, ry: number): Shape =>
    solid.bar(
      grown(edge, k).map(([x, y]): Vec3 => [x, y, z]),
      { kind: 'ellipse', rx, ry },
      { closed: true, up: [1, 0, 0] },
    );
  b.add('frame', 'frame', put(loop(rim * 0.5, 0.002, 0.018, rim * 0.5)), { detail: 1.3 });
  b.add('inner moulding', 'trim', put(loop(0.002, 0.012, 0.006, 0.005)));
  b.add('outer moulding', 'trim', put(loop(rim * 0.98, 0.004, 0.01, 0.007)));
  return edge;
}

/** A scroll of acanthus on a frame. */
const curl = (x: number, y: number, s: number, k: number): Shape =>
  solid.tube(
    Array.from({ length: 14 }, (_, i): Vec3 => {
      const t = i / 13;
      const a = Math.PI * (0.1 + 1.7 * t);
      const r = k * (1 - 0.72 * t);
      return [x + s * (k * 0.5 - r * Math.cos(a)), y + r * Math.sin(a), 0.016];
    }),
    k * 0.17,
    { taper: Array.from({ length: 14 }, (_, i) => 0.55 + 0.7 * Math.sin((Math.PI * i) / 13)) },
  );

function buildWall(b: Bench, shape: string): void {
  const [w, h] = shape === 'round' ? [0.6, 0.6] : [0.52, 0.76];
  const rim = 0.045;
  const lift = h / 2 + rim * (shape === 'arch' ? 1.05 : 1.14);
  const put = (of: Shape): Shape => solid.put(of, [0, lift, 0]);
  if (shape === 'sunburst') {
    addPane(b, 'round', 0.4, 0.4, 0.03, (of) => solid.put(of, [0, 0.447, 0]));
    const ray = (l: number): Shape =>
      solid.put(
        solid.slab(
          [
            [-0.017, 0.22],
            [0.017, 0.22],
            [0, l],
          ],
          0.014,
          [0, 0, -0.004],
          'z',
          { bevel: 0.003 },
        ),
        [0, 0, 0],
      );
    b.add('long rays', 'frame', solid.put({ op: 'arrayed', n: 20, around: 'z', of: ray(0.49) }, [0, 0.447, 0]));
    b.add(
      'short rays',
      'trim',
      solid.put(
        solid.put({ op: 'arrayed', n: 20, around: 'z', of: ray(0.37) }, [0, 0, -0.006], [0, 0, 9]),
        [0, 0.447, 0],
      ),
    );
    return;
  }
  addPane(b, shape, w, h, rim, put);
  if (shape === 'round') return;
  const top = lift + h / 2 + rim * 0.6;
  b.add(
    'crest',
    'frame',
    solid.many([solid.both(curl(0.01, top, 1, 0.055)), solid.both(curl(0.09, top - 0.018, 1, 0.036))]),
    { detail: 0.9 },
  );
  b.add(
    'crest shell',
    'trim',
    solid.many(
      [-2, -1, 0, 1, 2].map((i) =>
        solid.tube(
          [
            [0, top, 0.014],
            [i * 0.012, top + 0.04, 0.02],
            [i * 0.021, top + 0.085 - Math.abs(i) * 0.01, 0.016],
          ],
          0.009,
          { taper: [0.5, 1.1, 0.7] },
        ),
      ),
    ),
  );
  b.add(
    'side scrolls',
    'frame',
    solid.both(solid.put(curl(0, 0, 1, 0.045), [w / 2 + rim * 0.6, lift - 0.02, 0], [0, 0, -80])),
  );
}

/** A tall glass that tips between two posts. */
function buildStanding(b: Bench): void {
  const [w, h, y] = [0.5, 1.36, 0.96];
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [-7, 0, 0]);
  addPane(b, 'oval', w, h, 0.04, put);
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * (w / 2 + 0.085);
    b.add(
      `${name} post`,
      'frame',
      solid.turned(
        pairs([
          0, 0.05, 0.022, 0.05, 0.022, 0.3, 0.014, 0.34, 0.024, 0.42, 0.015, 0.5, 0.018, 0.92, 0.026, 0.96, 0.018, 1.0,
          0.014, 1.18, 0.022, 1.22, 0, 1.24,
        ]),
        [x, 0, 0],
        { bevel: 0.003 },
      ),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${name} finial`,
      'trim',
      solid.turned(pairs([0, 0, 0.018, 0, 0.024, 0.02, 0.012, 0.04, 0.006, 0.07, 0, 0.075]), [x, 1.235, 0], {
        bevel: 0.002,
      }),
    );
    b.add(`${name} pivot`, 'trim', solid.cyl(0.018, 0.07, [s * (w / 2 + 0.055), y, 0], 'x', { bevel: 0.004 }));
    b.add(
      `${name} foot`,
      'frame',
      solid.bar(
        [
          [x, 0.018, 0.27],
          [x, 0.035, 0.2],
          [x, 0.11, 0.06],
          [x, 0.125, 0],
          [x, 0.11, -0.06],
          [x, 0.035, -0.2],
          [x, 0.018, -0.27],
        ],
        { kind: 'rect', w: 0.04, h: 0.034, r: 0.01 },
        { spline: 'catmull', up: [0, 1, 0], cap: 'round' },
      ),
    );
  }
  b.add(
    'stretcher',
    'frame',
    solid.turned(
      pairs([0, -0.335, 0.014, -0.335, 0.018, -0.1, 0.026, 0, 0.018, 0.1, 0.014, 0.335, 0, 0.335]),
      [0, 0.2, 0],
      { axis: 'x', bevel: 0.002 },
    ),
  );
}

/** Held in the hand: oval glass, turned handle. */
function buildHand(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(of, [0, 0.215, 0]);
  addPane(b, 'oval', 0.12, 0.15, 0.014, (of) => put({ op: 'placed', of, places: [{ scale: [1, 1, 0.6] }] }));
  b.add(
    'collar',
    'trim',
    solid.turned(pairs([0, 0.112, 0.011, 0.112, 0.018, 0.122, 0.02, 0.132, 0, 0.134]), [0, 0, 0], { bevel: 0.002 }),
  );
  b.add(
    'handle',
    'frame',
    solid.turned(
      pairs([0, 0.008, 0.008, 0.008, 0.013, 0.022, 0.009, 0.045, 0.0085, 0.07, 0.012, 0.095, 0.009, 0.114, 0, 0.114]),
      [0, 0, 0],
      { bevel: 0.0015 },
    ),
    { detail: 1.2 },
  );
  b.add('pommel', 'trim', { op: 'ball', r: 0.0095, at: [0, 0.0095, 0] });
  b.add(
    'crest',
    'trim',
    solid.put(
      solid.many(
        [-1, 0, 1].map(
          (i): Shape => ({ op: 'ball', r: [0.008, 0.012, 0.006], at: [i * 0.011, 0.304 - Math.abs(i) * 0.005, 0] }),
        ),
      ),
      [0, 0, 0],
    ),
  );
}

/** On a dressing table: round glass in a fork, on its foot. */
function buildVanity(b: Bench): void {
  const y = 0.27;
  addPane(b, 'round', 0.22, 0.22, 0.016, (of) =>
    solid.put({ op: 'placed', of, places: [{ scale: [1, 1, 0.6] }] }, [0, y, 0], [-8, 0, 0]),
  );
  b.add(
    'fork',
    'frame',
    solid.tube(
      outline.arc(0, y, 0.142, 180, 360, 26).map(([x, v]): Vec3 => [x, v, 0]),
      0.006,
    ),
  );
  b.add('pivots', 'trim', solid.both({ op: 'ball', r: 0.011, at: [0.138, y, 0] }));
  b.add(
    'stem',
    'frame',
    solid.turned(
      pairs([0, 0.012, 0.03, 0.012, 0.014, 0.03, 0.009, 0.06, 0.013, 0.09, 0.009, 0.13, 0, 0.13]),
      [0, 0, 0],
      { bevel: 0.002 },
    ),
  );
  b.add(
    'foot',
    'frame',
    solid.turned(pairs([0, 0, 0.082, 0, 0.084, 0.006, 0.07, 0.016, 0.028, 0.024, 0, 0.024]), [0, 0, 0], {
      bevel: 0.002,
      segments: 52,
    }),
  );
}

/** A powder compact open; a car's mirror on its arm. */
function buildSmall(b: Bench, kind: string): void {
  if (kind === 'compact') {
    const lid = (of: Shape): Shape => solid.put(of, [0, 0.012, -0.036], [-68, 0, 0]);
    b.add('base', 'frame', solid.cyl(0.038, 0.011, [0, 0.0055, 0], 'y', { bevel: 0.002, segments: 56 }));
    b.add(
      'powder',
      { base: 'plain', color: '#e8c2a4' },
      solid.cyl(0.03, 0.002, [0, 0.0112, 0], 'y', { bevel: 0.0005, segments: 48 }),
    );
    b.add('powder ring', 'trim', solid.hoop(0.031, { kind: 'circle', r: 0.0012 }, [0, 0.0113, 0], 'y', 48));
    b.add('lid', 'frame', lid(solid.cyl(0.038, 0.007, [0, -0.0035, 0.036], 'y', { bevel: 0.002, segments: 56 })));
    b.add('glass', 'glass', lid(solid.cyl(0.032, 0.002, [0, 0.0002, 0.036], 'y', { bevel: 0.0005, segments: 56 })));
    b.add('glass ring', 'trim', lid(solid.hoop(0.0325, { kind: 'circle', r: 0.0012 }, [0, 0.0006, 0.036], 'y', 52)));
    b.add('hinge', 'trim', solid.rod([-0.014, 0.0115, -0.0375], [0.014, 0.0115, -0.0375], 0.0024));
    b.add('clasp', 'trim', solid.box([0.01, 0.005, 0.005], [0, 0.009, 0.038], 0.001));
    return;
  }
  const face = outline.rounded(
    pairs([-0.125, 0.0, 0.125, 0.0, 0.12, 0.066, 0.06, 0.074, -0.06, 0.074, -0.12, 0.066]),
    0.02,
    4,
  );
  b.add('housing', 'back', solid.slab(face, 0.03, [0, 0, -0.012], 'z', { bevel: 0.01 }), { detail: 1.2 });
  b.add(
    'rim',
    'back',
    solid.bar(
      face.map(([x, y]): Vec3 => [x, y, 0.004]),
      { kind: 'rect', w: 0.006, h: 0.005, r: 0.0015 },
      { closed: true, up: [1, 0, 0] },
    ),
  );
  b.add(
    'glass',
    'glass',
    solid.slab(
      face.map(([x, y]): Vec2 => [x * 0.96, 0.037 + (y - 0.037) * 0.9]),
      0.003,
      [0, 0, 0.004],
      'z',
      { bevel: 0.0006 },
    ),
  );
  b.add(
    'stem',
    'back',
    solid.tube(
      [
        [0, 0.045, -0.022],
        [0, 0.07, -0.05],
        [0, 0.115, -0.062],
      ],
      0.009,
    ),
  );
  b.add('mount', 'back', solid.box([0.04, 0.012, 0.05], [0, 0.118, -0.065], 0.004));
  b.add('tab', 'trim', solid.box([0.014, 0.006, 0.014], [0, 0.003, -0.004], 0.002));
}

/** Mirrors: on walls, standing, in the hand, on dressing tables. */
export const mirror: Archetype = {
  name: 'mirror',
  kind: 'furniture',
  size: { height: 0.9 },
  params: {
    kind: {
      type: 'choice',
      of: ['oval', 'rect', 'round', 'arch', 'sunburst', 'standing', 'hand', 'vanity', 'compact', 'car'],
      default: 'oval',
      about: 'Kind or shape.',
    },
  },
  slots: {
    frame: {
      material: { base: 'gold', color: '#d0a04a', rough: 0.35, wear: 0.1 },
      words: ['frame', 'stand', 'handle'],
      main: true,
    },
    trim: { material: { base: 'gold', color: '#e4bc68', rough: 0.25 }, words: ['trim', 'crest', 'moulding'] },
    glass: { material: { base: 'chrome', color: '#eaf2f6', rough: 0.02 }, words: ['glass', 'mirror', 'pane'] },
    back: { material: { base: 'plastic', color: '#222326', rough: 0.5 }, words: ['back', 'housing'] },
  },
  palettes: [
    {
      lead: 'frame',
      of: colorways({
        gold: { weight: 2 },
        walnut: {
          frame: { base: 'wood', color: '#6a4024', color2: '#4c2c16', clearcoat: 0.5 },
          trim: { base: 'brass', color: '#c89a48' },
        },
        silver: { frame: { base: 'silver', color: '#cdd0d4' }, trim: { base: 'silver', color: '#e2e4e6' } },
        white: { frame: { base: 'paint', color: '#efece4' }, trim: { base: 'gold', color: '#d8b060' } },
        black: {
          frame: { base: 'paint', color: '#212224', clearcoat: 0.6 },
          trim: { base: 'paint', color: '#3a3b3e' },
        },
        bronze: { frame: { base: 'bronze', color: '#8a6038' }, trim: { base: 'bronze', color: '#a87c4c' } },
      }),
    },
  ],
  presets: {
    mirror: { size: { height: 0.95 } },
    'standing mirror': {
      params: { kind: 'standing' },
      materials: {
        frame: { base: 'wood', color: '#6e4426', color2: '#50301a', clearcoat: 0.5 },
        trim: { base: 'brass', color: '#c89a48' },
      },
      open: ['frame'],
      size: { height: 1.69 },
    },
    'hand mirror': { params: { kind: 'hand' }, size: { height: 0.31 } },
    'vanity mirror': { params: { kind: 'vanity' }, size: { height: 0.4 } },
    'round mirror': { params: { kind: 'round' }, size: { height: 0.7 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'standing') buildStanding(b);
    else if (kind === 'hand') buildHand(b);
    else if (kind === 'vanity') buildVanity(b);
    else if (kind === 'compact' || kind === 'car') buildSmall(b, kind);
    else buildWall(b, kind);
    return {
      parts: proportioned(b.parts, rng, 0.02),
      ...(kind === 'hand'
        ? { sockets: { handle: { at: [0, 0.06, 0] as const, dir: [0, 1, 0] as const, size: 0.02 } } }
        : {}),
    };
  },
};
