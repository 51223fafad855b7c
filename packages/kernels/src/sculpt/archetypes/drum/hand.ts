import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** Drums played by hand, a gong in its frame, or a pair of sticks on a skin of radius `r`. */
export function buildHand(b: Bench, kind: string, r: number): void {
  if (kind === 'sticks') addSticks(b, r);
  else if (kind === 'bongo') buildBongos(b);
  else if (kind === 'gong') buildGong(b);
  else buildDjembe(b);
}

function addSticks(b: Bench, r: number): void {
  const stick = solid.turned(
    pairs([
      0, 0, 0.0055, 0, 0.0072, 0.004, 0.0072, 0.28, 0.0035, 0.375, 0.0033, 0.38, 0.0052, 0.388, 0.0042, 0.398, 0, 0.4,
    ]),
    [0, 0, 0],
    { bevel: 0.0008 },
  );
  b.add('first stick', 'stick', solid.put(stick, [-r * 0.95, 0.178, r * 0.6], [90, 118, 0]));
  b.add('second stick', 'stick', solid.put(stick, [-r * 0.7, 0.178, -r * 0.9], [90, 62, 0]));
  b.add(
    'snare wires',
    'metal',
    solid.many(
      Array.from({ length: 7 }, (_, i) =>
        solid.rod([-r * 0.8, 0.004, (i - 3) * 0.008], [r * 0.8, 0.004, (i - 3) * 0.008], 0.0012),
      ),
    ),
    { hidden: true, detail: 0.3 },
  );
  b.add('strainer', 'metal', solid.box([0.02, 0.07, 0.03], [0, 0.085, -r * 1.05], 0.005));
  b.add('strainer lever', 'metal', solid.rod([0, 0.1, -r * 1.1], [0.02, 0.125, -r * 1.14], 0.004));
}

function buildBongos(b: Bench): void {
  for (const [name, x, r, h] of [
    ['larger', 0.115, 0.108, 0.175],
    ['smaller', -0.112, 0.092, 0.165],
  ] as const) {
    const at: Vec3 = [x, 0, 0];
    b.add(
      `${name} shell`,
      'shell',
      solid.turned(pairs([0, 0.002, r * 0.78, 0.002, r * 0.82, h * 0.1, r * 0.95, h * 0.6, r * 0.98, h, 0, h]), at, {
        bevel: 0.002,
        segments: 48,
      }),
      { detail: 1.3, grain: [0, 1, 0] },
    );
    b.add(`${name} skin`, 'skin', solid.cyl(r * 0.97, 0.008, [x, h, 0], 'y', { bevel: 0.003, segments: 48 }));
    b.add(
      `${name} hoop`,
      'metal',
      solid.hoop(r * 1.0, { kind: 'rect', w: 0.014, h: 0.007, r: 0.002 }, [x, h - 0.006, 0], 'y', 48),
    );
    b.add(
      `${name} lower hoop`,
      'metal',
      solid.hoop(r * 0.815, { kind: 'rect', w: 0.02, h: 0.006, r: 0.0015 }, [x, 0.02, 0], 'y', 44),
    );
    const rod = solid.rod([r * 0.86, 0.022, 0], [r * 1.04, h - 0.006, 0], 0.0032);
    b.add(`${name} rods`, 'metal', solid.put({ op: 'arrayed', n: 5, around: 'y', of: rod }, at, [0, 36, 0]), {
      detail: 0.5,
    });
    b.add(
      `${name} lugs`,
      'metal',
      solid.put(
        { op: 'arrayed', n: 5, around: 'y', of: solid.box([0.014, 0.018, 0.016], [r * 1.02, h - 0.012, 0], 0.003) },
        at,
        [0, 36, 0],
      ),
      { detail: 0.5 },
    );
    b.add(
      `${name} band`,
      'rope',
      solid.hoop(r * 0.925, { kind: 'ellipse', rx: 0.004, ry: 0.003 }, [x, h * 0.5, 0], 'y', 44),
    );
  }
  b.add('bridge', 'shell', solid.box([0.06, 0.09, 0.04], [0.002, 0.1, 0], 0.008));
}

