import { meshShape } from '../../curves/index.ts';
import { createRng } from '../../math/index.ts';
import { buildEdges, labelComponents } from '../../mesh/index.ts';
import type { MaterialSpec } from '../../texture/index.ts';
import type { Archetype, ParamValue, Sculpture } from '../dsl/archetype.ts';

const SEEDS = [1, 2, 3];

/** Builds with defaults for what is not given. */
export function buildForTest(a: Archetype, params: Readonly<Record<string, ParamValue>>, seed: number): Sculpture {
  const settled: Record<string, ParamValue> = {};
  for (const [key, spec] of Object.entries(a.params)) settled[key] = params[key] ?? spec.default;
  const materials: Record<string, MaterialSpec> = {};
  for (const [slot, spec] of Object.entries(a.slots)) materials[slot] = spec.material;
  return a.build({ params: settled, materials, rng: createRng(seed) });
}

/** Whether every edge borders exactly two triangles that run opposite ways. */
function isManifold(indices: Uint32Array): boolean {
  const { faceCount, balance } = buildEdges(indices);
  return faceCount.every((count, edge) => count === 2 && balance[edge] === 0);
}

/** What is wrong with the declarations: one main slot, presets of parameters, choices and slots that exist. */
export function declarationProblems(a: Archetype): string[] {
  const found: string[] = [];
  if (Object.values(a.slots).filter((s) => s.main).length !== 1) found.push('not one main slot');
  for (const [noun, preset] of Object.entries(a.presets ?? {})) {
    for (const [key, value] of Object.entries(preset.params ?? {})) {
      const spec = a.params[key];
      const fits =
        spec?.type === 'choice'
          ? spec.of.includes(String(value))
          : spec?.type === 'number'
            ? Number(value) >= spec.min && Number(value) <= spec.max
            : spec !== undefined;
      if (!fits) found.push(`${noun}: ${key}=${value}`);
    }
    for (const slot of Object.keys(preset.materials ?? {})) if (!a.slots[slot]) found.push(`${noun}: slot ${slot}`);
  }
  return found;
}

/**
 * What is wrong with what it builds, for every preset of other parameters, seeds in turn: names twice, empty or open parts, shells
 * for more charts than fit, not on the ground, far from the height that a preset promises (unless not `sized`), seeds that
 * change nothing. Geometry must have been initialised.
 */
export function buildProblems(a: Archetype, sized = true): string[] {
  const found: string[] = [];
  const shapes = new Map(Object.entries(a.presets ?? {}).map((entry) => [JSON.stringify(entry[1].params), entry]));
  [...shapes.values()].forEach(([noun, preset], i) => {
    const { parts } = buildForTest(a, preset.params ?? {}, SEEDS[i % SEEDS.length]);
    if (new Set(parts.map((p) => p.name)).size !== parts.length) found.push(`${noun}: names twice`);
    let shells = 0;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const part of parts) {
      const mesh = meshShape(part.shape, { cellsMax: 32, detail: 0.5, seed: 1, size: 2 });
      if (!mesh.indices.length) found.push(`${noun}: ${part.name} is empty`);
      if (!part.twoSided && !isManifold(mesh.indices)) found.push(`${noun}: ${part.name} is not closed and manifold`);
      // each costs at least one texture chart
      shells += labelComponents(mesh).count;
      for (let v = 1; v < mesh.positions.length; v += 3) {
        low = Math.min(low, mesh.positions[v]);
        high = Math.max(high, mesh.positions[v]);
      }
    }
    if (shells >= 330) found.push(`${noun}: ${shells} shells leave no room for charts`);
    if (Math.abs(low) >= 0.012 * high + 0.004) found.push(`${noun}: stands at ${low}`);
    const told = preset.size?.height;
    if (told && sized && (high < told * 0.7 || high > told * 1.4)) found.push(`${noun}: ${high} m high, not ${told}`);
  });
  const text = (seed: number): string => JSON.stringify(buildForTest(a, {}, seed));
  const [one, again] = [5, 5].map(text);
  if (one !== again) found.push('the same seed gives another design');
  if (new Set(SEEDS.map(text)).size !== SEEDS.length) found.push('seeds change nothing');
  return found;
}
