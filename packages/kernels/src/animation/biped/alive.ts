import { createRng } from '../../math/index.ts';
import type { Alive } from './clip.ts';
import { CHANNELS } from './pose.ts';

/** Cycles a second at which a body at rest breathes and shifts its weight. */
const BREATH = 0.3;
const SWAY = 0.16;

/** What drifts, and how much (degrees, leg lengths), when nobody thinks of it. */
const DRIFT: readonly (readonly [string, number])[] = [
  ['head.look', 2.2],
  ['head.nod', 1.3],
  ['head.tilt', 1.1],
  ['spine.twist', 0.8],
  ['armL.fwd', 1.3],
  ['armR.fwd', 1.3],
  ['armL.out', 0.7],
  ['armR.out', 0.7],
  ['armL.elbow', 1.8],
  ['armR.elbow', 1.8],
  ['armL.wrist', 2.4],
  ['armR.wrist', 2.4],
  ['armL.curl', 0.04],
  ['armR.curl', 0.04],
];

/** Breathing, shifting weight and drift over a clip, closed over its length: adds them to a pose's channels at a share (0 to 1) of the clip. */
export function createAlive(
  { breath = 1, sway = 1 }: Alive,
  seconds: number,
  seed: number,
): (share: number, values: Float64Array) => void {
  const rng = createRng(seed);
  const at = new Map(CHANNELS.map((name, i) => [name, i]));
  const waves: { channel: number; amount: number; cycles: number; phase: number }[] = [];
  const add = (channel: string, amount: number, cycles: number, phase: number) => {
    if (amount !== 0) waves.push({ channel: at.get(channel) as number, amount, cycles, phase });
  };
  const breaths = Math.max(1, Math.round(seconds * BREATH * (breath > 1.5 ? 1.9 : 1)));
  const start = rng.next();
  add('spine.bend', -1.3 * breath, breaths, start);
  add('head.nod', 0.8 * breath, breaths, start - 0.08);
  for (const arm of ['armL', 'armR']) {
    add(`${arm}.shrug`, 1.6 * breath, breaths, start - 0.04);
    add(`${arm}.out`, 0.7 * breath, breaths, start - 0.1);
  }
  add('hips.y', 0.0016 * breath, breaths, start - 0.02);
  const shifts = Math.max(1, Math.round(seconds * SWAY));
  const side = rng.next();
  add('hips.x', 0.016 * sway, shifts, side);
  add('hips.roll', -0.9 * sway, shifts, side - 0.02);
  add('spine.lean', 1.1 * sway, shifts, side - 0.05);
  add('hips.yaw', 0.9 * sway, shifts, side - 0.12);
  for (const [channel, amount] of DRIFT) {
    for (const cycles of [1, 2, 3]) add(channel, (sway * amount * rng.range(0.5, 1)) / cycles, cycles, rng.next());
  }
  return (share, values) => {
    for (const { channel, amount, cycles, phase } of waves) {
      values[channel] += amount * Math.sin(2 * Math.PI * (cycles * share + phase));
    }
  };
}