function buildDjembe(b: Bench): void {
  const h = 0.58;
  b.add(
    'shell',
    'shell',
    solid.turned(
      pairs([
        0,
        0,
        0.115,
        0,
        0.118,
        0.012,
        0.075,
        0.14,
        0.064,
        0.24,
        0.085,
        0.31,
        0.14,
        0.4,
        0.165,
        0.47,
        0.168,
        h - 0.01,
        0,
        h - 0.01,
      ]),
      [0, 0, 0],
      { smooth: false, bevel: 0.008, segments: 52 },
    ),
    { detail: 1.4, grain: [0, 1, 0] },
  );
  b.add(
    'skin',
    'skin',
    solid.turned(pairs([0, h - 0.012, 0.166, h - 0.012, 0.17, h - 0.004, 0.162, h, 0, h + 0.001]), [0, 0, 0], {
      bevel: 0.002,
      segments: 52,
    }),
  );
  for (const [name, y, r] of [
    ['upper ring', h - 0.035, 0.1715],
    ['middle ring', h - 0.065, 0.171],
    ['lower ring', 0.285, 0.08],
  ] as const)
    b.add(name, 'rope', solid.hoop(r, { kind: 'circle', r: 0.0065 }, [0, y, 0], 'y', 52));
  const cord = (turn: number): Shape =>
    solid.tube(
      [
        [0.177, h - 0.05, 0],
        [0.1745 * Math.cos(turn * 0.4), h - 0.12, 0.1745 * Math.sin(turn * 0.4)],
        [0.132 * Math.cos(turn * 0.8), 0.38, 0.132 * Math.sin(turn * 0.8)],
        [0.088 * Math.cos(turn), 0.29, 0.088 * Math.sin(turn)],
      ],
      0.0034,
    );
  b.add('left cords', 'rope', { op: 'arrayed', n: 12, around: 'y', of: cord(0.26) }, { detail: 0.5 });
  b.add('right cords', 'rope', { op: 'arrayed', n: 12, around: 'y', of: cord(-0.26) }, { detail: 0.5 });
  const diamond = solid.put(
    solid.slab(outline.ngon(0.022, 4), 0.006, [0, 0, 0], 'z', { bevel: 0.0015 }),
    [0, 0.07, 0.1],
    [-24, 0, 0],
  );
  b.add('carving', 'cymbal', { op: 'arrayed', n: 10, around: 'y', of: diamond }, { detail: 0.5 });
  b.add(
    'foot ring',
    'metal',
    solid.hoop(0.1175, { kind: 'rect', w: 0.012, h: 0.005, r: 0.0015 }, [0, 0.014, 0], 'y', 48),
  );
}

/** A gong hung from a wooden frame, its mallet leaning beside. */
function buildGong(b: Bench): void {
  const y = 0.58;
  b.add(
    'gong',
    'cymbal',
    solid.turned(
      pairs([
        0, -0.01, 0.34, -0.01, 0.37, -0.03, 0.376, -0.03, 0.372, 0.004, 0.34, 0.014, 0.15, 0.02, 0.1, 0.022, 0.085,
        0.036, 0, 0.042,
      ]),
      [0, y, 0],
      { axis: 'z', bevel: 0.004, segments: 60 },
    ),
    { detail: 1.5 },
  );
  b.add(
    'gong rings',
    'cymbal',
    solid.many(
      [0.17, 0.23, 0.3].map((r) =>
        solid.hoop(r, { kind: 'circle', r: 0.003 }, [0, y, 0.0175 - (r - 0.15) * 0.03], 'z', 56),
      ),
    ),
    { detail: 0.5 },
  );
  b.add('posts', 'shell', solid.both(solid.box([0.06, 1.05, 0.06], [0.48, 0.545, 0], 0.008)), { grain: [0, 1, 0] });
  b.add(
    'top beam',
    'shell',
    solid.bar(
      [
        [-0.6, 1.1, 0],
        [-0.46, 1.06, 0],
        [0, 1.05, 0],
        [0.46, 1.06, 0],
        [0.6, 1.1, 0],
      ],
      { kind: 'rect', w: 0.07, h: 0.06, r: 0.01 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
    { grain: [1, 0, 0] },
  );
  b.add('low beam', 'shell', solid.box([0.96, 0.05, 0.045], [0, 0.13, 0], 0.008), { grain: [1, 0, 0] });
  b.add(
    'feet',
    'shell',
    solid.both(
      solid.slab(
        outline.rounded(pairs([-0.22, 0, 0.22, 0, 0.2, 0.035, 0.05, 0.08, -0.05, 0.08, -0.2, 0.035]), 0.012),
        0.07,
        [0.48, 0, 0],
        'x',
        { bevel: 0.006 },
      ),
    ),
  );
  b.add('ropes', 'rope', solid.both(solid.rod([0.14, y + 0.345, -0.004], [0.17, 1.04, 0], 0.007)));
  b.add('beam caps', 'cymbal', solid.both(solid.box([0.02, 0.07, 0.078], [0.597, 1.098, 0], 0.005, [0, 0, 16])));
  b.add('mallet stick', 'stick', solid.rod([0.62, 0.01, 0.1], [0.545, 0.62, 0.04], 0.011));
  b.add('mallet head', 'rubber', { op: 'ball', r: [0.055, 0.05, 0.055], at: [0.54, 0.66, 0.037] });
}
