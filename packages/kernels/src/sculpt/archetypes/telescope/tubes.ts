import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { oval } from '../../kits/mechanics/index.ts';

/** A refractor on a wooden tripod, looking up over +Z. */
export function buildTelescope(b: Bench): undefined {
  const y = 1.12;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [-32, 0, 0]);
  const tube = (name: string, slot: string, profile: readonly number[], detail = 1): void =>
    b.add(name, slot, put(solid.turned(pairs(profile), [0, 0.062, 0], { axis: 'z', bevel: 0.0015 })), { detail });
  tube('main tube', 'tube', [0, -0.3, 0.046, -0.3, 0.05, -0.28, 0.05, 0.34, 0, 0.34], 1.4);
  tube('dew shield', 'tube', [0.05, 0.32, 0.062, 0.32, 0.062, 0.5, 0.057, 0.5, 0.057, 0.36, 0.05, 0.36], 1.2);
  tube('dew shield ring', 'trim', [0.056, 0.488, 0.066, 0.488, 0.066, 0.504, 0.056, 0.504], 0.7);
  tube('lens cell', 'trim', [0.048, 0.322, 0.0655, 0.322, 0.0655, 0.34, 0.048, 0.34], 0.7);
  b.add('objective lens', 'lens', put({ op: 'ball', r: [0.0566, 0.0566, 0.012], at: [0, 0.062, 0.496] }), {
    detail: 0.9,
  });
  tube(
    'focus tube',
    'trim',
    [0, -0.4, 0.03, -0.4, 0.032, -0.39, 0.032, -0.31, 0.044, -0.302, 0.044, -0.28, 0, -0.28],
    0.9,
  );
  tube('draw tube', 'tube', [0, -0.47, 0.02, -0.47, 0.02, -0.39, 0, -0.39], 0.7);
  for (const [name, z] of [
    ['front tube ring', 0.16],
    ['rear tube ring', -0.12],
  ] as const) {
    b.add(
      name,
      'trim',
      put(solid.hoop(0.0515, { kind: 'rect', w: 0.026, h: 0.007, r: 0.0015 }, [0, 0.062, z], 'z', 48)),
      { detail: 0.7 },
    );
    b.add(`${name} clamp`, 'trim', put(solid.box([0.022, 0.018, 0.024], [0, 0.121, z], 0.003)), { detail: 0.4 });
    b.add(`${name} screw`, 'dark', put(solid.put(fitting.knob(0.0085, 0.012, 14), [0.011, 0.123, z], [0, 0, -90])), {
      detail: 0.3,
    });
  }
  b.add('diagonal', 'dark', put(solid.box([0.044, 0.05, 0.05], [0, 0.068, -0.485], 0.008)), { detail: 0.6 });
  b.add(
    'eyepiece',
    'dark',
    put(
      solid.turned(
        pairs([0, 0.09, 0.018, 0.09, 0.018, 0.125, 0.0215, 0.13, 0.0215, 0.15, 0.014, 0.154, 0, 0.154]),
        [0, 0, -0.485],
        { bevel: 0.001 },
      ),
    ),
    { detail: 0.8 },
  );
  b.add('eyepiece lens', 'lens', put({ op: 'ball', r: [0.011, 0.003, 0.011], at: [0, 0.154, -0.485] }), {
    detail: 0.4,
  });
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'right focus knob' : 'left focus knob',
      'trim',
      put(solid.put(fitting.knob(0.019, 0.014, 24), [s * 0.034, 0.05, -0.35], [0, 0, s * -90])),
      { detail: 0.6 },
    );
  b.add(
    'finder',
    'tube',
    put(
      solid.turned(pairs([0, -0.1, 0.013, -0.1, 0.013, 0.05, 0.018, 0.065, 0.018, 0.1, 0, 0.1]), [0.03, 0.138, -0.2], {
        axis: 'z',
        bevel: 0.001,
      }),
    ),
    { detail: 0.8 },
  );
  b.add('finder lens', 'lens', put({ op: 'ball', r: [0.0155, 0.0155, 0.003], at: [0.03, 0.138, -0.1] }), {
    detail: 0.4,
  });
  for (const z of [-0.24, -0.165])
    b.add(
      z < -0.2 ? 'rear finder foot' : 'front finder foot',
      'trim',
      put(solid.box([0.012, 0.03, 0.014], [0.028, 0.118, z], 0.002)),
      { detail: 0.4 },
    );
  b.add('saddle', 'trim', put(solid.box([0.032, 0.018, 0.3], [0, 0.005, 0.02], 0.004)), { detail: 0.6 });
  addTripod(b, y);
  return undefined;
}

