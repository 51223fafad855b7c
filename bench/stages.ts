// Where the time of a build goes: npm run bench:stages [-- --quality standard --prompt "an oak tree" --threads 2 --runs 3]
// Wall and processor seconds of every stage of text-to-3d in a warm process, best of the runs; --threads 0 does all on this thread,
// for a profile: node --cpu-prof bench/stages.ts --threads 0 --runs 1
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ARCHETYPES, parsePrompt } from '../packages/kernels/src/index.ts';
import { ladderPlan } from '../packages/server/src/ops/_shared/ladder.ts';
import { sculptModel } from '../packages/server/src/ops/_shared/sculpt-model.ts';
import { params } from '../packages/server/src/ops/text-to-3d/op.ts';

const PROMPTS = ['a green dragon with orange wings', 'a stone castle', 'an oak tree', 'a wooden chair'];
const { values } = parseArgs({
  options: {
    quality: { type: 'string', default: 'standard' },
    prompt: { type: 'string', multiple: true, default: PROMPTS },
    threads: { type: 'string', default: '2' },
    runs: { type: 'string', default: '1' },
    save: { type: 'string', default: '' },
  },
});

interface Stage {
  name: string;
  wall: number;
  cpu: number;
}

await build('a ball', 'draft');
for (const [p, prompt] of values.prompt.entries()) {
  let best: Stage[] = [];
  for (let i = 0; i < Number(values.runs); i++) {
    const stages = await build(prompt, values.quality, values.save && `${values.save}-${p}.glb`);
    if (!best.length || total(stages, 'cpu') < total(best, 'cpu')) best = stages;
  }
  console.log(`${prompt}, ${values.quality}, ${values.threads} threads`);
  for (const stage of [...best, { name: 'all', wall: total(best, 'wall'), cpu: total(best, 'cpu') }])
    console.log(
      `  ${stage.name.padEnd(26)} ${stage.wall.toFixed(2).padStart(7)} s ${stage.cpu.toFixed(2).padStart(7)} s of CPU`,
    );
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);

function total(stages: readonly Stage[], of: 'wall' | 'cpu'): number {
  return stages.reduce((sum, stage) => sum + stage[of], 0);
}

/** Builds once and times what stands between the changes of the stage that a member sees. */
async function build(prompt: string, quality: string, save?: string): Promise<Stage[]> {
  const stages: Stage[] = [];
  let since = performance.now();
  let cpu = process.cpuUsage();
  let name = 'reading the prompt';
  const enter = (next: string): void => {
    if (next === name) return;
    const used = process.cpuUsage(cpu);
    const [wall, spent] = [(performance.now() - since) / 1000, (used.user + used.system) / 1e6];
    const known = stages.find((stage) => stage.name === name);
    if (known) Object.assign(known, { wall: known.wall + wall, cpu: known.cpu + spent });
    else stages.push({ name, wall, cpu: spent });
    since = performance.now();
    cpu = process.cpuUsage();
    name = next;
  };
  const { scene: spec } = parsePrompt(prompt, { seed: 7, archetypes: ARCHETYPES });
  enter('starting');
  const { glb } = await sculptModel(spec, ladderPlan(params.parse({ prompt, quality, seed: 7 })), {
    signal: new AbortController().signal,
    progress: (_, stage) => enter(stage),
    threads: Number(values.threads),
    thumbnail: true,
  });
  enter('done');
  if (save) writeFileSync(save, glb);
  return stages;
}
