import { createFloatImage, type FloatImage, fillHole } from '../../image/index.ts';

import type { Apply, EditRun, Layers } from '../types.ts';
import { findRemoval, grow, type Removal } from './removal-mask.ts';

/** Pixels around what goes that go with it, as a share of the picture's longer side: its rim has traces of it. */
const RIM = 0.006;
/** And of whole things, whose finest ends are easily missed. */
const RIM_WHOLE = 0.014;
/** From this share of its outline on the subject's own outline a part stands out of the subject. */
const STANDS_OUT = 0.35;

/** Takes something out of a picture; what it hid is made up from what is around. */
export const remove: Apply<'remove'> = (layers, { words }, run) => takeAway(findRemoval(layers, words), run);

/** Fills where something was. See-through pictures become see-through where what stood out is gone. */
export function takeAway({ layers, mask, whole }: Removal, run: EditRun): Layers {
  const { image, opacity, subject } = layers;
  const { width, height } = image;
  const hole = grow(mask, Math.max(2, Math.round((whole ? RIM_WHOLE : RIM) * Math.max(width, height))));
  const clear = opacity.data.some((a) => a < 0.05);
  const out = whole ? 1 : rimShare(mask, subject);
  const gone = minus(subject, mask);
  if (clear && out > STANDS_OUT) return { image, opacity: minus(opacity, mask), subject: gone };
  run.check();
  // A part within the subject is covered with the subject, and what stood before the ground with the ground.
  const within = out < 0.12;
  const banned =
    whole || out > 0.85
      ? subject
      : within
        ? minus({ ...subject, data: subject.data.map(() => 1) }, subject)
        : undefined;
  const allowed = banned && roomLeft(banned, hole) ? banned : undefined;
  const filled = fillHole(image, hole, { seed: run.seed, banned: allowed });
  return { image: filled, opacity, subject: within ? subject : gone };
}

/** Whether enough of a picture may be copied from. */
function roomLeft(banned: FloatImage, hole: FloatImage): boolean {
  let left = 0;
  for (let i = 0; i < hole.data.length; i++) if (banned.data[i] < 0.5 && !hole.data[i]) left++;
  return left > 0.02 * hole.data.length;
}

function minus(a: FloatImage, b: FloatImage): FloatImage {
  const out = createFloatImage(a.width, a.height, 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = a.data[i] * (1 - b.data[i]);
  return out;
}

/** Share of a part's outline that has no subject behind it. */
function rimShare(mask: FloatImage, subject: FloatImage): number {
  const { width, height, data } = mask;
  const reach = Math.max(2, Math.round(RIM * Math.max(width, height)));
  let edge = 0;
  let rim = 0;
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      if (data[i] < 0.5) continue;
      for (const step of [reach, -reach, reach * width, -reach * width]) {
        if (data[i + step] >= 0.5) continue;
        edge++;
        if (subject.data[i + step] < 0.5) rim++;
      }
    }
  return edge ? rim / edge : 1;
}
