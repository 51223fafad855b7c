import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';

/** Merlons along a straight parapet from a to b (xz), standing on y, `t` thick. */
function merlons(a: Vec2, c: Vec2, y: number, t: number, size = 0.9): Shape {
  const l = Math.hypot(c[0] - a[0], c[1] - a[1]);
  const n = Math.max(1, Math.round(l / (size * 1.9)));
  const yaw = (-Math.atan2(c[1] - a[1], c[0] - a[0]) * 180) / Math.PI;
  const places = [];
  for (let i = 0; i < n; i++) {
    const k = (i + 0.5) / n;
    places.push({ at: [a[0] + (c[0] - a[0]) * k, y, a[1] + (c[1] - a[1]) * k] as Vec3, rot: [0, yaw, 0] as Vec3 });
  }
  const one = solid.many([
    solid.box([size, size * 0.95, t], [0, size * 0.47, 0], 0.03),
    solid.box([size + 0.08, 0.12, t + 0.1], [0, size * 0.98, 0], 0.03),
  ]);
  return solid.at(one, places);
}

/** Merlons around a tower of radius r. */
function merlonRing(r: number, y: number, t: number, n: number): Shape {
  const w = ((2 * Math.PI * r) / n) * 0.56;
  const block = (h0: number, h1: number, out: number): Shape => {
    const half = (w / 2 + out) / r;
    const points: Vec2[] = [];
    const m = 4;
    for (let i = 0; i <= m; i++) points.push(polar(r + out, -half + (2 * half * i) / m));
    for (let i = m; i >= 0; i--) points.push(polar(r - t - out, -half + (2 * half * i) / m));
    return solid.slab(points, h1 - h0, [0, y + (h0 + h1) / 2, 0], 'y', { bevel: 0.03 });
  };
  return { op: 'arrayed', n, around: 'y', of: solid.many([block(-0.05, 0.85, 0), block(0.84, 0.95, 0.05)]) };
}

const polar = (r: number, a: number): Vec2 => [r * Math.cos(a), r * Math.sin(a)];

/** Stone brackets in a ring under an overhanging parapet. */
function corbelRing(r: number, y: number, out: number, n: number): Shape {
  const bracket: Vec2[] = [
    [r - 0.1, y - out * 1.5],
    [r + 0.05, y - out * 1.5],
    [r + out * 0.45, y - out * 0.85],
    [r + out * 0.5, y - out * 0.7],
    [r + out, y - 0.1],
    [r + out, y],
    [r - 0.1, y],
  ];
  return { op: 'arrayed', n, around: 'y', of: solid.slab(bracket, 0.32, [0, 0, 0], 'z', { bevel: 0.03 }) };
}

/** A conical roof in courses, each lapping over the one below. */
function coneRoof(r: number, y: number, h: number): Shape {
  const rows = Math.max(8, Math.round(Math.hypot(r, h) / 0.42));
  const profile: Vec2[] = [
    [0, y - 0.12],
    [r - 0.1, y - 0.12],
    [r + 0.02, y - 0.04],
  ];
  for (let i = 0; i < rows; i++) {
    const k = i / rows;
    const flare = 0.14 * r * Math.max(0, 1 - k * 4) ** 2;
    const at = (u: number): number => r * (1 - u) + flare;
    profile.push([at(k) + 0.035, y + h * k], [at(k + 0.8 / rows) + 0.01, y + h * (k + 0.98 / rows)]);
  }
  profile.push([0.06, y + h], [0, y + h]);
  return solid.turned(profile, [0, 0, 0], { bevel: 0 });
}

/** An arched hole through a wall: outline (x, y), round or pointed. */
function archOutline(w: number, h: number, pointed: boolean): Vec2[] {
  const r = w / 2;
  if (!pointed) return [[-r, 0], [r, 0], ...outline.arc(0, h - r, r, 0, 180, 14)];
  const top = h - w * 0.8;
  return [[-r, 0], [r, 0], ...outline.arc(-r, top, w, 0, 60, 8), ...outline.arc(r, top, w, 120, 180, 8).slice(1)].map(
    ([x, y]): Vec2 => [x, top + (y - top) * 0.92],
  );
}

/** An arrow slit with a cross bar, to cut with: it stands at the origin looking along +z. */
function slit(h: number): Shape {
  const bar = solid.box([0.61, 0.157, 1.31], [0, h * 0.123, 0], 0);
  return { op: 'fuse', of: [solid.box([0.16, h, 1.37], [0, 0, 0.011], 0), bar] };
}

const mix = (a: Vec2, c: Vec2, k: number): Vec2 => [a[0] + (c[0] - a[0]) * k, a[1] + (c[1] - a[1]) * k];

/** Wedge stones around an arch, standing proud of the wall. */
function voussoirs(w: number, h: number, depth: number, pointed: boolean): Shape {
  const inner = archOutline(w, h, pointed).slice(2);
  const stones: Shape[] = [];
  for (let i = 0; i + 2 < inner.length; i += 2) {
    const a = inner[i];
    const c = inner[i + 2];
    const out = (p: Vec2): Vec2 => {
      const d = Math.hypot(p[0], p[1] - (h - w * 0.6));
      return [p[0] + (p[0] / d) * 0.42, p[1] + ((p[1] - (h - w * 0.6)) / d) * 0.42];
    };
    const [a2, c2] = [mix(a, c, 0.03), mix(c, a, 0.03)];
    stones.push(solid.slab([a2, out(a2), out(c2), c2], depth, [0, 0, 0], 'z', { bevel: 0.03 }));
  }
  return solid.many(stones);
}

/** Mason's work: parapets, corbels, cone roofs, arches and slits. Metres. */
export const masonry = { merlons, merlonRing, corbelRing, coneRoof, archOutline, slit, voussoirs };
