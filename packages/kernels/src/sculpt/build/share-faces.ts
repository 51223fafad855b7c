import { allocateByError, allocateFaces, facesAtLeast } from './budget.ts';
import type { SculptExecutor, SculptJob } from './jobs.ts';
import type { PartMesh } from './mesh-parts.ts';

/** Budgets up to this, and those of which the shells alone would take this share, are shared by error: dearer, and better. */
const SMALL_BUDGET = 8000;
const SHELL_SHARE = 0.4;
/** Worth of a part that hardly shows. */
const HIDDEN_WORTH = 0.05;

/**
 * Faces of each part, by model: by area and importance where there is room for every shell, else by the error that their reductions
 * really make, which also decides what goes altogether. Every model keeps one part at least, and with `keepParts` each keeps
 * all of them as long as that takes no more than a quarter of the budget. With `fill`, parts that have fewer faces than the budget
 * allows get more than they have, by area.
 */
export async function shareFaces(
  models: readonly { parts: readonly PartMesh[]; copies: number }[],
  total: number,
  run: { executor: SculptExecutor; keepParts: boolean; fill: boolean },
): Promise<number[][]> {
  const parts = models.flatMap(({ parts, copies }, model) =>
    parts.map(({ mesh, area, shells, spec }) => {
      const detail = spec.detail ?? 1;
      return { model, mesh, area, shells, detail, hidden: spec.hidden, copies, faces: mesh.indices.length / 3 };
    }),
  );
  const have = parts.reduce((sum, p) => sum + p.faces * p.copies, 0);
  const least = parts.reduce((sum, p) => sum + facesAtLeast(p) * p.copies, 0);
  const tight = have > total && (total <= SMALL_BUDGET || least > SHELL_SHARE * total);
  const quota = tight ? await byError() : have < total && run.fill ? filled() : allocateFaces(parts, total);
  return models.map((_, m) => quota.filter((_, i) => parts[i].model === m));

  function filled(): number[] {
    const surface = parts.reduce((sum, p) => sum + p.area * p.copies, 0);
    return parts.map((p) => p.faces + 2 * Math.floor(((total - have) * p.area) / Math.max(surface, 1e-12) / 2));
  }

  async function byError(): Promise<number[]> {
    const jobs: SculptJob[] = parts.map(({ mesh }) => ({ kind: 'trace', mesh }));
    const results = await run.executor.run(jobs);
    const all = run.keepParts && 4 * parts.reduce((sum, p) => sum + 4 * p.copies, 0) <= total;
    const main = models.map((_, m) => mainPart(parts, m));
    const worth = models.map((_, m) => worthOfModel(parts, m));
    const traced = results.map((result, i) => {
      if (result.kind !== 'trace') throw new Error('a trace job answered with something else');
      const { detail, hidden, copies, model } = parts[i];
      const dispensable = !all && main[model] !== i;
      return {
        trace: result.trace,
        worth: worth[model] * (hidden ? HIDDEN_WORTH : worthOf(detail)),
        copies,
        dispensable,
      };
    });
    return allocateByError(traced, total);
  }
}

/** The count of faces goes with the cube root of the worth. Details that are meant for a rich mesh must not starve a poor one. */
function worthOf(detail: number): number {
  return Math.min(1.5, Math.max(0.5, detail)) ** 3;
}

interface Sized {
  model: number;
  area: number;
  detail: number;
}

/** Index of a model's most important part. */
function mainPart(parts: readonly Sized[], model: number): number {
  let best = -1;
  parts.forEach((p, i) => {
    if (p.model === model && (best < 0 || p.area * p.detail > parts[best].area * parts[best].detail)) best = i;
  });
  return best;
}

/** Small things are shown larger beside big ones (see `stageModels`); an error grows with the fourth power of that. */
function worthOfModel(parts: readonly Sized[], model: number): number {
  const sizes = new Map<number, number>();
  for (const p of parts) sizes.set(p.model, (sizes.get(p.model) ?? 0) + p.area);
  const ratio = Math.sqrt((sizes.get(model) ?? 1) / Math.max(1e-12, ...sizes.values()));
  return Math.min(3, Math.max(1e-6, ratio) ** -0.3) ** 4;
}
