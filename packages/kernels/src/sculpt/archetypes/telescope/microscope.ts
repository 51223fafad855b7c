import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { oval } from '../../kits/mechanics/index.ts';

/** A compound microscope: lamp in the foot, stage with slide and clips, revolver of three objectives, arm, focus knobs, inclined tube. */
export function buildMicroscope(b: Bench): undefined {
  const foot = outline.rounded(
    pairs([-0.085, -0.075, 0.085, -0.075, 0.08, 0.06, 0.055, 0.095, -0.055, 0.095, -0.08, 0.06])
      .map(([x, z]) => [x, -z])
      .reverse() as [number, number][],
    0.022,
    5,
  );
  b.add('foot', 'stand', solid.slab(foot, 0.032, [0, 0.018, 0], 'y', { bevel: 0.008 }), { detail: 1.2 });
  for (const [i, [x, z]] of pairs([-0.062, -0.056, 0.062, -0.056, -0.05, 0.07, 0.05, 0.07]).entries())
    b.add(`rubber foot ${i + 1}`, 'dark', solid.cyl(0.011, 0.006, [x, 0.003, z]), { detail: 0.3 });
  b.add(
    'lamp house',
    'stand',
    solid.turned(pairs([0, 0.03, 0.028, 0.03, 0.03, 0.045, 0.024, 0.054, 0, 0.054]), [0, 0, 0.035], { bevel: 0.002 }),
    { detail: 0.8 },
  );
  b.add(
    'lamp glass',
    { base: 'lamp', color: '#fff4d8', emissiveStrength: 1 },
    { op: 'ball', r: [0.019, 0.006, 0.019], at: [0, 0.054, 0.035] },
    { detail: 0.5 },
  );
  const arm = [
    [0.03, -0.055, 0.056, 0.05],
    [0.07, -0.062, 0.044, 0.044],
    [0.14, -0.072, 0.036, 0.038],
    [0.2, -0.064, 0.034, 0.038],
    [0.25, -0.03, 0.036, 0.04],
    [0.262, 0.006, 0.04, 0.046],
    [0.262, 0.034, 0.038, 0.05],
  ].map(([y, z, w, d]) => ({ at: [0, y, z] as Vec3, w, d }));
  b.add('arm', 'tube', oval(arm, { e: 3.2, n: 24, across: [1, 0, 0] }), { detail: 1.4 });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const lay = (of: Shape, x: number): Shape => solid.put(of, [s * x, 0.09, -0.064], [0, 0, s * -90]);
    b.add(`${side} coarse knob`, 'dark', lay(fitting.knob(0.023, 0.018, 30), 0.021), { detail: 0.7 });
    b.add(`${side} fine knob`, 'trim', lay(fitting.knob(0.013, 0.014, 22), 0.039), { detail: 0.6 });
    b.add(
      `${side} stage clip`,
      'trim',
      solid.bar(
        [
          [s * 0.046, 0.1335, 0.0],
          [s * 0.044, 0.1375, 0.018],
          [s * 0.03, 0.136, 0.045],
        ],
        { kind: 'rect', w: 0.0015, h: 0.007, r: 0.0004 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
      { detail: 0.5 },
    );
    b.add(`${side} clip screw`, 'trim', solid.put(fitting.screw(0.0045), [s * 0.046, 0.134, -0.002]), { detail: 0.3 });
  }
  addStage(b);
  b.add(
    'nosepiece',
    'trim',
    solid.put(
      solid.turned(pairs([0, -0.02, 0.022, -0.018, 0.03, -0.006, 0.03, 0.004, 0, 0.006]), [0, 0, 0], { bevel: 0.0015 }),
      [0, 0.238, 0.03],
      [-14, 0, 0],
    ),
    { detail: 0.9 },
  );
  const lenses: readonly (readonly [string, number, number, string])[] = [
    ['low', 0, 0.062, '#c3251c'],
    ['middle', 120, 0.044, '#e0b81c'],
    ['high', 240, 0.036, '#2f6ab0'],
  ];
  for (const [name, turn, long, color] of lenses) {
    const put = (of: Shape): Shape =>
      solid.put(
        solid.put(solid.put(of, [0, 0, 0.016], [-14, 0, 0]), [0, -0.008, 0], [0, turn, 0]),
        [0, 0.238, 0.03],
        [-14, 0, 0],
      );
    b.add(
      `${name} objective`,
      'trim',
      put(
        solid.turned(
          pairs([
            0,
            -long - 0.004,
            0.004,
            -long - 0.004,
            0.006,
            -long + 0.006,
            0.0098,
            -long + 0.012,
            0.0098,
            -0.006,
            0.0085,
            0,
            0,
            0,
          ]),
          [0, 0, 0],
          { bevel: 0.0006 },
        ),
      ),
      { detail: 0.8 },
    );
    b.add(
      `${name} objective ring`,
      { base: 'paint', color, rough: 0.35 },
      put(solid.hoop(0.0099, { kind: 'rect', w: 0.003, h: 0.0014, r: 0.0004 }, [0, -long * 0.55, 0], 'y', 24)),
      { detail: 0.4 },
    );
  }
  addHead(b);
  return undefined;
}

/** Head and inclined eye tube. */
function addHead(b: Bench): void {
  const incline = (of: Shape): Shape => solid.put(of, [0, 0.272, 0.022], [-42, 0, 0]);
  b.add(
    'head',
    'tube',
    solid.turned(pairs([0, 0.252, 0.034, 0.252, 0.036, 0.262, 0.034, 0.282, 0.022, 0.292, 0, 0.292]), [0, 0, 0.026], {
      bevel: 0.002,
    }),
    { detail: 0.9 },
  );
  b.add(
    'eye tube',
    'tube',
    incline(
      solid.turned(pairs([0, -0.01, 0.022, -0.01, 0.022, 0.03, 0.0165, 0.038, 0.0165, 0.09, 0, 0.09]), [0, 0, 0], {
        bevel: 0.0012,
      }),
    ),
    { detail: 1 },
  );
  b.add(
    'eyepiece',
    'dark',
    incline(
      solid.turned(
        pairs([
          0, 0.082, 0.0185, 0.082, 0.0195, 0.088, 0.0195, 0.11, 0.016, 0.118, 0.0125, 0.118, 0.0115, 0.112, 0, 0.112,
        ]),
        [0, 0, 0],
        { bevel: 0.0008 },
      ),
    ),
    { detail: 0.8 },
  );
  b.add('eyepiece lens', 'lens', incline({ op: 'ball', r: [0.011, 0.0025, 0.011], at: [0, 0.1125, 0] }), {
    detail: 0.4,
  });
  b.add(
    'power mark',
    'dark',
    solid.put({ op: 'text', value: 'x1000', height: 0.012, depth: 0.0014, bevel: 0 }, [0, 0.014, 0.0945]),
    { detail: 0.3 },
  );
}

/** Stage with slide, condenser, iris. */
function addStage(b: Bench): void {
  b.add('stage', 'dark', solid.box([0.12, 0.012, 0.11], [0, 0.127, 0.025], 0.003), { detail: 0.9 });
  b.add('stage bracket', 'tube', solid.box([0.05, 0.022, 0.05], [0, 0.116, -0.045], 0.005), { detail: 0.5 });
  b.add('slide', 'lens', solid.box([0.076, 0.0016, 0.026], [0, 0.1345, 0.035], 0.0004), { detail: 0.5 });
  b.add(
    'specimen',
    { base: 'plastic', color: '#b8306a', rough: 0.3 },
    { op: 'ball', r: [0.006, 0.0012, 0.005], at: [0, 0.1356, 0.036] },
    { detail: 0.3 },
  );
  b.add(
    'condenser',
    'trim',
    solid.turned(pairs([0, 0.088, 0.016, 0.088, 0.019, 0.096, 0.019, 0.114, 0.013, 0.122, 0, 0.122]), [0, 0, 0.035], {
      bevel: 0.001,
    }),
    { detail: 0.7 },
  );
  b.add('iris lever', 'dark', solid.rod([0.016, 0.1, 0.046], [0.034, 0.1, 0.058], 0.0018), { detail: 0.3 });
}
