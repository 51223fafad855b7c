// Draws what the network that guesses solids is trained on: npm run solids:lessons -- FOLDER [--models DIR ...] [--seconds 900] [--views 8] [--part 1/2]
// Our own things and models of other makers (--models); it goes on where it was left. Then
//   nice -n 19 python3 scripts/solids/train_network.py FOLDER --minutes 60 --write
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { initGeometry } from '../packages/kernels/src/index.ts';
import { listFiles } from './measuring/list-files.ts';
import { drawLessons } from './solids/draw-lessons.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    models: { type: 'string', multiple: true, default: [] },
    views: { type: 'string', default: '8' },
    part: { type: 'string', default: '1/1' },
    seconds: { type: 'string', default: 'Infinity' },
  },
});
await initGeometry();
const models = (await Promise.all(values.models.map((path) => listFiles(resolve(path), /\.(glb|fbx)$/i)))).flat();
const [part, parts] = values.part.split('/').map(Number);
const left = await drawLessons(resolve(positionals[0]), models, {
  until: performance.now() + 1000 * Number(values.seconds),
  views: Number(values.views),
  part: [part - 1, parts],
});
console.log(left ? `${left} things are not drawn yet: go on with the same command` : 'all are drawn');
process.exit(0);
