import { createFloatImage, linearToOklab, oklabToLinear, toRaster } from '../../image/index.ts';
import type { Vec3 } from '../../math/index.ts';
import type { PathLight, RenderTexture } from '../../render/index.ts';
import { hexOf, linearOf, oklabOf } from '../build/color.ts';
import { matte } from '../build/matte.ts';
import { MeshBuilder } from '../build/mesh-builder.ts';
import { fillMap } from '../sky/panorama.ts';
import { lampsOf } from '../stage/lamps.ts';
import type { Stage, StageInput } from '../stage/types.ts';

/** A photographer's studio: a paper sweep that bends up behind the subject, and lamps. `plain` is the same in white, `gradient` in two colours. */
export function buildStudio(input: StageInput): Stage {
  const { spec, subject } = input;
  const color = spec.color ?? paperFor(input);
  const dark = spec.light === 'dramatic' || spec.light === 'rim' || spec.light === 'candle' || spec.light === 'neon';
  const rig = lampsOf(input);
  const textures: RenderTexture[] = [];
  const material = matte(0.95);
  if (spec.backdrop === 'gradient') {
    textures.push(gradient(color, spec.color2 ?? partnerOf(color)));
    material.baseColorTexture = { texture: 0 };
  }
  const paper = spec.backdrop === 'gradient' ? ([1, 1, 1] as Vec3) : linearOf(color);
  const lights: PathLight[] = [...rig.lights];
  return {
    parts: [{ mesh: sweep(input, paper), material }],
    textures,
    lights,
    environment: { map: fillMap(64, 32, rig.ambient) },
    exposure: rig.exposure,
    key: rig.key,
    // Coloured light is meant to colour the paper.
    match: dark || spec.backdrop === 'gradient' ? undefined : { color, parts: [0] },
    lift: subject.floating ? 0.25 * subject.size : undefined,
  };
}

/** Floor and wall with a wide bend between, open to the sides far beyond the picture. */
function sweep({ subject, camera }: StageInput, color: Vec3): ReturnType<MeshBuilder['finish']> {
  const s = subject.size;
  const forward = [subject.bounds.min[0] - camera.eye[0], 0, subject.bounds.min[2] - camera.eye[2]];
  const reach = Math.hypot(camera.eye[0], camera.eye[2]);
  const yaw = reach > 0.2 * s ? Math.atan2(-camera.eye[0], -camera.eye[2]) : Math.atan2(forward[0], forward[2]);
  const [dx, dz] = [Math.sin(yaw), Math.cos(yaw)];
  const wide = 9 * s + 1.4 * reach;
  const back = 2.6 * s;
  const bend = 2.2 * s;
  const top = 9 * s + 0.8 * reach;
  const profile: { along: number; up: number; v: number }[] = [
    { along: -reach - 6 * s, up: 0, v: 1 },
    { along: back, up: 0, v: 0.82 },
  ];
  const STEPS = 24;
  for (let i = 1; i <= STEPS; i++) {
    const a = (i / STEPS) * (Math.PI / 2);
    profile.push({ along: back + bend * Math.sin(a), up: bend * (1 - Math.cos(a)), v: 0.82 - 0.3 * (i / STEPS) });
  }
  profile.push({ along: back + bend, up: top, v: 0 });
  const mesh = new MeshBuilder();
  profile.forEach(({ along, up, v }, i) => {
    for (const side of [-1, 1]) {
      const x = dx * along + dz * wide * side;
      const z = dz * along - dx * wide * side;
      mesh.vertex([x, up, z], color, [side < 0 ? 0 : 1, v]);
    }
    if (i === 0) return;
    const k = 2 * i;
    mesh.triangle(k - 2, k, k + 1);
    mesh.triangle(k - 2, k + 1, k - 1);
  });
  return mesh.finish(60);
}

/** Paper that lets the subject stand out: pale and faintly of the opposite hue behind dark things, deeper behind pale ones. */
function paperFor({ spec, subject }: StageInput): string {
  if (spec.backdrop === 'plain') return '#f6f5f2';
  const lab = new Float64Array(3);
  linearToOklab(subject.color[0], subject.color[1], subject.color[2], lab, 0);
  const chroma = Math.hypot(lab[1], lab[2]);
  const tint = Math.min(1, chroma / 0.06) * 0.028;
  const k = chroma > 1e-4 ? -tint / chroma : 0;
  const moody = spec.light === 'dramatic' || spec.light === 'rim' || spec.light === 'neon' || spec.light === 'candle';
  const oil = spec.finish === 'oil';
  const L = moody ? 0.3 : oil ? 0.5 : lab[0] > 0.72 ? 0.6 : 0.86;
  const warm = oil ? 0.03 : 0.004;
  return hexOf(L, lab[1] * k + 0.3 * warm, lab[2] * k + warm);
}

function partnerOf(color: string): string {
  const [L, a, b] = oklabOf(color);
  return hexOf(L > 0.6 ? L - 0.3 : L + 0.3, a * 0.8 + 0.02, b * 0.8 - 0.03);
}

/** From one colour at the top to another at the bottom, even to the eye. */
function gradient(top: string, bottom: string): RenderTexture {
  const ends = [oklabOf(top), oklabOf(bottom)];
  const image = createFloatImage(4, 512, 3);
  for (let y = 0; y < 512; y++) {
    const t = Math.min(1, Math.max(0, (y / 511 - 0.12) / 0.7));
    const at = [0, 1, 2].map((c) => ends[0][c] + (ends[1][c] - ends[0][c]) * t);
    for (let x = 0; x < 4; x++) oklabToLinear(at[0], at[1], at[2], image.data, 3 * (4 * y + x));
  }
  return { raster: toRaster(image), wrap: 'clamp' };
}
