import type { MaskSpec, MaterialLayer, MaterialSpec } from '../../texture/index.ts';
import { laid, wearOf } from './materials.ts';
import type { Finish, PatternKind } from './read-finishes.ts';
import { contrast } from './shade.ts';

/** What the words are laid onto. */
export interface PaintedSite {
  /** Extents of everything that the words are said of, metres: one pattern goes over all of it. */
  extent: readonly [number, number, number];
  /** Where dots are, for a pattern of them. Default: spots in space. */
  dots?: MaskSpec;
}

/**
 * The material that a part has once a prompt's words are said of it: a new material replaces the old one, colours recolour it, finishes and wear are
 * laid over, patterns are drawn on top. `second`: where the words name two materials ("oak and brass"), the other one.
 */
export function paintedWith(
  { mods, pattern }: Finish,
  under: MaterialSpec,
  { extent, dots }: PaintedSite,
  second = false,
): MaterialSpec {
  const solid = mods.materials.filter(({ coat }) => !coat);
  const chosen = second && solid.length > 1 ? solid[1] : undefined;
  const said = chosen ? { ...mods, colors: [], materials: [chosen] } : mods;
  const patch = laid(said, under, under);
  const spec: MaterialSpec = { ...(said.materials.length ? {} : under), ...patch, base: patch.base ?? under.base };
  // Dirt and undersides of the old colour would show through the new one.
  if (said.colors.length && !said.materials.length) spec.color3 = undefined;
  const wear = wearOf(mods);
  if (wear !== undefined) spec.wear = wear;
  const kind = patternOf({ mods, pattern });
  if (!kind) return spec;
  const ground = spec.color ?? '#8a8a8a';
  const own = pattern ? pattern.mods.colors : mods.colors.slice(1);
  const material = pattern?.mods.materials[0]?.material;
  const color = own[0]?.hex ?? material?.color ?? (material ? undefined : contrast(ground));
  const mask = kind === 'spots' && dots ? dots : patternOn(kind, extent);
  const layer: MaterialLayer = { mask, material: { ...material, ...(color && { color }) } };
  return { ...spec, layers: [...(spec.layers ?? []), layer] };
}

/** The pattern that words speak of. */
export function patternOf({ mods, pattern }: Pick<Finish, 'mods' | 'pattern'>): PatternKind | undefined {
  return pattern?.kind ?? mods.attributes.find((attribute) => attribute.pattern)?.pattern;
}

/**
 * Stripes go round a thing, or across it where it is longer than high; on what faces up they run from front to back. Spots and checks are as large as the
 * thing deserves.
 */
function patternOn(kind: string, extent: readonly [number, number, number]): MaskSpec {
  const size = Math.max(...extent, 1e-3);
  switch (kind) {
    case 'stripes':
      return stripesOn(extent, size / 8);
    case 'checks': {
      const bands = ([0, 1, 2] as const).map((axis): MaskSpec => {
        const along = [0, 0, 0].map((_, a) => (a === axis ? 1 : 0)) as [number, number, number];
        return { kind: 'stripes', dir: along, period: size / 5, width: 0.5, soft: 0.02 };
      });
      // Squares of a chessboard in space: where an odd number of bands meet.
      return oddOf(oddOf(bands[0], bands[1]), bands[2]);
    }
    case 'rings':
      return { kind: 'spots', scale: size / 8, size: 0.4, ring: 0.5, soft: 0.05 };
    case 'spots':
      return { kind: 'spots', scale: size / 7, size: 0.34, soft: 0.03 };
    case 'speckles':
      return { kind: 'spots', scale: size / 36, size: 0.25, soft: 0.06 };
    default:
      return { kind: 'noise', scale: size / 3.5, threshold: 0.52, soft: 0.03 };
  }
}

function stripesOn([x, y, z]: readonly [number, number, number], period: number): MaskSpec {
  const across = (dir: [number, number, number]): MaskSpec => ({
    kind: 'stripes',
    dir,
    period,
    width: 0.45,
    soft: 0.03,
  });
  if (Math.max(x, z) > 1.3 * y) return across(x > z ? [1, 0, 0] : [0, 0, 1]);
  const up: MaskSpec = { kind: 'slope', dir: [0, 1, 0], from: 0.72, to: 0.78 };
  const down: MaskSpec = { kind: 'slope', dir: [0, -1, 0], from: 0.72, to: 0.78 };
  const flat: MaskSpec = { kind: 'any', of: [up, down] };
  return {
    kind: 'any',
    of: [
      { kind: 'all', of: [across([0, 1, 0]), { kind: 'not', of: flat }] },
      { kind: 'all', of: [across([1, 0, 0]), flat] },
    ],
  };
}

function oddOf(a: MaskSpec, b: MaskSpec): MaskSpec {
  const both: MaskSpec = { kind: 'all', of: [a, b] };
  return {
    kind: 'all',
    of: [
      { kind: 'any', of: [a, b] },
      { kind: 'not', of: both },
    ],
  };
}
