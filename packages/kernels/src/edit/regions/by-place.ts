import { soft } from './by-color.ts';
import { type Found, maskFrom, type RegionView } from './view.ts';

/** Words of place, as shares of a box: from, to, across and down. */
export interface PlaceWords {
  across?: readonly [number, number];
  down?: readonly [number, number];
}

/** What lies at a place: of the subject's box, or of the picture. */
export function findPlace(view: RegionView, place: PlaceWords, ofPicture: boolean): Found {
  const { width, height, box, subject } = view;
  const frame = ofPicture ? { left: 0, top: 0, width, height } : box;
  const ramp = 0.012;
  const inside = (v: number, range: readonly [number, number] | undefined): number =>
    range
      ? (range[0] <= 0 ? 1 : 1 - soft(v, range[0] - ramp, range[0] + ramp)) *
        (range[1] >= 1 ? 1 : soft(v, range[1] - ramp, range[1] + ramp))
      : 1;
  const mask = maskFrom(view, (i, x, y) => {
    if (!ofPicture && !subject[i]) return 0;
    const u = (x + 0.5 - frame.left) / frame.width;
    const v = (y + 0.5 - frame.top) / frame.height;
    return inside(u, place.across) * inside(v, place.down);
  });
  return { mask, confidence: 0.85, why: 'where the words say' };
}
