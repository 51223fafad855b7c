import type { Vec2, Vec3 } from '../math/index.ts';

/**
 * Where a shape stands in its parent: scaled first, then rotated (degrees about X, then Y, then Z of the parent's fixed
 * axes), then moved to `at` (metres).
 */
export interface Placement {
  at?: Vec3;
  rot?: Vec3;
  scale?: number | Vec3;
}

/**
 * An implicit solid: the part of the scene language that is evaluated as a signed distance field and meshed as one
 * closed, manifold surface. Plain JSON. All lengths in metres. Primitives are centred on their origin unless said.
 */
export type FieldShape = Placement & FieldNode;

export type FieldNode =
  | { op: 'sphere'; r: number }
  /** Radii along x, y, z. */
  | { op: 'ellipsoid'; r: Vec3 }
  /** Full extents; `round` is the edge radius, inside the extents. */
  | { op: 'box'; size: Vec3; round?: number }
  /** Axis +Y, centred, height `h`; `r1` (default `r`) is the top radius. */
  | { op: 'cylinder'; r: number; r1?: number; h: number; round?: number }
  /** Axis +Y, ring of radius `r` in the xz plane. */
  | { op: 'torus'; r: number; tube: number }
  /** Superquadric: exponents 1 = ellipsoid, towards 0 = box-like, 2 = octahedral. [vertical, horizontal]. */
  | { op: 'superellipsoid'; r: Vec3; e: Vec2 }
  /**
   * A limb: round cones along a polyline (hard minimum inside, no beads) or along its Catmull-Rom spline. `radii` has one
   * entry per point. `flat` squashes the section along its local side axis (1 = round, 0.4 = blade); `up` orients the
   * section (default +Y): the thin direction is perpendicular to the path and to `up` when flat < 1.
   */
  | {
      op: 'chain';
      points: readonly Vec3[];
      radii: readonly number[];
      spline?: 'linear' | 'catmull';
      flat?: number;
      up?: Vec3;
    }
  /** Polygon in xy (counter-clockwise), extruded along z, centred, total `depth`; `round` softens all edges. */
  | { op: 'prism'; outline: readonly Vec2[]; depth: number; round?: number }
  /** Profile of [radius, y] points turned about +Y; closed through the axis. `spline` smooths it. */
  | { op: 'revolve'; profile: readonly Vec2[]; spline?: 'linear' | 'catmull' }
  /** Everything on the side the normal points away from, up to `offset` along it. Only inside intersect or subtract. */
  | { op: 'halfspace'; normal: Vec3; offset: number }
  /** `k`: blend radius in metres (0 = hard). A child's own `k` in `blend` overrides by index. */
  | { op: 'union'; of: readonly FieldShape[]; k?: number; blend?: readonly number[] }
  | { op: 'intersect'; of: readonly FieldShape[]; k?: number }
  | { op: 'subtract'; from: FieldShape; cut: readonly FieldShape[]; k?: number }
  /** The shape and its mirror image through the plane axis = 0. */
  | { op: 'mirror'; axis: 'x' | 'y' | 'z'; of: FieldShape; k?: number }
  /** `n` copies: turned evenly about `around` through the origin (over `arc` degrees, default 360), or moved by multiples of `step`. */
  | { op: 'array'; n: number; around?: 'x' | 'y' | 'z'; arc?: number; step?: Vec3; of: FieldShape; k?: number }
  /** A wall of this thickness, inwards from the surface. */
  | { op: 'shell'; thickness: number; of: FieldShape }
  /** Grown by `r` (negative shrinks). */
  | { op: 'inflate'; r: number; of: FieldShape }
  /** Degrees per metre about +Y. */
  | { op: 'twist'; deg: number; of: FieldShape }
  /** Bent about z: degrees per metre along y. */
  | { op: 'bend'; deg: number; of: FieldShape }
  /** xz scaled linearly from `from` at y0 to `to` at y1. */
  | { op: 'taper'; y0: number; y1: number; from: number; to: number; of: FieldShape }
  /** Low-frequency noise displacement only (amp well under the size of the shape): rocks, bark, dough. */
  | { op: 'displace'; amp: number; freq: number; seed?: number; of: FieldShape };
