// Contact sheet of the material library through the real unwrap, bake and renderer. Look at it after every change to a recipe.
// usage: node scripts/materials.ts [-o artifacts/materials.png] [--only "scales,fur"] [--size 240] [--atlas 768] [--masks]
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  bakeResult,
  compileField,
  type FieldShape,
  MATERIAL_NAMES,
  type Material,
  type MaterialSpec,
  type Mesh,
  materialHints,
  meshField,
  packCharts,
  parseColor,
  planBake,
  planOcclusion,
  renderScene,
  runBakeJob,
  runOcclusionJob,
  unwrap,
} from '../packages/kernels/src/index.ts';
import { MASK_SAMPLES } from './materials/masks.ts';

const { values } = parseArgs({
  options: {
    output: { type: 'string', short: 'o', default: 'artifacts/materials.png' },
    only: { type: 'string' },
    size: { type: 'string', default: '240' },
    atlas: { type: 'string', default: '768' },
    masks: { type: 'boolean', default: false },
    blue: { type: 'boolean', default: false },
  },
});
const cell = Number(values.size);
const atlas = Number(values.atlas);

/** A ball on a rounded block with a ring: round, flat, edged and hollow places in one picture. About 0.5 m. */
const OBJECT: FieldShape[] = [
  { op: 'sphere', r: 0.2, at: [-0.12, 0.32, 0] },
  { op: 'box', size: [0.34, 0.3, 0.34], round: 0.02, at: [0.22, 0.15, 0.02], rot: [0, 24, 0] },
  { op: 'cylinder', r: 0.17, h: 0.14, round: 0.02, at: [-0.12, 0.07, 0] },
];
const EYE: FieldShape[] = [{ op: 'sphere', r: 0.25, at: [0, 0.25, 0] }];

const shells = new Map<FieldShape[], Mesh[]>();
function testObject(shapes: FieldShape[]): Mesh[] {
  const known = shells.get(shapes);
  if (known) return known;
  const parts = shapes.map((s) => unwrap(meshField(compileField(s), { cellsMax: 40 })));
  const packed = packCharts(
    parts.map((unwrapped) => ({ unwrapped })),
    { size: atlas },
  );
  const meshes = parts.map((p, i) => ({ ...p.mesh, uvs: packed.uvs[i] }));
  shells.set(shapes, meshes);
  return meshes;
}

function draw(spec: MaterialSpec): Buffer {
  const shapes = spec.base.startsWith('eye') ? EYE : OBJECT;
  const meshes = testObject(shapes);
  const parts = meshes.map((mesh) => ({ mesh, material: spec, seed: 11 }));
  const shade = planOcclusion(parts, { rays: 24 });
  for (const stage of shade.stages) for (const job of stage) runOcclusionJob(shade.input, job);
  const plan = planBake(parts, { size: atlas, occlusion: shade.input.surfaces.map((s) => s.occlusion) });
  for (const stage of plan.stages) for (const job of stage) runBakeJob(plan.input, job);
  const baked = bakeResult(plan.input);
  const hints = materialHints(spec);
  const sheen = parseColor(hints.sheenColor);
  const material: Material = {
    name: spec.base,
    baseColorFactor: [1, 1, 1, 1],
    baseColorTexture: { texture: 0 },
    metallicFactor: 1,
    roughnessFactor: 1,
    metallicRoughnessTexture: { texture: 1 },
    occlusionTexture: { texture: 1 },
    normalTexture: { texture: 2 },
    emissiveFactor: baked.emissive ? [1, 1, 1] : [0, 0, 0],
    emissiveTexture: baked.emissive && { texture: 3 },
    emissiveStrength: Math.max(1, hints.emissiveStrength),
    alphaMode: 'OPAQUE',
    doubleSided: false,
    clearcoat: { factor: hints.clearcoat, roughness: hints.clearcoatRoughness },
    sheen: { color: [sheen[0] * hints.sheen, sheen[1] * hints.sheen, sheen[2] * hints.sheen], roughness: 0.5 },
    transmission: hints.transmission > 0 ? { factor: hints.transmission, ior: hints.ior } : undefined,
  };
  const textures = [baked.baseColor, baked.orm, baked.normal, baked.emissive].map((raster) => raster && { raster });
  const raster = renderScene(
    { parts: meshes.map((mesh, i) => ({ mesh: { ...mesh, tangents: plan.tangents[i] }, material })), textures },
    {
      width: cell,
      height: cell,
      background: [228, 228, 230],
      lights: 24,
      lightMapSize: 128,
      view: shapes === EYE ? { azimuthDeg: 15, elevationDeg: 5 } : undefined,
    },
  );
  return Buffer.from(raster.data);
}

const only = values.only?.split(',');
const samples: readonly (readonly [string, MaterialSpec])[] = values.masks
  ? MASK_SAMPLES
  : MATERIAL_NAMES.map((base) => [base, values.blue ? { base, color: '#2f62c8' } : { base }] as const);
const chosen = samples.filter(([name]) => !only || only.includes(name));
const columns = Math.min(10, chosen.length);
const label = 18;
const tiles = chosen.flatMap(([name, spec], i) => {
  const left = (i % columns) * cell;
  const top = Math.floor(i / columns) * (cell + label);
  const text = `<svg width="${cell}" height="${label}"><text x="${cell / 2}" y="13" font-size="13" font-family="sans-serif" text-anchor="middle">${name}</text></svg>`;
  return [
    { input: draw(spec), raw: { width: cell, height: cell, channels: 4 as const }, left, top },
    { input: Buffer.from(text), left, top: top + cell },
  ];
});
mkdirSync(dirname(values.output), { recursive: true });
await sharp({
  create: {
    width: columns * cell,
    height: Math.ceil(chosen.length / columns) * (cell + label),
    channels: 3,
    background: '#e4e4e6',
  },
})
  .composite(tiles)
  .png()
  .toFile(values.output);
console.log(`${chosen.length} materials: ${values.output}`);
