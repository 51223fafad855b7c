import { V3, type Vec3 } from '../../math/index.ts';
import type { MaskSpec, MaterialSpec } from '../../texture/index.ts';

/** A mask that lies `by` metres from where it lay: what is painted by place goes along with what it is painted on. */
function movedMask(mask: MaskSpec, by: Vec3): MaskSpec {
  switch (mask.kind) {
    case 'near':
      return { ...mask, shape: { op: 'union', of: [mask.shape], at: by } };
    case 'span': {
      const d = V3.dot(mask.dir, by);
      return { ...mask, from: mask.from + d, to: mask.to + d };
    }
    case 'all':
    case 'any':
      return { ...mask, of: mask.of.map((one) => movedMask(one, by)) };
    case 'not':
      return { ...mask, of: movedMask(mask.of, by) };
    default:
      return mask;
  }
}

/** The material of a part that was moved by so many metres. Patterns without a place of their own stay as they are. */
export function movedLook(material: MaterialSpec, by: Vec3): MaterialSpec {
  if (!material.layers?.length) return material;
  return { ...material, layers: material.layers.map((layer) => ({ ...layer, mask: movedMask(layer.mask, by) })) };
}
