import type { Anatomy } from './anatomy.ts';
import type { Controls } from './controls.ts';

const DEGREE = Math.PI / 180;
/** Degrees that a face points down at what it eats, and by how much it is turned against its neck at most, up and down. */
const GRAZING = 72;
const LIFTED = 62;
const BOWED = 20;
/** Degrees that a neck points down at most: a head beyond would be under the chest. */
const STEEPEST = 78;
/** Height of a mouth that eats, units. */
const NEAR = 0.05;
/** Share of a trunk's bow that is the spine's own. */
const BENT = 0.6;

/** Units that legs give way at most, however high the mouth is still: deeper, knees fold from one frame to the next. */
const DEEPEST = 0.34;

/** How a kind of body bows: its trunk by so many degrees at least and at most, its legs giving way by so many units for each of them. */
interface Manner {
  least: number;
  most: number;
  sinks: number;
  /** Rather than stand on end bodies crouch: their trunks bow by no more than `most`, and no more than they rise at rest but for this, degrees. */
  level?: number;
}

/** How a body brings its mouth down, degrees: its trunk bows by `lean`, its neck by `reach`, and the face rises by `lift` against it. */
interface Bow {
  lean: number;
  reach: number;
  lift: number;
  /** Units. */
  sink: number;
}

/** The least bow that brings the mouth to the ground, or the one that brings it nearest. Cost: at most some thousand places of a mouth. */
export function bowOf(body: Anatomy, { least, most: limit, sinks, level }: Manner): Bow {
  const { nape, trunk } = body;
  const most = level === undefined ? limit : Math.max(least, Math.min(limit, riseOf(trunk[0], trunk[1]) + level));
  const joints = body.neck.filter((j) => j !== body.head).length;
  const [from, to, end] = [nape[0], nape[joints], nape[joints + 1] ?? nape[joints]];
  const facing = joints + 1 < nape.length ? riseOf(to, end) : 0;
  // joints turn one after the other, the neck as a whole by the mean of them
  const share = joints ? (joints + 1) / (2 * joints) : 1;
  let best: Bow = { lean: least, reach: 0, lift: 0, sink: sinks * least };
  let lowest = Infinity;
  for (let lean = least; lean <= most; lean += 3) {
    const steepest = (riseOf(from, to) + STEEPEST - lean) / share;
    for (let reach = 0; reach <= steepest; reach += 2) {
      const lift = Math.max(-BOWED, Math.min(LIFTED, lean + reach - facing - GRAZING));
      const bow = { lean, reach, lift, sink: sinks * lean };
      const high = mouthHeight(body, bow, joints);
      if (high < lowest) [best, lowest] = [bow, high];
      if (lowest < NEAR) return best;
    }
  }
  if (level === undefined) return best;
  return { ...best, sink: Math.max(best.sink, Math.min(DEEPEST, best.sink + lowest - NEAR)) };
}

/** Bows: trunk and legs as far as `trunk` says, neck and face as far as `neck` does, 0 to 1 each. */
export function bowDown(c: Controls, { lean, reach, lift, sink }: Bow, trunk: number, neck = trunk): void {
  c.shift = [0, -sink * trunk, 0.05 * trunk];
  c.turn = [-(1 - BENT) * lean * trunk, 0, 0];
  c.spine = [-BENT * lean * trunk, 0, 0];
  c.neck = [-reach * neck, 0, 0];
  c.head = [lift * neck, 0, 0];
}

/** Height of the end of the head over the ground, units, as the trunk turns about its middle and the neck from joint to joint. */
function mouthHeight(
  { nape, middle, ground, unit }: Anatomy,
  { lean, reach, lift, sink }: Bow,
  joints: number,
): number {
  let angle = -lean;
  let y = heightOf(nape[0][2] - middle[2], nape[0][1] - middle[1], angle);
  for (let i = 1; i < nape.length; i++) {
    angle += i <= joints ? -reach / joints : lift;
    y += heightOf(nape[i][2] - nape[i - 1][2], nape[i][1] - nape[i - 1][1], angle);
  }
  return (middle[1] + y - ground) / unit - sink;
}

/** Height of what is so far forward and up once it is turned up by some degrees. */
function heightOf(forward: number, up: number, angle: number): number {
  return up * Math.cos(angle * DEGREE) + forward * Math.sin(angle * DEGREE);
}

/** Degrees that the way between two places rises, forward being 0. */
function riseOf([, y, z]: readonly number[], [, up, ahead]: readonly number[]): number {
  return Math.atan2(up - y, ahead - z) / DEGREE;
}
