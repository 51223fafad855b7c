// Looks at an archetype: meshes every part, draws views side by side, and says what is wrong with its parts.
// usage: node scripts/preview.ts <archetype> ['{"param": 1}'] [-o out.png] [--views front,side,back,three-quarter,top]
//        [--size 512] [--materials '{"slot": {"color": "#ff0000"}}'] [--seed 1] [--cells 128] [--only "part,part"]
//        [--wrong-side]  also draws back faces (inside-out parts look whole then)
import { parseArgs } from 'node:util';
import { initGeometry } from '../packages/kernels/src/curves/index.ts';
import { ARCHETYPES } from '../packages/kernels/src/sculpt/archetypes/index.ts';
import { buildArchetype } from './preview/build.ts';
import { printParts } from './preview/report.ts';
import { writeSheet } from './preview/sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    output: { type: 'string', short: 'o', default: 'preview.png' },
    views: { type: 'string', default: 'three-quarter,front,side,back,top' },
    size: { type: 'string', default: '512' },
    materials: { type: 'string', default: '{}' },
    seed: { type: 'string', default: '1' },
    cells: { type: 'string', default: '128' },
    only: { type: 'string' },
    'wrong-side': { type: 'boolean', default: false },
  },
});

const [name, params] = positionals;
const archetype = ARCHETYPES[name];
if (!archetype) {
  console.error(`No archetype "${name}". There are: ${Object.keys(ARCHETYPES).sort().join(', ')}`);
  process.exit(1);
}
await initGeometry();
const started = performance.now();
const built = await buildArchetype(archetype, {
  params: JSON.parse(params ?? '{}'),
  materials: JSON.parse(values.materials),
  seed: Number(values.seed),
  cells: Number(values.cells),
  only: values.only?.split(','),
});
const meshed = performance.now();
printParts(built);
await writeSheet(built, values.views.split(','), Number(values.size), values.output, !values['wrong-side']);
const drawn = performance.now();
console.log(
  `meshed in ${(meshed - started).toFixed(0)} ms, drawn in ${(drawn - meshed).toFixed(0)} ms: ${values.output}`,
);
