import { hashString, shareArray } from '../math/index.ts';
import { type Mesh, meshBounds } from '../mesh/index.ts';
import { addTangents } from '../scene/index.ts';
import type { AtlasPixels, SculptExecutor, SculptJob } from '../sculpt/index.ts';
import { type BakeInput, type MaterialSpec, planBake, planOcclusion } from '../texture/index.ts';
import type { PackItem } from '../uv/index.ts';
import { areUsable } from './judge-uvs.ts';
import { matchColors } from './match-colors.ts';
import { type ShadeSource, shadesBefore } from './shades-before.ts';
import type { SurfacePart } from './surface-parts.ts';

/** From where to where painting gets on while the texels, the seams and the gaps of a bake are done. */
const PROGRESS = [
  [0.5, 0.96],
  [0.96, 0.98],
  [0.98, 1],
] as const;

/** A part and the material that it is to have. */
export interface PaintedPart {
  part: SurfacePart;
  spec: MaterialSpec;
  /** What its light and dark come from, where it keeps them in a new colour. */
  shades?: ShadeSource;
  /** Colours that are to be seen of it on the whole where its material or a pattern has them. */
  asked?: ReadonlySet<string>;
}

export interface PaintOptions {
  /** Texels along a side of the atlas. */
  size: number;
  /** Occlusion rays of a vertex. */
  rays: number;
  /** Keep the coordinates that the model has, where they can be painted on. */
  keepUvs: boolean;
  seed: number;
  /** What else stands there and casts shade. */
  others: readonly Mesh[];
  /** How much hollows darken the base colour, 0..1. */
  darken: number;
}

export interface PaintedSurface {
  /** Per part, faces in the order of the part's: with coordinates and tangents. */
  meshes: Mesh[];
  pixels: AtlasPixels;
  /** Whether the coordinates are the model's own. */
  keptUvs: boolean;
}

/**
 * Unwraps what needs it, lays all charts into one atlas, and bakes every part's solid material into it, texel by texel in space: no seams, no poles.
 * The bytes do not depend on how the executor splits the work.
 */
export async function paintSurface(
  painted: readonly PaintedPart[],
  options: PaintOptions,
  executor: SculptExecutor,
  progress: (fraction: number, stage: string) => void,
): Promise<PaintedSurface> {
  const { size } = options;
  const keptUvs = options.keepUvs && areUsable(painted.map(({ part }) => part.mesh));
  const flat = keptUvs
    ? painted.map(({ part }) => part.mesh)
    : await layOutParts(painted, size, executor, (f) => progress(0.35 * f, 'laying out the texture'));
  const meshes = flat.map((mesh) => addTangents({ mesh }).mesh);
  progress(0.36, 'light and shade');
  const occlusion = await shadeParts(painted, meshes, options, executor, (f) =>
    progress(0.36 + 0.14 * f, 'light and shade'),
  );
  const wholes = boundWholes(painted);
  const plan = planBake(
    painted.map(({ part, spec, shades }, i) => ({
      // Pictures are laid on from where they were taken, shapes where they are.
      mesh:
        spec.photo || spec.tile || hasShapes(spec)
          ? meshes[i]
          : centred(meshes[i], wholes.get(part.label) ?? meshBounds([meshes[i]])),
      size: diagonalOf(wholes.get(part.label)),
      material: spec,
      seed: hashString(part.label, options.seed),
      shades: shades && shadesBefore(part, meshes[i], shades),
    })),
    { size, occlusion, darken: options.darken, jobs: size / 128 },
  );
  matchAsked(painted, plan.input);
  executor.share({ occlusion: [], bakes: [plan.input] });
  for (const [s, stage] of plan.stages.entries()) {
    const jobs = stage.map((job): SculptJob => ({ kind: 'bake', input: 0, job }));
    const [from, to] = PROGRESS[s];
    await executor.run(jobs, (n) => progress(from + ((to - from) * n) / jobs.length, 'painting'));
  }
  // Workers let go of the pictures before the encoders copy them.
  executor.share({ occlusion: [], bakes: [] });
  const { baseColor, orm, normal, emissive } = plan.input;
  return { meshes, pixels: { size, baseColor, orm, normal, emissive }, keptUvs };
}

