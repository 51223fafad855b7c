import type { Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addCycleWheel, addDiscWheel, mudguard } from '../../kits/vehicle/index.ts';

/** Handlebar across x at (y, z): tube, grips with ribs and ends. */
function addBar(b: Bench, w: number, y: number, z: number, r: number): void {
  b.add(
    'handlebar',
    'chrome',
    solid.tube(
      [
        [w / 2, y, z - 0.015],
        [w * 0.2, y, z],
        [-w * 0.2, y, z],
        [-w / 2, y, z - 0.015],
      ],
      r,
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const at = (t: number): Vec3 => [s * w * t, y, z - 0.015 * ((t - 0.2) / 0.3)];
    b.add(`${side} grip`, 'grips', {
      op: 'sweep',
      path: Array.from({ length: 13 }, (_, i) => at(0.26 + i * 0.02)),
      section: { kind: 'circle', r: r * 1.42 },
      taper: Array.from({ length: 13 }, (_, i) => (i % 2 ? 1 : 0.88)),
      spline: 'linear',
      cap: 'round',
    });
    b.add(
      `${side} grip ring`,
      'accent',
      solid.put(solid.hoop(r * 1.3, { kind: 'rect', w: 0.008, h: r * 0.5, r: 0.002 }, [0, 0, 0], 'x', 24), at(0.25)),
      { detail: 0.4 },
    );
  }
}

/** A kick scooter, or its larger electric kin with lamp, display and cables. It heads towards +z. */
export function buildScooter(b: Bench, electric: boolean): void {
  const r = electric ? 0.108 : 0.072;
  const [zf, zb] = electric ? [0.44, -0.44] : [0.36, -0.36];
  const y = r * (electric ? 1.18 : 1.3);
  const w = electric ? 0.17 : 0.12;
  const top = electric ? 1.12 : 0.86;
  const rake = 0.2;
  const stem = (t: number): Vec3 => [0, r + 0.06 + (top - r - 0.06) * t, zf - 0.02 - (top - r) * rake * t];
  for (const [end, z] of [
    ['front', zf],
    ['back', zb],
  ] as const) {
    if (electric) addCycleWheel(b, end, { r, w: 0.05, face: 'cast', spokes: 5 }, [0, r, z]);
    else addDiscWheel(b, end, { r, w: 0.03, rim: 0.72 }, [0, r, z], 1);
    b.add(`${end} axle`, 'chrome', solid.cyl(0.008, 0.085, [0, r, z], 'x'));
  }
  const deck = outline.rounded(
    pairs(
      [
        -w / 2,
        -zb - r * 1.25,
        w / 2,
        -zb - r * 1.25,
        w / 2,
        -zf + r * 2.6,
        w * 0.26,
        -zf + r * 1.75,
        -w * 0.26,
        -zf + r * 1.75,
        -w / 2,
        -zf + r * 2.6,
      ].map((v) => v),
    ),
    0.03,
    4,
  );
  const flip = (k: number): [number, number][] => deck.map(([x, v]): [number, number] => [x * k, v]).reverse();
  b.add('deck', 'body', solid.slab(flip(1), electric ? 0.05 : 0.026, [0, y, 0], 'y', { bevel: 0.007 }), {
    detail: 1.2,
  });
  b.add(
    'deck mat',
    'deck',
    solid.slab(
      outline.roundRect(w * 0.82, (zf - zb) * 0.5, 0.02, 0, 0.02),
      0.004,
      [0, y + (electric ? 0.0265 : 0.0145), 0],
      'y',
      { bevel: 0.001 },
    ),
  );
  for (let i = 0; i < 6; i++)
    b.add(
      `mat rib ${i + 1}`,
      'deck',
      solid.box([w * 0.7, 0.003, 0.012], [0, y + (electric ? 0.0295 : 0.0175), -0.18 + i * 0.06], 0.001),
      { detail: 0.3 },
    );
  b.add(
    'neck',
    'body',
    formed.board(
      [
        [y, zf - r * 2.1, 0.05, 0.05],
        [y + 0.02, zf - r * 1.5, 0.045, 0.05],
        [r + 0.13, zf - 0.05, 0.05, 0.06],
      ].map(([v, z, a, c]) => ({
        at: [0, v, z] as Vec3,
        w: a,
        h: c,
        side: [1, 0, 0] as Vec3,
        up: [0, 1, 0.3] as Vec3,
      })),
      0.016,
    ),
  );
  b.add('head tube', 'body', solid.rod(stem(0.06), stem(0.24), electric ? 0.03 : 0.024));
  b.add('stem', 'chrome', solid.rod(stem(0.2), stem(0.96), electric ? 0.021 : 0.016));
  b.add('stem sleeve', 'body', solid.rod(stem(0.26), stem(0.62), electric ? 0.026 : 0.0205));
  b.add('clamp', 'chrome', solid.rod(stem(0.6), stem(0.65), electric ? 0.031 : 0.026));
  b.add('clamp lever', 'grips', solid.box([0.012, 0.05, 0.016], [0.03, stem(0.62)[1] + 0.005, stem(0.62)[2]], 0.004));
  addFork(b, electric);
}

/** Fork, guards, bar and name. */
function addFork(b: Bench, electric: boolean): void {
  const r = electric ? 0.108 : 0.072;
  const [zf, zb] = electric ? [0.44, -0.44] : [0.36, -0.36];
  const y = r * (electric ? 1.18 : 1.3);
  const w = electric ? 0.17 : 0.12;
  const top = electric ? 1.12 : 0.86;
  const rake = 0.2;
  const stem = (t: number): Vec3 => [0, r + 0.06 + (top - r - 0.06) * t, zf - 0.02 - (top - r) * rake * t];
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} fork leg`,
      'chrome',
      formed.board(
        [
          [r, zf],
          [r + 0.07, zf - 0.005],
          [r + 0.115, zf - 0.03],
        ].map(([v, z], i) => ({
          at: [s * (i === 2 ? 0.016 : electric ? 0.036 : 0.024), v, z] as Vec3,
          w: 0.009,
          h: 0.026,
          side: [1, 0, 0] as Vec3,
          up: [0, 0, 1] as Vec3,
        })),
        0.003,
      ),
    );
  b.add('fork crown', 'chrome', solid.box([electric ? 0.08 : 0.056, 0.024, 0.04], [0, r + 0.1, zf - 0.02], 0.007));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} rear bracket`,
      'body',
      solid.box([0.009, 0.035, r * 1.5], [s * (electric ? 0.036 : 0.024), r + (y - r) * 0.5, zb + r * 0.6], 0.003),
    );
  b.add(
    'rear guard',
    'body',
    solid.put(mudguard(r + 0.012, electric ? 0.06 : 0.042, 55, 160, { thick: 0.003 }), [0, r, zb]),
  );
  b.add(
    'front guard',
    'body',
    solid.put(mudguard(r + 0.012, electric ? 0.06 : 0.042, 20, 110, { thick: 0.003 }), [0, r, zf]),
  );
  addBar(b, electric ? 0.46 : 0.36, top, stem(1)[2], 0.0125);
  b.add('bar joint', 'grips', { op: 'ball', r: [0.03, 0.024, 0.026], at: stem(0.985) });
  if (electric) addElectrics(b, top, stem(1)[2], stem(0.86), zb, r);
  else
    b.add(
      'kick stand',
      'chrome',
      solid.tube(
        [
          [w / 2 - 0.01, y - 0.01, -0.05],
          [w / 2 + 0.015, y - 0.02, -0.05],
          [w / 2 + 0.04, 0.006, -0.06],
        ],
        0.005,
      ),
    );
  b.add(
    'name',
    'accent',
    solid.put(
      { op: 'text', value: 'CLAY', height: 0.028, depth: 0.004, bevel: 0 },
      [w / 2, y - 0.012, 0.02],
      [0, 90, 0],
    ),
    { detail: 0.4 },
  );
}

