import { linearToHex } from '../math/index.ts';
import { surfaceArea } from '../mesh/index.ts';
import { type BakeInput, bakedColor, layerAlone, type MaterialSpec, parseColor } from '../texture/index.ts';

/** Points that are looked at: of all surfaces together, and of each at least. */
const PLACES = 600;
const FEWEST = 12;
/** How far a recipe's main colour may be moved, in linear light. */
const MOST = 2;
const ROUNDS = 4;
/** Gaps of what is too light otherwise: share of its light. */
const GAPS = 0.5;

/**
 * The material of those of a bake's surfaces that share one, with its main colour and those of its patterns moved so that what a viewer sees of them on the whole
 * is the colours that were asked for: the folds of a cloth, the gaps between scales, the shade of hollows and what is kept of light and dark make them
 * others. `surfaces`: their numbers in the bake; `asked`: the colours that were asked for, others stay as they are.
 */
export function matchColors(
  spec: MaterialSpec,
  input: BakeInput,
  surfaces: readonly number[],
  asked: ReadonlySet<string>,
): MaterialSpec {
  const match = (alone: MaterialSpec): Colors =>
    alone.color && asked.has(alone.color) ? matchColor(alone, alone.color, input, surfaces) : { color: alone.color };
  const layers = spec.layers?.map((layer) =>
    layer.material.color
      ? { ...layer, material: { ...layer.material, ...match(layerAlone(spec, layer.material)) } }
      : layer,
  );
  return { ...spec, ...match({ ...spec, layers: undefined }), ...(layers && { layers }) };
}

/** Colours of a material that are moved. */
type Colors = Pick<MaterialSpec, 'color' | 'color3'>;

function matchColor(alone: MaterialSpec, wanted: string, input: BakeInput, surfaces: readonly number[]): Colors {
  const asked = parseColor(wanted);
  const areas = surfaces.map((s) => surfaceArea(input.surfaces[s]));
  const whole = areas.reduce((sum, area) => sum + area, 0);
  let main = Float64Array.from(asked);
  const colors: Colors = { color: wanted };
  if (!(whole > 0)) return colors;
  for (let round = 0; round < ROUNDS; round++) {
    const sum = [0, 0, 0, 0];
    surfaces.forEach((s, i) => {
      const count = Math.max(FEWEST, Math.round((PLACES * areas[i]) / whole));
      const mean = bakedColor(input, s, { ...alone, ...colors }, count);
      const weight = areas[i] * Math.max(1e-3, mean.seen);
      for (let k = 0; k < 3; k++) sum[k] += weight * mean.color[k];
      sum[3] += weight;
    });
    const moved = main.map((value, k) => {
      const next = (value * asked[k] * sum[3]) / Math.max(1e-4 * sum[3], sum[k]);
      return Math.min(asked[k] * MOST, Math.max(asked[k] / MOST, next));
    });
    const brightest = Math.max(...moved);
    // What cannot be made up for by a lighter ground is by lighter gaps.
    if (brightest > 1 && !alone.color3) colors.color3 = linearToHex(asked.map((value) => GAPS * value));
    // Between less of all, which is darker, and less of what is too much, which is another hue.
    main = moved.map((value) => (value / Math.max(1, brightest) + Math.min(1, value)) / 2);
    colors.color = linearToHex(main);
  }
  return colors;
}
