import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, pairs, solid, triples } from '../../kits/joinery/index.ts';

function buildWhistle(b: Bench): void {
  const side = [
    ...outline.arc(0, 0.012, 0.012, 70, 290, 14),
    [0.034, 0.0125],
    [0.034, 0.0225],
    [0.012, 0.0245],
  ] as const;
  b.add(
    'body',
    'ring',
    solid.put(
      solid.slab(
        side.map(([x, y]): [number, number] => [x, y]),
        0.019,
        [0, 0, 0],
        'z',
        { bevel: 0.0022 },
      ),
      [-0.006, 0, 0],
    ),
    { detail: 1.3 },
  );
  b.add('window', 'dark', solid.box([0.008, 0.004, 0.0135], [0.006, 0.0235, 0], 0.0006, [0, 0, -6]));
  b.add('mouthpiece', 'ring', solid.box([0.014, 0.0075, 0.0165], [0.034, 0.0178, 0], 0.0022));
  b.add('bite ridge', 'ring', solid.box([0.003, 0.0095, 0.0185], [0.0395, 0.0178, 0], 0.001));
  b.add('air slot', 'dark', solid.box([0.001, 0.003, 0.011], [0.0411, 0.0178, 0], 0.0003));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} disc`, 'trim', solid.cyl(0.0075, 0.0016, [-0.006, 0.012, s * 0.0097], 'z'));
  b.add('eye', 'ring', solid.hoop(0.0038, { kind: 'circle', r: 0.0014 }, [-0.0205, 0.0135, 0], 'z', 20));
  b.add('split ring', 'trim', solid.hoop(0.0075, { kind: 'circle', r: 0.0009 }, [-0.0275, 0.0085, 0], 'y', 28));
  b.add(
    'lanyard',
    'accent',
    solid.tube(
      triples([
        -0.034, 0.0085, 0, -0.048, 0.004, 0.012, -0.05, 0.0022, 0.04, -0.015, 0.0022, 0.058, 0.03, 0.0022, 0.046, 0.045,
        0.0022, 0.022, 0.03, 0.0024, 0.028, -0.005, 0.0024, 0.04, -0.04, 0.0026, 0.022, -0.046, 0.004, 0.004, -0.034,
        0.0085, 0.001,
      ]),
      0.0017,
    ),
  );
}

/** Hoops: a hula hoop on edge, a lifebuoy with its rope. */
function buildRound(b: Bench, life: boolean): void {
  if (!life) {
    const r = 0.4;
    const n = 12;
    const part = (i: number): Shape =>
      solid.tube(
        outline.arc(0, r + 0.013, r, (360 / n) * i, (360 / n) * (i + 1), 6).map(([x, y]): Vec3 => [x, y, 0]),
        0.0125,
        { spline: 'linear', cap: 'flat' },
      );
    for (let i = 0; i < n; i++) b.add(`segment ${i + 1}`, i % 2 ? 'accent' : 'ring', part(i));
    return;
  }
  const c: Vec3 = [0, 0.44, 0];
  const seg = (from: number, to: number): Vec3[] =>
    outline.arc(0, c[1], 0.28, from, to, 12).map(([x, y]): Vec3 => [x, y, 0]);
  for (let i = 0; i < 4; i++) {
    const a = 45 + 90 * i;
    const name = ['upper', 'left', 'lower', 'right'][i];
    b.add(
      `${name} body`,
      'ring',
      solid.bar(seg(a + 11, a + 79), { kind: 'ellipse', rx: 0.06, ry: 0.085 }, { up: [1, 0, 0] }),
      { detail: 1.2 },
    );
    b.add(
      `${name} band`,
      'board',
      solid.bar(seg(a - 11, a + 11), { kind: 'ellipse', rx: 0.064, ry: 0.089 }, { up: [1, 0, 0] }),
    );
    b.add(
      `${name} rope`,
      'net',
      solid.tube(
        Array.from({ length: 9 }, (_, k): Vec3 => {
          const t = ((a + (90 * k) / 8) * Math.PI) / 180;
          const r = 0.374 + 0.055 * Math.sin((Math.PI * k) / 8);
          return [r * Math.cos(t), c[1] + r * Math.sin(t), 0.012];
        }),
        0.009,
      ),
    );
  }
}

function buildWicket(b: Bench): void {
  for (const [name, x] of [
    ['off', -0.095],
    ['middle', 0],
    ['leg', 0.095],
  ] as const) {
    b.add(
      `${name} stump`,
      'wood',
      solid.turned(pairs([0, 0.02, 0.018, 0.02, 0.019, 0.1, 0.0185, 0.69, 0.015, 0.708, 0, 0.708]), [x, 0, 0], {
        bevel: 0.002,
      }),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${name} stump band`,
      'ring',
      solid.hoop(0.0189, { kind: 'rect', w: 0.02, h: 0.001, r: 0.0003 }, [x, 0.62, 0], 'y', 32),
    );
  }
  for (const [name, x] of [
    ['first', -0.048],
    ['second', 0.048],
  ] as const)
    b.add(
      `${name} bail`,
      'wood',
      solid.turned(
        pairs([
          0, -0.052, 0.004, -0.05, 0.004, -0.03, 0.008, -0.026, 0.0065, 0, 0.008, 0.026, 0.004, 0.03, 0.004, 0.05, 0,
          0.052,
        ]),
        [x, 0.7145, 0],
        { axis: 'x', bevel: 0.0008 },
      ),
    );
  b.add('base', 'pad', solid.box([0.3, 0.028, 0.12], [0, 0.014, 0], 0.006));
}