/** Head, three two-piece legs with clamps and spikes, accessory tray. */
function addTripod(b: Bench, y: number): void {
  b.add(
    'yoke',
    'trim',
    solid.turned(pairs([0, 0, 0.036, 0, 0.038, 0.02, 0.026, 0.045, 0.022, 0.075, 0, 0.075]), [0, y - 0.09, 0], {
      bevel: 0.002,
    }),
    { detail: 0.8 },
  );
  b.add('altitude axle', 'trim', solid.cyl(0.012, 0.09, [0, y - 0.01, 0], 'x', { bevel: 0.002 }), { detail: 0.5 });
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'right altitude knob' : 'left altitude knob',
      'dark',
      solid.put(fitting.knob(0.02, 0.016, 12), [s * 0.044, y - 0.01, 0], [0, 0, s * -90]),
      { detail: 0.5 },
    );
  b.add(
    'tripod head',
    'trim',
    solid.turned(pairs([0, 0, 0.058, 0, 0.07, 0.012, 0.07, 0.036, 0.05, 0.05, 0, 0.05]), [0, y - 0.14, 0], {
      bevel: 0.003,
    }),
    { detail: 0.8 },
  );
  for (let i = 0; i < 3; i++) {
    const name = ['front', 'left', 'right'][i];
    const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, 120 * i, 0]);
    const top: Vec3 = [0, y - 0.118, 0.072];
    const foot: Vec3 = [0, 0.03, 0.43];
    const at = (t: number): Vec3 => [0, top[1] + (foot[1] - top[1]) * t, top[2] + (foot[2] - top[2]) * t];
    for (const s of [-1, 1]) {
      const slat = [0, 0.5, 0.62].map((t) => ({
        at: [s * 0.024 * (1 - t * 0.4), at(t)[1], at(t)[2]] as Vec3,
        w: 0.024,
        d: 0.014,
      }));
      b.add(
        `${name} leg ${s < 0 ? 'right' : 'left'} slat`,
        'stand',
        put(oval([...slat].reverse(), { e: 5, n: 16, across: [1, 0, 0], spline: 'linear', cap: 'flat' })),
        { detail: 0.7, grain: [0, 1, 0] },
      );
    }
    const lower = [0.34, 0.7, 0.97].map((t) => ({ at: at(t), w: 0.026, d: 0.019 }));
    b.add(
      `${name} leg`,
      'stand',
      put(oval([...lower].reverse(), { e: 5, n: 16, across: [1, 0, 0], spline: 'linear', cap: 'flat' })),
      { detail: 0.8, grain: [0, 1, 0] },
    );
    b.add(
      `${name} leg clamp`,
      'trim',
      put(solid.put(solid.box([0.06, 0.032, 0.034], [0, 0, 0], 0.004), at(0.6), [-18, 0, 0])),
      { detail: 0.5 },
    );
    b.add(
      `${name} clamp screw`,
      'dark',
      put(solid.put(fitting.knob(0.013, 0.014, 12), [0, at(0.6)[1] + 0.004, at(0.6)[2] + 0.016], [72, 0, 0])),
      { detail: 0.4 },
    );
    b.add(`${name} leg hinge`, 'trim', put(solid.box([0.064, 0.034, 0.03], [0, y - 0.116, 0.068], 0.005)), {
      detail: 0.5,
    });
    b.add(`${name} spike`, 'trim', put(solid.rod(at(0.965), [0, 0.001, 0.4415], 0.014, 0.003)), { detail: 0.5 });
    b.add(
      `${name} tray arm`,
      'trim',
      put(
        solid.bar(
          [
            [0, 0.56, 0.03],
            [0, 0.575, 0.235],
          ],
          { kind: 'rect', w: 0.012, h: 0.005, r: 0.001 },
          { up: [0, 1, 0] },
        ),
      ),
      { detail: 0.4 },
    );
  }
  b.add(
    'tray',
    'stand',
    solid.slab(outline.rounded(outline.ngon(0.13, 3, -90), 0.04), 0.012, [0, 0.57, 0], 'y', { bevel: 0.003 }),
    { detail: 0.7 },
  );
}

