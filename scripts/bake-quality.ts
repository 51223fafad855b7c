// How well a light model with baked maps passes for the detailed one: reads any model file, makes it light, unwraps it, bakes, renders both
// from several sides, and prints the peak signal-to-noise ratio over the whole picture and over the box around the object.
// usage: node scripts/bake-quality.ts MODEL [--share 0.1] [--size 2048] [--render 768] [--views front,back] [-o sheet.png] [--maps DIR]
// The time is the processor's. The sheet shows, per view, the detailed model, the light one with maps, and the light one without. --maps also writes model.glb.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import {
  type Affine,
  cleanScene,
  computeNormals,
  flattenScene,
  framePoints,
  keepVertices,
  type Material,
  type Mesh,
  mergeMeshes,
  packCharts,
  type Raster,
  type RenderPart,
  type RenderTexture,
  readScene,
  reduceFaces,
  renderScene,
  type Scene,
  type Texture,
  toRenderScene,
  transferMaps,
  transformMesh,
  unwrap,
  VIEWS,
  weld,
  writeGlb,
} from '../packages/kernels/src/index.ts';
import { decodeTextures } from '../packages/server/src/ops/_shared/decode-textures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '0.1' },
    size: { type: 'string', default: '2048' },
    render: { type: 'string', default: '768' },
    views: { type: 'string', default: 'three-quarter,front,left,back-quarter' },
    crease: { type: 'string', default: '180' },
    supersample: { type: 'string', default: '2' },
    output: { type: 'string', short: 'o' },
    maps: { type: 'string' },
  },
});
const [path] = positionals;
const size = Number(values.size);
const pixels = Number(values.render);
const { scene } = cleanScene((await readScene(readFileSync(path), path)).scene);
// Bare geometry would be white, which hides what the light does.
const isBare = scene.materials.every((m) => !m.baseColorTexture && m.baseColorFactor.every((x) => x === 1));
if (isBare && scene.meshes.every((m) => m.primitives.every((p) => !p.mesh.colors))) {
  scene.materials.push(plain());
  for (const mesh of scene.meshes)
    for (const primitive of mesh.primitives) primitive.material = scene.materials.length - 1;
}
const textures = await decodeTextures(scene, 4096);

const target = await makeLight(scene);
let started = process.cpuUsage();
let stage = 'start';
const seconds: Record<string, number> = {};
const baked = transferMaps(scene, target, {
  size,
  textures,
  supersample: Number(values.supersample),
  progress: (_, next) => {
    const used = process.cpuUsage(started);
    seconds[stage] = (seconds[stage] ?? 0) + (used.user + used.system) / 1e6;
    [stage, started] = [next, process.cpuUsage()];
  },
});
seconds[stage] = process.cpuUsage(started).user / 1e6;
delete seconds.start;
const took = Object.entries(seconds).map(([name, s]) => `${name} ${s.toFixed(2)} s`);
const detailed = toRenderScene(scene, textures);
console.log(`${detailed.parts.reduce((n, p) => n + faces(p.mesh), 0)} -> ${faces(target)} faces, ${took.join(', ')}`);
console.log(baked.report);

const materials = (['OPAQUE', 'MASK', 'BLEND'] as const).map(makeMaterial);
const pictures = [baked.baseColor, baked.orm, baked.normal, baked.emissive].map(
  (raster): RenderTexture | undefined => raster && { raster, wrap: 'clamp' },
);
const primitives = ([0, 1, 2] as const)
  .map((mode) => ({ mesh: pickFaces(mode), material: mode }))
  .filter((p) => p.mesh.indices.length);
const light = {
  parts: primitives.map((p) => ({ mesh: p.mesh, material: materials[p.material] })),
  textures: pictures,
};
const bare = { parts: [{ mesh: computeNormals(target, { creaseAngleDeg: 180 }), material: plain() }] };
const clouds = flattenScene(scene).map((p) => transformMesh(p.mesh, rowMajor(p.matrix)).positions);
const views = values.views.split(',');
const tiles: { raster: Raster; left: number; top: number }[] = [];
let [boxSum, fullSum] = [0, 0];
views.forEach((name, row) => {
  const camera = framePoints(clouds, { ...VIEWS[name], fovDeg: 26, aspect: 1 });
  const draw = (what: { parts: readonly RenderPart[]; textures?: typeof pictures }, ground = true): Raster =>
    renderScene(what, {
      width: pixels,
      height: pixels,
      camera,
      ground,
      background: [214, 215, 217],
    });
  const [high, low] = [draw({ ...detailed, textures: [...textures] }, false), draw(light, false)];
  const [box, full] = [psnr(high, low, boxOf(high)), psnr(high, low, [0, 0, pixels, pixels])];
  boxSum += box;
  fullSum += full;
  console.log(`${name}\tbox ${box.toFixed(2)} dB\tfull ${full.toFixed(2)} dB`);
  [high, low, ...(values.output ? [draw(bare, false)] : [])].forEach((raster, column) => {
    tiles.push({ raster, left: column * pixels, top: row * pixels });
  });
});
console.log(`mean\tbox ${(boxSum / views.length).toFixed(2)} dB\tfull ${(fullSum / views.length).toFixed(2)} dB`);

