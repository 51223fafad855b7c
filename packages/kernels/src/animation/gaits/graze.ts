import type { Anatomy } from './anatomy.ts';
import type { Act } from './record.ts';
import { keys, wave } from './shaping.ts';

const DEGREE = Math.PI / 180;
/** Degrees that a face points down at what it eats, and by how much it is turned against its neck at most, up and down. */
const GRAZING = 72;
const LIFTED = 62;
const BOWED = 20;
/** Degrees that a trunk bows at least and at most for the mouth to come down, and that a neck points down at most: a head beyond would be under the chest. */
const LEAN = [10, 28] as const;
const STEEPEST = 78;
/** Height of a mouth that eats, units. */
const NEAR = 0.05;
/** Units by which fore legs that spread let the trunk down, for each degree that it bows. */
const SINKS = 0.008;

/** How a body brings its mouth down, degrees: its trunk bows by `lean`, its neck by `reach`, and the face rises by `lift` against it. */
interface Bow {
  lean: number;
  reach: number;
  lift: number;
}

/** Grazes: the head goes down, the fore legs spread a little, the jaw chews, and up again. A loop. */
export function eat(body: Anatomy): Act {
  const down = keys([0, 0], [0.06, 0.05], [0.24, 1], [0.76, 1], [0.95, 0.02], [1, 0]);
  const { lean, reach, lift } = bowOf(body);
  return {
    seconds: 4,
    loop: true,
    pose(t, c) {
      const k = down(t);
      const chew = k > 0.9 ? Math.max(0, Math.sin(2 * Math.PI * 9 * t)) : 0;
      c.shift = [0, -SINKS * lean * k, 0.05 * k];
      c.turn = [-0.4 * lean * k, 0, 0];
      c.spine = [-0.6 * lean * k, wave(t, 2, 0.5) * k, 0];
      c.neck = [-reach * k + 2 * chew, wave(t, 8, 0.6) * k, 0];
      c.head = [lift * k - 3 * chew, 0, 0];
      c.jaw = 12 * chew;
      c.tail = [0, wave(t, 16, 0.1, 2), 0];
      c.ears = [wave(t, 5, 0.2, 3), 0, 0];
    },
  };
}

/** The least bow that brings the mouth to the ground, or the one that brings it nearest. */
function bowOf(body: Anatomy): Bow {
  const { nape } = body;
  const joints = body.neck.filter((j) => j !== body.head).length;
  const [from, to, end] = [nape[0], nape[joints], nape[joints + 1] ?? nape[joints]];
  const facing = joints + 1 < nape.length ? riseOf(to, end) : 0;
  // joints turn one after the other, the neck as a whole by the mean of them
  const share = joints ? (joints + 1) / (2 * joints) : 1;
  const steepest = (lean: number): number => (riseOf(from, to) + STEEPEST - lean) / share;
  let best: Bow = { lean: LEAN[0], reach: 0, lift: 0 };
  let least = Infinity;
  for (let lean = LEAN[0]; lean <= LEAN[1]; lean += 3)
    for (let reach = 0; reach <= steepest(lean); reach += 2) {
      const lift = Math.max(-BOWED, Math.min(LIFTED, lean + reach - facing - GRAZING));
      const high = mouthHeight(body, { lean, reach, lift }, joints);
      if (high < least) [best, least] = [{ lean, reach, lift }, high];
      if (least < NEAR) return best;
    }
  return best;
}

/** Height of the end of the head over the ground, units, as the trunk turns about its middle and the neck from joint to joint. */
function mouthHeight({ nape, middle, ground, unit }: Anatomy, { lean, reach, lift }: Bow, joints: number): number {
  let angle = -lean;
  let y = heightOf(nape[0][2] - middle[2], nape[0][1] - middle[1], angle);
  for (let i = 1; i < nape.length; i++) {
    angle += i <= joints ? -reach / joints : lift;
    y += heightOf(nape[i][2] - nape[i - 1][2], nape[i][1] - nape[i - 1][1], angle);
  }
  return (middle[1] + y - ground) / unit - SINKS * lean;
}

/** Height of what is so far forward and up once it is turned up by some degrees. */
function heightOf(forward: number, up: number, angle: number): number {
  return up * Math.cos(angle * DEGREE) + forward * Math.sin(angle * DEGREE);
}

/** Degrees that the way between two places rises, forward being 0. */
function riseOf([, y, z]: readonly number[], [, up, ahead]: readonly number[]): number {
  return Math.atan2(up - y, ahead - z) / DEGREE;
}
