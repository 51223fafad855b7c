import { readFile, stat, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type Animation, GeometryError, readScene, type Scene } from '@claywork/kernels';
import sharp from 'sharp';
import { decodeTextures } from '../ops/_shared/decode-textures.ts';
import { thumbnailSide } from '../ops/_shared/thumbnail.ts';
import { drawFrames } from './draw-frames.ts';

const BYTES_MAX = 1024 * 1024 * 1024;
const SIDE = { min: 32, max: 1024, usual: 384 };
const FPS = 24;
const FRAMES_MAX = 360;
/** Seconds that a turntable takes to go round. */
const ROUND = 3;

/** Draws a model file as an animated WebP: a clip that it holds, or a turntable. Exit status 1 when it cannot be read. */
export async function render(
  args: string[],
  print = (line: string) => void process.stdout.write(`${line}\n`),
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o' },
      clip: { type: 'string' },
      turntable: { type: 'boolean', default: false },
      size: { type: 'string', default: String(SIDE.usual) },
    },
  });
  if (positionals.length !== 1) throw new Error('render: name one model file');
  const [path] = positionals;
  const out = values.output;
  if (!out?.toLowerCase().endsWith('.webp')) throw new Error('render: -o names the picture to write, a .webp file');
  const size = Number(values.size);
  if (!Number.isInteger(size) || size < SIDE.min || size > SIDE.max)
    throw new Error(`render: --size is a whole number of pixels from ${SIDE.min} to ${SIDE.max}, not ${values.size}`);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new Error(`render: no such file: ${path}`);
  if (found.size > BYTES_MAX) throw new Error(`render: the file is larger than ${BYTES_MAX / 1048576} MB`);
  if (!(await stat(dirname(out)).catch(() => undefined))?.isDirectory())
    throw new Error(`render: no such folder: ${dirname(out)}`);
  const scene = await read(path);
  const clip = chooseClip(scene, values.clip, values.turntable);
  const seconds = clip ? lengthOf(clip) : ROUND;
  const count = Math.min(FRAMES_MAX, Math.max(2, Math.round(seconds * FPS)));
  const pictures = await decodeTextures(scene, thumbnailSide(scene.textures.length));
  const frames = drawFrames(scene, pictures, { clip, seconds, count, size, round: values.turntable || !clip });
  const data = Buffer.concat(frames);
  const delay = frames.map(
    (_, i) => Math.round((1000 * seconds * (i + 1)) / count) - Math.round((1000 * seconds * i) / count),
  );
  await writeFile(
    out,
    await sharp(data, { raw: { width: size, height: size * count, channels: 4, pageHeight: size } })
      .webp({ quality: 82, effort: 4, loop: 0, delay })
      .toBuffer(),
  );
  print(`${out}: ${count} frames, ${seconds.toFixed(2)} s${clip ? `, ${clip.name}` : ', a turntable'}`);
  return 0;
}

async function read(path: string): Promise<Scene> {
  try {
    const { scene } = await readScene(await readFile(path), basename(path));
    if (!scene.meshes.some((m) => m.primitives.some((p) => p.mesh.indices.length > 0)))
      throw new Error(`render: ${basename(path)} has no faces to draw`);
    return scene;
  } catch (error) {
    throw error instanceof GeometryError ? new Error(`render: ${basename(path)}: ${error.message}`) : error;
  }
}

/** The clip that was named; else the first, unless a turntable was asked for. */
function chooseClip({ animations }: Scene, name: string | undefined, turntable: boolean): Animation | undefined {
  if (name === undefined) return turntable ? undefined : animations[0];
  const found = animations.find((a) => a.name === name) ?? animations.find((a) => a.name.endsWith(name));
  if (found) return found;
  const names = animations.map((a) => a.name).join(', ');
  throw new Error(`render: no clip ${name}; ${names ? `the file has ${names}` : 'the file has none'}`);
}

function lengthOf(clip: Animation): number {
  const end = Math.max(0, ...clip.channels.map(({ times }) => times.at(-1) ?? 0));
  return Math.max(0.1, end);
}