/** Porro binoculars lying level: stepped barrels, bridge with focus wheel, eye cups, strap lugs. */
export function buildBinoculars(b: Bench): undefined {
  const y = 0.031;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * 0.052;
    const tube = (name: string, slot: string, profile: readonly number[], cx = x, detail = 1): void =>
      b.add(`${side} ${name}`, slot, solid.turned(pairs(profile), [cx, y, 0], { axis: 'z', bevel: 0.0012 }), {
        detail,
      });
    tube(
      'objective barrel',
      'tube',
      [
        0, 0.002, 0.024, 0.002, 0.0245, 0.02, 0.029, 0.075, 0.031, 0.082, 0.031, 0.098, 0.0275, 0.099, 0.0265, 0.092, 0,
        0.092,
      ],
      x,
      1.3,
    );
    tube('objective ring', 'trim', [0.026, 0.0955, 0.0302, 0.0955, 0.0302, 0.1, 0.026, 0.1], x, 0.6);
    b.add(
      `${side} objective lens`,
      'lens',
      { op: 'ball', r: [0.0258, 0.0258, 0.006], at: [x, y, 0.0972] },
      { detail: 0.7 },
    );
    const house = outline.rounded(
      pairs([0.014, 0.003, 0.066, 0.003, 0.076, 0.012, 0.076, 0.05, 0.066, 0.058, 0.022, 0.058, 0.012, 0.048]).map(
        ([u, v]) => [u * s, v],
      ),
      0.009,
      4,
    );
    b.add(`${side} prism housing`, 'tube', solid.slab(house, 0.05, [0, 0, -0.02], 'z', { bevel: 0.006 }), {
      detail: 1.2,
    });
    b.add(
      `${side} grip panel`,
      'grip',
      solid.slab(outline.roundRect(0.034, 0.038, 0.006), 0.0016, [s * 0.0765, y, -0.02], 'x', { bevel: 0.0005 }),
      { detail: 0.5 },
    );
    const ex = s * 0.034;
    tube('eyepiece tube', 'trim', [0, -0.07, 0.0155, -0.07, 0.0165, -0.045, 0, -0.045], ex, 0.7);
    tube(
      'eye cup',
      'dark',
      [0, -0.062, 0.0185, -0.062, 0.02, -0.068, 0.0195, -0.088, 0.0165, -0.092, 0.014, -0.086, 0, -0.086],
      ex,
      0.8,
    );
    b.add(
      `${side} eyepiece lens`,
      'lens',
      { op: 'ball', r: [0.0135, 0.0135, 0.003], at: [ex, y, -0.087] },
      { detail: 0.4 },
    );
    b.add(
      `${side} strap lug`,
      'trim',
      solid.tube(
        outline.ngon(0.006, 16).map(([u, v]): Vec3 => [s * 0.0785, y + 0.016 + u, -0.02 + v]),
        0.0018,
        { closed: true },
      ),
      { detail: 0.4 },
    );
    for (let i = 0; i < 4; i++)
      b.add(
        `${side} barrel rib ${i + 1}`,
        'dark',
        solid.hoop(0.0252 + i * 0.0012, { kind: 'ellipse', rx: 0.0018, ry: 0.001 }, [x, y, 0.03 + i * 0.0125], 'z', 36),
        { detail: 0.4 },
      );
  }
  b.add('hinge', 'trim', solid.cyl(0.0095, 0.09, [0, y, -0.006], 'z', { bevel: 0.0015 }), { detail: 0.6 });
  b.add('focus wheel', 'dark', solid.put(fitting.knob(0.0135, 0.026, 26), [0, y, -0.044], [90, 0, 0]), { detail: 0.8 });
  b.add('front bridge', 'trim', solid.box([0.06, 0.014, 0.012], [0, y, 0.022], 0.003), { detail: 0.6 });
  b.add('rear bridge', 'trim', solid.box([0.06, 0.012, 0.01], [0, y, -0.056], 0.003), { detail: 0.5 });
  b.add(
    'power mark',
    'lens',
    solid.put(
      { op: 'text', value: '8x40', height: 0.008, depth: 0.001, bevel: 0 },
      [0.046, 0.0575, -0.016],
      [-90, 0, 0],
    ),
    { detail: 0.3 },
  );
  return undefined;
}