function buildHurdle(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} upright`, 'trim', solid.box([0.035, 0.98, 0.035], [s * 0.5, 0.51, 0], 0.006));
    b.add(`${name} foot`, 'trim', solid.box([0.045, 0.035, 0.7], [s * 0.5, 0.0175, 0.3], 0.008));
    b.add(`${name} foot weight`, 'pad', solid.box([0.06, 0.05, 0.1], [s * 0.5, 0.026, 0.58], 0.01));
    b.add(`${name} stripe`, 'ring', solid.box([0.2, 0.0715, 0.0225], [s * 0.42, 1.035, 0.012], 0.004));
  }
  b.add('middle stripe', 'ring', solid.box([0.2, 0.0715, 0.0225], [0, 1.035, 0.012], 0.004));
  b.add('top board', 'board', solid.box([1.18, 0.07, 0.02], [0, 1.035, 0.012], 0.005));
  b.add('low bar', 'trim', solid.rod([-0.5, 0.35, 0], [0.5, 0.35, 0], 0.012));
}

/** Gymnastics: pommel or vaulting horse, beam, rings, parallel bars. */
function buildGym(b: Bench, kind: string): void {
  if (kind === 'horse' || kind === 'beam') {
    const beam = kind === 'beam';
    const [w, h, d] = beam ? [5, 0.14, 0.1] : [1.6, 0.3, 0.36];
    const y = beam ? 1.18 : 1.0;
    b.add(
      'body',
      'bag',
      solid.put(
        formed.pad(outline.roundRect(w, d, beam ? 0.03 : 0.15), h, {
          crown: beam ? 0.004 : 0.02,
          edge: beam ? 0.02 : 0.07,
        }),
        [0, y - h / 2, 0],
      ),
      { detail: 1.2 },
    );
    b.add(
      'seam',
      'dark',
      solid.bar(
        outline.roundRect(w + 0.004, d + 0.004, beam ? 0.03 : 0.15).map(([x, z]): Vec3 => [x, y, z]),
        { kind: 'circle', r: 0.006 },
        { closed: true },
      ),
    );
    if (!beam)
      for (const [name, s] of [
        ['left', 1],
        ['right', -1],
      ] as const)
        b.add(
          `${name} pommel`,
          'wood',
          solid.tube(
            [
              [s * 0.22, y + 0.14, 0.13],
              [s * 0.22, y + 0.27, 0.11],
              [s * 0.22, y + 0.29, 0],
              [s * 0.22, y + 0.27, -0.11],
              [s * 0.22, y + 0.14, -0.13],
            ],
            0.017,
          ),
        );
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const x = s * (beam ? 2 : 0.5);
      b.add(`${name} column`, 'frame', solid.cyl(0.05, y - h / 2 - 0.02, [x, (y - h / 2) / 2, 0]));
      b.add(`${name} sleeve`, 'trim', solid.cyl(0.062, 0.3, [x, 0.25, 0]));
      b.add(`${name} foot`, 'frame', solid.box([0.1, 0.06, beam ? 1 : 0.9], [x, 0.03, 0], 0.015));
      b.add(
        `${name} rubber feet`,
        'pad',
        solid.many([1, -1].map((q) => solid.box([0.12, 0.02, 0.12], [x, 0.0101, q * (beam ? 0.44 : 0.4)], 0.005))),
      );
      b.add(
        `${name} crank`,
        'trim',
        solid.many([solid.rod([x, 0.34, 0.05], [x, 0.34, 0.14], 0.012), { op: 'ball', r: 0.025, at: [x, 0.34, 0.15] }]),
      );
    }
    b.add('stretcher', 'frame', solid.rod([beam ? -2 : -0.5, 0.06, 0], [beam ? 2 : 0.5, 0.06, 0], 0.022));
    return;
  }
  if (kind === 'bars') {
    addBars(b);
    return;
  }
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} post`,
      'frame',
      solid.bar(
        [
          [s * 1.15, 0, 0],
          [s * 0.75, 2.9, 0],
        ],
        { kind: 'rect', w: 0.08, h: 0.08, r: 0.015 },
      ),
    );
    b.add(`${name} foot`, 'frame', solid.box([0.1, 0.05, 1.2], [s * 1.15, 0.025, 0], 0.012));
    b.add(`${name} strap`, 'net', solid.box([0.03, 1.15, 0.006], [s * 0.25, 2.32, 0], 0.001));
    b.add(`${name} buckle`, 'trim', solid.box([0.045, 0.05, 0.02], [s * 0.25, 2.5, 0], 0.004));
    b.add(`${name} ring`, 'wood', solid.hoop(0.105, { kind: 'circle', r: 0.014 }, [s * 0.25, 1.655, 0], 'z', 44), {
      detail: 1.3,
    });
  }
  b.add('crossbar', 'frame', solid.box([1.62, 0.09, 0.09], [0, 2.9, 0], 0.015));
  b.add('mat', 'bag', solid.box([1.6, 0.08, 1.3], [0, 0.04, 0], 0.02));
}

