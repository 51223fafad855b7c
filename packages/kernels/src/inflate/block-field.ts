import { axesOf, type Blocks } from './find-blocks.ts';

/** About the distance into blocks, along lines of sight; cells of the guess from its middle. */
export interface BlockField {
  /** Chooses a line, x to the right and y up: how thick the thickest block is there, below 0 where there is none. */
  column(x: number, y: number): number;
  /** On that line, z towards the viewer: positive inside, `far` at most on both sides. */
  at(z: number): number;
}

/** Blocks as they are seen from so high, radians. */
export function blockField({ turn, blocks }: Blocks, elevation: number, far: number): BlockField {
  const m = axesOf(elevation, turn);
  // Planes in the camera's axes.
  const seen = blocks.map((planes) => {
    const out = Float64Array.from(planes);
    for (let i = 0; i < planes.length; i += 4)
      for (let c = 0; c < 3; c++) out[i + c] = planes[i] * m[c] + planes[i + 1] * m[3 + c] + planes[i + 2] * m[6 + c];
    return out;
  });
  const from = new Float64Array(blocks.length);
  const to = new Float64Array(blocks.length);
  const [at, by] = [seen.map((p) => new Float64Array(p.length / 4)), seen.map((p) => new Float64Array(p.length / 4))];
  const slots = new Int32Array(blocks.length);
  let count = 0;
  return {
    column(x, y) {
      count = 0;
      let thick = -1;
      for (let b = 0; b < seen.length; b++) {
        const planes = seen[b];
        let [low, high, first, last] = [-1e9, 1e9, -1e9, 1e9];
        for (let i = 0, s = 0; i < planes.length; i += 4, s++) {
          const d = planes[i] * x + planes[i + 1] * y + planes[i + 3];
          const g = planes[i + 2];
          at[b][s] = d;
          by[b][s] = g;
          if (Math.abs(g) < 1e-9) {
            if (d < -far) high = -1e9;
            if (d < 0) last = -1e9;
          } else if (g > 0) {
            low = Math.max(low, (-far - d) / g);
            first = Math.max(first, -d / g);
          } else {
            high = Math.min(high, (-far - d) / g);
            last = Math.min(last, -d / g);
          }
        }
        if (low > high) continue;
        thick = Math.max(thick, last - first);
        slots[count] = b;
        from[count] = low;
        to[count++] = high;
      }
      return thick;
    },
    at(z) {
      let most = -far;
      for (let n = 0; n < count; n++) {
        if (z < from[n] || z > to[n]) continue;
        const [a, g] = [at[slots[n]], by[slots[n]]];
        let d = far;
        for (let s = 0; s < a.length; s++) d = Math.min(d, a[s] + g[s] * z);
        if (d > most) most = d;
      }
      return most;
    },
  };
}
