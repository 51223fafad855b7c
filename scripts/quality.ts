// The table of figures of text-to-3d: npm run quality [-- --quality standard --only dragon --limit 10 --every 3]
// Nouns of every archetype of a class instead, all of them or so many at random: --family vehicle|all --each 2 --pick 40
// Any other field of the operation: --options game_ready=true,face_limit=2000
// The time is the operation's in a warm process: from the prompt to the file and its picture, on two threads. It is only worth
// something on a quiet machine: beside it stands the processor time, which two free cores take at least half of.
// One row a prompt: time, processor time, memory, faces, parts (named), pieces (solids: a part of five spokes has five), watertight,
// charts, fill, overlap, buried parts, validator. Written to artifacts/quality-<rung>.csv as well.
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ARCHETYPES,
  labelComponents,
  materialHints,
  measureMesh,
  measureUv,
  measureVisiblePixels,
  parsePrompt,
  type ShapedModel,
  weld,
} from '../packages/kernels/src/index.ts';
import { ladderPlan } from '../packages/server/src/ops/_shared/ladder.ts';
import { type SculptedModel, sculptModel } from '../packages/server/src/ops/_shared/sculpt-model.ts';
import { validateGlb } from '../packages/server/src/ops/_shared/testing-validate.ts';
import { params } from '../packages/server/src/ops/text-to-3d/op.ts';
import { draw, familyPrompts } from './family-prompts.ts';
import { QUALITY_PROMPTS } from './prompts.ts';

const { values } = parseArgs({
  options: {
    quality: { type: 'string', default: 'standard' },
    only: { type: 'string', default: '' },
    limit: { type: 'string', default: '100' },
    every: { type: 'string', default: '1' },
    options: { type: 'string', default: '' },
    family: { type: 'string' },
    each: { type: 'string', default: '1' },
    pick: { type: 'string', default: '10000' },
  },
});
const folder = resolve(import.meta.dirname, '../artifacts');
const columns =
  'seconds,cpu,MB,faces,GLB MB,nodes,size m,parts,pieces,open parts,charts,fill,overlap,density %,buried,validator,prompt';
const rows: string[] = [columns];
const seconds: number[] = [];
const cpuSeconds: number[] = [];
/** Of things that people make: chairs, cars, houses. */
const partCounts: number[] = [];
const pieceCounts: number[] = [];
const GROWN = ['animal', 'monster', 'person', 'plant', 'food', 'terrain', 'mineral', 'text'];
console.log(columns.replaceAll(',', '\t'));
const asked = values.family
  ? draw(familyPrompts(values.family, Number(values.each)), Number(values.pick), 7)
  : QUALITY_PROMPTS;
const prompts = asked
  .filter((p) => p.includes(values.only))
  .filter((_, i) => i % Number(values.every) === 0)
  .slice(0, Number(values.limit));
const options = Object.fromEntries(
  values.options
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='))
    .map(([key, value = 'true']) => [key, JSON.parse(value)]),
);
// As in a child that has served: code compiled, threads started.
await sculpt('a red ball');
for (const prompt of prompts) {
  const row = await measure(prompt);
  rows.push(row.join(','));
  console.log(row.join('\t'));
}
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(`${spread('seconds', seconds)}; ${spread('processor seconds', cpuSeconds)}; peak memory ${memory} MB`);
console.log(`${spread('parts of man-made things', partCounts)}; ${spread('their pieces', pieceCounts)}`);
await mkdir(folder, { recursive: true });
await writeFile(resolve(folder, `quality-${values.quality}.csv`), rows.join('\n') + '\n');
await writeFile(resolve(folder, 'quality.txt'), rows.map((row) => row.replaceAll(',', '\t')).join('\n') + '\n');

async function sculpt(prompt: string): Promise<SculptedModel> {
  const { scene } = parsePrompt(prompt, { seed: 7, archetypes: ARCHETYPES });
  const run = { signal: new AbortController().signal, progress: () => undefined, thumbnail: true };
  return sculptModel(scene, ladderPlan(params.parse({ prompt, quality: values.quality, seed: 7, ...options })), run);
}

function spread(what: string, figures: number[]): string {
  figures.sort((a, b) => a - b);
  const at = (share: number): number | undefined => figures[Math.floor(figures.length * share)];
  return `${what} p50 ${at(0.5)}, p95 ${at(0.95)}, most ${figures.at(-1)}`;
}

async function measure(prompt: string): Promise<(string | number)[]> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const made = await sculpt(prompt).catch((cause: Error) => cause);
  if (made instanceof Error) return ['FAILED', made.message, prompt];
  const took = (performance.now() - started) / 1000;
  const used = process.cpuUsage(cpu);
  seconds.push(Number(took.toFixed(1)));
  cpuSeconds.push(Number(((used.user + used.system) / 1e6).toFixed(1)));
  const meshes = made.models.flatMap((m) => m.parts.map((p) => p.mesh));
  const pieces = meshes.reduce((sum, mesh) => sum + labelComponents(weld(mesh)).count, 0);
  if (!made.models.some((m) => GROWN.includes(ARCHETYPES[m.family]?.kind ?? 'text'))) {
    partCounts.push(made.facts.parts);
    pieceCounts.push(pieces);
  }
  const uv = meshes.every((m) => m.uvs) ? measureUv(meshes, 2048) : undefined;
  const open = made.models.flatMap((m) =>
    m.parts.filter((p) => !p.spec.twoSided && !measureMesh(weld(p.mesh)).isWatertight).map((p) => p.spec.name),
  );
  return [
    took.toFixed(1),
    ((used.user + used.system) / 1e6).toFixed(1),
    Math.round(process.memoryUsage().rss / 1e6),
    made.facts.faces,
    (made.glb.length / 1e6).toFixed(1),
    made.scene.nodes.filter((n) => n.mesh !== undefined).length,
    [made.facts.size.x, made.facts.size.y, made.facts.size.z].map((v) => v.toFixed(2)).join('x'),
    made.facts.parts,
    pieces,
    open.join(' ') || 0,
    uv?.charts ?? '-',
    uv?.fill.toFixed(2) ?? '-',
    uv?.overlapTexels ?? '-',
    uv ? Math.round(100 * uv.densityDeviation) : '-',
    buriedParts(made.models).join(' ') || 0,
    (await validateGlb(made.glb)).join(' ') || 0,
    prompt,
  ];
}

/** Parts that fewer than ten pixels of six views show. */
function buriedParts(models: readonly ShapedModel[]): string[] {
  return models.flatMap((model) => {
    const parts = model.parts.filter((p) => !p.spec.hidden);
    const seen = measureVisiblePixels(
      parts.map(({ mesh, spec }) => ({ ...mesh, clear: materialHints(spec.material).transmission > 0.3 })),
    );
    return parts.filter((_, i) => seen[i] < 10).map((p) => p.spec.name);
  });
}
