// Draws what the network that finds subjects is trained on: npm run matting:things -- FOLDER [--models DIR ...] [--grounds 160] [--seconds 900]
// Our own things and models of other makers (--models) come to FOLDER/things, made-up grounds to FOLDER/grounds; it goes on where it was left. Then
//   nice -n 19 python3 scripts/matting/train_network.py FOLDER PHOTOS.txt --minutes 35 --write
// with the paths of photographs, one a line, none of which matting is measured on.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createRng, initGeometry } from '../packages/kernels/src/index.ts';
import { GROUNDS, paintGround } from './matting/grounds.ts';
import { drawThings } from './matting/things.ts';
import { listFiles } from './measuring/list-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    models: { type: 'string', multiple: true, default: [] },
    grounds: { type: 'string', default: '160' },
    seconds: { type: 'string', default: 'Infinity' },
  },
});
/** Side of a made-up ground, pixels. */
const SIDE = 256;
const folder = resolve(positionals[0]);
await initGeometry();
const models = (await Promise.all(values.models.map((path) => listFiles(resolve(path), /\.(glb|fbx)$/i)))).flat();
const until = performance.now() + 1000 * Number(values.seconds);
await mkdir(join(folder, 'grounds'), { recursive: true });
for (let k = 0; k < Number(values.grounds); k++) {
  const kind = GROUNDS[k % GROUNDS.length];
  const file = join(folder, 'grounds', `${kind}${k}.png`);
  if (existsSync(file)) continue;
  const ground = Uint8Array.from(paintGround(kind, SIDE, SIDE, createRng(1000 + k)));
  await sharp(ground, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toFile(file);
}
await drawThings(join(folder, 'things'), models, until);
process.exit(0);
