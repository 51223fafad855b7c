import { compileField, type FieldShape, meshField } from '../field/index.ts';
import { Affine, GeometryError, type Vec3 } from '../math/index.ts';
import { type Mesh, mergeMeshes, transformMesh } from '../mesh/index.ts';
import { blockMesh } from './block.ts';
import type { MeshContext, MeshShapeOptions } from './context.ts';
import { extrudeMesh } from './extrude.ts';
import { ballMesh, latheMesh } from './lathe.ts';
import { loftMesh } from './loft.ts';
import { hullShapeMesh, polyhedronMesh } from './polyhedron.ts';
import { scatterPlacements } from './scatter.ts';
import type { MeshShape, Shape } from './shape.ts';
import { sheetMesh } from './sheet.ts';
import { copies, isFieldShape, roughBounds } from './size.ts';
import { booleanMeshes } from './solids.ts';
import { sweepMesh } from './sweep.ts';
import { textMesh } from './text.ts';

/**
 * Meshes any shape of the two languages: implicit ones on a grid, direct ones as they are. The result is welded, closed per
 * shell (but for sheets of thickness 0), outward, without slivers of no area. initGeometry() must have been awaited once.
 * Throws GeometryError `bad_shape`, `not_closed` or `not_solid`.
 */
export function meshShape(shape: Shape, options: MeshShapeOptions): Mesh {
  let size = options.size ?? 0;
  if (!(size > 0)) {
    const b = roughBounds(shape);
    size = Math.max(b[3] - b[0], b[4] - b[1], b[5] - b[2]);
  }
  if (!Number.isFinite(size))
    throw new GeometryError('bad_shape', 'The shape has no end, or a number in it is not finite.');
  return meshNode(shape, { cellsMax: options.cellsMax, detail: options.detail, seed: options.seed, size });
}

function meshNode(shape: Shape, ctx: MeshContext): Mesh {
  if (isFieldShape(shape)) return meshImplicit(shape, ctx);
  const placed = shape.at !== undefined || shape.rot !== undefined || shape.scale !== undefined;
  if (!placed) return meshDirect(shape, ctx);
  // segments follow the size the shape will have once it is scaled
  const s =
    shape.scale === undefined
      ? 1
      : typeof shape.scale === 'number'
        ? Math.abs(shape.scale)
        : Math.max(...shape.scale.map(Math.abs));
  return transformMesh(meshDirect(shape, { ...ctx, size: ctx.size / (s || 1) }), Affine.fromPlacement(shape));
}

/** Small fields get fewer cells, but more than their share, so that details stay crisp. */
function meshImplicit(shape: FieldShape, ctx: MeshContext): Mesh {
  const field = compileField(shape);
  const { min, max } = field.bounds;
  const span = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const share = Math.min(1, span / ctx.size) ** 0.6;
  return meshField(field, { cellsMax: Math.max(Math.min(28, ctx.cellsMax), Math.round(ctx.cellsMax * share)) });
}

function meshDirect(shape: MeshShape, ctx: MeshContext): Mesh {
  switch (shape.op) {
    case 'block':
      return blockMesh(shape);
    case 'ball':
      return ballMesh(shape, ctx);
    case 'lathe':
      return latheMesh(shape, ctx);
    case 'sweep':
      return sweepMesh(shape, ctx);
    case 'loft':
      return loftMesh(shape, ctx);
    case 'extrude':
      return extrudeMesh(shape, ctx);
    case 'sheet':
      return sheetMesh(shape, ctx);
    case 'text':
      return textMesh(shape, ctx);
    case 'hull':
      return hullShapeMesh(shape.points, shape.bevel);
    case 'polyhedron':
      return polyhedronMesh(shape.points, shape.faces, shape.bevel);
    case 'mesh':
      return { positions: shape.positions, indices: shape.indices };
    case 'carve':
      return booleanMeshes('difference', [meshNode(shape.from, ctx), ...shape.cut.map((s) => meshNode(s, ctx))]);
    case 'clip':
      return booleanMeshes('intersection', [meshNode(shape.of, ctx), meshNode(shape.within, ctx)]);
    case 'fuse':
      return booleanMeshes(
        'union',
        shape.of.map((s) => meshNode(s, ctx)),
      );
    case 'assembly':
      return mergeMeshes(shape.of.map((s) => meshNode(s, ctx)));
    case 'mirrored': {
      const one = meshNode(shape.of, ctx);
      const s: Vec3 = [shape.axis === 'x' ? -1 : 1, shape.axis === 'y' ? -1 : 1, shape.axis === 'z' ? -1 : 1];
      return mergeMeshes([one, transformMesh(one, Affine.fromPlacement({ scale: s }))]);
    }
    case 'arrayed':
    case 'placed': {
      const one = meshNode(shape.of, ctx);
      return mergeMeshes(copies(shape).map((m) => transformMesh(one, m)));
    }
    case 'scatter': {
      const host = meshNode(shape.on, { ...ctx, cellsMax: Math.min(ctx.cellsMax, 96) });
      const where = shape.where && compileField(shape.where);
      const one = meshNode(shape.of, ctx);
      return mergeMeshes(scatterPlacements(shape, host, where, ctx.seed).map((m) => transformMesh(one, m)));
    }
  }
}
