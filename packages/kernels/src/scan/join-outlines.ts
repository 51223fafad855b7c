import { OPPOSITE, type View } from './register.ts';
import { sampleDistance } from './sample-distance.ts';

/** Outlines of opposite sides that are this far apart, metres, do not show the same; twice that, surely. Nearer ones are averaged later. */
const APART = 0.03;

/**
 * What one of two opposite sides shows and the other lacks belongs to both outlines, in place: a fin that was cut off with the ground, a sheet that is seen from one side alone.
 * Outlines that only differ a little, as perspective makes them, stay.
 */
export function joinOutlines(views: readonly View[]): void {
  const all = views.map((view) => [view, view.distance.data.slice()] as const);
  for (const [view, own] of all) {
    const other = all.find(([{ name }]) => name === OPPOSITE[view.name]);
    if (!other) continue;
    const { width } = view.distance;
    const from = { ...other[0].distance, data: other[1] };
    const [m, n] = [view.distancePixels, other[0].distancePixels];
    for (let i = 0; i < own.length; i++) {
      const across = ((i % width) - m.atU) / m.perU;
      const down = (Math.floor(i / width) - m.atV) / m.perV;
      const there = sampleDistance(from, n.atU - n.perU * across, n.atV + n.perV * down, 1 / n.perU);
      const apart = Math.min(1, Math.max(0, -own[i] / APART - 1));
      if (there > own[i]) view.distance.data[i] += apart * apart * (3 - 2 * apart) * (there - own[i]);
    }
  }
}
