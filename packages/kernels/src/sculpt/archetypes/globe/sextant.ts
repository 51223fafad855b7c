import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

const DEG = Math.PI / 180;

/** A ring sector between two radii, open downwards: degrees from straight down. */
function sector(r0: number, r1: number, half: number, n = 18): Vec2[] {
  const arc = (r: number, from: number, to: number): Vec2[] =>
    Array.from({ length: n + 1 }, (_, i): Vec2 => {
      const a = (from + ((to - from) * i) / n) * DEG;
      return [r * Math.sin(a), -r * Math.cos(a)];
    });
  return [...arc(r1, -half, half), ...arc(r0, half, -half)];
}

/** A sextant standing in its cradle: arc with degrees, frame, index arm with vernier drum, mirrors, shades, telescope, grip. */
export function buildSextant(b: Bench): void {
  const c: Vec3 = [0, 0.215, 0];
  const put = (of: Shape, z = 0): Shape => solid.put(of, [c[0], c[1], c[2] + z]);
  const r = 0.165;
  b.add('arc', 'metal', put(solid.slab(sector(r - 0.014, r, 36), 0.007, [0, 0, 0], 'z', { bevel: 0.0012 })), {
    detail: 1.2,
  });
  b.add(
    'arc scale',
    'face',
    put(solid.slab(sector(r - 0.011, r - 0.002, 34), 0.001, [0, 0, 0.0038], 'z', { bevel: 0 })),
  );
  const ink = { base: 'plastic', color: '#241a10' };
  b.add(
    'degrees',
    ink,
    put(
      solid.many(
        Array.from({ length: 33 }, (_, i) =>
          solid.put(
            solid.box([0.0006, i % 5 ? 0.003 : 0.0065, 0.0006], [0, -r + 0.0062, 0], 0),
            [0, 0, 0.0045],
            [0, 0, (i - 16) * 2.05],
          ),
        ),
      ),
    ),
    { detail: 0.2 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} limb`,
      'metal',
      put(
        solid.bar(
          [
            [0, 0.004, 0],
            [s * r * Math.sin(36 * DEG) * 0.96, -r * Math.cos(36 * DEG) * 0.96, 0],
          ],
          { kind: 'rect', w: 0.007, h: 0.011, r: 0.002 },
          { up: [1, 0, 0] },
        ),
      ),
    );
  b.add(
    'cross bar',
    'metal',
    put(
      solid.bar(
        [
          [-0.058, -0.08, 0],
          [0, -0.066, 0],
          [0.058, -0.08, 0],
        ],
        { kind: 'rect', w: 0.007, h: 0.009, r: 0.002 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
    ),
  );
  b.add(
    'middle ring',
    'metal',
    put(solid.hoop(0.026, { kind: 'rect', w: 0.007, h: 0.007, r: 0.002 }, [0, -0.102, 0], 'z', 36)),
  );
  b.add(
    'ring bars',
    'metal',
    put(
      solid.many([
        solid.box([0.007, 0.014, 0.006], [0, -0.0725, 0], 0.0015),
        solid.box([0.007, 0.028, 0.006], [0, -0.14, 0], 0.0015),
      ]),
    ),
  );
  b.add(
    'hub',
    'metal',
    put(
      solid.turned(pairs([0, -0.006, 0.015, -0.006, 0.015, 0.008, 0.009, 0.011, 0, 0.011]), [0, 0, 0], { axis: 'z' }),
    ),
  );
  addIndexArm(b);
}

/** Index arm, mirrors, telescope, grip and cradle. */
function addIndexArm(b: Bench): void {
  const c: Vec3 = [0, 0.215, 0];
  const put = (of: Shape, z = 0): Shape => solid.put(of, [c[0], c[1], c[2] + z]);
  const r = 0.165;
  const arm = (of: Shape): Shape => put(solid.put(of, [0, 0, 0], [0, 0, 14]), 0.009);
  b.add(
    'index arm',
    'metal',
    arm(
      solid.bar(
        [
          [0, 0.012, 0],
          [0, -0.05, 0],
          [0, -0.15, 0],
        ],
        { kind: 'rect', w: 0.004, h: 0.017, r: 0.0015 },
        { up: [1, 0, 0] },
      ),
    ),
  );
  b.add('vernier plate', 'metal', arm(solid.box([0.036, 0.024, 0.005], [0, -0.158, 0], 0.0015)));
  b.add('vernier window', 'face', arm(solid.box([0.022, 0.008, 0.002], [0, -0.157, 0.0024], 0.0005)), { detail: 0.4 });
  b.add(
    'drum',
    'face',
    arm(
      solid.put(
        solid.slab(fitting.ribbed(0.011, 30, 0.0008), 0.012, [0, 0, 0], 'y', { bevel: 0.0008 }),
        [0.028, -0.168, 0.004],
        [0, 0, 90],
      ),
    ),
  );
  b.add('drum knob', 'metal', arm(solid.put(fitting.knob(0.008, 0.012, 16), [0.034, -0.168, 0.004], [0, 0, -90])));
  b.add('clamp', 'metal', arm(solid.cyl(0.006, 0.014, [-0.012, -0.166, 0.006], 'z')));
  const mirror = { base: 'chrome', color: '#e4ecf0', rough: 0.03 };
  b.add('index mirror frame', 'metal', arm(solid.box([0.005, 0.034, 0.026], [0, 0.002, 0.017], 0.001)));
  b.add('index mirror', mirror, arm(solid.box([0.003, 0.029, 0.021], [-0.002, 0.002, 0.018], 0.0004)));
  b.add(
    'horizon mirror frame',
    'metal',
    put(solid.box([0.004, 0.03, 0.028], [0.066, -0.052, 0.017], 0.001, [0, 18, 0])),
  );
  b.add('horizon mirror', mirror, put(solid.box([0.0026, 0.025, 0.022], [0.0642, -0.052, 0.0175], 0.0004, [0, 18, 0])));
  addScope(b, put);
  b.add(
    'grip',
    'stand',
    put(
      solid.turned(
        pairs([0, -0.036, 0.008, -0.036, 0.011, -0.02, 0.012, 0, 0.011, 0.02, 0.008, 0.036, 0, 0.036]),
        [-0.01, -0.1, -0.032],
      ),
    ),
  );
  b.add(
    'grip arms',
    'metal',
    put(solid.many([-0.135, -0.065].map((v) => solid.rod([-0.01, v, -0.034], [0, v * 0.9 - 0.01, -0.002], 0.004)))),
  );
  addCradle(b, c[1] - r);
}

/** Telescope in its collar on the left, shades on the right. */
function addScope(b: Bench, put: (of: Shape, z?: number) => Shape): void {
  b.add(
    'telescope',
    'metal',
    put(
      solid.turned(
        pairs([
          0, -0.045, 0.0085, -0.045, 0.009, -0.04, 0.0095, -0.01, 0.0125, 0.0, 0.0125, 0.045, 0.0145, 0.048, 0.0145,
          0.056, 0.011, 0.056, 0.0105, 0.05, 0, 0.05,
        ]),
        [-0.05, -0.045, 0.018],
        { axis: 'x', segments: 32 },
      ),
    ),
  );
  b.add(
    'eyepiece',
    'stand',
    put(
      solid.turned(
        pairs([0, -0.056, 0.009, -0.056, 0.011, -0.052, 0.0095, -0.042, 0, -0.042]),
        [-0.05, -0.045, 0.018],
        { axis: 'x' },
      ),
    ),
  );
  b.add(
    'object glass',
    { base: 'glass', color: '#1c2c3a', transmission: 0, rough: 0.04 },
    put(solid.cyl(0.0105, 0.002, [0.001, -0.045, 0.018], 'x')),
  );
  b.add(
    'scope collar',
    'metal',
    put(
      solid.put(
        solid.hoop(0.0135, { kind: 'rect', w: 0.008, h: 0.003, r: 0.001 }, [0, 0, 0], 'x', 30),
        [-0.045, -0.045, 0.018],
      ),
    ),
  );
  b.add('collar post', 'metal', put(solid.box([0.008, 0.01, 0.018], [-0.045, -0.06, 0.006], 0.002)));
  for (const [i, color] of ['#3a7a5a', '#b0642a', '#35507a'].entries()) {
    b.add(
      `shade frame ${i + 1}`,
      'metal',
      put(
        solid.hoop(
          0.0105,
          { kind: 'rect', w: 0.0026, h: 0.0022, r: 0.0006 },
          [0.028 + i * 0.006, -0.03 + i * 0.002, 0.017],
          'x',
          26,
        ),
      ),
    );
    b.add(
      `shade ${i + 1}`,
      { base: 'glass', color, transmission: 0, rough: 0.05 },
      put(solid.cyl(0.0098, 0.0012, [0.028 + i * 0.006, -0.03 + i * 0.002, 0.017], 'x')),
      { detail: 0.4 },
    );
  }
  b.add('shade pivot', 'metal', put(solid.rod([0.024, -0.042, 0.012], [0.046, -0.042, 0.012], 0.0022)));
}

/** A wooden cradle for the arc. */
function addCradle(b: Bench, y: number): void {
  b.add(
    'cradle base',
    'stand',
    solid.slab(outline.roundRect(0.2, 0.1, 0.012), 0.016, [0, 0.008, 0], 'y', { bevel: 0.004 }),
    { grain: [1, 0, 0] },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} cradle arm`,
      'stand',
      solid.box([0.016, y + 0.02, 0.03], [s * 0.07, (y + 0.034) / 2 + 0.006, 0], 0.003),
    );
    b.add(
      `${side} cradle fork`,
      'metal',
      solid.many([1, -1].map((k) => solid.box([0.014, 0.026, 0.004], [s * 0.07, y + 0.034, k * 0.0065], 0.001))),
    );
  }
}
