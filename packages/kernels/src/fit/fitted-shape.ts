import type { ScenePart } from '../sculpt/index.ts';

/** How finely a fitted thing is made. */
export interface FittedOptions {
  /** Cells along its longest side. */
  cells: number;
  /** Longest side of the picture on it, pixels. */
  pixels: number;
  seed: number;
  /** Turned and leaned as the picture shows it, and bent so that it looks as in it in parallel projection: what was near is larger. Default: as it is. */
  align?: boolean;
}

/** A part in the camera's space before the turn: half its longest side is 1, stretched. */
export interface FittedPart extends ScenePart {
  positions: Float32Array;
  indices: Uint32Array;
}

/** A fitted thing with the camera that sees it as the picture does. */
export interface FittedShape {
  parts: FittedPart[];
  /** Rows right, up, back, without the stretch: orthonormal. */
  rows: Float64Array;
  nearness: number;
  /** Pixels of the picture a unit, and of the origin. */
  scale: number;
  x: number;
  y: number;
}

/** [x, y, k] on the screen by vertex. */
export function project(shape: FittedShape, positions: Float32Array): Float32Array {
  const { rows: m, nearness, scale, x, y } = shape;
  const out = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [px, py, pz] = [positions[i], positions[i + 1], positions[i + 2]];
    const k = 1 / (1 - nearness * (m[6] * px + m[7] * py + m[8] * pz));
    out[i] = x + scale * k * (m[0] * px + m[1] * py + m[2] * pz);
    out[i + 1] = y - scale * k * (m[3] * px + m[4] * py + m[5] * pz);
    out[i + 2] = k;
  }
  return out;
}

/** As good as parallel, though what is nearer is still told by it. */
const FLAT = 0.002;

/** Bends a shape so that it looks in parallel projection, the camera held upright, as it did from nearby with the camera rolled by so many radians. In place. */
export function flatten(shape: FittedShape, roll: number): void {
  const { rows: m, nearness } = shape;
  const [s, c] = [Math.sin(roll), Math.cos(roll)];
  const upright = m.slice();
  for (let a = 0; a < 3; a++) {
    upright[a] = c * m[a] - s * m[3 + a];
    upright[3 + a] = s * m[a] + c * m[3 + a];
  }
  for (const { positions: p } of shape.parts)
    for (let i = 0; i < p.length; i += 3) {
      const right = m[0] * p[i] + m[1] * p[i + 1] + m[2] * p[i + 2];
      const up = m[3] * p[i] + m[4] * p[i + 1] + m[5] * p[i + 2];
      const back = m[6] * p[i] + m[7] * p[i + 1] + m[8] * p[i + 2];
      const k = (1 - FLAT * back) / (1 - nearness * back);
      for (let a = 0; a < 3; a++) p[i + a] = k * (right * upright[a] + up * upright[3 + a]) + back * upright[6 + a];
    }
  shape.rows = upright;
  shape.nearness = FLAT;
}
