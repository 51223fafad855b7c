import { hashString } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { PartSpec, Sculpture } from '../dsl/archetype.ts';
import { roughExtent } from '../dsl/extent.ts';
import type { SculptExecutor, SculptJob } from './jobs.ts';

/** A part with its mesh: sculpture-local, welded, no attributes yet. */
export interface PartMesh {
  spec: PartSpec;
  mesh: Mesh;
  /** Square metres. */
  area: number;
  /** Pieces that do not hang together. */
  shells: number;
}

/** How finely parts are meshed. */
export interface MeshPartsOptions {
  cellsMax: number;
  detail: number;
  seed: number;
  executor: SculptExecutor;
  /** Called after each part, 0..1. */
  progress?: (fraction: number) => void;
}

/**
 * Meshes every part of every sculpture by itself, in proportion to its whole: small parts get fewer cells, important ones
 * (`detail`) more. Names are made unique within a sculpture. Throws as the jobs do.
 */
export async function meshParts(sculptures: readonly Sculpture[], options: MeshPartsOptions): Promise<PartMesh[][]> {
  const jobs: SculptJob[] = [];
  const specs: PartSpec[][] = sculptures.map((sculpture) => {
    const extent = roughExtent(sculpture.parts);
    const size = Number.isFinite(extent) && extent > 0 ? extent : 1;
    const seen = new Set<string>();
    return sculpture.parts.map((spec) => {
      const fine = Math.sqrt(Math.min(3, Math.max(0.25, spec.detail ?? 1)));
      const name = uniqueName(spec.name, seen);
      jobs.push({
        kind: 'mesh',
        name,
        shape: spec.shape,
        cellsMax: Math.min(512, Math.max(8, Math.round(options.cellsMax * fine))),
        detail: options.detail * fine,
        seed: hashString(name, options.seed),
        size,
      });
      return { ...spec, name };
    });
  });
  const results = await options.executor.run(jobs, (n) => options.progress?.(n / jobs.length));
  let k = 0;
  return specs.map((parts) =>
    parts.map((spec) => {
      const result = results[k++];
      if (result.kind !== 'mesh') throw new Error('a mesh job answered with something else');
      return { spec, mesh: result.mesh, area: result.area, shells: result.shells };
    }),
  );
}

function uniqueName(name: string, seen: Set<string>): string {
  let unique = name;
  for (let n = 2; seen.has(unique); n++) unique = `${name} ${n}`;
  seen.add(unique);
  return unique;
}
