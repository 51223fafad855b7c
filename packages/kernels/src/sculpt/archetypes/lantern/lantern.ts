import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { addFlame, glowing, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { lanternPalettes } from './palettes.ts';
import { buildStone } from './stone.ts';

/** Lanterns: storm lantern, candle lantern of glass and iron, paper lantern, Japanese stone lantern. */
export const lantern: Archetype = {
  name: 'lantern',
  kind: 'furniture',
  size: { height: 0.32 },
  params: {
    kind: { type: 'choice', of: ['storm', 'candle', 'paper', 'stone'], default: 'storm', about: 'Kind of lantern.' },
    lit: { type: 'flag', default: true, about: 'Whether it burns.' },
  },
  slots: {
    frame: {
      material: { base: 'paint', color: '#8f2a1e', rough: 0.4, clearcoat: 0.4, wear: 0.3 },
      words: ['frame', 'body', 'lantern', 'metal'],
      main: true,
    },
    glass: { material: { base: 'glass', color: '#f2f4ee', transmission: 0.92 }, words: ['glass', 'pane'] },
    metal: { material: { base: 'steel', color: '#9a9da2', wear: 0.2 }, words: ['handle', 'burner', 'hinge', 'hook'] },
    wax: { material: { base: 'wax', color: '#f0e6cc' }, words: ['candle', 'wax'] },
    tassel: { material: { base: 'silk', color: '#d8a02c' }, words: ['tassel', 'cord'] },
  },
  palettes: lanternPalettes,
  presets: {
    lantern: { size: { height: 0.34 } },
    'candle lantern': {
      params: { kind: 'candle' },
      materials: { frame: { base: 'iron', color: '#3a3a3c', clearcoat: 0 }, metal: { base: 'iron', color: '#4a4a4c' } },
      size: { height: 0.42 },
    },
    'paper lantern': {
      open: ['frame'],
      params: { kind: 'paper' },
      materials: {
        frame: { base: 'paper', color: '#d0281c', emissive: '#8a1408', emissiveStrength: 1, clearcoat: 0, rough: 0.8 },
        metal: { base: 'wood', color: '#2a1a12' },
      },
      size: { height: 0.55 },
    },
    'stone lantern': {
      params: { kind: 'stone' },
      materials: { frame: { base: 'stone', color: '#8f8d88', clearcoat: 0, rough: 0.85 } },
      size: { height: 1.25 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const lit = read.flag(params, 'lit');
    if (kind === 'candle') buildCandle(b, lit, rng);
    else if (kind === 'paper') buildPaper(b, rng);
    else if (kind === 'stone') buildStone(b, lit);
    else buildStorm(b, lit);
    return { parts: proportioned(b.parts, rng) };
  },
};

/** Fount, burner, globe in wire guards, air tubes, chimney cap, bail. */
function buildStorm(b: Bench, lit: boolean): void {
  b.add(
    'fount',
    'frame',
    solid.turned(
      pairs([0, 0, 0.062, 0, 0.068, 0.008, 0.068, 0.03, 0.06, 0.042, 0.036, 0.05, 0.03, 0.058, 0, 0.058]),
      [0, 0, 0],
      { bevel: 0.003, segments: 52 },
    ),
    { detail: 1.4 },
  );
  b.add(
    'fount seams',
    'metal',
    solid.many(
      [0.01, 0.032].map((y) =>
        solid.hoop(0.0685, { kind: 'rect', w: 0.003, h: 0.0026, r: 0.0008 }, [0, y, 0], 'y', 52),
      ),
    ),
  );
  b.add(
    'filler cap',
    'metal',
    solid.turned(pairs([0, 0, 0.013, 0, 0.013, 0.008, 0.01, 0.011, 0, 0.011]), [0.044, 0.042, 0.018]),
  );
  b.add(
    'burner',
    'metal',
    solid.turned(
      pairs([0, 0.055, 0.032, 0.055, 0.034, 0.062, 0.026, 0.074, 0.012, 0.084, 0.012, 0.088, 0, 0.088]),
      [0, 0, 0],
      { bevel: 0.001 },
    ),
  );
  b.add(
    'wick knob',
    'metal',
    solid.many([
      solid.rod([0, 0.066, 0.02], [0, 0.066, 0.056], 0.0022),
      solid.cyl(0.009, 0.005, [0, 0.066, 0.057], 'z'),
    ]),
  );
  b.add(
    'globe',
    'glass',
    solid.turned(
      pairs([
        0.03, 0.07, 0.044, 0.09, 0.052, 0.125, 0.047, 0.165, 0.032, 0.195, 0.029, 0.195, 0.044, 0.164, 0.0495, 0.125,
        0.0415, 0.091, 0.0275, 0.072, 0.03, 0.07,
      ]),
      [0, 0, 0],
      { smooth: true, segments: 52 },
    ),
    { detail: 1.3 },
  );
  const guard = (y: number, r: number): Shape => solid.hoop(r, { kind: 'circle', r: 0.0019 }, [0, y, 0], 'y', 44);
  b.add('globe guards', 'metal', solid.many([guard(0.105, 0.053), guard(0.16, 0.0525)]));
  b.add('guard wires', 'metal', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: solid.tube(
      [
        [0.034, 0.07, 0],
        [0.052, 0.1, 0],
        [0.0555, 0.128, 0],
        [0.05, 0.165, 0],
        [0.034, 0.195, 0],
      ],
      0.0017,
    ),
  });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} air tube`,
      'frame',
      solid.tube(
        [
          [s * 0.05, 0.04, 0],
          [s * 0.074, 0.06, 0],
          [s * 0.086, 0.13, 0],
          [s * 0.078, 0.2, 0],
          [s * 0.05, 0.226, 0],
          [s * 0.02, 0.23, 0],
        ],
        0.0085,
        { cap: 'flat' },
      ),
      { detail: 1.2 },
    );
    b.add(`${side} bail ear`, 'metal', solid.hoop(0.007, { kind: 'circle', r: 0.0018 }, [s * 0.09, 0.185, 0], 'z', 22));
  }
  addCrown(b, lit);
}

/** Chimney cap, ring, bail and flame. */
function addCrown(b: Bench, lit: boolean): void {
  b.add(
    'crown',
    'frame',
    solid.turned(
      pairs([
        0, 0.19, 0.036, 0.19, 0.038, 0.2, 0.026, 0.21, 0.026, 0.228, 0.042, 0.232, 0.042, 0.238, 0.022, 0.25, 0.022,
        0.262, 0.036, 0.266, 0.03, 0.274, 0.01, 0.282, 0, 0.283,
      ]),
      [0, 0, 0],
      { bevel: 0.0015 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'crown vents',
    'metal',
    { op: 'arrayed', n: 10, around: 'y', of: solid.cyl(0.0028, 0.002, [0.0262, 0.219, 0], 'x', { segments: 10 }) },
    { detail: 0.3 },
  );
  b.add('top ring', 'metal', solid.hoop(0.011, { kind: 'circle', r: 0.0018 }, [0, 0.292, 0], 'z', 26));
  b.add(
    'bail',
    'metal',
    solid.tube(
      [
        [0.0935, 0.18, 0],
        [0.1, 0.24, 0],
        [0.078, 0.31, 0],
        [0, 0.345, 0],
        [-0.078, 0.31, 0],
        [-0.1, 0.24, 0],
        [-0.0935, 0.18, 0],
      ],
      0.0022,
    ),
  );
  b.add(
    'bail grip',
    { base: 'wood', color: '#6a4426' },
    solid.tube(
      [
        [0.03, 0.3405, 0],
        [0, 0.345, 0],
        [-0.03, 0.3405, 0],
      ],
      0.0068,
      { cap: 'flat' },
    ),
  );
  if (lit) addFlame(b, [0, 0.086, 0], 0.05, 'flame', 0.22);
}

/** A square or six-sided iron lantern with glass panes and a candle. */
function buildCandle(b: Bench, lit: boolean, rng: Rng): void {
  const sides = rng.fork('lantern').pick([4, 4, 6]);
  const r = 0.095;
  const turn = sides === 4 ? 45 : 0;
  const poly = (k: number): Vec2[] => outline.ngon(k, sides, turn);
  const plate = (k: number, h: number, y: number, name: string): void =>
    b.add(name, 'frame', solid.slab(outline.rounded(poly(k), 0.006), h, [0, y, 0], 'y', { bevel: h * 0.25 }));
  plate(r * 1.12, 0.014, 0.019, 'base');
  plate(r * 1.0, 0.01, 0.031, 'base step');
  plate(r * 1.1, 0.012, 0.246, 'top plate');
  const corners = poly(r);
  b.add(
    'feet',
    'frame',
    solid.many(
      corners.map(([x, z]) =>
        solid.turned(pairs([0, 0, 0.008, 0, 0.01, 0.008, 0.007, 0.014, 0, 0.014]), [x * 0.95, 0, -z * 0.95]),
      ),
    ),
  );
  b.add(
    'posts',
    'frame',
    solid.many(corners.map(([x, z]) => solid.rod([x * 0.97, 0.03, -z * 0.97], [x * 0.97, 0.244, -z * 0.97], 0.0052))),
  );
  corners.forEach(([x, z], i) => {
    const [x2, z2] = corners[(i + 1) % sides];
    const at = (t: number, y: number): Vec3 => [(x + (x2 - x) * t) * 0.95, y, -(z + (z2 - z) * t) * 0.95];
    b.add(`pane ${i + 1}`, 'glass', {
      op: 'sheet',
      grid: [
        [at(0.04, 0.034), at(0.96, 0.034)],
        [at(0.04, 0.242), at(0.96, 0.242)],
      ],
      thickness: 0.003,
      spline: 'linear',
    });
    b.add(
      `bars ${i + 1}`,
      'frame',
      solid.many([solid.rod(at(0, 0.075), at(1, 0.075), 0.0028), solid.rod(at(0, 0.205), at(1, 0.205), 0.0028)]),
    );
  });
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: outline.rounded(poly(k), 0.004).map(([x, z]): Vec3 => [x, y, -z]),
  });
  b.add(
    'roof',
    'frame',
    {
      op: 'loft',
      sections: [
        ring(r * 1.16, 0.25),
        ring(r * 1.16, 0.256),
        ring(r * 0.7, 0.29),
        ring(r * 0.42, 0.315),
        ring(r * 0.42, 0.328),
      ],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  b.add('roof cap', 'frame', {
    op: 'loft',
    sections: [ring(r * 0.54, 0.334), ring(r * 0.54, 0.339), ring(r * 0.12, 0.362)],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add('cap neck', 'frame', solid.cyl(r * 0.3, 0.02, [0, 0.33, 0]));
  b.add('hanging ring', 'metal', solid.hoop(0.024, { kind: 'circle', r: 0.0035 }, [0, 0.385, 0], 'z', 36));
  b.add('latch', 'metal', solid.box([0.012, 0.03, 0.006], [corners[0][0] * 0.97, 0.14, -corners[0][1] * 0.97], 0.0015));
  b.add(
    'candle',
    'wax',
    solid.turned(pairs([0, 0, 0.03, 0, 0.03, 0.08, 0.026, 0.084, 0.02, 0.078, 0, 0.076]), [0, 0.036, 0], {
      bevel: 0.002,
    }),
  );
  b.add('wick', 'metal', solid.rod([0, 0.11, 0], [0, 0.124, 0], 0.0012), { hidden: true });
  if (lit) addFlame(b, [0, 0.119, 0], 0.052);
}

/** A ribbed paper lantern with caps, a tassel and a hanging stick. */
function buildPaper(b: Bench, rng: Rng): void {
  const round = rng.fork('paper').next() < 0.6;
  const y = 0.3;
  const [r, h] = round ? [0.17, 0.26] : [0.12, 0.34];
  const n = 15;
  const profile: Vec2[] = [];
  for (let i = 0; i <= n * 2; i++) {
    const t = -1 + i / n;
    const k = Math.sqrt(Math.max(0, 1 - (t * 0.86) ** 2));
    profile.push([r * k * (i % 2 ? 1 : 0.955), (t * h) / 2]);
  }
  b.add('paper', 'frame', solid.turned([[0, -h / 2], ...profile, [0, h / 2]], [0, y, 0], { bevel: 0, segments: 52 }), {
    detail: 1.5,
  });
  const cap = pairs([0, 0, r * 0.54, 0, r * 0.54, 0.022, r * 0.46, 0.026, 0, 0.026]);
  b.add('upper cap', 'metal', solid.turned(cap, [0, y + h / 2 - 0.008, 0]));
  b.add('lower cap', 'metal', solid.turned(cap, [0, y - h / 2 - 0.018, 0]));
  b.add(
    'cap bands',
    'tassel',
    solid.many(
      [y + h / 2 + 0.003, y - h / 2 - 0.007].map((v) =>
        solid.hoop(r * 0.545, { kind: 'rect', w: 0.008, h: 0.003, r: 0.001 }, [0, v, 0], 'y', 44),
      ),
    ),
  );
  const glyph = solid.many([
    solid.box([0.008, 0.07, 0.04], [0, 0, 0], 0.002),
    solid.box([0.06, 0.008, 0.04], [0, 0.02, 0], 0.002),
    solid.box([0.044, 0.008, 0.04], [0, -0.008, 0], 0.002),
    solid.box([0.068, 0.008, 0.04], [0, -0.034, 0], 0.002),
  ]);
  b.add('sign', 'tassel', solid.put(glyph, [0, y, r - 0.014]), { detail: 0.5 });
  b.add('tassel knot', 'tassel', { op: 'ball', r: 0.014, at: [0, y - h / 2 - 0.034, 0] });
  const strand = (i: number): Shape => {
    const a = (2 * Math.PI * i) / 12;
    const at = (k: number, v: number): Vec3 => [k * Math.cos(a), v, k * Math.sin(a)];
    const top = y - h / 2 - 0.04;
    return solid.tube([at(0.005, top), at(0.012, top - 0.03), at(0.013, 0.004)], 0.003);
  };
  b.add('tassel', 'tassel', solid.many(Array.from({ length: 12 }, (_, i) => strand(i))), { detail: 0.5 });
  b.add(
    'cord',
    'tassel',
    solid.tube(
      [
        [0, y + h / 2 + 0.01, 0],
        [0, y + h / 2 + 0.05, 0],
        [0.004, y + h / 2 + 0.085, 0],
      ],
      0.003,
    ),
  );
  b.add('hook', 'metal', solid.hoop(0.012, { kind: 'circle', r: 0.0025 }, [0.004, y + h / 2 + 0.096, 0], 'z', 26));
  b.add('inner light', glowing('#ffd08a', 1.5), { op: 'ball', r: 0.03, at: [0, y, 0] }, { hidden: true });
}