function addBars(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} bar`,
      'wood',
      solid.bar(
        [
          [s * 0.24, 1.8, -1.5],
          [s * 0.24, 1.8, 1.5],
        ],
        { kind: 'ellipse', rx: 0.022, ry: 0.027 },
        { cap: 'round' },
      ),
      { grain: [0, 0, 1] },
    );
    for (const [end, q] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      b.add(`${name} ${end} post`, 'frame', solid.cyl(0.04, 1.1, [s * 0.24, 0.56, q * 1]));
      b.add(`${name} ${end} tube`, 'trim', solid.cyl(0.03, 0.75, [s * 0.24, 1.42, q * 1]));
      b.add(`${name} ${end} collar`, 'pad', solid.cyl(0.05, 0.08, [s * 0.24, 1.1, q * 1]));
    }
  }
  b.add(
    'base',
    'frame',
    solid.slab(outline.roundRect(1.0, 2.5, 0.1), 0.08, [0, 0.04, 0], 'y', {
      bevel: 0.02,
      holes: [outline.roundRect(0.7, 2.1, 0.08)],
    }),
  );
  b.add('mat', 'bag', solid.box([0.66, 0.03, 2.06], [0, 0.016, 0], 0.008));
}

/** Small and middling gear, standing on y = 0: metres. */
export const gear = { buildWhistle, buildRound, buildWicket, buildHurdle, buildGym };