/** Display, throttle, brake, bell, lamps and cables. */
function addElectrics(b: Bench, top: number, z: number, lamp: Vec3, zb: number, r: number): void {
  b.add(
    'display',
    { base: 'glass', color: '#10141a', transmission: 0 },
    solid.box([0.07, 0.016, 0.05], [0, top + 0.024, z], 0.005, [20, 0, 0]),
  );
  b.add(
    'speed',
    glowing('#8ae8ff', 1.2),
    solid.put(
      { op: 'text', value: '25', height: 0.022, depth: 0.002, bevel: 0 },
      [0, top + 0.029, z + 0.012],
      [-70, 0, 0],
    ),
    { detail: 0.3 },
  );
  b.add(
    'brake lever',
    'chrome',
    solid.bar(
      [
        [0.07, top - 0.008, z + 0.02],
        [0.12, top - 0.016, z + 0.05],
        [0.2, top - 0.018, z + 0.045],
      ],
      { kind: 'rect', w: 0.012, h: 0.006, r: 0.002 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  b.add('throttle', 'grips', solid.box([0.03, 0.03, 0.03], [-0.09, top - 0.012, z + 0.012], 0.006));
  b.add('bell', 'chrome', { op: 'ball', r: [0.016, 0.012, 0.016], at: [0.085, top + 0.02, z], from: 0, to: 90 });
  b.add('head lamp housing', 'grips', solid.cyl(0.03, 0.04, [0, lamp[1], lamp[2] + 0.03], 'z', { bevel: 0.006 }));
  b.add(
    'head lamp',
    glowing('#fff6e0', 1.3),
    solid.cyl(0.024, 0.008, [0, lamp[1], lamp[2] + 0.05], 'z', { bevel: 0.002 }),
  );
  b.add(
    'tail lamp',
    glowing('#ff3020', 1.3),
    solid.box([0.036, 0.014, 0.01], [0, r * 1.9, zb - r * 0.72], 0.003, [-50, 0, 0]),
  );
  for (const [i, s] of [1, -1].entries())
    b.add(
      `cable ${i + 1}`,
      'grips',
      solid.tube(
        [
          [s * 0.08, top - 0.01, z + 0.02],
          [s * 0.05, top - 0.1, z + 0.07],
          [s * 0.026, top * 0.5, z + 0.13],
          [s * 0.02, r + 0.18, z + 0.19],
        ],
        0.004,
      ),
      { detail: 0.4 },
    );
  b.add(
    'kick stand',
    'chrome',
    solid.tube(
      [
        [0.07, r * 1.0, -0.2],
        [0.1, r * 0.6, -0.21],
        [0.13, 0.006, -0.23],
      ],
      0.008,
    ),
  );
  b.add('stripe', 'accent', solid.box([0.174, 0.008, 0.4], [0, r * 1.18, -0.02], 0.003));
}

/** A segway: platform between two wheels, leaning post, bar with display. */
export function buildSegway(b: Bench): void {
  const r = 0.24;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addCycleWheel(b, side, { r, w: 0.09, face: 'cast', spokes: 5 }, [s * 0.3, r, 0]);
    b.add(`${side} guard`, 'body', solid.put(mudguard(r + 0.025, 0.13, 20, 160, { thick: 0.006 }), [s * 0.29, r, 0]));
    b.add(`${side} guard lamp`, glowing('#fff4dc', 1.2), solid.cyl(0.014, 0.012, [s * 0.29, r + 0.14, 0.22], 'z'), {
      detail: 0.3,
    });
    b.add(`${side} mat`, 'deck', solid.box([0.17, 0.012, 0.3], [s * 0.11, 0.214, 0], 0.005));
    for (let i = 0; i < 5; i++)
      b.add(
        `${side} mat rib ${i + 1}`,
        'deck',
        solid.box([0.14, 0.006, 0.02], [s * 0.11, 0.222, -0.1 + i * 0.05], 0.002),
        { detail: 0.3 },
      );
  }
  b.add(
    'platform',
    'body',
    solid.slab(outline.roundRect(0.44, 0.38, 0.06), 0.09, [0, 0.168, 0], 'y', { bevel: 0.02 }),
    { detail: 1.1 },
  );
  b.add('axle', 'chrome', solid.cyl(0.03, 0.56, [0, 0.2, 0], 'x'));
  b.add('post boot', 'grips', solid.turned(pairs([0, 0, 0.06, 0, 0.05, 0.03, 0.03, 0.06, 0, 0.06]), [0, 0.21, 0.16]));
  b.add('post', 'chrome', solid.rod([0, 0.22, 0.16], [0, 1.08, 0.09], 0.022));
  b.add('post sleeve', 'body', solid.rod([0, 0.26, 0.157], [0, 0.62, 0.127], 0.032));
  b.add('knee pad', 'deck', solid.box([0.18, 0.13, 0.03], [0, 0.72, 0.1], 0.014));
  b.add('bag', 'deck', solid.box([0.16, 0.15, 0.07], [0, 0.92, 0.15], 0.02));
  b.add('bag flap', 'accent', solid.box([0.162, 0.05, 0.072], [0, 0.965, 0.151], 0.018));
  addBar(b, 0.5, 1.09, 0.09, 0.014);
  b.add(
    'display',
    { base: 'glass', color: '#10141a', transmission: 0 },
    solid.turned(pairs([0, 0, 0.04, 0, 0.04, 0.014, 0.036, 0.018, 0, 0.018]), [0, 1.1, 0.09]),
  );
  b.add(
    'display ring',
    glowing('#5ae090', 1.2),
    solid.put(solid.hoop(0.034, { kind: 'rect', w: 0.003, h: 0.004, r: 0.001 }, [0, 0, 0], 'y', 36), [0, 1.1185, 0.09]),
  );
  b.add(
    'name',
    'accent',
    solid.put({ op: 'text', value: 'CLAY', height: 0.035, depth: 0.006, bevel: 0 }, [0, 0.152, 0.19]),
    { detail: 0.4 },
  );
  for (const [i, x] of [-0.16, 0.16].entries())
    b.add(`bolt ${i + 1}`, 'chrome', solid.put(fitting.screw(0.008, 'hex'), [x, 0.166, 0.19], [90, 0, 0]), {
      detail: 0.3,
    });
}

/** A self-balancing board: two shells about a waist, wheels, pads, lamps. */
export function buildHoverboard(b: Bench): void {
  const r = 0.085;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, side, { r, w: 0.055, rim: 0.66, nuts: 5 }, [s * 0.295, r, 0], s);
    b.add(`${side} guard`, 'body', solid.put(mudguard(r + 0.014, 0.075, 10, 170, { thick: 0.005 }), [s * 0.292, r, 0]));
    b.add(
      `${side} shell`,
      'body',
      {
        op: 'loft',
        sections: (
          [
            [0.03, 0.05, 0.036],
            [0.08, 0.075, 0.042],
            [0.17, 0.092, 0.048],
            [0.25, 0.094, 0.05],
            [0.264, 0.088, 0.044],
          ] as const
        ).map(([x, d, h]) => ({
          points: outline.superellipse(d, h, 3, 32).map(([u, v]): Vec3 => [s * x, r + 0.012 + v, s * u]),
        })),
        spline: 'catmull',
        smooth: true,
        cap: 'flat',
      },
      { detail: 1.2 },
    );
    b.add(
      `${side} pad`,
      'deck',
      solid.slab(outline.roundRect(0.17, 0.13, 0.03, s * 0.16, 0), 0.008, [0, r + 0.061, 0], 'y', { bevel: 0.002 }),
    );
    for (let i = 0; i < 4; i++)
      b.add(
        `${side} pad rib ${i + 1}`,
        'deck',
        solid.box([0.13, 0.004, 0.01], [s * 0.16, r + 0.066, -0.042 + i * 0.028], 0.001),
        { detail: 0.3 },
      );
    b.add(
      `${side} front lamp`,
      glowing('#6ad8ff', 1.4),
      solid.box([0.07, 0.012, 0.01], [s * 0.17, r + 0.02, 0.091], 0.004),
    );
    b.add(
      `${side} back lamp`,
      glowing('#ff4a3a', 1.3),
      solid.box([0.05, 0.01, 0.01], [s * 0.17, r + 0.02, -0.091], 0.003),
    );
  }
  b.add('waist', 'chrome', solid.cyl(0.033, 0.08, [0, r + 0.012, 0], 'x', { bevel: 0.003 }));
  for (const [i, x] of [-0.022, 0, 0.022].entries())
    b.add(
      `waist ring ${i + 1}`,
      'accent',
      solid.put(solid.hoop(0.0335, { kind: 'rect', w: 0.006, h: 0.004, r: 0.001 }, [0, 0, 0], 'x', 36), [
        x,
        r + 0.012,
        0,
      ]),
    );
  b.add('status lamp', glowing('#5ae070', 1.3), { op: 'ball', r: 0.006, at: [0, r + 0.05, 0] });
}
