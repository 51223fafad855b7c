import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A coil spring between two points. */
function spring(a: Vec3, c: Vec3, r: number): Shape {
  const turns = 10;
  const per = 8;
  const path: Vec3[] = [];
  const d: Vec3 = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const l = Math.hypot(d[0], d[1], d[2]);
  const u: Vec3 = [0, -d[2] / l, d[1] / l];
  for (let i = 0; i <= turns * per; i++) {
    const t = i / (turns * per);
    const w = (2 * Math.PI * i) / per;
    path.push([
      a[0] + d[0] * t + r * Math.cos(w),
      a[1] + d[1] * t + u[1] * r * Math.sin(w),
      a[2] + d[2] * t + u[2] * r * Math.sin(w),
    ]);
  }
  return solid.bar(path, { kind: 'polygon', points: outline.ngon(0.0018, 4) }, { up: [1, 0, 0] });
}

/** A sprung desk lamp: weighted base, two parallel-bar arms with springs, conical head with reflector and bulb. */
export function buildAnglepoise(b: Bench, rng: Rng): void {
  const taste = rng.fork('pose');
  const lower = (taste.range(64, 78) * Math.PI) / 180;
  const upper = (taste.range(28, 42) * Math.PI) / 180;
  const l1 = 0.3;
  const l2 = 0.29;
  const round = taste.next() < 0.65;
  const foot: Vec3 = [0, 0.075, -0.09];
  const elbow: Vec3 = [0, foot[1] + l1 * Math.sin(lower), foot[2] - l1 * Math.cos(lower)];
  const head: Vec3 = [0, elbow[1] + l2 * Math.sin(upper), elbow[2] + l2 * Math.cos(upper)];
  if (round)
    b.add(
      'base',
      'body',
      solid.turned(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.016],
          [0.088, 0.026],
          [0.03, 0.034],
          [0, 0.034],
        ],
        [0, 0, -0.09],
        { bevel: 0.004 },
      ),
      { detail: 1.3 },
    );
  else
    for (const [n, s, y] of [
      [1, 0.19, 0.0],
      [2, 0.155, 0.022],
      [3, 0.12, 0.04],
    ] as const)
      b.add(`base step ${n}`, 'body', solid.box([s, 0.024, s], [0, y + 0.012, -0.09], 0.005));
  b.add(
    'base felt',
    'cord',
    round ? solid.cyl(0.092, 0.004, [0, 0.0015, -0.09]) : solid.box([0.17, 0.004, 0.17], [0, 0.0015, -0.09]),
    { hidden: true },
  );
  b.add('swivel', 'detail', solid.cyl(0.014, 0.06, [0, 0.05, -0.09], 'y', { bevel: 0.003 }));
  const plate = (name: string, at: Vec3): void => {
    b.add(`${name} plates`, 'body', solid.both(solid.cyl(0.024, 0.003, [0.019, at[1], at[2]], 'x', { bevel: 0.001 })));
    b.add(`${name} knob`, 'detail', solid.cyl(0.011, 0.058, at, 'x', { bevel: 0.003 }));
  };
  plate('shoulder', foot);
  plate('elbow', elbow);
  plate('wrist', head);
  const bars = (name: string, p: Vec3, q: Vec3): void => {
    const l = Math.hypot(q[1] - p[1], q[2] - p[2]);
    const n: Vec3 = [0, -(q[2] - p[2]) / l, (q[1] - p[1]) / l];
    for (const [which, s] of [
      ['front', 0.012],
      ['back', -0.012],
    ] as const) {
      b.add(
        `${name} ${which} bar`,
        'body',
        solid.many(
          [1, -1].map((sx) =>
            solid.rod(
              [sx * 0.0125, p[1] + n[1] * s, p[2] + n[2] * s],
              [sx * 0.0125, q[1] + n[1] * s, q[2] + n[2] * s],
              0.0042,
            ),
          ),
        ),
      );
    }
  };
  bars('lower arm', foot, elbow);
  bars('upper arm', elbow, head);
  addSprings(b, foot, elbow, head);
  addHead(b, head, taste);
  b.add(
    'cord',
    'cord',
    solid.tube(
      [
        [0.04, 0.008, -0.17],
        [0.06, 0.005, -0.22],
        [0.16, 0.0045, -0.27],
        [0.27, 0.0045, -0.24],
        [0.34, 0.0045, -0.3],
      ],
      0.0035,
    ),
    { detail: 0.5 },
  );
}

function addSprings(b: Bench, foot: Vec3, elbow: Vec3, head: Vec3): void {
  const mix = (p: Vec3, q: Vec3, t: number, dx: number): Vec3 => [
    dx,
    p[1] + (q[1] - p[1]) * t,
    p[2] + (q[2] - p[2]) * t,
  ];
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} lower spring`,
      'detail',
      spring(mix(foot, elbow, 0.1, sx * 0.026), mix(foot, elbow, 0.62, sx * 0.026), 0.006),
      { detail: 0.5 },
    );
    b.add(
      `${side} upper spring`,
      'detail',
      spring(mix(elbow, head, 0.08, sx * 0.026), mix(elbow, head, 0.55, sx * 0.026), 0.005),
      { detail: 0.5 },
    );
    const a = mix(foot, elbow, 0.62, sx * 0.026);
    b.add(`${side} spring wire`, 'detail', solid.rod(a, mix(foot, elbow, 0.97, sx * 0.02), 0.0014));
  }
  b.add(
    'arm cord',
    'cord',
    solid.tube(
      [
        mix(foot, elbow, 0.02, 0),
        mix(foot, elbow, 0.5, 0.002),
        elbow,
        mix(elbow, head, 0.5, -0.002),
        mix(elbow, head, 0.98, 0),
      ],
      0.003,
    ),
    { detail: 0.5 },
  );
}

function addHead(b: Bench, at: Vec3, taste: Rng): void {
  const tilt: Vec3 = [-(90 - taste.range(38, 54)) - 90 + 90, 0, 0];
  const turn: Vec3 = [tilt[0] - 8, 0, 0];
  const put = (of: Shape): Shape => solid.put(of, [0, at[1] - 0.004, at[2] + 0.012], turn);
  const outer: Vec2[] = [
    [0.022, 0],
    [0.026, -0.005],
    [0.027, -0.055],
    [0.034, -0.066],
    [0.05, -0.09],
    [0.076, -0.14],
    [0.083, -0.165],
    [0.085, -0.172],
  ];
  const inner: Vec2[] = outer
    .slice(3)
    .map(([r, y]): Vec2 => [r - 0.003, y])
    .reverse();
  const shell: Vec2[] = [[0, 0], ...outer, ...inner, [0, -0.066]];
  b.add('head', 'shade', put(solid.turned([...shell].reverse(), [0, 0, 0], { bevel: 0.0012 })), { detail: 1.4 });
  b.add('head rim', 'detail', put(solid.hoop(0.0845, { kind: 'circle', r: 0.0022 }, [0, -0.172, 0], 'y', 56)));
  b.add('bulb', 'bulb', put({ op: 'ball', r: [0.03, 0.034, 0.03], at: [0, -0.118, 0] }));
  b.add(
    'head vents',
    'cord',
    put({ op: 'arrayed', n: 10, around: 'y', of: solid.box([0.002, 0.03, 0.004], [0.0268, -0.03, 0], 0.0005) }),
    { detail: 0.4 },
  );
  b.add('head switch', 'detail', put(solid.cyl(0.007, 0.014, [0, 0.005, 0], 'y', { bevel: 0.002 })));
}
