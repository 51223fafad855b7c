import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A briar with its bowl, shank, ring and mouthpiece; it rests on its heel as on a table. */
function addPipe(b: Bench, bend: number): void {
  const bowl = solid.turned(
    pairs([
      0, 0, 0.011, 0.0008, 0.017, 0.006, 0.0202, 0.018, 0.0196, 0.034, 0.0178, 0.046, 0.0168, 0.0485, 0.0118, 0.0485,
      0.0106, 0.046, 0.0102, 0.022, 0.006, 0.014, 0, 0.013,
    ]),
    [0, 0, 0],
    { smooth: true, bevel: 0, segments: 56 },
  );
  b.add('bowl', 'body', solid.put(bowl, [0.045, 0.0012, 0], [0, 0, -7]), { detail: 1.6, grain: [0, 1, 0] });
  b.add(
    'rim',
    b.tint('body', { color: '#3a1c0e' }),
    solid.put(
      solid.hoop(0.0142, { kind: 'rect', w: 0.0022, h: 0.0052, r: 0.001 }, [0, 0.0484, 0]),
      [0.045, 0, 0],
      [0, 0, -7],
    ),
    { detail: 0.7 },
  );
  b.add(
    'tobacco',
    'ember',
    solid.put(
      solid.turned(pairs([0, 0.03, 0.0112, 0.03, 0.0108, 0.041, 0.006, 0.0432, 0, 0.0425]), [0, 0, 0], {
        bevel: 0.001,
        segments: 32,
      }),
      [0.045, 0, 0],
      [0, 0, -7],
    ),
    { detail: 0.6 },
  );
  const rise = 0.012 + 0.034 * bend;
  const at = (t: number): Vec3 => [
    0.032 - 0.115 * t,
    0.0165 + rise * Math.max(0, t) ** 1.5 + 0.012 * bend * Math.sin(Math.PI * t),
    0,
  ];
  const line = (t0: number, t1: number, n: number): Vec3[] =>
    Array.from({ length: n }, (_, i) => at(t0 + ((t1 - t0) * i) / (n - 1)));
  b.add(
    'shank',
    'body',
    solid.tube(line(-0.02, 0.38, 7), 0.0078, { taper: [1.25, 1.1, 1, 0.95, 0.92, 0.9, 0.9], cap: 'flat' }),
    { detail: 1.3, grain: [1, 0, 0] },
  );
  b.add('ring', 'band', solid.tube(line(0.375, 0.43, 3), 0.0075, { cap: 'flat' }), { detail: 0.6 });
  b.add(
    'mouthpiece',
    'stem',
    {
      op: 'sweep',
      path: line(0.425, 1, 9),
      section: { kind: 'ellipse', rx: 0.0069, ry: 0.0069 },
      spline: 'catmull',
      taper: [1, 0.97, 0.9, 0.82, 0.74, 0.66, 0.6, 0.58, 0.62],
      cap: 'round',
      up: [0, 0, 1],
    },
    { detail: 1.3 },
  );
  const tip = at(1);
  b.add('lip', 'stem', solid.put({ op: 'ball', r: [0.0026, 0.0042, 0.0072] }, tip, [0, 0, -20 - 20 * bend]), {
    detail: 0.6,
  });
  b.add(
    'dot',
    { base: 'tooth', color: '#f0ead8' },
    solid.put(solid.cyl(0.0017, 0.0012, [0, 0.0064, 0], 'y', { bevel: 0.0002 }), at(0.5), [0, 0, -12]),
    { detail: 0.3 },
  );
}