/** Gives the surfaces of a bake that has not begun the materials in which they come out in the colours that were asked for: like ones for all that are alike. */
function matchAsked(painted: readonly PaintedPart[], input: BakeInput): void {
  const groups = new Map<string, number[]>();
  painted.forEach(({ spec: { layers, grain: _, ...spec }, shades, asked }, i) => {
    if (!asked?.size) return;
    const key = JSON.stringify([spec, layers?.map(({ material }) => material), shades?.mean]);
    groups.set(key, [...(groups.get(key) ?? []), i]);
  });
  for (const surfaces of groups.values()) {
    const { spec, asked } = painted[surfaces[0]];
    if (!asked) continue;
    const matched = matchColors(spec, input, surfaces, asked);
    for (const s of surfaces)
      input.surfaces[s] = { ...input.surfaces[s], material: inColorsOf(matched, painted[s].spec) };
  }
}

/** The material in the colours of one that is like it but for grain and masks. */
function inColorsOf({ color, color3, layers }: MaterialSpec, spec: MaterialSpec): MaterialSpec {
  const own = spec.layers?.map((layer, k) => ({ ...layer, material: layers?.[k].material ?? layer.material }));
  return { ...spec, color, ...(color3 && { color3 }), ...(own && { layers: own }) };
}

async function layOutParts(
  painted: readonly PaintedPart[],
  size: number,
  executor: SculptExecutor,
  progress: (fraction: number) => void,
): Promise<Mesh[]> {
  const jobs = painted.map(({ part: { mesh } }): SculptJob => {
    const { positions, normals, indices } = mesh;
    return { kind: 'unwrap', mesh: { positions, normals, indices } };
  });
  executor.share({ occlusion: [], bakes: [] });
  const made = await executor.run(jobs, (n) => progress((0.6 * n) / jobs.length));
  const items = made.map((result): PackItem => {
    if (result.kind !== 'refine' || !result.unwrapped) throw new Error('an unwrap job answered with something else');
    return { unwrapped: result.unwrapped };
  });
  const [atlas] = await executor.run([{ kind: 'pack', items, size }]);
  if (atlas.kind !== 'pack') throw new Error('a pack job answered with something else');
  progress(1);
  return items.map(({ unwrapped }, i) => ({ ...(atlas.cut[i] ?? unwrapped).mesh, uvs: atlas.uvs[i] }));
}

/** Ambient occlusion per vertex, all parts and what stands beside them in one room. */
async function shadeParts(
  painted: readonly PaintedPart[],
  meshes: readonly Mesh[],
  { rays, others }: PaintOptions,
  executor: SculptExecutor,
  progress: (fraction: number) => void,
): Promise<Float32Array[]> {
  const solid = others.map((mesh) => ({ mesh, material: { base: 'plain' } }));
  const shade = planOcclusion([...meshes.map((mesh, i) => ({ mesh, material: painted[i].spec })), ...solid], { rays });
  executor.share({ occlusion: [shade.input], bakes: [] });
  for (const [s, stage] of shade.stages.entries()) {
    const wanted = stage.filter(({ surface }) => surface < meshes.length);
    const jobs = wanted.map((job): SculptJob => ({ kind: 'occlusion', input: 0, job }));
    await executor.run(jobs, (n) => progress(s === 0 ? (0.9 * n) / jobs.length : 0.9 + (0.1 * n) / jobs.length));
  }
  return shade.input.surfaces.slice(0, meshes.length).map(({ occlusion }) => occlusion);
}

function hasShapes({ layers }: MaterialSpec): boolean {
  return layers?.some(({ mask }) => mask.kind === 'near') ?? false;
}

/** Bounds of all parts of one name: pieces that only colour tells apart are one body, and its pattern goes on. */
function boundWholes(painted: readonly PaintedPart[]): Map<string, Bounds> {
  const meshes = new Map<string, Mesh[]>();
  for (const { part } of painted) meshes.set(part.label, [...(meshes.get(part.label) ?? []), part.mesh]);
  return new Map([...meshes].map(([label, list]) => [label, meshBounds(list)]));
}

type Bounds = ReturnType<typeof meshBounds>;

function diagonalOf(bounds: Bounds | undefined): number | undefined {
  return bounds && Math.max(1e-6, Math.hypot(...bounds.min.map((low, a) => bounds.max[a] - low)));
}

/** About the upright axis of its body: what is turned round it (a barrel, a wheel on its side) has its courses run round. */
function centred(mesh: Mesh, { min, max }: Bounds): Mesh {
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const positions = shareArray(mesh.positions.slice());
  for (let i = 0; i < positions.length; i += 3) {
    positions[i] -= x;
    positions[i + 2] -= z;
  }
  return { ...mesh, positions };
}