if (values.output) {
  await sharp({
    create: { width: 3 * pixels, height: views.length * pixels, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .composite(
      tiles.map(({ raster, left, top }) => ({ input: Buffer.from(raster.data), raw: shape(raster), left, top })),
    )
    .png()
    .toFile(values.output);
}
if (values.maps) await writeMaps(values.maps);

/** The model welded, made light and unwrapped: what a remesher would hand on. */
async function makeLight(from: Scene): Promise<Mesh> {
  const placed = flattenScene(from).map((p) => {
    const { positions, indices } = transformMesh(p.mesh, rowMajor(p.matrix));
    return { positions, indices };
  });
  const whole = weld(mergeMeshes(placed));
  const indices = await reduceFaces(whole, Number(values.share) * faces(whole));
  const mesh = computeNormals({ ...whole, indices }, { creaseAngleDeg: Number(values.crease) });
  const unwrapped = unwrap(mesh);
  const { uvs } = packCharts([{ unwrapped }], { size, padding: Math.max(2, size / 512) });
  return { ...unwrapped.mesh, uvs: uvs[0] };
}

function makeMaterial(alphaMode: Material['alphaMode']): Material {
  const { doubleSided, emissiveStrength, hasOcclusion } = baked.report;
  return {
    name: `baked ${alphaMode.toLowerCase()}`,
    baseColorFactor: [1, 1, 1, 1],
    baseColorTexture: { texture: 0 },
    metallicFactor: 1,
    roughnessFactor: 1,
    metallicRoughnessTexture: { texture: 1 },
    occlusionTexture: hasOcclusion ? { texture: 1 } : undefined,
    normalTexture: { texture: 2 },
    emissiveFactor: baked.emissive ? [1, 1, 1] : [0, 0, 0],
    emissiveTexture: baked.emissive && { texture: 3 },
    emissiveStrength,
    alphaMode,
    doubleSided,
  };
}

function pickFaces(mode: number): Mesh {
  const indices = baked.mesh.indices.filter((_, c) => baked.alphaModes[Math.floor(c / 3)] === mode);
  return keepVertices({ mesh: { ...baked.mesh, quadCount: undefined } }, indices).mesh;
}

function plain(): Material {
  return {
    name: 'plain',
    baseColorFactor: [0.35, 0.35, 0.35, 1],
    metallicFactor: 0,
    roughnessFactor: 0.6,
    emissiveFactor: [0, 0, 0],
    alphaMode: 'OPAQUE',
    doubleSided: true,
  };
}

/** Left, top, right and bottom of what is not background. */
function boxOf(picture: Raster): [number, number, number, number] {
  const box: [number, number, number, number] = [pixels, pixels, 0, 0];
  for (let y = 0; y < pixels; y++) {
    for (let x = 0; x < pixels; x++) {
      const o = 4 * (y * pixels + x);
      if (picture.data[o] === 214 && picture.data[o + 1] === 215 && picture.data[o + 2] === 217) continue;
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x + 1);
      box[3] = Math.max(box[3], y + 1);
    }
  }
  return box;
}

function psnr(a: Raster, b: Raster, [x0, y0, x1, y1]: [number, number, number, number]): number {
  let sum = 0;
  for (let y = y0; y < y1; y++) {
    for (let o = 4 * (y * pixels + x0); o < 4 * (y * pixels + x1); o += 4)
      for (let k = 0; k < 3; k++) sum += (a.data[o + k] - b.data[o + k]) ** 2;
  }
  return 10 * Math.log10((255 * 255) / (sum / (3 * (x1 - x0) * (y1 - y0))));
}

async function writeMaps(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const encoded: Texture[] = [];
  const names = ['base-color', 'orm', 'normal', 'emissive'];
  for (const [i, picture] of pictures.entries()) {
    if (!picture) continue;
    const bytes = await sharp(picture.raster.data, { raw: shape(picture.raster) })
      .png()
      .toBuffer();
    writeFileSync(join(folder, `${names[i]}.png`), bytes);
    encoded.push({ name: names[i], mime: 'image/png', bytes });
  }
  const node = { name: 'baked', children: [], mesh: 0 };
  const made: Scene = {
    nodes: [{ ...node, translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] }],
    roots: [0],
    meshes: [{ name: 'baked', primitives }],
    materials,
    textures: encoded,
    skins: [],
    animations: [],
  };
  writeFileSync(join(folder, 'model.glb'), writeGlb(made));
}

function shape({ width, height, channels }: Raster) {
  return { width, height, channels };
}

function faces(mesh: Mesh): number {
  return mesh.indices.length / 3;
}

function rowMajor(m: Float64Array): Affine {
  return Float64Array.of(m[0], m[4], m[8], m[12], m[1], m[5], m[9], m[13], m[2], m[6], m[10], m[14]);
}
