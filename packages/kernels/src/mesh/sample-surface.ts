import type { Rng } from '../math/index.ts';
import type { Mesh } from './mesh.ts';
import { faceArea } from './surface-area.ts';

/** Points of a surface. */
export interface SurfacePoints {
  /** Places, 3 each; metres. */
  places: Float64Array;
  /** Unit normals of the faces that they lie on, 3 each. */
  normals: Float64Array;
  /** The faces that they lie on. */
  faces: Uint32Array;
  /** Weights of their faces' second and third corners, 2 each. */
  weights: Float64Array;
}

/**
 * Points spread evenly over a surface, one in each equal share of its area; none when it has no area. Where in the face they lie the generator says,
 * or, without one, a sequence that is the same for every mesh.
 */
export function sampleSurface(
  { positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>,
  count: number,
  rng?: Rng,
): SurfacePoints {
  const faces = Math.floor(indices.length / 3);
  const upTo = new Float64Array(faces + 1);
  for (let f = 0; f < faces; f++) {
    const area = faceArea(p, indices, f);
    upTo[f + 1] = upTo[f] + (Number.isFinite(area) ? area : 0);
  }
  const whole = upTo[faces];
  if (!(whole > 0) || !Number.isFinite(whole)) return pointsFor(0);
  const { places, normals, faces: onFace, weights } = pointsFor(count);
  const [e, g] = [new Float64Array(3), new Float64Array(3)];
  let f = 0;
  for (let i = 0; i < count; i++) {
    const at = ((i + 0.5) / count) * whole;
    while (f < faces - 1 && upTo[f + 1] <= at) f++;
    // Roberts' R2 sequence, folded into the triangle.
    let u = rng ? rng.next() : (i * 0.7548776662466927) % 1;
    let v = rng ? rng.next() : (i * 0.5698402909980532) % 1;
    if (u + v > 1) {
      u = 1 - u;
      v = 1 - v;
    }
    onFace[i] = f;
    weights[2 * i] = u;
    weights[2 * i + 1] = v;
    const [a, b, c] = [3 * indices[3 * f], 3 * indices[3 * f + 1], 3 * indices[3 * f + 2]];
    for (let k = 0; k < 3; k++) {
      e[k] = p[b + k] - p[a + k];
      g[k] = p[c + k] - p[a + k];
      places[3 * i + k] = p[a + k] + u * e[k] + v * g[k];
    }
    const [x, y, z] = [e[1] * g[2] - e[2] * g[1], e[2] * g[0] - e[0] * g[2], e[0] * g[1] - e[1] * g[0]];
    const l = Math.max(1e-20, Math.hypot(x, y, z));
    normals[3 * i] = x / l;
    normals[3 * i + 1] = y / l;
    normals[3 * i + 2] = z / l;
  }
  return { places, normals, faces: onFace, weights };
}

function pointsFor(count: number): SurfacePoints {
  return {
    places: new Float64Array(3 * count),
    normals: new Float64Array(3 * count),
    faces: new Uint32Array(count),
    weights: new Float64Array(2 * count),
  };
}
