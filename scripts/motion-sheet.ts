// Looks at motions of bipeds: frames of each clip side by side on a ground line, on a capsule figure. Left limbs are orange, right ones blue.
// usage: node scripts/motion-sheet.ts [--preset "walk,dance_01" | --preset all] [--body normal|chibi|longArmed] [--frames 10] [--size 150] [--view 35] [--rows 10] [--cell 0.66]
//        [--unlabelled] [-o artifacts/motions]
import { mkdirSync } from 'node:fs';
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
import type { RigSkeleton } from '../packages/kernels/src/rig/index.ts';
import { drawFigure } from './motions/stick-figure.ts';

const { values } = parseArgs({
  options: {
    preset: { type: 'string', default: 'all' },
    body: { type: 'string', default: 'normal' },
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
const skeleton = TEST_BODIES[values.body as keyof typeof TEST_BODIES];
if (!skeleton) throw new Error(`no body ${values.body}`);
mkdirSync(values.output, { recursive: true });

for (let page = 0; page * rows < names.length; page++) {
  const list = names.slice(page * rows, (page + 1) * rows);
  const strips = list.map((name, i) => drawStrip(name, skeleton, i * (size + 14)));
  const width = count * cell;
  const height = list.length * (size + 14);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e9eaec"/>${strips.join('')}</svg>`;
  const file = `${values.output}/${values.body}-${page + 1}.png`;
  await sharp(Buffer.from(svg)).png().toFile(file);
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
  if (!values.unlabelled)
    out.push(
      `<text x="4" y="${top + 12}" font-family="sans-serif" font-size="12">${name} ${(motion.frames / motion.fps).toFixed(1)}s${motion.loop ? ' loop' : ''}</text>`,
    );
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
