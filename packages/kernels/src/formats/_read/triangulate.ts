/** Splits a polygon: `points` holds `count` corners xyz; `out` gets three corner numbers per triangle. Returns the number of triangles. */
export type Triangulator = (points: Float64Array, count: number, out: Int32Array) => number;

/** Containment tests that a whole file may cost, after which polygons of many corners become fans. */
const TESTS_MAX = 200_000_000;

/**
 * Makes a triangulator for one file. Quads are cut along the diagonal that keeps both halves facing the polygon's way, the shorter one
 * if both do, and come as (a, b, c), (a, c, d). More corners: ears are cut off in the plane of Newell's normal, at each place the one whose
 * smallest angle is best among the next few, so that concave polygons and those bridged to their holes come out right and
 * convex ones without needless slivers. Always gives `count` - 2 triangles. O(n²) at worst, and no more than a fixed amount for one file.
 * Source: Eberly, "Triangulation by ear clipping", 2002.
 */
export function createTriangulator(testsMax = TESTS_MAX): Triangulator {
  let tests = testsMax;
  let plane = new Float64Array(64);
  let next = new Int32Array(32);
  let previous = new Int32Array(32);
  return (points, count, out) => {
    if (count < 3) return 0;
    if (count === 3) {
      out[0] = 0;
      out[1] = 1;
      out[2] = 2;
      return 1;
    }
    if (count === 4) return splitQuad(points, out);
    if (next.length < count) {
      plane = new Float64Array(4 * count);
      next = new Int32Array(2 * count);
      previous = new Int32Array(2 * count);
    }
    flattenPolygon(points, count, plane);
    for (let i = 0; i < count; i++) {
      next[i] = i + 1 === count ? 0 : i + 1;
      previous[i] = i === 0 ? count - 1 : i - 1;
    }
    let made = 0;
    let at = 0;
    for (let left = count; left > 3; left--) {
      let best = -1;
      let bestQuality = 0;
      let found = 0;
      for (let i = 0, c = at; i < left && tests > 0 && found < 8; i++, c = next[c]) {
        tests--;
        const quality = earQuality(plane, previous[c], c, next[c]);
        if (quality <= bestQuality) continue;
        tests -= left;
        if (holdsPoint(plane, next, previous[c], c, next[c])) continue;
        best = c;
        bestQuality = quality;
        found++;
      }
      if (best < 0) best = at;
      out[3 * made] = previous[best];
      out[3 * made + 1] = best;
      out[3 * made++ + 2] = next[best];
      next[previous[best]] = next[best];
      previous[next[best]] = previous[best];
      at = next[best];
    }
    out[3 * made] = previous[at];
    out[3 * made + 1] = at;
    out[3 * made + 2] = next[at];
    return made + 1;
  };
}

/** Newell's normal picks the plane; the polygon runs counter-clockwise in it. */
function flattenPolygon(points: Float64Array, count: number, plane: Float64Array): void {
  let [nx, ny, nz] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const a = 3 * i;
    const b = i + 1 === count ? 0 : a + 3;
    nx += (points[a + 1] - points[b + 1]) * (points[a + 2] + points[b + 2] - 2 * points[2]);
    ny += (points[a + 2] - points[b + 2]) * (points[a] + points[b] - 2 * points[0]);
    nz += (points[a] - points[b]) * (points[a + 1] + points[b + 1] - 2 * points[1]);
  }
  const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
  const drop = ax >= ay && ax >= az ? 0 : ay >= az ? 1 : 2;
  const flip = (drop === 0 ? nx : drop === 1 ? ny : nz) < 0;
  const u = (drop + (flip ? 2 : 1)) % 3;
  const v = (drop + (flip ? 1 : 2)) % 3;
  for (let i = 0; i < count; i++) {
    plane[2 * i] = points[3 * i + u];
    plane[2 * i + 1] = points[3 * i + v];
  }
}

/** Twice the area over the squared longest side: 0 for flat or reflex corners. */
function earQuality(p: Float64Array, a: number, b: number, c: number): number {
  const ux = p[2 * b] - p[2 * a];
  const uy = p[2 * b + 1] - p[2 * a + 1];
  const vx = p[2 * c] - p[2 * b];
  const vy = p[2 * c + 1] - p[2 * b + 1];
  const area = ux * vy - uy * vx;
  if (!(area > 0)) return 0;
  return area / Math.max(ux * ux + uy * uy, vx * vx + vy * vy, (ux + vx) ** 2 + (uy + vy) ** 2);
}

/** Does another corner lie in the ear? Those at the same place as its own corners do not count: bridges pass there twice. */
function holdsPoint(p: Float64Array, next: Int32Array, a: number, b: number, c: number): boolean {
  const [ax, ay, bx, by, cx, cy] = [p[2 * a], p[2 * a + 1], p[2 * b], p[2 * b + 1], p[2 * c], p[2 * c + 1]];
  for (let i = next[c]; i !== a; i = next[i]) {
    const x = p[2 * i];
    const y = p[2 * i + 1];
    if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0) continue;
    if ((cx - bx) * (y - by) - (cy - by) * (x - bx) < 0) continue;
    if ((ax - cx) * (y - cy) - (ay - cy) * (x - cx) < 0) continue;
    if ((x === ax && y === ay) || (x === bx && y === by) || (x === cx && y === cy)) continue;
    return true;
  }
  return false;
}

function splitQuad(p: Float64Array, out: Int32Array): number {
  const straight = halvesAgree(p, 0);
  const turned = halvesAgree(p, 1);
  const first = (p[6] - p[0]) ** 2 + (p[7] - p[1]) ** 2 + (p[8] - p[2]) ** 2;
  const second = (p[9] - p[3]) ** 2 + (p[10] - p[4]) ** 2 + (p[11] - p[5]) ** 2;
  const turn = straight === turned ? second < 0.999 * first : turned;
  const r = turn ? 1 : 0;
  out[0] = r;
  out[1] = r + 1;
  out[2] = r + 2;
  out[3] = r;
  out[4] = r + 2;
  out[5] = (r + 3) % 4;
  return 2;
}

/** Do the triangles on both sides of the diagonal from corner `r` face the same way? */
function halvesAgree(p: Float64Array, r: number): boolean {
  const [a, b, c, d] = [3 * r, 3 * r + 3, 3 * r + 6, (3 * r + 9) % 12];
  const [ex, ey, ez] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [fx, fy, fz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [gx, gy, gz] = [p[d] - p[a], p[d + 1] - p[a + 1], p[d + 2] - p[a + 2]];
  const dot =
    (fy * ez - fz * ey) * (ey * gz - ez * gy) +
    (fz * ex - fx * ez) * (ez * gx - ex * gz) +
    (fx * ey - fy * ex) * (ex * gy - ey * gx);
  return dot > 0;
}
