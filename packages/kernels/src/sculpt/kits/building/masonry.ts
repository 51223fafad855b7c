import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';

/** A merlon is this tall, and this wide where nothing else is said. */
const MERLON = 0.95;

/** Gaps between merlons along a parapet from a to b (xz) whose top is at y: tools to cut with, deeper than `t`. */
function crenels(a: Vec2, c: Vec2, y: number, t: number, size = 0.9): Shape[] {
  const l = Math.hypot(c[0] - a[0], c[1] - a[1]);
  const n = Math.max(2, Math.round(l / (size * 1.9)));
  const yaw = (-Math.atan2(c[1] - a[1], c[0] - a[0]) * 180) / Math.PI;
  const gap = (l / n) * 0.46;
  return Array.from({ length: n }, (_, i) => {
    const k = (i + 0.5) / n;
    const at: Vec3 = [a[0] + (c[0] - a[0]) * k, y - MERLON + 1, a[1] + (c[1] - a[1]) * k];
    return solid.box([gap, 2, t + 0.7], at, 0, [0, yaw, 0]);
  });
}

/** A straight parapet `l` long that stands on y and is cut into merlons: one slab, with points along its foot as along its head. */
function parapet(l: number, y: number, tall: number, at: Vec3, t: number, size = 0.9): Shape {
  const n = Math.max(2, Math.round(l / (size * 1.9)));
  const [foot, head]: [Vec2[], Vec2[]] = [[], []];
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [i, i + 0.27, i + 0.73].map((k) => (l * k) / n - l / 2);
    foot.push([a, y]);
    head.push([a, y + tall], [b, y + tall], [b, y + tall - MERLON], [c, y + tall - MERLON], [c, y + tall]);
  }
  foot.push([l / 2, y]);
  head.push([l / 2, y + tall]);
  return solid.slab([...foot, ...head.toReversed()], t, at, 'z', { bevel: 0 });
}

/** Gaps between merlons around a tower of outer radius r whose parapet ends at y. */
function crenelRing(r: number, y: number, n: number): Shape {
  const w = ((2 * Math.PI * r) / n) * 0.42;
  return {
    op: 'arrayed',
    n,
    around: 'y',
    of: solid.box([2.2, 2, w], [r, y - MERLON + 1, 0], 0),
  };
}

/** A conical roof with a bell-cast foot and a thick lip. */
function coneRoof(r: number, y: number, h: number): Shape {
  const profile: Vec2[] = [
    [0, y - 0.1],
    [r * 1.1, y - 0.22],
    [r * 1.14, y - 0.1],
    [r * 0.97, y + h * 0.1],
    [r * 0.8, y + h * 0.24],
    [r * 0.42, y + h * 0.6],
    [0.07, y + h],
    [0, y + h],
  ];
  return solid.turned(profile, [0, 0, 0], { bevel: 0 });
}

/** An arched hole through a wall: outline (x, y), round or pointed. */
function archOutline(w: number, h: number, pointed: boolean): Vec2[] {
  const r = w / 2;
  if (!pointed) return [[-r, 0], [r, 0], ...outline.arc(0, h - r, r, 0, 180, 14)];
  const top = h - w * 0.8;
  return [[-r, 0], [r, 0], ...outline.arc(-r, top, w, 0, 60, 5), ...outline.arc(r, top, w, 120, 180, 5).slice(1)].map(
    ([x, y]): Vec2 => [x, top + (y - top) * 0.92],
  );
}

/** An arrow slit, to cut with: it stands at the origin looking along +z. */
function slit(h: number): Shape {
  return solid.box([0.26, h, 1.2], [0, 0, 0], 0);
}

/** A surround of stone along the sides and the head of an arch, one piece, standing proud of the wall. */
function archRing(w: number, h: number, wide: number, depth: number, pointed: boolean): Shape {
  const inner = archOutline(w, h, pointed).slice(2);
  const grown = archOutline(w + 2 * wide, h + wide, pointed).slice(2);
  const ring: Vec2[] = [
    [w / 2, 0],
    [w / 2 + wide, 0],
    ...grown,
    [-w / 2 - wide, 0],
    [-w / 2, 0],
    ...inner.toReversed(),
  ];
  return solid.slab(ring, depth, [0, 0, 0], 'z', { bevel: 0.03 });
}

/** The space behind an arched opening, for a mask: what lies in it is glass or dark. */
function archSpace(w: number, h: number, depth: number, at: Vec3, rot: Vec3): FieldShape {
  return { op: 'prism', outline: archOutline(w, h, true), depth, at, rot };
}

/** Mason's work: crenels, cone roofs, arches and slits. Metres. */
export const masonry = { crenels, parapet, crenelRing, coneRoof, archOutline, slit, archRing, archSpace };
