import { type Camera, createProjection, placeParts, probeDepth, type Raster, type RenderPart } from '@claywork/kernels';
import { settle } from './draw-views.ts';

/** Views that were taken from less above than this, degrees, are as good as level. */
export const LEVEL = 2;
/** Pixels along each side of a map. */
const SIDE = 512;
/** How far, in its pixels, a place may lie behind what a view shows and still be what it shows. */
const BEHIND = 1.5;
/** Share of a level view that the thing takes at most, as of the view itself. */
const FILLED = 0.88;
const WHOLE = 65535;
/** Neighbours in a map whose rows are further apart than this lie on different parts. */
const JUMP = (8 * WHOLE) / SIDE;
const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/**
 * Where each pixel of the view on the same side, but level, lies in a view that was taken from above: three numbers each, 0..65535: how far across the view, how far down, and
 * whether anything is there. Square, rows from the top. What the view does not show lies where the nearest that it shows does.
 */
export type LevelMap = Uint16Array;

/** A parallel camera; the axis that is upright in its picture is the thing's own. */
type Upright = Camera & Required<Pick<Camera, 'up' | 'height'>>;

/** How a view's camera would see each place if it stood level. */
export function mapLevel(parts: readonly RenderPart[], camera: Upright): LevelMap {
  const level = levelOf(camera, parts);
  const [to, from] = [level, camera].map((c) => createProjection(c, SIDE, SIDE));
  const depth = probeDepth(parts, level, SIDE, SIDE);
  const shown = probeDepth(parts, camera, SIDE, SIDE);
  const out = new Uint16Array(3 * SIDE * SIDE);
  const known: number[] = [];
  for (let at = 0; at < depth.length; at++) {
    if (depth[at] === Number.POSITIVE_INFINITY) continue;
    const across = ((at % SIDE) + 0.5 - SIDE / 2) / to.focal;
    const above = (SIDE / 2 - 0.5 - Math.floor(at / SIDE)) / to.focal;
    const place = [0, 1, 2].map(
      (a) => to.eye[a] + across * to.right[a] + above * to.up[a] + depth[at] * to.forward[a] - from.eye[a],
    );
    const along = (way: readonly number[]): number => place[0] * way[0] + place[1] * way[1] + place[2] * way[2];
    const [u, v] = [SIDE / 2 + from.focal * along(from.right), SIDE / 2 - from.focal * along(from.up)];
    out[3 * at] = share(u);
    out[3 * at + 1] = share(v);
    out[3 * at + 2] = 1;
    if (along(from.forward) > farthest(shown, u, v) + BEHIND / from.focal) continue;
    out[3 * at + 2] = WHOLE;
    known.push(at);
  }
  spread(out, known);
  return out;
}

function share(pixels: number): number {
  return Math.round((WHOLE * Math.min(SIDE, Math.max(0, pixels))) / SIDE);
}

/** The same camera, level; its picture is higher by as much as the thing may grow in it. */
function levelOf(camera: Upright, parts: readonly RenderPart[]): Camera {
  const { eye, target, up } = camera;
  const away = [0, 1, 2].map((a) => eye[a] - target[a]);
  const rise = away.reduce((sum, w, a) => sum + w * up[a], 0);
  const flat = away.map((w, a) => w - rise * up[a]);
  const grown = Math.hypot(...away) / Math.hypot(...flat);
  const height = camera.height * grown;
  const at = (a: number): number => target[a] + grown * flat[a];
  return { ...settle({ eye: [at(0), at(1), at(2)], target, up }, placeParts(parts), (FILLED / 2) * height), height };
}

/** The most distant of what is seen next to a place; nothing where nothing is. */
function farthest(depth: Float32Array, u: number, v: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let y = Math.floor(v) - 1; y <= Math.floor(v) + 1; y++)
    for (let x = Math.floor(u) - 1; x <= Math.floor(u) + 1; x++) {
      if (x < 0 || y < 0 || x >= SIDE || y >= SIDE) continue;
      const d = depth[y * SIDE + x];
      if (d < Number.POSITIVE_INFINITY && d > most) most = d;
    }
  return most;
}

/** Places that are not known take over from the nearest that are, ring by ring. In place. */
function spread(map: LevelMap, known: readonly number[]): void {
  const queue = [...known];
  for (let n = 0; n < queue.length; n++) {
    const at = queue[n];
    for (const next of [at - 1, at + 1, at - SIDE, at + SIDE]) {
      if (map[3 * next + 2] !== 1) continue;
      map[3 * next] = map[3 * at];
      map[3 * next + 1] = map[3 * at + 1];
      map[3 * next + 2] = WHOLE;
      queue.push(next);
    }
  }
}

/** A view, RGBA, as it would be level, of the same size: sharp where its map is smooth, the nearest place where that jumps. */
export function levelView({ width, height, data }: Raster, map: LevelMap): Raster {
  const out = new Uint8Array(4 * width * height);
  const sums = new Float64Array(4);
  const read = (u: number, v: number): void => {
    const [x, y] = [u - 0.5, v - 0.5];
    for (const [i, j] of CORNERS) {
      const [px, py] = [Math.floor(x) + i, Math.floor(y) + j];
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const at = 4 * (py * width + px);
      const a = (1 - Math.abs(x - px)) * (1 - Math.abs(y - py)) * data[at + 3];
      for (let c = 0; c < 3; c++) sums[c] += a * data[at + c];
      sums[3] += a;
    }
  };
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o += 4) {
      const [mx, my] = [((x + 0.5) * SIDE) / width - 0.5, ((y + 0.5) * SIDE) / height - 0.5];
      let [there, u, v, low, high, most, best] = [0, 0, 0, WHOLE, 0, 0, 0];
      for (const [i, j] of CORNERS) {
        const [px, py] = [Math.floor(mx) + i, Math.floor(my) + j];
        if (px < 0 || py < 0 || px >= SIDE || py >= SIDE) continue;
        const at = 3 * (py * SIDE + px);
        const w = map[at + 2] ? (1 - Math.abs(mx - px)) * (1 - Math.abs(my - py)) : 0;
        if (w === 0) continue;
        there += w;
        u += w * map[at];
        v += w * map[at + 1];
        low = Math.min(low, map[at + 1]);
        high = Math.max(high, map[at + 1]);
        if (w > most) [most, best] = [w, at];
      }
      if (there === 0) continue;
      sums.fill(0);
      const smooth = high - low < JUMP;
      const [pu, pv] = smooth ? [u / there, v / there] : [map[best], map[best + 1]];
      read((pu / WHOLE) * width, (pv / WHOLE) * height);
      for (let c = 0; c < 3; c++) out[o + c] = sums[3] > 0 ? Math.round(sums[c] / sums[3]) : 255;
      // Rims of the view lie at rims of the level one: half of one is not half of that again.
      out[o + 3] = Math.round(there * Math.min(255, 2 * sums[3]));
    }
  return { width, height, channels: 4, data: out };
}
