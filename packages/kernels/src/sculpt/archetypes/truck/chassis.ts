import type { Rng } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, fitting, mudguard, pairs } from '../../kits/vehicle/index.ts';

/** Where things are along a truck, metres: front of the cab, its back, where the load begins and ends, axles, top of the frame. */
export interface Chassis {
  front: number;
  load: number;
  back: number;
  axles: readonly number[];
  y: number;
  r: number;
  /** Half the overall width. */
  w: number;
}

/** Frame rails, axles, wheels, guards, tanks, tail lights. */
export function addChassis(b: Bench, length: number, heavy: boolean, rng: Rng): Chassis {
  const r = 0.5;
  const front = length / 2;
  const back = -length / 2;
  const steer = front - 1.15;
  const axles = heavy ? [back + 1.95, back + 0.85] : [back + 1.55];
  const c: Chassis = { front, load: front - 2.1, back, axles: [steer, ...axles], y: 0.98, r, w: 1.22 };
  fitting.pair(b, 'frame rail', 'frame', solid.box([0.09, 0.24, length - 0.5], [0.42, 0.84, -0.1], 0.02));
  b.add(
    'frame cross members',
    'frame',
    solid.many(
      [0.15, 0.5, 0.85].map((t) => solid.box([0.86, 0.14, 0.1], [0, 0.84, back + (front - back) * t * 0.8], 0.02)),
    ),
    { hidden: true },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `front ${side}`, { r, w: 0.3, rim: 0.6, nuts: 10 }, [s * (c.w - 0.17), r, steer], s);
    axles.forEach((z, i) => {
      const name = axles.length > 1 ? `rear ${side} ${i + 1}` : `rear ${side}`;
      addDiscWheel(b, name, { r, w: 0.3, rim: 0.6, nuts: 10 }, [s * (c.w - 0.17), r, z], s);
      addDiscWheel(b, `${name} inner`, { r, w: 0.28, rim: 0.6, inner: true }, [s * (c.w - 0.5), r, z], -s);
    });
  }
  for (const [i, z] of c.axles.entries())
    b.add(`axle ${i + 1}`, 'frame', solid.rod([-c.w + 0.2, r, z], [c.w - 0.2, r, z], 0.075));
  if (axles.length) b.add('differential', 'frame', { op: 'ball', r: [0.22, 0.2, 0.24], at: [0, r, axles[0]] });
  b.add('drive shaft', 'frame', solid.rod([0, 0.66, steer - 0.8], [0, r + 0.06, axles[0] + 0.2], 0.05));
  fitting.pair(
    b,
    'fuel tank',
    heavy ? 'frame' : 'chrome',
    solid.rod([0.86, 0.62, steer - 1.0], [0.86, 0.62, steer - 1.0 - (0.7 + rng.range(0, 0.25))], 0.27, 0.27),
  );
  fitting.pair(
    b,
    'fuel tank straps',
    'trim',
    solid.many(
      [1.15, 1.5].map((d) => solid.hoop(0.275, { kind: 'rect', w: 0.05, h: 0.012 }, [0.86, 0.62, steer - d], 'z', 28)),
    ),
  );
  const z0 = axles[0];
  const span = axles.length > 1 ? z0 - axles[1] : 0;
  fitting.pair(
    b,
    'rear mudguard',
    'trim',
    solid.put(mudguard(0.6, 0.64, 5, 175, { deep: 0.02, thick: 0.02, taper: 0 }), [c.w - 0.34, 0.52, z0]),
  );
  if (span)
    fitting.pair(
      b,
      'rear mudguard behind',
      'trim',
      solid.put(mudguard(0.6, 0.64, 5, 175, { deep: 0.02, thick: 0.02, taper: 0 }), [c.w - 0.34, 0.52, axles[1]]),
    );
  fitting.pair(b, 'mud flap', 'trim', solid.box([0.56, 0.5, 0.02], [c.w - 0.32, 0.56, (axles[1] ?? z0) - 0.64], 0.004));
  b.add('rear bumper', 'frame', solid.box([2.3, 0.14, 0.12], [0, 0.6, back + 0.06], 0.02));
  fitting.pair(b, 'rear bumper arm', 'frame', solid.box([0.08, 0.3, 0.1], [0.42, 0.7, back + 0.1], 0.02));
  const lamp = solid.slab(outline.roundRect(0.36, 0.13, 0.03), 0.05, [0, 0, 0], 'z', { bevel: 0.01 });
  fitting.pair(b, 'tail lamp', 'tail lamps', solid.put(lamp, [0.92, 0.62, back - 0.01]));
  b.add(
    'rear number plate',
    b.tint('trim', { color: '#e9e7dc' }),
    solid.box([0.5, 0.12, 0.02], [0, 0.6, back - 0.01], 0.004),
  );
  fitting.pair(
    b,
    'side marker lamps',
    'beacon',
    solid.many(
      [0.2, 0.45, 0.7].map((t) => solid.box([0.03, 0.05, 0.12], [c.w - 0.04, 0.66, back + (c.load - back) * t], 0.008)),
    ),
  );
  fitting.pair(
    b,
    'side guard',
    'frame',
    solid.slab(
      pairs([steer - 1.95, 0.5, z0 + 0.85, 0.5, z0 + 0.85, 0.62, steer - 1.95, 0.62]),
      0.03,
      [c.w - 0.06, 0, 0],
      'x',
    ),
  );
  return c;
}
