import type { Shape } from '../../../../curves/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import type { Body } from '../body/body.ts';
import { vertexZones } from './cover.ts';

interface TrunkPlaces {
  vertices: Int32Array;
  angles: Float64Array;
}

const known = new WeakMap<Body, TrunkPlaces>();

/** The trunk's vertices and their angles from the front to the left. */
function trunkPlaces(body: Body): TrunkPlaces {
  let found = known.get(body);
  if (!found) {
    const { surface, figure } = body;
    const zones = vertexZones(body);
    const list: number[] = [];
    for (let v = 0; v < zones.length; v++) if (zones[v] === 0) list.push(v);
    const angles = list.map((v) => Math.atan2(surface.rest[v * 3], surface.rest[v * 3 + 2] + 0.006 * figure.u));
    found = { vertices: Int32Array.from(list), angles: Float64Array.from(angles) };
    known.set(body, found);
  }
  return found;
}

/**
 * A point of the trunk's skin at a share and an angle from the front to the left, lifted: for belts, buttons and collars. A mean of the
 * vertices around, so that rows of such points are smooth.
 */
export function onTrunk(body: Body, share: number, angle: number, lift: number): Vec3 {
  const { surface } = body;
  const { vertices, angles } = trunkPlaces(body);
  const out = [0, 0, 0];
  let total = 0;
  for (let i = 0; i < vertices.length; i++) {
    const v = vertices[i];
    const dt = (surface.t[v] - share) / 0.022;
    if (dt > 2.5 || dt < -2.5) continue;
    let turn = angles[i] - angle;
    turn -= 2 * Math.PI * Math.round(turn / (2 * Math.PI));
    const da = turn / 0.16;
    if (da > 2.5 || da < -2.5) continue;
    const w = Math.exp(-(dt * dt + da * da));
    total += w;
    for (let c = 0; c < 3; c++) out[c] += w * (surface.positions[v * 3 + c] + surface.normals[v * 3 + c] * lift);
  }
  return total > 0 ? [out[0] / total, out[1] / total, out[2] / total] : body.joint('chest');
}

/** A shape designed about a joint at rest (metres from it), put where the bone is now. */
export function onBone(body: Body, bone: string, shape: Shape, angles: (m: readonly number[]) => Vec3): Shape {
  const placed = body.placed[body.rest.index[bone]];
  return { op: 'placed', of: shape, places: [{ at: placed.at, rot: angles(placed.turn) }] };
}
