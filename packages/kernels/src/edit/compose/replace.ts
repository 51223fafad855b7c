import { opaqueBox } from '../../image/index.ts';
import type { Apply } from '../types.ts';
import { paint } from './add.ts';
import { putThing, trimmed } from './put-thing.ts';
import { findRemoval } from './removal-mask.ts';
import { takeAway } from './remove.ts';
import { readLight } from './scene-light.ts';
import type { Stand } from './where.ts';

/** Puts a thing in the place of another: that one is taken away first, and the new one stands where it stood, about as large. */
export const replace: Apply<'replace'> = async (from, { words, by }, run) => {
  const removal = findRemoval(from, words);
  const { width, height } = removal.layers.image;
  const old = removal.whole ? removal.layers.subject : removal.mask;
  const box = opaqueBox({ width, height, alpha: old.data });
  const light = readLight(removal.layers);
  const thing = trimmed(
    await paint(by, Math.max(box.right - box.left, box.bottom - box.top), !removal.whole, light.name, run),
  );
  const emptied = takeAway(removal, run);
  run.check();
  const aspect = thing.image.width / thing.image.height;
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  // As high as what was there, but no wider than looks right.
  const tall = Math.min(h, (1.25 * w) / aspect, (0.96 * width) / aspect);
  const stand: Stand = {
    ...{ x: (box.left + box.right) / 2, foot: box.bottom, width: tall * aspect, height: tall },
    ...{ behind: false, on: removal.whole ? ('ground' as const) : ('body' as const) },
  };
  const subject = emptied.subject ?? old;
  const put = putThing({ ...emptied, subject }, thing, stand, light.across, run);
  if (!removal.whole) return put;
  // The new thing is the subject now.
  const { subject: _, ...rest } = put;
  return rest;
};
