import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { fitting, shock } from '../../kits/vehicle/index.ts';
import { type BikePlan, spot } from './plan.ts';

/** Main tubes with lugs, stays, dropouts, fork. */
export function addFrame(b: Bench, p: BikePlan, rng: Rng): void {
  const [crank, seat, low, head] = [spot(p.crank), spot(p.seat), spot(p.low), spot(p.head)];
  const t = p.tube;
  const bar = (name: string, path: readonly Vec3[], r: number): void =>
    b.add(name, 'frame', path.length > 2 ? solid.tube(path, r, { cap: 'flat' }) : solid.rod(path[0], path[1], r));
  bar('seat tube', [crank, [0, seat[1] + 0.03, seat[2] - 0.01]], t * 0.95);
  bar(
    'down tube',
    p.step ? [crank, [0, (crank[1] + low[1]) / 2 - 0.05, (crank[2] + low[2]) / 2 + 0.05], low] : [crank, low],
    t * 1.15,
  );
  const [joint, meet] = p.step
    ? [
        spot([p.crank[0] + (p.seat[0] - p.crank[0]) * 0.42, p.crank[1] + (p.seat[1] - p.crank[1]) * 0.42]),
        spot([(p.low[0] + p.head[0]) / 2, (p.low[1] + p.head[1]) / 2]),
      ]
    : [seat, [0, head[1] - 0.03, head[2] + 0.01] as Vec3];
  bar(
    'top tube',
    p.step ? [joint, [0, (joint[1] + meet[1]) / 2 - 0.06, (joint[2] + meet[2]) / 2 + 0.03], meet] : [joint, meet],
    t,
  );
  bar(
    'head tube',
    [
      [0, low[1] - 0.02, low[2] + 0.007],
      [0, head[1] + 0.015, head[2] - 0.005],
    ],
    t * 1.2,
  );
  const axle: Vec3 = [0.06, p.r, p.rear];
  fitting.pair(
    b,
    'seat stay',
    'frame',
    solid.tube(
      [[0.014, seat[1] - 0.02, seat[2] - 0.01], [0.045, (seat[1] + p.r) / 2 + 0.04, (seat[2] + p.rear) / 2], axle],
      t * 0.48,
    ),
  );
  fitting.pair(
    b,
    'chain stay',
    'frame',
    solid.tube([[0.02, crank[1], crank[2] - 0.02], [0.05, crank[1] + 0.01, crank[2] - 0.14], axle], t * 0.6),
  );
  fitting.pair(b, 'dropout', 'chrome', solid.cyl(0.02, 0.008, axle, 'x'));
  const lug = (at: Vec3, r: number) => ({ op: 'ball' as const, r, at });
  b.add(
    'lugs',
    rng.next() < 0.5 ? 'chrome' : 'frame',
    solid.many([lug(crank, t * 1.5), lug(seat, t * 1.35), lug(joint, t * 1.3)]),
  );
  b.add('bottom bracket', 'frame', solid.cyl(t * 1.3, 0.075, crank, 'x'));
  for (const [name, at] of [
    ['upper', head],
    ['lower', low],
  ] as const)
    b.add(
      `${name} headset`,
      'chrome',
      solid.put(
        solid.cyl(t * 1.45, 0.016, [0, 0, 0], 'y'),
        [0, at[1] + (name === 'upper' ? 0.02 : -0.024), at[2] + (name === 'upper' ? -0.006 : 0.009)],
        [-18, 0, 0],
      ),
    );
  const hub: Vec3 = [0.055, p.r, p.front];
  const crown: Vec3 = [0.05, low[1] - 0.04, low[2] + 0.015];
  b.add(
    'fork crown',
    p.suspension ? 'trim' : 'frame',
    solid.box([0.13, 0.035, 0.045], [0, crown[1] + 0.005, crown[2]], 0.012, [-18, 0, 0]),
  );
  if (p.suspension) {
    const mid: Vec3 = [0.052, p.r + (crown[1] - p.r) * 0.55, p.front + (crown[2] - p.front) * 0.55];
    fitting.pair(b, 'fork stanchion', 'chrome', solid.rod(mid, crown, 0.015));
    fitting.pair(b, 'fork leg', 'trim', solid.rod(hub, mid, 0.022, 0.022, 'round'));
    b.add(
      'fork brace',
      'trim',
      solid.tube(
        [mid, [0.03, mid[1] + 0.05, mid[2] + 0.03], [-0.03, mid[1] + 0.05, mid[2] + 0.03], [-mid[0], mid[1], mid[2]]],
        0.014,
      ),
    );
    const s = shock([0, crank[1] + 0.14, crank[2] - 0.02], [0, seat[1] - 0.06, seat[2] + 0.16], 0.026);
    b.add('rear shock', 'chrome', s.rod, { hidden: true });
    b.add('rear shock spring', 'chrome', s.spring);
  } else
    fitting.pair(
      b,
      'fork blade',
      'frame',
      solid.tube([crown, [0.055, p.r + 0.12, p.front - 0.045], hub], t * 0.7, { taper: [1.1, 0.9, 0.7] }),
    );
  fitting.pair(b, 'front axle nut', 'chrome', solid.cyl(0.012, 0.02, [0.068, p.r, p.front], 'x', { segments: 6 }));
  fitting.pair(b, 'rear axle nut', 'chrome', solid.cyl(0.012, 0.02, [0.072, p.r, p.rear], 'x', { segments: 6 }));
  b.add(
    'head badge',
    'chrome',
    solid.put(
      { op: 'ball', r: [0.014, 0.022, 0.005] },
      [0, (low[1] + head[1]) / 2, (low[2] + head[2]) / 2 + t * 1.22],
      [-18, 0, 0],
    ),
  );
}