/** A water pipe: glass base, turned stem, bowl with coals under its tray, hose. */
function addHookah(b: Bench): void {
  b.add(
    'base',
    'body',
    solid.turned(
      pairs([0, 0, 0.075, 0, 0.085, 0.02, 0.095, 0.07, 0.07, 0.13, 0.035, 0.17, 0.028, 0.21, 0.034, 0.24, 0, 0.24]),
      [0, 0, 0],
      { smooth: true, bevel: 0.003, segments: 56 },
    ),
    { detail: 1.4 },
  );
  b.add(
    'base band',
    'band',
    solid.turned(pairs([0, 0.05, 0.0952, 0.05, 0.0975, 0.058, 0.0952, 0.082, 0, 0.082]), [0, 0, 0], {
      bevel: 0.002,
      segments: 56,
    }),
  );
  b.add('grommet', 'stem', solid.cyl(0.038, 0.022, [0, 0.246, 0], 'y', { bevel: 0.006 }));
  b.add(
    'column',
    'band',
    solid.turned(
      pairs([
        0, 0.25, 0.03, 0.255, 0.042, 0.272, 0.03, 0.29, 0.016, 0.3, 0.014, 0.33, 0.024, 0.345, 0.014, 0.36, 0.012, 0.41,
        0.022, 0.425, 0.03, 0.44, 0.022, 0.455, 0.012, 0.47, 0.011, 0.53, 0.018, 0.54, 0.014, 0.565, 0, 0.565,
      ]),
      [0, 0, 0],
      { bevel: 0.002, segments: 44 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'tray',
    'band',
    solid.turned(pairs([0, 0.55, 0.07, 0.555, 0.085, 0.57, 0.082, 0.574, 0.066, 0.562, 0, 0.56]), [0, 0, 0], {
      bevel: 0.0015,
      segments: 56,
    }),
  );
  b.add(
    'bowl',
    b.tint('fitting', { base: 'ceramic', color: '#a84a2c' }),
    solid.turned(
      pairs([0, 0.56, 0.015, 0.562, 0.016, 0.585, 0.034, 0.605, 0.038, 0.63, 0.034, 0.632, 0.03, 0.62, 0, 0.618]),
      [0, 0, 0],
      { bevel: 0.0015, segments: 44 },
    ),
  );
  for (let i = 0; i < 3; i++)
    b.add(
      `coal ${i + 1}`,
      { base: 'lava', color: '#2a2220', color2: '#e8541c', emissive: '#e8541c', emissiveStrength: 0.6 },
      solid.box([0.018, 0.014, 0.018], [0.014 * Math.cos(i * 2.1), 0.626, 0.014 * Math.sin(i * 2.1)], 0.003, [
        0,
        i * 40,
        0,
      ]),
      { detail: 0.4 },
    );
  b.add('port', 'band', solid.rod([0.03, 0.272, 0], [0.075, 0.29, 0], 0.01));
  const hose: Vec3[] = [
    [0.07, 0.288, 0],
    [0.13, 0.3, 0.01],
    [0.18, 0.2, 0.05],
    [0.17, 0.06, 0.11],
    [0.09, 0.013, 0.16],
    [-0.02, 0.013, 0.17],
    [-0.1, 0.014, 0.14],
  ];
  b.add('hose', 'stem', solid.tube(hose, 0.011), { detail: 1.2 });
  b.add(
    'hose handle',
    b.tint('fitting', { base: 'dark-wood', color: '#4a2c1a' }),
    solid.rod([-0.095, 0.014, 0.142], [-0.22, 0.013, 0.08], 0.013, 0.008, 'round'),
  );
  b.add('hose ring', 'band', solid.rod([-0.09, 0.014, 0.1445], [-0.104, 0.0139, 0.1375], 0.0142));
  b.add('valve', 'band', solid.rod([-0.03, 0.272, 0], [-0.066, 0.286, 0], 0.007));
  b.add('valve ball', 'band', { op: 'ball', r: 0.011, at: [-0.07, 0.288, 0] });
}

/** A cigar with its band and ash. */
function addCigar(b: Bench): void {
  const y = 0.0098;
  b.add(
    'wrapper',
    'body',
    solid.turned(
      pairs([0, -0.073, 0.0045, -0.0722, 0.0082, -0.066, 0.0094, -0.04, 0.0097, 0.03, 0.0094, 0.06, 0, 0.06]),
      [0, y, 0],
      { axis: 'x', smooth: true, bevel: 0, segments: 40 },
    ),
    { detail: 1.5 },
  );
  for (let i = 0; i < 5; i++)
    b.add(
      `leaf edge ${i + 1}`,
      b.tint('body', { color: '#53331c' }),
      solid.put(
        solid.hoop(0.0096, { kind: 'rect', w: 0.0008, h: 0.0006 }, [0, 0, 0], 'x', 32),
        [-0.03 + i * 0.019, y, 0],
        [0, 24, 0],
      ),
      { detail: 0.3 },
    );
  b.add(
    'band',
    b.tint('handle', { color: '#8a1c1c' }),
    solid.cyl(0.0101, 0.018, [-0.036, y, 0], 'x', { bevel: 0.0004 }),
  );
  for (const [name, x] of [
    ['front', -0.0275],
    ['rear', -0.0445],
  ] as const)
    b.add(`${name} gilt edge`, 'band', solid.hoop(0.0101, { kind: 'rect', w: 0.0016, h: 0.0006 }, [x, y, 0], 'x', 36), {
      detail: 0.4,
    });
  b.add(
    'seal',
    'band',
    solid.put(solid.slab(outline.superellipse(0.0072, 0.0058, 2, 28), 0.0012, [0, 0, 0], 'z', { bevel: 0.0003 }), [
      -0.036,
      y,
      0.01,
    ]),
    { detail: 0.5 },
  );
  b.add(
    'ember',
    { base: 'lava', color: '#3a1810', color2: '#f0541c', emissive: '#e8481c', emissiveStrength: 0.7 },
    solid.cyl(0.0095, 0.004, [0.0615, y, 0], 'x', { bevel: 0.001 }),
    { detail: 0.5 },
  );
  b.add(
    'ash',
    { base: 'concrete', color: '#a8a49e', scale: 0.1 },
    solid.turned(pairs([0, 0.062, 0.0092, 0.0625, 0.0088, 0.072, 0.006, 0.077, 0, 0.078]), [0, y, 0], {
      axis: 'x',
      bevel: 0.001,
    }),
    { detail: 0.6 },
  );
}

/** A cigarette with its filter, alight. */
function addCigarette(b: Bench): void {
  const y = 0.0041;
  b.add('paper', 'body', solid.cyl(0.004, 0.056, [0.006, y, 0], 'x', { bevel: 0.0003, segments: 36 }), { detail: 1.2 });
  b.add(
    'filter',
    b.tint('ember', { base: 'paper', color: '#d08a3c' }),
    solid.cyl(0.0041, 0.024, [-0.033, y, 0], 'x', { bevel: 0.0003, segments: 36 }),
  );
  b.add(
    'filter end',
    b.tint('ember', { base: 'paper', color: '#f0ead8' }),
    solid.cyl(0.0036, 0.002, [-0.0448, y, 0], 'x', { bevel: 0.0002 }),
    { detail: 0.4 },
  );
  b.add('gilt ring', 'band', solid.cyl(0.00412, 0.001, [-0.0198, y, 0], 'x', { bevel: 0 }), { detail: 0.3 });
  b.add(
    'ember',
    { base: 'lava', color: '#3a1810', color2: '#f0541c', emissive: '#e8481c', emissiveStrength: 0.8 },
    solid.cyl(0.0039, 0.0024, [0.0352, y, 0], 'x', { bevel: 0.0004 }),
    { detail: 0.4 },
  );
  b.add(
    'ash',
    { base: 'concrete', color: '#b0aca6', scale: 0.08 },
    solid.turned(pairs([0, 0.036, 0.0038, 0.0362, 0.0035, 0.042, 0.002, 0.0445, 0, 0.0448]), [0, y, 0], {
      axis: 'x',
      bevel: 0.0004,
    }),
    { detail: 0.5 },
  );
}

/** A heavy glass ashtray with four rests and a stub. */
function addAshtray(b: Bench): void {
  const bowl = solid.turned(
    pairs([0, 0, 0.056, 0, 0.064, 0.006, 0.066, 0.03, 0.062, 0.034, 0.05, 0.034, 0.046, 0.03, 0.04, 0.012, 0, 0.01]),
    [0, 0, 0],
    { bevel: 0.002, segments: 64 },
  );
  b.add(
    'bowl',
    'body',
    solid.cut(
      bowl,
      ...[0, 90].map((a) =>
        solid.put(solid.cyl(0.0062, 0.2, [0, 0.0355, 0], 'x', { bevel: 0 }), [0, 0, 0], [0, a + 45, 0]),
      ),
    ),
    { detail: 1.5 },
  );
  b.add(
    'ash',
    { base: 'concrete', color: '#8a8681', scale: 0.1 },
    solid.turned(pairs([0, 0.0095, 0.034, 0.0095, 0.028, 0.0125, 0.012, 0.0145, 0, 0.015]), [0, 0, 0], {
      bevel: 0.001,
    }),
    { detail: 0.5 },
  );
  const stub = (of: Parameters<typeof solid.put>[0]): ReturnType<typeof solid.put> =>
    solid.put(of, [0.03, 0.0285, 0.03], [0, -45, -16]);
  b.add('stub', { base: 'paper', color: '#f2f0ea' }, stub(solid.cyl(0.004, 0.03, [-0.006, 0, 0], 'x')), {
    detail: 0.6,
  });
  b.add('stub filter', { base: 'paper', color: '#d08a3c' }, stub(solid.cyl(0.0041, 0.022, [0.02, 0, 0], 'x')), {
    detail: 0.5,
  });
}

/** What is smoked, and with what. */
export const smoking = { addPipe, addHookah, addCigar, addCigarette, addAshtray };
