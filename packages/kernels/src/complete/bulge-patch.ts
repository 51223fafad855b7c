import { V3, type Vec3 } from '../math/index.ts';
import { nextSide, type Surface } from '../mesh/index.ts';
import { type Ball, fitBall } from './fit-ball.ts';
import type { Whole } from './leave-solid.ts';
import { measureRoom } from './measure-room.ts';
import { pointAt, type RimGroup } from './rim-loops.ts';
import { createSmoothSystem, smoothValues } from './smooth-system.ts';
import type { Patch } from './span-rims.ts';

/** The surface counts as far as this from the middle of a rim, in its radii, when a ball is looked for. */
const NEAR = 1.6;
/** Sine of the angle between ball and surface, at most. */
const TANGENT = 0.3;

/** A filling pulled flat between its rims, as a soap film. In place. */
export function tightenPatch(patch: Patch): void {
  const n = patch.positions.length / 3;
  if (n === patch.rim) return;
  const isFixed = new Uint8Array(n).fill(1, 0, patch.rim);
  const values = Float64Array.from(patch.positions);
  smoothValues(createSmoothSystem(values, patch.corners), values, 3, isFixed, 1);
  patch.positions = Array.from(values);
}

/** The direction in which the surface would go on across its border, at each vertex of the rims: unit vectors. */
export function continueRims(s: Surface, group: RimGroup): Vec3[] {
  return group.flatMap(({ ring, sides }) => {
    const n = ring.length;
    const across = sides.map((side, i): Vec3 => {
      const along = V3.sub(pointAt(s.positions, ring[i]), pointAt(s.positions, ring[(i + 1) % n]));
      return V3.cross(along, V3.normalize(V3.add(fanNormal(s, side), fanNormal(s, nextSide(side))), [0, 0, 0]));
    });
    let at = across.map((t, i) => V3.add(t, across[(i + n - 1) % n]));
    for (let round = 0; round < 2; round++)
      at = at.map((t, i) => V3.add(V3.scale(t, 2), V3.add(at[(i + 1) % n], at[(i + n - 1) % n])));
    return at.map((t) => V3.normalize(t, [0, 0, 0]));
  });
}

/** Normal of the faces around the vertex at which a side starts, by area. */
function fanNormal(s: Surface, side: number): Vec3 {
  const v = s.vertex[side];
  let sum: Vec3 = [0, 0, 0];
  let at = s.side[v];
  const first = at;
  do {
    const o = at - (at % 3);
    const [a, b, c] = [0, 1, 2].map((k) => pointAt(s.positions, s.vertex[o + k]));
    sum = V3.add(sum, V3.cross(V3.sub(b, a), V3.sub(c, a)));
    at = s.twin[at % 3 === 0 ? at + 2 : at - 1];
  } while (at >= 0 && at !== first);
  return V3.normalize(sum, [0, 0, 0]);
}

/**
 * Rounds a tight filling outwards so that it goes on where the surface around it ends: least bending, at the slope that the rims have. It stays within the bodies of `all`:
 * where the way out of the tight filling meets a surface, or none, as in the open, it goes less far. In place.
 */
export function bulgePatch(s: Surface, patch: Patch, onward: readonly Vec3[], group: RimGroup, all: Whole): void {
  const { rim } = patch;
  const n = patch.positions.length / 3;
  if (n === rim) return;
  const ball = findBall(s, onward, group);
  const values = ball ? wrapBall(patch, group, ball) : bendLeast(patch, onward, group);
  const share = measureRoom(patch, values, all);
  for (let v = rim; v < n; v++)
    for (let k = 0; k < 3; k++)
      patch.positions[3 * v + k] += share[v] * (values[3 * v + k] - patch.positions[3 * v + k]);
}

/** The filling at the slope of its rims, with the least bending. */
function bendLeast(patch: Patch, onward: readonly Vec3[], group: RimGroup): Float64Array {
  const { positions, corners } = withStrip(patch, onward, group);
  const n = patch.positions.length / 3;
  const total = positions.length / 3;
  const isFixed = new Uint8Array(total).fill(1, 0, patch.rim).fill(1, n);
  const outer = new Uint8Array(total).fill(1, n);
  const values = Float64Array.from(positions);
  // Twice: the second time with the weights of what has come out.
  for (let round = 0; round < 2; round++)
    smoothValues(createSmoothSystem(values, corners), values, 3, isFixed, 2, outer);
  return values;
}

/** The ball that the surface is around a single rim, if it is one and goes on as one. */
function findBall(s: Surface, onward: readonly Vec3[], group: RimGroup): Ball | undefined {
  const [{ ring, middle, radius }] = group;
  if (group.length > 1) return undefined;
  const points: Vec3[] = ring.map((v) => pointAt(s.positions, v));
  for (let v = 0; v < s.positions.length / 3; v++) {
    const point = pointAt(s.positions, v);
    if (s.side[v] >= 0 && V3.distance(point, middle) < NEAR * radius) points.push(point);
  }
  const ball = fitBall(points, radius);
  if (!ball) return undefined;
  const touches = ring.filter((v, i) => {
    const out = V3.normalize(V3.sub(pointAt(s.positions, v), ball.centre));
    return Math.abs(V3.dot(out, onward[i])) < TANGENT;
  });
  return touches.length > 0.8 * ring.length ? ball : undefined;
}

/** The filling laid onto a ball, as seen from its far pole; what the rims are off it fades inwards. */
function wrapBall(patch: Patch, group: RimGroup, { centre, radius }: Ball): Float64Array {
  const n = patch.positions.length / 3;
  const axis = V3.normalize(group[0].area);
  const pole = V3.addScaled(centre, axis, -radius);
  const values = new Float64Array(3 * n);
  for (let v = 0; v < n; v++) {
    const way = V3.sub(pointAt(patch.positions, v), pole);
    const t = (2 * radius * V3.dot(axis, way)) / (V3.dot(way, way) || 1);
    values.set(V3.addScaled(pole, way, t), 3 * v);
  }
  const off = new Float64Array(3 * n);
  for (let i = 0; i < 3 * patch.rim; i++) off[i] = patch.positions[i] - values[i];
  const isFixed = new Uint8Array(n).fill(1, 0, patch.rim);
  smoothValues(createSmoothSystem(patch.positions, patch.corners), off, 3, isFixed, 1);
  return values.map((x, i) => x + off[i]);
}

/** The patch and a narrow strip behind its rims, in the plane of the surface there: its vertices and triangles come last. */
export function withStrip(
  patch: Patch,
  onward: readonly Vec3[],
  group: RimGroup,
): { positions: number[]; corners: number[] } {
  const positions = [...patch.positions];
  const corners = [...patch.corners];
  const n = positions.length / 3;
  let first = 0;
  for (const { ring } of group) {
    const m = ring.length;
    for (let i = 0; i < m; i++) {
      const at = first + i;
      const [before, after] = [first + ((i + m - 1) % m), first + ((i + 1) % m)];
      const width =
        (V3.distance(pointAt(positions, at), pointAt(positions, before)) +
          V3.distance(pointAt(positions, at), pointAt(positions, after))) /
        2;
      positions.push(...V3.addScaled(pointAt(patch.positions, at), onward[at], -width));
      corners.push(after, at, n + at, after, n + at, n + after);
    }
    first += m;
  }
  return { positions, corners };
}
