import { asObject, own, type Rule, rules } from './rules.ts';
import { validateShape } from './shape-rules.ts';
import { LIMITS, refuse, type ValidationState } from './validation.ts';

const { number, tuple, list, choice, text, color, optional, record } = rules;

const unit = number(0, 1);
const direction = tuple(3, number(-1000, 1000));
const seed = optional(number(0, 2 ** 31 - 1, true));
const soft = optional(number(0, 100));
const size = number(1e-5, 100);
const bound = number(-LIMITS.extent, LIMITS.extent);

const MASKS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  slope: { dir: direction, from: number(-1, 1), to: number(-1, 1) },
  span: { dir: direction, from: bound, to: bound },
  near: { shape: (value, path, state) => validateShape(value, path, state, true), soft: number(0, 100) },
  noise: { scale: size, threshold: unit, soft, seed },
  stripes: { dir: direction, period: size, width: unit, warp: optional(unit), soft, seed },
  spots: { scale: size, size: unit, soft, ring: optional(unit), gap: optional(unit), seed },
  edge: { from: number(-1, 1), to: number(-1, 1) },
  cavity: { from: number(-1, 1), to: number(-1, 1) },
  occluded: { from: unit, to: unit },
  all: { of: list(mask, 1, 16) },
  any: { of: list(mask, 1, 16) },
  not: { of: mask },
  around: { n: number(1, 256, true), of: mask },
};

function mask(value: unknown, path: string, state: ValidationState): Record<string, unknown> {
  if (++state.ops > LIMITS.ops) return refuse(path, `more than ${LIMITS.ops} operations`);
  if (state.depth >= LIMITS.depth) return refuse(path, `nested deeper than ${LIMITS.depth}`);
  const kind = own(asObject(value, path), 'kind');
  if (typeof kind !== 'string' || !Object.hasOwn(MASKS, kind))
    return refuse(`${path}.kind`, `must be one of ${Object.keys(MASKS).join(', ')}`);
  state.depth++;
  const clean = record({ kind: choice(kind), ...MASKS[kind] })(value, path, state);
  state.depth--;
  return clean;
}

const plain: Readonly<Record<string, Rule>> = {
  base: optional(text(40)),
  color: optional(color),
  color2: optional(color),
  color3: optional(color),
  scale: optional(number(0.01, 100)),
  rough: optional(unit),
  metal: optional(unit),
  wear: optional(unit),
  relief: optional(number(0, 4)),
  grain: optional(direction),
  emissive: optional(color),
  emissiveStrength: optional(number(0, 50)),
  transmission: optional(unit),
  clearcoat: optional(unit),
  sheen: optional(unit),
};

const layer = record({ mask, material: record(plain), strength: optional(unit) });

/** A material whose every field may be left out: an override. */
export const partialMaterial = record({ ...plain, layers: optional(list(layer, 0, 16)) });

/** A whole material. */
export const wholeMaterial = record({ ...plain, base: text(40), layers: optional(list(layer, 0, 16)) });
