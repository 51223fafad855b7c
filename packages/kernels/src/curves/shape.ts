import type { FieldShape, Placement } from '../field/index.ts';
import type { Vec2, Vec3 } from '../math/index.ts';

/** The cross-section of a sweep, in its local plane (x = side, y = up). Metres. */
export type Section =
  | { kind: 'circle'; r: number }
  | { kind: 'ellipse'; rx: number; ry: number }
  | { kind: 'rect'; w: number; h: number; r?: number }
  /** Counter-clockwise. */
  | { kind: 'polygon'; points: readonly Vec2[]; smooth?: boolean };

/**
 * A direct mesh: clean, light geometry with natural texture charts, for man-made things and thin sheets. Plain JSON. Every
 * closed kind is manifold and watertight. Segment counts are chosen from the quality level unless given.
 */
export type MeshShape = Placement & MeshNode;

/** Any shape a part may have. */
export type Shape = FieldShape | MeshShape;

export type MeshNode =
  /** Box with rounded (bevelled) edges. Full extents, centred. */
  | { op: 'block'; size: Vec3; bevel?: number; bevelSegments?: number }
  /** Sphere or ellipsoid, centred. `from`/`to` in degrees from the +Y pole cut it to a dome or band (capped flat). */
  | { op: 'ball'; r: number | Vec3; from?: number; to?: number }
  /**
   * Profile of [radius, y] points turned about +Y. Radius 0 at an end closes it at the axis; otherwise a flat cap closes it.
   * A profile may run up the outside and down the inside (a cup). Corners sharper than 30° get `bevel` (metres).
   */
  | {
      op: 'lathe';
      profile: readonly Vec2[];
      spline?: 'linear' | 'catmull';
      bevel?: number;
      segments?: number;
      sides?: number;
    }
  /**
   * A section moved along a path (rotation-minimising frame, `up` fixes the start). `taper` scales the section per path
   * point; `twist` in degrees over the whole length. `closed` joins the ends; `cap`: 'flat' | 'round' | 'point'.
   */
  | {
      op: 'sweep';
      path: readonly Vec3[];
      section: Section;
      spline?: 'linear' | 'catmull';
      taper?: readonly number[];
      twist?: number;
      closed?: boolean;
      cap?: 'flat' | 'round' | 'point';
      up?: Vec3;
    }
  /**
   * Skin through closed outlines with equal point counts, placed in space; smooth along the length if `spline`. `closed` joins the
   * last outline to the first.
   */
  | {
      op: 'loft';
      sections: readonly { points: readonly Vec3[] }[];
      spline?: 'linear' | 'catmull';
      smooth?: boolean;
      closed?: boolean;
      cap?: 'flat' | 'round';
    }
  /** Outline in xy (counter-clockwise, holes clockwise or not: both accepted), along z, centred, total `depth`, edges bevelled. */
  | {
      op: 'extrude';
      outline: readonly Vec2[];
      holes?: readonly (readonly Vec2[])[];
      depth: number;
      bevel?: number;
      bevelSegments?: number;
      smooth?: boolean;
    }
  /**
   * A thin thing (membrane, leaf, cloth, page): a grid of points, rows x columns, given a thickness and closed all round,
   * with smooth interpolation. `thickness` 0 makes a declared two-sided sheet.
   */
  | { op: 'sheet'; grid: readonly (readonly Vec3[])[]; thickness: number; spline?: 'linear' | 'catmull' }
  /** Letters standing on y = 0, centred in x, `height` = capital height, extruded by `depth` along z. */
  | { op: 'text'; value: string; height: number; depth: number; bevel?: number; font?: 'sans' | 'serif' | 'round' }
  /** Convex hull of the points, edges bevelled: gems, rocks, crystals. */
  | { op: 'hull'; points: readonly Vec3[]; bevel?: number }
  /** Explicit polygons (convex faces, counter-clockwise): an escape for small faceted things. Must be closed. */
  | { op: 'polyhedron'; points: readonly Vec3[]; faces: readonly (readonly number[])[]; bevel?: number }
  /** Triangles as they are, xyz per point: for what is sculpted point by point. Made by archetypes, not by prompts. Must be closed. */
  | { op: 'mesh'; positions: Float32Array; indices: Uint32Array }
  /** Exact boolean of closed children (manifold-3d). */
  | { op: 'carve'; from: Shape; cut: readonly Shape[] }
  | { op: 'fuse'; of: readonly Shape[] }
  /** Exact: what of the closed shape lies inside the other closed one. */
  | { op: 'clip'; of: Shape; within: Shape }
  /** Separate shells side by side in one part: each child is meshed by itself and the results are put together. */
  | { op: 'assembly'; of: readonly Shape[] }
  /** The shape and its mirror image through axis = 0, as two shells. */
  | { op: 'mirrored'; axis: 'x' | 'y' | 'z'; of: Shape }
  /** `n` shells turned about `around` or moved by `step`, as `array`. */
  | { op: 'arrayed'; n: number; around?: 'x' | 'y' | 'z'; arc?: number; step?: Vec3; of: Shape }
  /** One shell per placement. */
  | { op: 'placed'; of: Shape; places: readonly Placement[] }
  /** Blue-noise copies on a host's surface, +Y of the copy along the surface normal. `where` keeps points inside a shape. */
  | {
      op: 'scatter';
      on: Shape;
      of: Shape;
      n: number;
      seed?: number;
      sink?: number;
      jitter?: number;
      where?: FieldShape;
      align?: 'normal' | 'up';
    };
