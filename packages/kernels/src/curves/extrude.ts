import { GeometryError, sampleSpline, type Vec2, type Vec3 } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { createBuilder } from './builder.ts';
import type { MeshContext } from './context.ts';
import { insetDirections, outlineArea, roundCorners } from './outline.ts';
import { triangulateLoops } from './polygons.ts';
import type { MeshNode } from './shape.ts';
import { joinRings } from './skin.ts';

type Extrude = Extract<MeshNode, { op: 'extrude' }>;

/** An outline with holes along z: corners of the outline and the rims of both faces rounded by the bevel. */
export function extrudeMesh(shape: Extrude, ctx: MeshContext): Mesh {
  if (shape.outline.length < 3)
    throw new GeometryError('bad_shape', 'An extrusion needs at least three outline points.');
  const outer = prepare(shape.outline, shape, ctx, true);
  const holes = (shape.holes ?? []).filter((h) => h.length > 2).map((h) => prepare(h, shape, ctx, false));
  const bevel = shape.bevel ?? defaultBevel(shape.outline, shape.depth);
  return extrudeLoops([outer, ...holes], shape.depth, bevel, shape.bevelSegments ?? 3);
}

/**
 * Extrudes loops (outer ones counter-clockwise, holes clockwise) as they are, rims bevelled as far as the narrowest place
 * allows. Closed and manifold when the loops do not touch.
 */
export function extrudeLoops(loops: readonly (readonly Vec2[])[], depth: number, bevel: number, pieces: number): Mesh {
  const insets = loops.map(insetDirections);
  const room = Math.min(...insets.map((i) => i.limit)) * 0.9;
  const size = Math.max(0, Math.min(bevel, depth * 0.45, room));
  const levels: { z: number; inset: number }[] = [];
  const steps = size > depth * 1e-4 ? Math.max(1, Math.round(pieces)) : 0;
  if (steps === 0) levels.push({ z: -depth / 2, inset: 0 }, { z: depth / 2, inset: 0 });
  for (let k = steps; steps > 0 && k >= 0; k--) levels.push(level(-1, k / steps));
  for (let k = 0; steps > 0 && k <= steps; k++) levels.push(level(1, k / steps));
  function level(side: number, t: number): { z: number; inset: number } {
    const a = (t * Math.PI) / 2;
    return { z: side * (depth / 2 - size + size * Math.sin(a)), inset: size * (1 - Math.cos(a)) };
  }
  const b = createBuilder();
  const moved = (l: number, inset: number): Vec2[] =>
    loops[l].map(
      (p, i): Vec2 => [p[0] + insets[l].directions[i][0] * inset, p[1] + insets[l].directions[i][1] * inset],
    );
  const rings = loops.map((_, l) =>
    levels.map(({ z, inset }) => moved(l, inset).map(([x, y]) => b.vertex([x, y, z] as Vec3))),
  );
  for (const stack of rings) for (let i = 0; i + 1 < stack.length; i++) joinRings(b, stack[i], stack[i + 1]);
  const lid = triangulateLoops(loops.map((_, l) => moved(l, levels[0].inset)));
  const bottom = rings.flatMap((stack) => stack[0]);
  const top = rings.flatMap((stack) => stack[stack.length - 1]);
  for (const [i, j, k] of lid) {
    b.triangle(top[i], top[j], top[k]);
    b.triangle(bottom[i], bottom[k], bottom[j]);
  }
  return b.finish();
}

function defaultBevel(outline: readonly Vec2[], depth: number): number {
  return Math.min(0.03 * Math.sqrt(Math.abs(outlineArea(outline))), depth * 0.2);
}

/** Smoothed or rounded, without repeats, running the right way. */
function prepare(loop: readonly Vec2[], shape: Extrude, ctx: MeshContext, outer: boolean): Vec2[] {
  const size = Math.sqrt(Math.abs(outlineArea(loop)));
  if (!(size > 0)) throw new GeometryError('bad_shape', 'An outline without area cannot be extruded.');
  const distinct = loop.filter((p, i) => {
    const q = loop[(i + loop.length - 1) % loop.length];
    return Math.hypot(p[0] - q[0], p[1] - q[1]) > size * 1e-5;
  });
  const ccw = outlineArea(distinct) > 0 === outer ? distinct : [...distinct].reverse();
  if (shape.smooth) {
    const steps = Math.max(2, Math.round((48 * ctx.detail) / ccw.length));
    return sampleSpline(ccw, steps, true).map((p): Vec2 => [p[0], p[1]]);
  }
  const radius = shape.bevel ?? defaultBevel(loop, shape.depth);
  return roundCorners(ccw, { radius, closed: true });
}
