import { type Archetype, buildModels, type ParamValue, type Sculpture } from '../sculpt/index.ts';
import { makeProxy, type PartMeshes } from './proxy.ts';

/** A case of an archetype: itself, or one of its presets. */
export interface Variant {
  archetype: string;
  preset?: string;
  /** How it holds itself, if not as it stands. */
  posture?: string;
  /** What else of it is otherwise than usual. */
  params?: Readonly<Record<string, ParamValue>>;
  /** Its left is the mirror image of its right, as far as silhouettes tell. */
  symmetric: boolean;
}

type Archetypes = Readonly<Record<string, Archetype>>;

/** Builds the sculpture of a variant in its plain design, and its proxy. Throws GeometryError where a part cannot be made. */
export function buildVariant(variant: Omit<Variant, 'symmetric'>, archetypes: Archetypes, known?: PartMeshes) {
  const sculpture = sculptVariant(variant, archetypes);
  return { sculpture, proxy: makeProxy(sculpture, known) };
}

/** The sculpture of a variant in its plain design. */
export function sculptVariant(variant: Omit<Variant, 'symmetric'>, archetypes: Archetypes): Sculpture {
  const { archetype, preset } = variant;
  const materials = preset === undefined ? undefined : archetypes[archetype]?.presets?.[preset]?.materials;
  const node = { id: 'subject', archetype, params: paramsOf(variant, archetypes), materials };
  return buildModels({ dsl: 1, seed: 0, nodes: [node] }, archetypes)[0].sculpture;
}

/** What is said of a variant's parameters; all others are as its archetype has them. */
export function paramsOf(
  { archetype, preset, posture, params }: Omit<Variant, 'symmetric'>,
  archetypes: Archetypes,
): Readonly<Record<string, ParamValue>> {
  const found = preset === undefined ? undefined : archetypes[archetype]?.presets?.[preset];
  return { ...found?.params, ...(posture === undefined ? {} : { pose: posture }), ...params };
}
