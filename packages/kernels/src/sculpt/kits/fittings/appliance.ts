import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, outline, solid } from '../joinery/index.ts';
import { fitting } from './hardware.ts';

type Slot = string | MaterialSpec;

/** What stands on y = 0, stood on a front that faces +Z and leans back by `tilt` degrees; `turn` spins it clockwise as seen. */
function front(of: Shape, at: Vec3, tilt = 0, turn = 0): Shape {
  return solid.put(solid.put(of, [0, 0, 0], [0, -turn, 0]), at, [90 - tilt, 0, 0]);
}

/** A knob with its collar and pointer on a front (`tilt`, degrees) or, with `tilt` 90, on top of something. */
function dial(
  b: Bench,
  name: string,
  at: Vec3,
  r: number,
  h: number,
  o: { slot?: Slot; mark?: Slot; collar?: Slot | null; turn?: number; tilt?: number; ribs?: number } = {},
): void {
  const put = (of: Shape): Shape => front(of, at, o.tilt, o.turn);
  const collar = o.collar === undefined ? (o.slot ?? 'knobs') : o.collar;
  if (collar) b.add(`${name} collar`, collar, put(solid.cyl(r * 1.2, h * 0.16, [0, h * 0.05, 0])), { detail: 0.5 });
  b.add(name, o.slot ?? 'knobs', put(solid.put(fitting.knob(r, h * 0.9, o.ribs ?? 20), [0, h * 0.1, 0])), {
    detail: 0.7,
  });
  b.add(`${name} mark`, o.mark ?? 'accent', put(fitting.knobMark(r, h)), { detail: 0.3 });
}

/** Four feet under a box of `w` x `d`, from y = 0 up to `h`, a part each. */
function feet(b: Bench, w: number, d: number, r: number, h: number, slot: Slot = 'rubber', z = 0): void {
  for (const [end, sz] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    for (const [side, sx] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${end} ${side} foot`,
        slot,
        solid.turned(
          [
            [0, 0],
            [r * 0.86, 0],
            [r, h * 0.3],
            [r, h],
            [0, h],
          ],
          [sx * (w / 2 - r * 1.3), 0, z + sz * (d / 2 - r * 1.3)],
          { bevel: r * 0.12, segments: 20 },
        ),
        { detail: 0.5 },
      );
}

/** A flex of radius `r` along the path, with its grommet at the start and a plug of two pins lying at the end. */
function cord(b: Bench, path: readonly Vec3[], r: number, slot: Slot = 'cord', metal: Slot = 'metal'): void {
  const [a, c] = [path[0], path[1]];
  const last = path[path.length - 1];
  const end: Vec3 = [last[0], r * 3.75, last[2]];
  const l = Math.hypot(c[0] - a[0], c[1] - a[1], c[2] - a[2]) || 1;
  const on = (t: number): Vec3 => [
    a[0] + ((c[0] - a[0]) * t) / l,
    a[1] + ((c[1] - a[1]) * t) / l,
    a[2] + ((c[2] - a[2]) * t) / l,
  ];
  b.add('cord grommet', slot, solid.rod(on(-r), on(r * 6), r * 2.4, r * 1.4), { detail: 0.4 });
  const before = path[path.length - 2];
  b.add('cord', slot, solid.tube([...path.slice(0, -1), end], r), { detail: 0.6 });
  const yaw = (Math.atan2(end[0] - before[0], end[2] - before[2]) * 180) / Math.PI;
  const put = (of: Shape): Shape => solid.put(of, end, [0, yaw, 0]);
  const k = r / 0.003;
  b.add(
    'plug',
    slot,
    put(
      solid.many([
        solid.rod([0, 0, -0.004 * k], [0, 0, 0.012 * k], 0.0045 * k, 0.008 * k),
        solid.cyl(0.011 * k, 0.02 * k, [0, 0, 0.02 * k], 'z', { bevel: 0.003 * k }),
      ]),
    ),
    { detail: 0.5 },
  );
  b.add(
    'plug pins',
    metal,
    put(
      solid.many(
        [1, -1].map((s) => solid.rod([s * 0.005 * k, 0, 0.029 * k], [s * 0.005 * k, 0, 0.044 * k], 0.0019 * k)),
      ),
    ),
    { detail: 0.3 },
  );
}

/** Raised letters on a front: capital height `h`, middle of the baseline at `at`, leaning back by `tilt` degrees. */
function label(b: Bench, name: string, value: string, at: Vec3, h: number, slot: Slot, tilt = 0): void {
  const of: Shape = { op: 'text', value, height: h, depth: h * 0.16, bevel: 0, font: 'sans' };
  b.add(name, slot, solid.put(of, at, [-tilt, 0, 0]), { detail: 0.4 });
}

/**
 * A moulded body: rounded rectangles stacked along y. Five numbers a section, from below: y, width, depth, corner radius, z of its middle.
 * `smooth` bends the walls between them.
 */
function hull(flat: readonly number[], smooth = false): Shape {
  const sections: { points: Vec3[] }[] = [];
  for (let i = 0; i + 4 < flat.length; i += 5) {
    const [y, w, d, r, z] = flat.slice(i, i + 5);
    sections.push({ points: outline.roundRect(w, d, r, 0, 0, 6).map(([x, v]): Vec3 => [x, y, z - v]) });
  }
  return { op: 'loft', sections, spline: smooth ? 'catmull' : 'linear', smooth: false, cap: 'flat' };
}

/** Fittings of appliances: things stood on fronts, knobs with marks, feet, flexes with plugs, raised names, moulded bodies. Metres, degrees. */
export const appliance = { front, dial, feet, cord, label, hull };
