import { createCurve } from '../curves.ts';
import { CHANNELS } from './pose.ts';

/** Walking and running: phases of a cycle of two steps, the left foot striking at phase 0, the right at 0.5. Lengths in leg lengths, degrees. */
export interface Gait {
  /** Cycles in the clip, and how far one takes the body (two steps). */
  cycles: number;
  stride: number;
  /** Share of the cycle that a foot stands: above 0.5 is a walk, below a run. */
  duty: number;
  /** How high a foot is lifted, and how the sole is turned at heel strike (toes up) and at toe-off (heel up). */
  lift: number;
  strike: number;
  push: number;
  /** Heel up while the foot swings; the push by default. */
  kick?: number;
  /** Pelvis: up and down, and the phase at which it is lowest; to the standing foot; drop of the free side; turn with the step. */
  bounce: number;
  lowAt?: number;
  sway?: number;
  drop?: number;
  turn?: number;
  /** Shoulders against the pelvis. */
  twist?: number;
  /** Upper arms to the front and back, and how much elbows bend as they come forward. */
  swing?: number;
  elbow?: number;
  /** Nod with each step. */
  nod?: number;
  /** Feet are set this far ahead of the middle. */
  ahead?: number;
  /** Height gained by a cycle (stairs). */
  rise?: number;
}

const TAU = 2 * Math.PI;

/** Adds a gait's part to a pose's channels at a phase (any number; whole numbers are the same). */
export function createGait(gait: Gait): (phase: number, values: Float64Array) => void {
  const at = new Map(CHANNELS.map((name, i) => [name, i]));
  const index = (name: string) => at.get(name) as number;
  const foot = createFoot(gait);
  const feet = ['legL', 'legR'].map((leg) => ['y', 'z', 'pitch'].map((n) => index(`${leg}.${n}`)));
  const arms = ['armL', 'armR'].map((arm) => ['fwd', 'elbow', 'wrist', 'out'].map((n) => index(`${arm}.${n}`)));
  const [x, y, yaw, roll] = ['x', 'y', 'yaw', 'roll'].map((n) => index(`hips.${n}`));
  const [twist, lean, bend] = ['twist', 'lean', 'bend'].map((n) => index(`spine.${n}`));
  const nod = index('head.nod');
  const { sway = 0, drop = 0, turn = 0, twist: shoulders = turn, swing = 0, elbow = 0, lowAt = 0.06 } = gait;
  const out = new Float64Array(3);
  return (phase, values) => {
    const wave = (late: number) => Math.cos(TAU * (phase - late));
    for (let i = 0; i < 2; i++) {
      foot(phase + i * 0.5, out);
      for (let k = 0; k < 3; k++) values[feet[i][k]] += out[k];
      const sign = i === 0 ? -1 : 1;
      const [fwd, bent, wrist, away] = arms[i];
      // forearm and hand come after the upper arm
      values[fwd] += sign * swing * (wave(0.03) + 0.08 * Math.cos(2 * TAU * (phase - 0.05)));
      values[bent] += elbow * (0.5 + 0.5 * sign * wave(0.09));
      values[wrist] -= sign * swing * 0.18 * wave(0.3);
      values[away] += 0.06 * swing * Math.cos(2 * TAU * (phase - 0.1));
    }
    const low = Math.cos(2 * TAU * (phase - lowAt));
    // down is quicker than up: a body falls onto the foot and is carried over it
    values[y] -= gait.bounce * (low + 0.14 * Math.cos(4 * TAU * (phase - lowAt) - 0.9));
    values[x] += sway * wave(0.27);
    values[roll] -= drop * wave(0.17);
    values[lean] += drop * 0.9 * wave(0.21);
    values[yaw] -= turn * wave(0.02);
    values[twist] += (turn + shoulders) * wave(0.05);
    values[bend] += gait.bounce * 26 * Math.cos(2 * TAU * (phase - lowAt - 0.06));
    values[nod] += (gait.nod ?? 0) * Math.cos(2 * TAU * (phase - lowAt - 0.1));
  };
}

/** A foot's height, place and pitch over its cycle, which starts when the heel strikes. */
function createFoot(gait: Gait): (phase: number, out: Float64Array) => void {
  const { duty, stride, strike, push, kick = push, lift, ahead = 0, rise = 0 } = gait;
  const swings = 1 - duty;
  const pitch = createCurve(
    [
      { time: 0, value: -strike, ease: 'linear' as const },
      { time: Math.min(0.14, duty * 0.25), value: 0 },
      { time: duty * 0.52, value: 0 },
      { time: duty * 0.8, value: push * 0.42 },
      { time: duty, value: push },
      { time: duty + swings * 0.28, value: Math.max(push, kick) },
      { time: duty + swings * 0.72, value: Math.max(0, kick) * 0.12 - strike * 0.5 },
      { time: duty + swings * 0.92, value: -strike * 1.08 },
    ],
    1,
  );
  const start = (stride * duty) / 2 + ahead;
  return (phase, out) => {
    const p = phase - Math.floor(phase);
    out[2] = pitch(p);
    if (p <= duty) {
      out[1] = start - stride * p;
      out[0] = rise * (duty - p);
      return;
    }
    const t = (p - duty) / swings;
    const t2 = t * t;
    const t3 = t2 * t;
    // leaves and meets the ground at the ground's own speed
    const pace = -stride * swings;
    const end = start - stride * duty;
    out[1] = (2 * t3 - 3 * t2 + 1) * end + (t3 - 2 * t2 + t) * pace + (3 * t2 - 2 * t3) * start + (t3 - t2) * pace;
    const climb = -rise * swings;
    out[0] = (t3 - 2 * t2 + t) * climb + (3 * t2 - 2 * t3) * rise * duty + (t3 - t2) * climb;
    const arc = Math.sin(Math.PI * t ** 0.82);
    out[0] += lift * arc * arc * (1.15 - 0.3 * t) + (rise > 0 ? rise * 0.3 * arc * arc : 0);
  };
}
