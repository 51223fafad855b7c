import { around, THIN } from './split-by-width.ts';

/**
 * Wears what is thin down to lines one pixel wide, in place, from all four sides in turn; what is thick stays whole, what hangs together goes on doing so, and
 * ends stay ends. Nothing may touch the border. Source: Yokoi, Toriwaki & Fukumura, "An analysis of topological properties of digitized binary pictures", 1975.
 */
export function thinLines(mask: Uint8Array, width: number): void {
  const steps = around(width);
  let active: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i] === THIN) active.push(i);
  for (let before = -1; active.length !== before; ) {
    before = active.length;
    for (const side of [0, 4, 2, 6]) {
      const edge = active.filter((i) => mask[i + steps[side]] === 0);
      for (const i of edge) if (isLoose(mask, i, steps)) mask[i] = 0;
      active = active.filter((i) => mask[i] === THIN);
    }
  }
}

/** Whether what is around a pixel hangs together without it, and it is no end. */
function isLoose(mask: Uint8Array, i: number, steps: readonly number[]): boolean {
  let [on, parts] = [0, 0];
  for (let k = 0; k < 8; k++) {
    if (mask[i + steps[k]]) on++;
    else if (k % 2 === 0 && (mask[i + steps[k + 1]] || mask[i + steps[(k + 2) % 8]])) parts++;
  }
  return on > 1 && parts === 1;
}
