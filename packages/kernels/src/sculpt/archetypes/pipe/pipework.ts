import { V3, type Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { flange, gauge, handwheel } from './pipe-parts.ts';

/** Radius of the pipes, of their bends, and of a flange. */
const R = 0.05;
const BEND = 0.1;
const FLANGE = 0.082;

/** Ways that a piece of pipework runs. */
export const LAYOUTS = ['elbow', 'arch', 'tee', 'step'] as const;

/** A pipe along corners: straight lengths, and a bend at each corner. */
function runAlong(b: Bench, names: readonly string[], corners: readonly Vec3[]): void {
  const toward = (a: Vec3, c: Vec3, l: number): Vec3 => V3.lerp(a, c, l / V3.length(V3.sub(c, a)));
  for (let i = 0; i + 1 < corners.length; i++) {
    const [a, c] = [corners[i], corners[i + 1]];
    const from = i ? toward(a, c, BEND) : a;
    const to = i + 2 < corners.length ? toward(c, a, BEND) : c;
    b.add(names[i], 'body', solid.tube([from, to], R, { spline: 'linear', cap: 'flat' }), { detail: 0.9 });
    if (!i) continue;
    const before = toward(a, corners[i - 1], BEND);
    const middle = V3.sub(V3.add(before, from), a);
    const bend = Array.from({ length: 9 }, (_, k): Vec3 => {
      const t = (Math.PI * k) / 16;
      const [u, v] = [V3.sub(before, middle), V3.sub(from, middle)];
      return V3.add(middle, V3.add(V3.scale(u, Math.cos(t)), V3.scale(v, Math.sin(t))));
    });
    b.add(`elbow ${i}`, 'body', solid.tube(bend, R * 1.08, { cap: 'flat' }), { detail: 1.2 });
  }
}

/** A valve's body on a level run, its neck and its wheel on top, or in front where `forward`. */
function addGate(b: Bench, at: Vec3, forward: boolean): void {
  const rot: Vec3 = forward ? [90, 0, 0] : [0, 0, 0];
  b.add('valve body', 'body', { op: 'ball', r: [0.085, 0.07, 0.07], at });
  b.add(
    'valve neck',
    'body',
    solid.put(
      solid.turned(
        pairs([0, 0.045, 0.036, 0.045, 0.03, 0.095, 0.046, 0.097, 0.046, 0.111, 0.018, 0.115, 0.014, 0.135, 0, 0.135]),
        [0, 0, 0],
        { bevel: 0.002 },
      ),
      at,
      rot,
    ),
  );
  const out = (l: number): Vec3 => (forward ? [at[0], at[1], at[2] + l] : [at[0], at[1] + l, at[2]]);
  b.add('spindle', 'fitting', solid.rod(out(0.12), out(0.185), 0.008));
  handwheel(b, 'wheel', out(0.175), 0.068, rot);
}

function footPlate(b: Bench, name: string, x: number): void {
  b.add(name, 'fitting', solid.cyl(0.085, 0.018, [x, 0.009, 0], 'y', { bevel: 0.004 }));
}

/** Pipework standing on its foot: risers, bends, bolted flanges, a valve with its wheel, mostly a gauge. */
export function addPipework(b: Bench, layout: (typeof LAYOUTS)[number], withGauge: boolean): void {
  if (layout === 'elbow') {
    runAlong(
      b,
      ['riser', 'run'],
      [
        [-0.1, 0, 0],
        [-0.1, 0.44, 0],
        [0.42, 0.44, 0],
      ],
    );
    flange(b, 'lower', [-0.1, 0.2, 0], 'y', FLANGE);
    flange(b, 'middle', [0.05, 0.44, 0], 'x', FLANGE);
    flange(b, 'end', [0.41, 0.44, 0], 'x', FLANGE);
    footPlate(b, 'foot plate', -0.1);
    addGate(b, [0.21, 0.44, 0], false);
    if (withGauge) gauge(b, [0.32, 0.575, 0], 0.042);
  } else if (layout === 'arch') {
    runAlong(
      b,
      ['left riser', 'run', 'right riser'],
      [
        [0.25, 0, 0],
        [0.25, 0.4, 0],
        [-0.25, 0.4, 0],
        [-0.25, 0, 0],
      ],
    );
    flange(b, 'left', [0.25, 0.19, 0], 'y', FLANGE);
    flange(b, 'right', [-0.25, 0.19, 0], 'y', FLANGE);
    footPlate(b, 'left foot plate', 0.25);
    footPlate(b, 'right foot plate', -0.25);
    addGate(b, [0, 0.4, 0], false);
    if (withGauge) gauge(b, [0.118, 0.535, 0], 0.04);
  } else if (layout === 'tee') {
    runAlong(
      b,
      ['riser'],
      [
        [0, 0, 0],
        [0, 0.36, 0],
      ],
    );
    runAlong(
      b,
      ['run'],
      [
        [-0.28, 0.36, 0],
        [0.28, 0.36, 0],
      ],
    );
    flange(b, 'lower', [0, 0.2, 0], 'y', FLANGE);
    flange(b, 'left', [0.26, 0.36, 0], 'x', FLANGE);
    flange(b, 'right', [-0.26, 0.36, 0], 'x', FLANGE);
    footPlate(b, 'foot plate', 0);
    addGate(b, [0, 0.36, 0], false);
    if (withGauge) gauge(b, [0.145, 0.495, 0], 0.042);
  } else {
    runAlong(
      b,
      ['riser', 'run', 'upper riser'],
      [
        [0.22, 0, 0],
        [0.22, 0.26, 0],
        [-0.22, 0.26, 0],
        [-0.22, 0.6, 0],
      ],
    );
    flange(b, 'upper', [-0.22, 0.58, 0], 'y', FLANGE);
    flange(b, 'middle', [-0.22, 0.4, 0], 'y', FLANGE);
    footPlate(b, 'foot plate', 0.22);
    b.add('pillar', 'fitting', solid.rod([-0.22, 0, 0], [-0.22, 0.22, 0], 0.024), { detail: 0.5 });
    footPlate(b, 'pillar foot', -0.22);
    addGate(b, [0, 0.26, 0], true);
    if (withGauge) gauge(b, [0.075, 0.4, 0], 0.042);
  }
}
