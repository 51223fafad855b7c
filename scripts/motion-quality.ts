// How well motions go on skinned bodies: all presets of a body's type, on models that are rigged first.
//   npm run quality:motions -- FILE.glb ... [--type TYPE] [--only WORD] [--sheet] [--worst 8]
// Prints per body the worst sliding of standing feet (share of the stride), sinking of flesh into the ground (share of the height), the fastest turn
// of a limb's joint (degrees a frame), gaps of loops, and, on bipeds, degrees beyond what joints can do. --sheet draws six frames of every clip on a
// line that is the ground, twenty clips a page, into artifacts/motions-NAME-1.png ...: look at them.
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  BIPED_PRESETS,
  bindWeights,
  computeNormals,
  creaturePresets,
  type Motion,
  makeMotion,
  measureFlesh,
  type RigType,
  renderScene,
} from '../packages/kernels/src/index.ts';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';
import { writeSheet } from './measuring/write-sheet.ts';
import { type MotionFacts, measureMotion } from './motions/measure-motion.ts';
import { createSkinPlayer, type SkinPlayer } from './motions/play-skin.ts';
import { loadCase, type SkinCase } from './skins/load-case.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    type: { type: 'string' },
    only: { type: 'string' },
    sheet: { type: 'boolean', default: false },
    worst: { type: 'string', default: '8' },
    size: { type: 'string', default: '130' },
  },
});
const FRAMES = 6;
const PAGE = 20;
const size = Number(values.size);

for (const path of positionals) {
  const model = await loadCase(path, values.type as RigType | undefined, { own: false, fitted: false });
  const name = basename(path).replace(/\.\w+$/, '');
  if (!model) {
    console.log(`no skeleton: ${name}`);
    continue;
  }
  const { skeleton, positions, joined } = model;
  const isBiped = skeleton.type === 'biped';
  const skin = bindWeights({ positions, indices: joined.mesh.indices }, skeleton, model);
  const player = createSkinPlayer(positions, skeleton, skin);
  const flesh = measureFlesh(positions, skin, skeleton);
  let lowest = skeleton.ground;
  for (let i = 1; i < positions.length; i += 3) lowest = Math.min(lowest, positions[i]);
  const presets = (isBiped ? BIPED_PRESETS.map(({ preset }) => preset) : creaturePresets(skeleton.type)).filter(
    (preset) => !values.only || new RegExp(values.only).test(preset),
  );
  const draw = values.sheet ? await createStrips(model, player) : undefined;
  const rows: { preset: string; facts: MotionFacts }[] = [];
  const strips: Buffer[] = [];
  for (const preset of presets) {
    const motion = makeMotion(preset, skeleton, { flesh });
    rows.push({ preset, facts: measureMotion(motion, skeleton, player, lowest) });
    if (draw) strips.push(await draw(motion));
  }
  const jointAt = (v: number): string => skeleton.joints[skin.joints[4 * v]].name;
  report(`${skeleton.type} ${name} (${model.source})`, rows, jointAt);
  for (let page = 0; page * PAGE < strips.length; page++)
    await writeSheet(
      `motions-${name}-${page + 1}.png`,
      strips.slice(page * PAGE, (page + 1) * PAGE),
      FRAMES * size,
      2,
      size,
    );
}
process.exit(0);

function report(
  name: string,
  rows: readonly { preset: string; facts: MotionFacts }[],
  jointAt: (vertex: number) => string,
): void {
  console.log(name);
  for (const [fact, unit] of [
    ['slides', 100],
    ['sinks', 100],
    ['snaps', 1],
    ['gap', 1],
    ['beyond', 1],
  ] as const) {
    const worst = [...rows].sort((a, b) => b.facts[fact] - a.facts[fact]).slice(0, Number(values.worst));
    const tell = ({ preset, facts }: (typeof rows)[number]): string =>
      `${preset.replace('preset:', '')} ${(unit * facts[fact]).toFixed(unit > 1 ? 1 : 4)}${fact === 'beyond' ? ` ${facts.joint}` : fact === 'sinks' ? ` ${jointAt(facts.lowest)}` : fact === 'snaps' ? ` ${facts.fastest}` : ''}`;
    const over = worst.filter(({ facts }) => facts[fact] > 0);
    console.log(`  ${fact}${unit > 1 ? ' %' : ''}: ${over.map(tell).join(', ') || 'none'}`);
  }
}

/** Draws frames of motions side by side, seen half from the side, on the line of the ground. */
async function createStrips(
  { scene, joined, skeleton }: SkinCase,
  player: SkinPlayer,
): Promise<(motion: Motion) => Promise<Buffer>> {
  const textures = await decodeTextures(scene, 256);
  const azimuth = (55 * Math.PI) / 180;
  return async (motion) => {
    const frames = Array.from({ length: FRAMES }, (_, k) =>
      Math.round((k * (motion.frames - 1)) / (motion.loop ? FRAMES : FRAMES - 1)),
    );
    const posed = frames.map((f) => player.play(motion, f));
    let [wide, high] = [0, skeleton.height];
    posed.forEach((p, k) => {
      const root = 3 * frames[k];
      for (let i = 0; i < p.length; i += 3) {
        p[i] -= motion.root[root];
        p[i + 2] -= motion.root[root + 2];
        wide = Math.max(wide, Math.abs(p[i] * Math.cos(azimuth) - p[i + 2] * Math.sin(azimuth)));
        high = Math.max(high, p[i + 1] - skeleton.ground);
      }
    });
    const view = 1.1 * Math.max(high, 1.9 * wide);
    const parts = posed.flatMap((p, k) => {
      const aside = (k - (FRAMES - 1) / 2) * view;
      const moved = p.map((x, i) => x + [aside * Math.cos(azimuth), 0, -aside * Math.sin(azimuth)][i % 3]);
      return joined.parts.map(({ mesh, material }, i) => {
        const first = 3 * joined.firstVertex[i];
        const own = moved.subarray(first, first + mesh.positions.length);
        return {
          mesh: computeNormals({ ...mesh, positions: own, normals: undefined }, { creaseAngleDeg: 60 }),
          material: scene.materials[material ?? 0],
        };
      });
    });
    const target = [0, skeleton.ground + 0.42 * view, 0] as const;
    const far = 40 * view;
    const eye = [Math.sin(azimuth) * far, target[1], Math.cos(azimuth) * far] as const;
    const options = { width: FRAMES * size, height: size, camera: { eye, target, height: view } };
    const picture = renderScene({ parts, textures }, { ...options, lights: 6, ground: false, cull: false });
    const line = Math.round(size * 0.92);
    const over = `<text x="3" y="11" font-size="11" fill="#fff">${motion.name.replace('preset:', '')} ${((motion.frames - 1) / motion.fps).toFixed(1)} s</text><line x1="0" x2="${FRAMES * size}" y1="${line}" y2="${line}" stroke="#f40" stroke-width="1"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${FRAMES * size}" height="${size}">${over}</svg>`;
    return sharp({ create: { width: FRAMES * size, height: size, channels: 3, background: '#777' } })
      .composite([
        {
          input: Buffer.from(picture.data),
          raw: { width: picture.width, height: picture.height, channels: 4 },
        },
        { input: Buffer.from(svg) },
      ])
      .png()
      .toBuffer();
  };
}
