// Looks at motions of bipeds: frames of each clip side by side on a ground line, on a capsule figure. Left limbs are orange, right ones blue.
// or on the body of a rigged model (--model FILE.glb).
// usage: node scripts/motion-sheet.ts [--model FILE] [--preset "walk,dance_01" | --preset all] [--body normal|chibi|longArmed] [--frames 10] [--size 150] [--view 35] [--rows 10] [--cell 0.66]
//        [--unlabelled] [-o artifacts/motions]
import { mkdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  BIPED_PRESETS,
  createSkeletonPose,
  loadFrame,
  type Motion,
  makeBipedMotion,
  TEST_BODIES,
} from '../packages/kernels/src/animation/index.ts';
import { readScene } from '../packages/kernels/src/formats/index.ts';
import { computeNormals } from '../packages/kernels/src/mesh/index.ts';
import { type RenderTexture, renderScene } from '../packages/kernels/src/render/index.ts';
import type { RigSkeleton } from '../packages/kernels/src/rig/index.ts';
import { readSkinnedBody, type SkinnedBody } from './motions/skinned-body.ts';
import { drawFigure } from './motions/stick-figure.ts';

const { values } = parseArgs({
  options: {
    preset: { type: 'string', default: 'all' },
    body: { type: 'string', default: 'normal' },
    model: { type: 'string' },
    frames: { type: 'string', default: '10' },
    size: { type: 'string', default: '150' },
    view: { type: 'string', default: '35' },
    rows: { type: 'string', default: '10' },
    cell: { type: 'string', default: '0.66' },
    unlabelled: { type: 'boolean', default: false },
    output: { type: 'string', short: 'o', default: 'artifacts/motions' },
  },
});
const size = Number(values.size);
const count = Number(values.frames);
const cell = Math.round(size * Number(values.cell));
const rows = Number(values.rows);
const names =
  values.preset === 'all'
    ? BIPED_PRESETS.map((p) => p.preset.replace(/^preset:/, '')).filter((p) => p.startsWith('biped:'))
    : values.preset.split(',').map((p) => (p.includes(':') ? p : `biped:${p}`));
const model = values.model ? await readScene(readFileSync(values.model), values.model) : undefined;
const skinned = model && readSkinnedBody(model.scene);
const textures = await Promise.all((model?.scene.textures ?? []).map((t) => decode(t.bytes)));
const skeleton = skinned?.skeleton ?? TEST_BODIES[values.body as keyof typeof TEST_BODIES];
if (!skeleton) throw new Error(`no body ${values.body}`);
mkdirSync(values.output, { recursive: true });

for (let page = 0; page * rows < names.length; page++) {
  const list = names.slice(page * rows, (page + 1) * rows);
  const width = count * cell;
  const height = list.length * (size + 14);
  const strips = skinned ? [] : list.map((name, i) => drawStrip(name, skeleton, i * (size + 14)));
  const labels = values.unlabelled ? [] : list.map((name, i) => label(name, i * (size + 14)));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e9eaec"/>${strips.join('')}${labels.join('')}</svg>`;
  const file = `${values.output}/${values.model ? basename(values.model, '.glb') : values.body}-${page + 1}.png`;
  const pictures = skinned ? list.map((name, i) => renderStrip(name, skinned, i * (size + 14) + 14)) : [];
  await sharp(Buffer.from(svg)).composite(pictures).png().toFile(file);
  console.log(file, list.join(' '));
}

function drawStrip(name: string, body: RigSkeleton, top: number): string {
  const motion = makeBipedMotion(`preset:${name}`, body);
  const tall = tallest(body, motion);
  const scale = (size * 0.84) / tall;
  const ground = top + size * 0.93;
  const azimuth = (-Number(values.view) * Math.PI) / 180;
  const out = [`<line x1="0" x2="${count * cell}" y1="${ground}" y2="${ground}" stroke="#9aa0a8" stroke-width="1"/>`];
  const last = motion.loop ? motion.frames - 1 : motion.frames;
  for (let k = 0; k < count; k++) {
    const frame = Math.min(
      motion.frames - 1,
      Math.round((k * (motion.loop ? last : last - 1)) / (motion.loop ? count : count - 1)),
    );
    const view = { azimuth, scale, x: (k + 0.5) * cell, y: ground, followRoot: true };
    // where it was a little before, faintly: what moves fast leaves a trail
    const before = motion.loop ? (frame - 3 + last) % last : Math.max(0, frame - 3);
    out.push(`<g opacity="0.22">${drawFigure(body, motion, before, view)}</g>`, drawFigure(body, motion, frame, view));
  }
  return out.join('');
}

function tallest(body: RigSkeleton, motion: Motion): number {
  const pose = createSkeletonPose(body);
  let most = body.height;
  for (let f = 0; f < motion.frames; f += 2) {
    loadFrame(pose, motion, f);
    for (let j = 0; j < pose.count; j++) most = Math.max(most, pose.at[j * 3 + 1] - body.ground);
  }
  return most * 1.04;
}

function label(name: string, top: number): string {
  const about = BIPED_PRESETS.find((p) => p.preset === `preset:${name}`);
  return `<text x="4" y="${top + 12}" font-family="sans-serif" font-size="12">${name} ${about?.seconds.toFixed(1)}s${about?.loop ? ' loop' : ''}</text>`;
}

/** Frames of the model side by side, in one picture with one light. */
function renderStrip(name: string, body: SkinnedBody, top: number) {
  const motion = makeBipedMotion(`preset:${name}`, body.skeleton);
  const tall = tallest(body.skeleton, motion);
  const azimuth = (Number(values.view) * Math.PI) / 180;
  const high = tall * 1.12;
  const wide = (high * cell) / size;
  const parts = Array.from({ length: count }, (_, k) => {
    const last = motion.frames - (motion.loop ? 1 : 0);
    const frame = Math.min(
      motion.frames - 1,
      Math.round((k * (motion.loop ? last : last - 1)) / (motion.loop ? count : count - 1)),
    );
    const aside = (k - (count - 1) / 2) * wide;
    const back = motion.root[frame * 3 + 2];
    return body
      .pose(motion, frame, [aside * Math.cos(azimuth), 0, -aside * Math.sin(azimuth) - back])
      .map((part) => ({ ...part, mesh: computeNormals(part.mesh, { creaseAngleDeg: 60 }) }));
  }).flat();
  const target = [0, body.skeleton.ground + high * 0.44, 0] as const;
  const far = high * 40;
  const eye = [Math.sin(azimuth) * far, target[1] + far * 0.12, Math.cos(azimuth) * far] as const;
  const picture = renderScene(
    { parts, textures },
    {
      width: count * cell,
      height: size,
      camera: { eye, target, height: high },
      lights: 12,
      ground: false,
      cull: false,
    },
  );
  return {
    input: Buffer.from(picture.data),
    raw: { width: picture.width, height: picture.height, channels: 4 as const },
    left: 0,
    top,
  };
}

async function decode(bytes: Uint8Array): Promise<RenderTexture> {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { raster: { width: info.width, height: info.height, channels: 4, data } };
}
