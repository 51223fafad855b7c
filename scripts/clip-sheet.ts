// Looks at motions as people get them: a model (a file, or a prompt that is sculpted first) goes through rig and retarget, frames of each clip side by side.
// usage: npm run clips -- "a dog" fox.glb [--animations "preset:walk,preset:run"] [--type quadruped] [--frames 8] [--size 200] [-o clips.png]
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readScene } from '@claywork/kernels';
import sharp from 'sharp';
import { drawFrames } from '../packages/server/src/commands/draw-frames.ts';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';
import { type FakeContext, fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { thumbnailSide } from '../packages/server/src/ops/_shared/thumbnail.ts';
import { params as motionParams } from '../packages/server/src/ops/retarget/op.ts';
import { run as retarget } from '../packages/server/src/ops/retarget/run.ts';
import { params as rigParams } from '../packages/server/src/ops/rig/op.ts';
import { run as rig } from '../packages/server/src/ops/rig/run.ts';
import { params as textParams } from '../packages/server/src/ops/text-to-3d/op.ts';
import { run as sculpt } from '../packages/server/src/ops/text-to-3d/run.ts';
import { writeSheet } from './measuring/write-sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    animations: { type: 'string', default: 'preset:walk,preset:run' },
    type: { type: 'string' },
    quality: { type: 'string', default: 'draft' },
    frames: { type: 'string', default: '8' },
    size: { type: 'string', default: '200' },
    out: { type: 'string', short: 'o', default: 'clips.png' },
  },
});
const count = Number(values.frames);
const size = Number(values.size);
const names = values.animations.split(',');
const tiles: Buffer[] = [];
for (const subject of positionals) {
  const started = performance.now();
  try {
    const rigged = after(await modelOf(subject));
    await rig(rigParams.parse({ input: 'task_x', rig_type: values.type }), rigged);
    const { rig_type, confidence, route } = rigged.values;
    const rigSeconds = seconds(started);
    const from = performance.now();
    for (let i = 0; i < names.length; i += 5) {
      const moved = after(rigged);
      await retarget(motionParams.parse({ input: 'task_x', animations: names.slice(i, i + 5) }), moved);
      for (const file of moved.files) await drawClip(subject, ...file);
    }
    console.log([subject, rig_type, confidence, route, `rig ${rigSeconds} s`, `clips ${seconds(from)} s`].join('\t'));
  } catch (error) {
    console.log(`${subject}\t${error instanceof Error ? error.message : error}`);
  }
}
await writeSheet(values.out, tiles, size, count);

/** A finished task that the next one takes as its input. */
function after(task: FakeContext): FakeContext {
  return Object.assign(fakeContext(0), {
    input: async (_: string, kept?: string) => {
      const [name, bytes] = kept ? [kept, task.kept.get(kept)] : [...task.files][0];
      if (!bytes) throw new Error(`nothing kept as ${name}`);
      return { name, bytes };
    },
  });
}

async function modelOf(subject: string): Promise<FakeContext> {
  const task = fakeContext(0);
  if (/\.\w+$/.test(subject)) task.files.set(basename(subject), await readFile(subject));
  else await sculpt(textParams.parse({ prompt: subject, quality: values.quality }), task);
  return task;
}

async function drawClip(subject: string, name: string, bytes: Uint8Array): Promise<void> {
  const { scene } = await readScene(bytes, name);
  const clip = scene.animations[0];
  const pictures = await decodeTextures(scene, thumbnailSide(scene.textures.length));
  const length = Math.max(...clip.channels.map(({ times }) => times[times.length - 1]));
  const frames = drawFrames(scene, pictures, { clip, seconds: length, count, size, round: false });
  for (const [i, data] of frames.entries()) {
    const label = i
      ? ''
      : `<text x="4" y="12" font-size="11">${basename(subject)} ${clip.name} ${length.toFixed(1)} s</text>`;
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${label}</svg>`);
    tiles.push(
      await sharp(data, { raw: { width: size, height: size, channels: 4 } })
        .composite([{ input: svg }])
        .png()
        .toBuffer(),
    );
  }
}

function seconds(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(1);
}
