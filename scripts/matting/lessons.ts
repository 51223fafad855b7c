// Pictures to learn cutting out from: things on grounds, with what is known of where they are.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FloatImage, toLinear } from '../../packages/kernels/src/image/float-image.ts';
import { graphOf, growAnswers } from '../../packages/kernels/src/image/matte/cut-busy.ts';
import { describeLevels } from '../../packages/kernels/src/image/matte/merge-levels.ts';
import { addSurroundings, measureRegions } from '../../packages/kernels/src/image/matte/region-traits.ts';
import { shrinkToWork } from '../../packages/kernels/src/image/matte/work-image.ts';
import type { Rng } from '../../packages/kernels/src/math/index.ts';
import { GROUNDS, paintGround } from './grounds.ts';

/** Longest side of a lesson's picture: that on which subjects are found. */
const SIDE = 256;
/** Share of the grounds that are made up, and of the things that the frame cuts. */
const MADE_UP = 0.2;
const CUT = 0.1;

/** A picture in sRGB bytes, and 1 where its subject is. */
export interface Placed {
  width: number;
  height: number;
  data: Uint8Array;
  truth: Uint8Array;
}

/** Puts a thing (a see-through picture) on a photograph's cutting or a made-up ground, in other colours, mirrored or not. */
export async function placeThing(thing: string, photos: readonly string[], rng: Rng): Promise<Placed> {
  const shape = rng.range(0, 1);
  const [width, height] = [shape < 0.2 ? Math.round(0.7 * SIDE) : SIDE, shape > 0.75 ? Math.round(0.7 * SIDE) : SIDE];
  const room = Math.round(rng.range(0.3, 0.92) * Math.min(width, height));
  const { data: own, info } = await sharp(await sharp(thing).trim().toBuffer())
    .flop(rng.range(0, 1) < 0.5)
    .modulate({
      hue: rng.range(0, 1) < 0.5 ? 0 : Math.floor(rng.range(0, 360)),
      saturation: rng.range(0.5, 1.5),
      brightness: rng.range(0.75, 1.2),
    })
    .resize(room, room, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const away = rng.range(0, 1) < CUT ? 0.5 : 0.18;
  const x0 = Math.round((width - info.width) / 2 + width * rng.range(-away, away) * (1 - info.width / width));
  const y0 = Math.round((height - info.height) / 2 + height * rng.range(-away, away) * (1 - info.height / height));
  const ground =
    rng.range(0, 1) < MADE_UP
      ? paintGround(GROUNDS[rng.int(GROUNDS.length)], width, height, rng)
      : await cutPhoto(photos[rng.int(photos.length)], width, height, rng);
  const truth = new Uint8Array(width * height);
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const from = 4 * (y * info.width + x);
      const to = (y + y0) * width + x + x0;
      const a = own[from + 3] / 255;
      truth[to] = a > 0.5 ? 1 : 0;
      for (let c = 0; c < 3; c++) ground[3 * to + c] = a * own[from + c] + (1 - a) * ground[3 * to + c];
    }
  return { width, height, data: Uint8Array.from(ground, (v) => Math.min(255, Math.max(0, v))), truth };
}

/** A cutting of a photograph, a third of it at least, mirrored or not, lighter or darker. */
async function cutPhoto(file: string, width: number, height: number, rng: Rng): Promise<Float32Array> {
  const { width: w, height: h } = await sharp(file).metadata();
  const most = Math.min(w / width, h / height);
  const k = most * rng.range(0.45, 1);
  const area = {
    left: Math.floor(rng.range(0, w - k * width)),
    top: Math.floor(rng.range(0, h - k * height)),
    width: Math.floor(k * width),
    height: Math.floor(k * height),
  };
  const data = await sharp(file)
    .extract(area)
    .resize(width, height, { fit: 'fill' })
    .flop(rng.range(0, 1) < 0.5)
    .modulate({ brightness: rng.range(0.5, 1.15), saturation: rng.range(0.6, 1.3) })
    .sharpen({ sigma: rng.range(0.5, 1.5) })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const grain = rng.range(0, 6);
  return Float32Array.from(data, (v) => v + rng.range(-grain, grain));
}

/** What a forest sees of a picture: its regions' numbers, and how much of each is subject, 0..1. */
export function readLesson(placed: Placed): { rows: number[][]; inside: Float64Array } {
  const work = workOf(placed);
  const { graph, grown, ...hints } = growAnswers(work);
  const { rows } = measureRegions(work, graph, { ...hints, answers: grown });
  const { count, label, mean } = graph.regions;
  const inside = new Float64Array(count);
  for (let i = 0; i < label.length; i++) inside[label[i]] += placed.truth[i];
  return { rows, inside: inside.map((n, r) => n / mean[6 * r + 5]) };
}

/** The numbers with what a forest takes the surroundings for. */
export function surroundRows(placed: Placed, rows: number[][], taken: Float64Array): number[][] {
  const graph = graphOf(workOf(placed));
  return addSurroundings(graph, { rows, piece: describeLevels(graph).piece }, taken);
}

function workOf({ width, height, data }: Placed): FloatImage {
  return shrinkToWork(toLinear({ width, height, channels: 3, data }), SIDE);
}

/** All files of a folder, in order. */
export async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}
