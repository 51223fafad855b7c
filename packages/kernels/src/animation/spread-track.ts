/**
 * Widens the peaks of a track (or, with the least for `pick`, its lows) by `reach` frames to either side and rounds it, in place, so that what it moves
 * does not jerk; it never falls short of a peak. The last frame of a loop is its first.
 */
export function spreadTrack(
  track: Float64Array,
  loop: boolean,
  pick: (a: number, b: number) => number,
  reach: number,
): void {
  const n = track.length;
  const lap = n - 1;
  const at = (list: Float64Array, i: number) => list[loop ? ((i % lap) + lap) % lap : Math.min(lap, Math.max(0, i))];
  const wide = Float64Array.from(track, (v, i) => {
    let best = v;
    for (let k = -reach; k <= reach; k++) best = pick(best, at(track, i + k));
    return best;
  });
  for (let i = 0; i < n; i++) {
    let sum = 0;
    let weight = 0;
    for (let k = -reach; k <= reach; k++) {
      const w = reach + 1 - Math.abs(k);
      sum += at(wide, i + k) * w;
      weight += w;
    }
    track[i] = sum / weight;
  }
}
