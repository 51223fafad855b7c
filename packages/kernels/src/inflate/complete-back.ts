import type { FloatImage } from '../image/index.ts';
import { fillBack } from './fill-back.ts';
import { readGrain } from './grain.ts';
import { layGrain } from './lay-grain.ts';
import { rimOf, smoothBack } from './smooth-back.ts';

/**
 * What the back of a subject may look like, seen through it from the front: made of pieces of the front where it has several colours, else smooth with the front's fine grain
 * laid over it. `lab`: colours of the front in OKLab (three channels), `distance`: signed, to the outline, pixels.
 */
export function completeBack(lab: FloatImage, distance: FloatImage): FloatImage {
  const back = smoothBack(lab, distance);
  const filled = fillBack(lab, back, distance);
  if (filled) return filled.back;
  const inside = Float32Array.from(distance.data, (d) => (d > 0 ? 1 : 0));
  layGrain(readGrain(lab, distance, rimOf(lab)), back, inside, 1);
  return back;
}
