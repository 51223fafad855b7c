import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { addFace, fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A round clock for the wall, standing on its rim. */
export function buildWall(b: Bench, time: readonly [number, number], rng: Rng): void {
  const taste = rng.fork('wall');
  const r = 0.15;
  const at: Vec3 = [0, r, 0];
  const put = (of: Shape): Shape => solid.put(of, at);
  const numerals = taste.pick(['arabic', 'roman', 'bars'] as const);
  b.add('back', 'trim', put(solid.cyl(r * 0.92, 0.024, [0, 0, -0.006], 'z')));
  b.add(
    'frame',
    'case',
    put(
      solid.put(
        solid.turned(
          pairs([
            r * 0.86,
            -0.018,
            r * 0.97,
            -0.018,
            r,
            -0.006,
            r * 0.985,
            0.012,
            r * 0.93,
            0.02,
            r * 0.88,
            0.016,
            r * 0.86,
            0.004,
            r * 0.86,
            -0.018,
          ]),
          [0, 0, 0],
          { bevel: 0.002, segments: 64 },
        ),
        [0, 0, 0],
        [90, 0, 0],
      ),
    ),
    { detail: 1.4 },
  );
  b.add(
    'frame bead',
    'metal',
    put(solid.hoop(r * 0.872, { kind: 'rect', w: 0.006, h: 0.005, r: 0.0018 }, [0, 0, 0.012], 'z', 60)),
  );
  addFace(b, { at: [0, r, 0.004], r: r * 0.87, numerals, time, seconds: true });
  b.add(
    'maker',
    'ink',
    solid.put({ op: 'text', value: 'CLAY', height: 0.0085, depth: 0.003, bevel: 0 }, [0, r * 1.24, 0.0065]),
    { detail: 0.4 },
  );
  b.add('hanger', 'metal', put(solid.hoop(0.012, { kind: 'circle', r: 0.002 }, [0, r * 0.8, -0.021], 'z', 24)));
}

/** An alarm clock on splayed feet with twin bells, hammer and handle. */
export function buildAlarm(b: Bench, time: readonly [number, number]): void {
  const r = 0.052;
  const y = 0.068;
  b.add(
    'case',
    'case',
    solid.put(
      solid.turned(
        pairs([
          0,
          -0.028,
          r * 0.82,
          -0.028,
          r * 0.97,
          -0.018,
          r,
          0,
          r,
          0.018,
          r * 0.96,
          0.025,
          r * 0.88,
          0.025,
          r * 0.88,
          0.012,
          0,
          0.012,
        ]),
        [0, 0, 0],
        { bevel: 0.002, segments: 56 },
      ),
      [0, y, 0],
      [90, 0, 0],
    ),
    { detail: 1.4 },
  );
  b.add(
    'bezel',
    'metal',
    solid.hoop(r * 0.93, { kind: 'rect', w: 0.007, h: 0.009, r: 0.003 }, [0, y, 0.0225], 'z', 56),
  );
  addFace(b, { at: [0, y, 0.0135], r: r * 0.87, numerals: 'arabic', time });
  b.add(
    'alarm hand',
    'accent',
    solid.put(solid.box([0.0012, r * 0.3, 0.0006], [0, r * 0.14, 0], 0), [0, y, 0.0152], [0, 0, 150]),
    { detail: 0.4 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [s * 0.033, y + r * 0.88, 0], [0, 0, s * -28]);
    b.add(`${side} bell`, 'metal', put({ op: 'ball', r: [0.026, 0.022, 0.026], from: 0, to: 88, at: [0, 0.006, 0] }), {
      detail: 1.3,
    });
    b.add(`${side} bell post`, 'trim', put(solid.cyl(0.0035, 0.03, [0, 0.0, 0])));
    b.add(`${side} bell nut`, 'trim', put({ op: 'ball', r: 0.0048, at: [0, 0.03, 0] }));
    b.add(
      `${side} foot`,
      'metal',
      solid.rod([s * 0.027, y - r * 0.82, 0.004], [s * 0.042, 0.006, 0.006], 0.0045, 0.0055),
    );
    b.add(`${side} foot ball`, 'trim', { op: 'ball', r: 0.0068, at: [s * 0.0425, 0.0068, 0.006] });
  }
  b.add('rear foot', 'metal', solid.rod([0, y - r * 0.6, -0.024], [0, 0.003, -0.036], 0.004));
  b.add(
    'handle',
    'metal',
    solid.tube(
      [
        [0.04, y + r * 1.1, 0],
        [0.034, y + r * 1.52, 0],
        [0, y + r * 1.72, 0],
        [-0.034, y + r * 1.52, 0],
        [-0.04, y + r * 1.1, 0],
      ],
      0.003,
    ),
  );
  b.add(
    'hammer',
    'trim',
    solid.many([
      solid.rod([0, y + r * 0.95, 0], [0, y + r * 1.3, 0], 0.0022),
      solid.cyl(0.006, 0.013, [0, y + r * 1.32, 0], 'x'),
    ]),
  );
  b.add(
    'winding keys',
    'metal',
    solid.both(
      solid.many([
        solid.cyl(0.0025, 0.012, [0.02, y, -0.032], 'z'),
        solid.box([0.016, 0.007, 0.002], [0.02, y, -0.039], 0.0008),
      ]),
    ),
  );
  b.add('set knob', 'trim', solid.put(fitting.knob(0.005, 0.006, 16), [0, y - 0.018, -0.028], [-90, 0, 0]));
}

/** A digital clock radio with lit digits. */
export function buildDigital(b: Bench, time: readonly [number, number]): void {
  const side = outline.rounded(pairs([-0.045, 0.004, 0.045, 0.004, 0.036, 0.07, 0.026, 0.078, -0.045, 0.07]), 0.008);
  b.add('case', 'case', solid.slab(side, 0.19, [0, 0, 0], 'x', { bevel: 0.006 }), { detail: 1.3 });
  const tilt: Vec3 = [-7.8, 0, 0];
  const at: Vec3 = [0, 0.039, 0.0406];
  b.add(
    'window',
    { base: 'glass', color: '#100c0c', rough: 0.06, transmission: 0 },
    solid.box([0.17, 0.05, 0.004], at, 0.002, tilt),
  );
  const [h, m] = time;
  const text = `${h || 12}:${String(m).padStart(2, '0')}`;
  b.add(
    'digits',
    glowing('#ff4a2a', 2),
    solid.put(
      solid.put({ op: 'text', value: text, height: 0.032, depth: 0.002, bevel: 0 }, [0, -0.016, 0.002]),
      at,
      tilt,
    ),
    { detail: 0.6 },
  );
  b.add('snooze bar', 'trim', solid.box([0.09, 0.006, 0.022], [0, 0.0775, -0.006], 0.0025, [6.4, 0, 0]));
  b.add(
    'buttons',
    'trim',
    solid.both(solid.many([0.058, 0.074].map((x) => solid.cyl(0.005, 0.006, [x, 0.0755, -0.01], 'y')))),
  );
  b.add(
    'loudspeaker',
    'trim',
    solid.put(fitting.grille(0.07, 0.032, 0.003, { pitch: 0.006 }), [0, 0.0722, -0.028], [-83, 0, 0]),
    { detail: 0.5 },
  );
  b.add(
    'alarm light',
    glowing('#58e08a', 1.5),
    solid.put(solid.cyl(0.002, 0.002, [0.075, 0.014, 0.0025], 'z'), at, tilt),
    { detail: 0.3 },
  );
  b.add(
    'feet',
    'ink',
    solid.many([1, -1].flatMap((x) => [1, -1].map((z) => solid.cyl(0.007, 0.005, [x * 0.08, 0.0025, z * 0.034])))),
    { hidden: true },
  );
  b.add(
    'cord',
    'ink',
    solid.tube(
      [
        [0.06, 0.02, -0.044],
        [0.066, 0.005, -0.075],
        [0.12, 0.003, -0.09],
        [0.15, 0.003, -0.12],
      ],
      0.0026,
    ),
  );
}
