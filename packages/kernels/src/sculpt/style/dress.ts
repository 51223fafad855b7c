import { roughBounds } from '../../curves/index.ts';
import { hashString } from '../../math/index.ts';
import { findRecipe, type MaterialSpec } from '../../texture/index.ts';
import type { PartSpec, Sculpture } from '../dsl/archetype.ts';
import { roughExtent } from '../dsl/extent.ts';
import type { Look } from '../dsl/scene.ts';
import { classOf } from './material-class.ts';
import { STYLE_RULES } from './rules.ts';
import { blend } from './tint.ts';

/** Share of the largest part's box that a part needs to be large. */
const LARGE = 0.18;

/** What has the colour of its stuff and no other. */
const LOSES_COLOR = new Set(['brass', 'copper', 'bronze', 'cast-iron']);

/** A sculpture in the materials of a look. Deterministic: parts of one name look alike. `asked`: colours that are kept. */
export function dress(sculpture: Sculpture, look: Look | undefined, asked: ReadonlySet<string>): Sculpture {
  const rule = look && STYLE_RULES[look];
  if (!rule) return sculpture;
  const volumes = sculpture.parts.map(({ shape }) => spread(shape));
  const largest = Math.max(...volumes);
  const extent = Math.max(1e-3, roughExtent(sculpture.parts));
  const parts = sculpture.parts.map((part, i): PartSpec => {
    const dressed = (spec: MaterialSpec): MaterialSpec => {
      const color = spec.color ?? findRecipe(spec.base).color;
      const chance = (hashString(part.name.replace(/ (left|right|\d+)|(left|right) /g, ''), 5) % 997) / 997;
      const site = { kind: classOf(spec.base), color, extent, chance, large: volumes[i] > LARGE * largest };
      const styled = rule(spec, site) ?? spec;
      return spec.color && asked.has(spec.color) && !LOSES_COLOR.has(styled.base)
        ? { ...styled, color: blend(styled.color ?? spec.color, spec.color, 0.8), color2: undefined, color3: undefined }
        : styled;
    };
    const material = dressed(part.material);
    // Markings keep their place and their own colours, in the look's way.
    const layers = material.layers?.map((layer) =>
      part.material.layers?.includes(layer) && layer.material.color
        ? {
            ...layer,
            material: {
              ...layer.material,
              base: undefined,
              color: dressed({ ...part.material, ...layer.material, base: part.material.base, layers: undefined })
                .color,
            },
          }
        : layer,
    );
    return { ...part, material: layers ? { ...material, layers } : material };
  });
  return { ...sculpture, parts };
}

/** Square of the diagonal of a part's box, metres². */
function spread(shape: PartSpec['shape']): number {
  const b = roughBounds(shape);
  const d = [0, 1, 2].map((a) => (Number.isFinite(b[a + 3] - b[a]) ? b[a + 3] - b[a] : 0));
  return d[0] * d[1] + d[1] * d[2] + d[2] * d[0];
}
