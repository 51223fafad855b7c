import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { fitting, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

/** Weights: hexagonal dumbbell, one with loose plates, barbell, kettlebell, a single plate. */
export const dumbbell: Archetype = {
  name: 'dumbbell',
  kind: 'thing',
  size: { length: 0.32 },
  params: {
    kind: {
      type: 'choice',
      of: ['hex', 'plates', 'barbell', 'kettlebell', 'plate'],
      default: 'hex',
      about: 'Kind of weight.',
    },
  },
  slots: {
    weight: {
      material: { base: 'rubber', color: '#222327' },
      words: ['weight', 'plate', 'head', 'dumbbell'],
      main: true,
    },
    bar: { material: { base: 'chrome', color: '#d2d5d8' }, words: ['bar', 'handle', 'grip', 'metal'] },
    text: { material: { base: 'plastic', color: '#e8e8e4' }, words: ['number', 'text'] },
    accent: { material: { base: 'paint', color: '#d0281e', rough: 0.3 }, words: ['stripe', 'ring', 'accent'] },
  },
  presets: {
    dumbbell: { size: { width: 0.32 } },
    'plate dumbbell': {
      params: { kind: 'plates' },
      materials: { weight: { base: 'cast-iron', color: '#3a3c40' } },
      size: { width: 0.4 },
    },
    barbell: { params: { kind: 'barbell' }, size: { width: 2.1 } },
    kettlebell: {
      params: { kind: 'kettlebell' },
      materials: { weight: { base: 'cast-iron', color: '#2c2e32' } },
      size: { height: 0.27 },
    },
    'weight plate': { params: { kind: 'plate' }, size: { height: 0.45 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'kettlebell') buildKettlebell(b);
    else if (kind === 'barbell') buildBarbell(b);
    else if (kind === 'plate') addPlate(b, 'plate', [0, 0.225, 0], 0.225, 0.05, '20');
    else if (kind === 'plates') buildPlates(b);
    else buildHex(b);
    return { parts: proportioned(b.parts, rng), sockets: { handle: { at: [0, 0.05, 0], dir: [0, 1, 0], size: 0.03 } } };
  },
};

/** A swelling, knurled handle along x. */
function handle(b: Bench, y: number, l: number): void {
  b.add(
    'handle',
    'bar',
    solid.turned(
      pairs([0, -l / 2, 0.0145, -l / 2, 0.0145, -l * 0.3, 0.0175, 0, 0.0145, l * 0.3, 0.0145, l / 2, 0, l / 2]),
      [0, y, 0],
      { axis: 'x', smooth: false, bevel: 0.01 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'knurling',
    'bar',
    solid.many(
      Array.from({ length: 15 }, (_, i) => {
        const x = (i - 7) * l * 0.055;
        return solid.hoop(
          0.0148 + 0.0028 * (1 - Math.abs(x) / (l * 0.45)),
          { kind: 'ellipse', rx: 0.0016, ry: 0.0009 },
          [x, y, 0],
          'x',
          28,
        );
      }),
    ),
    { detail: 0.5 },
  );
}

function buildHex(b: Bench): void {
  const y = 0.0535;
  handle(b, y, 0.15);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const ring = (x: number, k: number): { points: Vec3[] } => ({
      points: outline.rounded(outline.ngon(0.0615 * k, 6, 0), 0.006).map(([z, v]): Vec3 => [s * x, y + v, z]),
    });
    b.add(
      `${side} head`,
      'weight',
      {
        op: 'loft',
        sections: [ring(0.064, 0.78), ring(0.072, 1), ring(0.134, 1), ring(0.15, 0.8)],
        spline: 'linear',
        smooth: false,
        cap: 'flat',
      },
      { detail: 1.4 },
    );
    b.add(`${side} collar`, 'bar', solid.cyl(0.0235, 0.012, [s * 0.063, y, 0], 'x'));
    b.add(
      `${side} ring`,
      'accent',
      solid.hoop(0.036, { kind: 'rect', w: 0.0022, h: 0.004, r: 0.0006 }, [s * 0.15, y, 0], 'x', 40),
    );
    b.add(
      `${side} number`,
      'text',
      solid.put(
        solid.put({ op: 'text', value: '10', height: 0.026, depth: 0.002, bevel: 0.0003 }, [0, -0.013, 0]),
        [s * 0.151, y, 0],
        [0, s * 90, 0],
      ),
      { detail: 0.5 },
    );
  }
}

/** A disc with rim, hub, a recess and its weight in relief; its axis along x. */
function addPlate(
  b: Bench,
  name: string,
  at: Vec3,
  r: number,
  t: number,
  text: string,
  faces: readonly number[] = [1, -1],
): void {
  b.add(
    name,
    'weight',
    solid.turned(
      pairs([
        0,
        -t * 0.5,
        r * 0.2,
        -t * 0.5,
        r * 0.22,
        -t * 0.3,
        r * 0.8,
        -t * 0.3,
        r * 0.84,
        -t * 0.5,
        r * 0.97,
        -t * 0.5,
        r,
        -t * 0.36,
        r,
        t * 0.36,
        r * 0.97,
        t * 0.5,
        r * 0.84,
        t * 0.5,
        r * 0.8,
        t * 0.3,
        r * 0.22,
        t * 0.3,
        r * 0.2,
        t * 0.5,
        0,
        t * 0.5,
      ]),
      at,
      { axis: 'x', bevel: r * 0.01, segments: 60 },
    ),
    { detail: 1.2 },
  );
  if (faces.length > 1)
    b.add(
      `${name} hub`,
      'bar',
      solid.hoop(r * 0.13, { kind: 'rect', w: t * 1.06, h: r * 0.05, r: r * 0.01 }, at, 'x', 36),
    );
  const stripe = (s: number) =>
    solid.hoop(
      r * 0.905,
      { kind: 'rect', w: t * 0.06, h: r * 0.03, r: r * 0.004 },
      [at[0] + s * t * 0.5, at[1], at[2]],
      'x',
      56,
    );
  b.add(`${name} stripe`, 'accent', solid.many([stripe(1), stripe(-1)]), { detail: 0.6 });
  for (const s of faces)
    b.add(
      `${name} ${s > 0 ? 'outer' : 'inner'} number`,
      'text',
      solid.put(
        solid.put({ op: 'text', value: `${text} KG`, height: r * 0.17, depth: t * 0.08, bevel: 0 }, [0, r * 0.42, 0]),
        [at[0] + s * t * 0.31, at[1], at[2]],
        [0, s * 90, 0],
      ),
      { detail: 0.4 },
    );
}

function buildPlates(b: Bench): void {
  const y = 0.085;
  handle(b, y, 0.14);
  b.add('bar', 'bar', solid.cyl(0.0125, 0.4, [0, y, 0], 'x'));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addPlate(b, `${side} large plate`, [s * 0.094, y, 0], 0.085, 0.03, '', []);
    addPlate(b, `${side} small plate`, [s * 0.122, y, 0], 0.066, 0.024, '5', [s]);
    b.add(`${side} collar`, 'bar', solid.cyl(0.024, 0.012, [s * 0.074, y, 0], 'x'));
    b.add(
      `${side} star nut`,
      'bar',
      solid.slab(fitting.ribbed(0.03, 6, 0.006), 0.018, [s * 0.144, y, 0], 'x', { bevel: 0.003 }),
    );
    b.add(
      `${side} thread`,
      'bar',
      solid.many(
        Array.from({ length: 8 }, (_, i) =>
          solid.hoop(0.0125, { kind: 'circle', r: 0.0013 }, [s * (0.16 + i * 0.005), y, 0], 'x', 24),
        ),
      ),
      { detail: 0.4 },
    );
  }
}

function buildBarbell(b: Bench): void {
  const y = 0.225;
  b.add('bar', 'bar', solid.cyl(0.0145, 1.34, [0, y, 0], 'x'));
  b.add(
    'knurling',
    'bar',
    solid.many(
      [
        [-0.36, 0.3],
        [0.36, 0.3],
        [0, 0.12],
      ].map(([x, l]) => solid.cyl(0.0152, l, [x, y, 0], 'x')),
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} sleeve`,
      'bar',
      solid.turned(
        pairs([0, 0.65, 0.036, 0.65, 0.036, 0.675, 0.025, 0.68, 0.025, 1.04, 0.022, 1.046, 0, 1.046]).map(([r, x]) => [
          r,
          s * x,
        ]),
        [0, y, 0],
        { axis: 'x' },
      ),
    );
    addPlate(b, `${side} large plate`, [s * 0.705, y, 0], 0.225, 0.055, '20', [-s]);
    addPlate(b, `${side} middle plate`, [s * 0.757, y, 0], 0.19, 0.045, '15', []);
    addPlate(b, `${side} small plate`, [s * 0.796, y, 0], 0.14, 0.032, '5', [s]);
    b.add(
      `${side} clip`,
      'accent',
      solid.hoop(0.03, { kind: 'rect', w: 0.03, h: 0.014, r: 0.003 }, [s * 0.83, y, 0], 'x', 36),
    );
    b.add(`${side} clip lever`, 'accent', solid.box([0.02, 0.05, 0.012], [s * 0.83, y + 0.05, 0], 0.004, [12, 0, 0]));
  }
}

function buildKettlebell(b: Bench): void {
  const r = 0.1;
  b.add(
    'ball',
    'weight',
    solid.turned(
      pairs([0, 0, 0.06, 0, 0.066, 0.003, 0.09, 0.034, r, 0.085, 0.093, 0.132, 0.07, 0.168, 0.03, 0.188, 0, 0.19]),
      [0, 0, 0],
      { smooth: false, bevel: 0.02, segments: 56 },
    ),
    { detail: 1.5 },
  );
  b.add(
    'handle',
    'weight',
    solid.tube(
      [
        [0.058, 0.15, 0],
        [0.07, 0.195, 0],
        [0.062, 0.248, 0],
        [0.03, 0.264, 0],
        [-0.03, 0.264, 0],
        [-0.062, 0.248, 0],
        [-0.07, 0.195, 0],
        [-0.058, 0.15, 0],
      ],
      0.0165,
      { taper: [1.2, 1, 0.98, 1, 1, 0.98, 1, 1.2] },
    ),
    { detail: 1.4 },
  );
  b.add(
    'colour bands',
    'accent',
    solid.both(
      solid.put(
        solid.hoop(0.0168, { kind: 'rect', w: 0.016, h: 0.0022, r: 0.0006 }, [0, 0, 0], 'y', 32),
        [0.0695, 0.204, 0],
        [0, 0, 2],
      ),
    ),
  );
  b.add('number plate', 'accent', solid.put(solid.cyl(0.036, 0.006, [0, 0, 0], 'z'), [0, 0.09, 0.0985], [-2, 0, 0]));
  b.add(
    'number',
    'text',
    solid.put({ op: 'text', value: '16', height: 0.03, depth: 0.003, bevel: 0.0004 }, [0, 0.075, 0.102]),
    { detail: 0.6 },
  );
  b.add('foot', 'bar', solid.cyl(0.058, 0.004, [0, 0.0015, 0]), { hidden: true });
}
