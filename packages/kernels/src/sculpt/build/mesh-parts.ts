import { meshShape, roughBounds } from '../../curves/index.ts';
import { GeometryError, hashString } from '../../math/index.ts';
import { type Mesh, measureMesh } from '../../mesh/index.ts';
import type { PartSpec, Sculpture } from '../dsl/archetype.ts';

/** A part with its mesh: sculpture-local, welded, no attributes yet. */
export interface PartMesh {
  spec: PartSpec;
  mesh: Mesh;
  /** Square metres. */
  area: number;
}

/** How finely parts are meshed. */
export interface MeshPartsOptions {
  cellsMax: number;
  detail: number;
  seed: number;
  /** Called after each part, 0..1. */
  progress?: (fraction: number) => void;
}

/**
 * Meshes every part of a sculpture by itself, in proportion to the whole: small parts get fewer cells, important ones
 * (`detail`) more. Throws GeometryError `bad_part` naming the part when its shape cannot be meshed.
 */
export function meshParts(sculpture: Sculpture, options: MeshPartsOptions): PartMesh[] {
  const size = sizeOf(sculpture);
  const seen = new Set<string>();
  return sculpture.parts.map((spec, i) => {
    const fine = Math.sqrt(Math.min(4, Math.max(0.25, spec.detail ?? 1)));
    const name = uniqueName(spec.name, seen);
    let mesh: Mesh;
    try {
      mesh = meshShape(spec.shape, {
        cellsMax: Math.min(512, Math.max(8, Math.round(options.cellsMax * fine))),
        detail: options.detail * fine,
        seed: hashString(name, options.seed),
        size,
      });
    } catch (cause) {
      if (!(cause instanceof GeometryError)) throw cause;
      throw new GeometryError('bad_part', `The part "${spec.name}" could not be made: ${cause.message}`);
    }
    const measure = measureMesh(mesh);
    if (measure.hasNaN) throw new GeometryError('bad_part', `The part "${spec.name}" has points that are no numbers.`);
    options.progress?.((i + 1) / sculpture.parts.length);
    return { spec: { ...spec, name }, mesh, area: measure.area };
  });
}

/** Longest axis of the whole, metres. */
function sizeOf(sculpture: Sculpture): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { shape } of sculpture.parts) {
    const b = roughBounds(shape);
    for (let a = 0; a < 3; a++) {
      if (Number.isFinite(b[a])) low[a] = Math.min(low[a], b[a]);
      if (Number.isFinite(b[a + 3])) high[a] = Math.max(high[a], b[a + 3]);
    }
  }
  const size = Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
  return Number.isFinite(size) && size > 0 ? size : 1;
}

function uniqueName(name: string, seen: Set<string>): string {
  let unique = name;
  for (let n = 2; seen.has(unique); n++) unique = `${name} ${n}`;
  seen.add(unique);
  return unique;
}
