import { rotateVector, srgbToLinear, type Vec3 } from '../../math/index.ts';
import type { AtlasPixels, ShapedModel, StagedNode } from '../../sculpt/index.ts';
import type { SubjectFacts } from './subject.ts';

const AIRBORNE = new Set(['flying', 'hovering', 'leaping', 'swimming']);

/**
 * What composition wants to know of a sculpted scene: its colour, where the first thing that has a head has it, whether it hangs in the air. Places
 * are those of the staged scene.
 */
export function findFacts(
  models: readonly ShapedModel[],
  staged: readonly StagedNode[],
  pixels: AtlasPixels | undefined,
): SubjectFacts {
  let head: SubjectFacts['head'];
  for (const place of staged) {
    head ??= findHead(models[place.model], place);
  }
  const first = staged[0]?.node.params?.pose;
  const aquatic = staged.some((s) => models[s.model].sculpture.skeleton?.rigType === 'aquatic');
  return {
    color: pixels ? meanColor(pixels.baseColor) : [0.4, 0.4, 0.4],
    head,
    floating: (typeof first === 'string' && AIRBORNE.has(first)) || aquatic,
  };
}

/** Output metres per real metre, to be undone: pictures are taken of things as large as they are. */
export function findRealScale(staged: readonly StagedNode[], real: readonly StagedNode[]): number {
  let scale = 1;
  let largest = 0;
  staged.forEach((s, i) => {
    const ratio = real[i].scale / s.scale;
    if (s.scale > largest && Number.isFinite(ratio)) {
      largest = s.scale;
      scale = ratio;
    }
  });
  return Math.min(200, Math.max(0.005, scale));
}

/** From the parts that follow the head: eyes, ears, horns, snouts. */
function findHead({ parts }: ShapedModel, place: StagedNode): SubjectFacts['head'] {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  const own = parts.filter(
    ({ spec }) =>
      (spec.joint === 'head' || /\b(eye|ear|head|face|nose)\b/.test(spec.name)) && !/tentacle|arm|leg/.test(spec.name),
  );
  const extent = [Infinity, -Infinity];
  for (const { mesh } of parts)
    for (let i = 1; i < mesh.positions.length; i += 3) {
      extent[0] = Math.min(extent[0], mesh.positions[i]);
      extent[1] = Math.max(extent[1], mesh.positions[i]);
    }
  for (const { mesh } of own)
    for (let i = 0; i < mesh.positions.length; i++) {
      const a = i % 3;
      min[a] = Math.min(min[a], mesh.positions[i]);
      max[a] = Math.max(max[a], mesh.positions[i]);
    }
  if (!(max[0] > min[0])) return undefined;
  const reach =
    Math.max(0.56 * Math.max(...[0, 1, 2].map((a) => max[a] - min[a])), 0.1 * (extent[1] - extent[0])) * place.scale;
  const [x, y, z] = [0, 1, 2].map((a) => ((min[a] + max[a]) / 2) * place.scale);
  const turned = rotateVector(place.rotation, [x, y, z]);
  const at: Vec3 = [place.at[0] + turned[0], place.at[1] + turned[1], place.at[2] + turned[2]];
  return { at, reach };
}

function meanColor(rgb: Uint8Array): Vec3 {
  const sums = [0, 0, 0];
  const step = 3 * Math.max(1, Math.floor(rgb.length / 3 / 20_000));
  let count = 0;
  for (let i = 0; i + 2 < rgb.length; i += step) {
    for (let c = 0; c < 3; c++) sums[c] += srgbToLinear(rgb[i + c] / 255);
    count++;
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}
