import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { brakeDisc, fitting, pairs } from '../../kits/vehicle/index.ts';

/** Discs on the sides of a wheel and the calipers that hold them. */
export function addBrake(b: Bench, name: string, at: Vec3, r: number, x: number, two: boolean): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    if (!two && s < 0) continue;
    b.add(`${name} ${side} brake disc`, 'wheels', brakeDisc(r, [s * x, at[1], at[2]]));
    b.add(
      `${name} ${side} brake caliper`,
      'frame',
      solid.box([0.04, 0.05, 0.1], [s * (x + 0.004), at[1] + r * 0.5, at[2] - r * 0.78], 0.012, [40, 0, 0]),
    );
  }
}

/** Handlebar with grips, levers, master cylinder, switches and mirrors. `path` runs from the middle to the left end. */
export function addBars(b: Bench, path: readonly Vec3[], mirrors: boolean): void {
  const whole = [
    ...path
      .slice(1)
      .map(([x, y, z]): Vec3 => [-x, y, z])
      .reverse(),
    ...path,
  ];
  b.add('handlebar', 'chrome', solid.tube(whole, 0.012), { hidden: !mirrors });
  const end = path[path.length - 1];
  const d = path[path.length - 2];
  const l = Math.hypot(end[0] - d[0], end[1] - d[1], end[2] - d[2]);
  const along = (k: number, up = 0, fwd = 0): Vec3 => [
    end[0] + ((d[0] - end[0]) / l) * k,
    end[1] + ((d[1] - end[1]) / l) * k + up,
    end[2] + ((d[2] - end[2]) / l) * k + fwd,
  ];
  fitting.pair(b, 'grip', 'trim', solid.rod(along(-0.012), along(0.105), 0.0185, 0.0185, 'round'));
  fitting.pair(b, 'bar end', 'chrome', solid.rod(along(-0.022), along(-0.006), 0.017));
  fitting.pair(b, 'switch gear', 'trim', solid.rod(along(0.11), along(0.15), 0.024));
  fitting.pair(
    b,
    'lever',
    'chrome',
    solid.tube([along(0.16, 0, 0.02), along(0.12, 0, 0.055), along(0.0, -0.004, 0.07)], 0.006),
  );
  b.add(
    'brake fluid reservoir',
    'trim',
    solid.box([0.05, 0.035, 0.04], [-along(0.16)[0], along(0.16)[1] + 0.025, along(0.16)[2] + 0.02], 0.01),
  );
  if (!mirrors) return;
  fitting.pair(
    b,
    'mirror stem',
    'chrome',
    solid.tube([along(0.13, 0.01), along(0.1, 0.06, 0.012), along(0.05, 0.098, 0.004)], 0.006),
  );
  const head = along(0.03, 0.112, 0);
  fitting.pair(b, 'mirror', 'chrome', solid.put({ op: 'ball', r: [0.062, 0.04, 0.02] }, head, [8, -14, 0]));
  const face = solid.put({ op: 'ball', r: [0.055, 0.034, 0.008] }, [head[0], head[1], head[2] - 0.016], [8, -14, 0]);
  fitting.pair(b, 'mirror glass', b.tint('chrome', { color: '#cfd8de', rough: 0.03 }), face);
}

/** A round headlamp looking forward at `at`: bucket, rim, lens. */
export function addHeadlamp(b: Bench, at: Vec3, r: number): void {
  const bucket = pairs([0, -r * 1.2, r * 0.55, -r * 1.05, r * 0.95, -r * 0.3, r, 0, 0, 0]);
  b.add('headlamp bucket', 'chrome', solid.turned(bucket, at, { axis: 'z', bevel: r * 0.1 }));
  b.add(
    'headlamp rim',
    'chrome',
    solid.hoop(r * 0.99, { kind: 'circle', r: r * 0.1 }, [at[0], at[1], at[2] + 0.002], 'z', 32),
  );
  const lens = pairs([0, 0, r * 0.96, 0, r * 0.8, r * 0.14, r * 0.4, r * 0.24, 0, r * 0.26]);
  b.add('headlamp', 'lights', solid.turned(lens, [at[0], at[1], at[2] - 0.001], { axis: 'z', bevel: 0.002 }));
}

/** Four flashers, tail lamp and number plate. */
export function addSignals(b: Bench, front: Vec3, rear: Vec3): void {
  const amber = b.tint('lights', { color: '#e8901c', emissive: '#c86a08', emissiveStrength: 0.4 });
  for (const [end, [x, y, z], f] of [
    ['front', front, 1],
    ['rear', rear, -1],
  ] as const) {
    fitting.pair(b, `${end} indicator stem`, 'trim', solid.rod([x * 0.3, y, z], [x, y, z], 0.007));
    fitting.pair(b, `${end} indicator`, amber, { op: 'ball', r: [0.026, 0.024, 0.034], at: [x, y, z + f * 0.004] });
  }
  b.add(
    'plate bracket',
    'trim',
    solid.rod([0, rear[1] + 0.06, rear[2] + 0.04], [0, rear[1] - 0.1, rear[2] - 0.04], 0.014),
  );
  b.add('tail lamp', 'tail lamps', solid.box([0.1, 0.05, 0.04], [0, rear[1] + 0.02, rear[2] - 0.02], 0.014));
  b.add(
    'number plate',
    { base: 'plastic', color: '#e9e7dc', rough: 0.4 },
    solid.box([0.19, 0.12, 0.006], [0, rear[1] - 0.1, rear[2] - 0.045], 0.002, [12, 0, 0]),
  );
}
