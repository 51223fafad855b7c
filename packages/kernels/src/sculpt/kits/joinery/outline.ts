import type { Vec2, Vec3 } from '../../../math/index.ts';

const DEG = Math.PI / 180;

function arc(cx: number, cy: number, r: number, from: number, to: number, n: number): Vec2[] {
  const points: Vec2[] = [];
  for (let i = 0; i <= n; i++) {
    const a = (from + ((to - from) * i) / n) * DEG;
    points.push([cx + r * Math.cos(a), cy + r * Math.sin(a)]);
  }
  return points;
}

/** Rectangle with round corners, counter-clockwise, centred on (x, y). Radius is cut to half the short side. */
function roundRect(w: number, h: number, r: number, x = 0, y = 0, n = 4): Vec2[] {
  const k = Math.max(1e-4, Math.min(r, w / 2 - 1e-4, h / 2 - 1e-4));
  const a = w / 2 - k;
  const b = h / 2 - k;
  return [
    ...arc(x + a, y - b, k, -90, 0, n),
    ...arc(x + a, y + b, k, 0, 90, n),
    ...arc(x - a, y + b, k, 90, 180, n),
    ...arc(x - a, y - b, k, 180, 270, n),
  ];
}

/** Any polygon with its corners rounded by up to `r` (metres, or one radius per corner), counter-clockwise in and out. */
function rounded(points: readonly Vec2[], r: number | readonly number[], n = 4): Vec2[] {
  const out: Vec2[] = [];
  const m = points.length;
  for (let i = 0; i < m; i++) {
    const p = points[i];
    const a = points[(i + m - 1) % m];
    const b = points[(i + 1) % m];
    const la = Math.hypot(a[0] - p[0], a[1] - p[1]);
    const lb = Math.hypot(b[0] - p[0], b[1] - p[1]);
    const k = Math.min(typeof r === 'number' ? r : r[i], la * 0.45, lb * 0.45);
    if (k < 1e-4) {
      out.push([p[0], p[1]]);
      continue;
    }
    const s: Vec2 = [p[0] + ((a[0] - p[0]) / la) * k, p[1] + ((a[1] - p[1]) / la) * k];
    const e: Vec2 = [p[0] + ((b[0] - p[0]) / lb) * k, p[1] + ((b[1] - p[1]) / lb) * k];
    for (let j = 0; j <= n; j++) {
      const t = j / n;
      const u = 1 - t;
      out.push([u * u * s[0] + 2 * u * t * p[0] + t * t * e[0], u * u * s[1] + 2 * u * t * p[1] + t * t * e[1]]);
    }
  }
  return out;
}

/** Superellipse |x/a|^e + |y/b|^e = 1, counter-clockwise from +x; e 2 = ellipse, 4 = squircle. */
function superellipse(a: number, b: number, e: number, n = 32): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i < n; i++) {
    const t = (2 * Math.PI * i) / n;
    const c = Math.cos(t);
    const s = Math.sin(t);
    out.push([a * Math.sign(c) * Math.abs(c) ** (2 / e), b * Math.sign(s) * Math.abs(s) ** (2 / e)]);
  }
  return out;
}

/** Regular polygon or circle, counter-clockwise, first corner turned by `turn` degrees. */
function ngon(r: number, n: number, turn = 0, x = 0, y = 0): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i < n; i++) {
    const a = (360 * i) / n + turn;
    out.push([x + r * Math.cos(a * DEG), y + r * Math.sin(a * DEG)]);
  }
  return out;
}

/** Points from a flat list x0, y0, x1, y1 ...: a profile on one line. */
function pairs(flat: readonly number[]): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) out.push([flat[i], flat[i + 1]]);
  return out;
}

/** Points in space from a flat list x0, y0, z0, x1 ...: a path on one line. */
function triples(flat: readonly number[]): Vec3[] {
  const out: Vec3[] = [];
  for (let i = 0; i + 2 < flat.length; i += 3) out.push([flat[i], flat[i + 1], flat[i + 2]]);
  return out;
}

/** Flat outlines for extrusions, sections and booleans: plain counter-clockwise point lists in metres. */
export const outline = { arc, roundRect, rounded, superellipse, ngon, pairs, triples };
