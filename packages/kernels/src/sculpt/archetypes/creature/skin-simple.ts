import type { Vec3 } from '../../../math/index.ts';
import type { MaskSpec, MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import type { Draft } from './draft.ts';
import { INHERIT, type Slot } from './slots.ts';
import type { LookSpec } from './spec.ts';

/** Markings that need only a size and the body's length, not its anatomy. */
function pattern(look: LookSpec, unit: number): MaskSpec | undefined {
  const s = (look.scale ?? 0.1) * unit;
  switch (look.markings) {
    case 'bands':
      return { kind: 'stripes', dir: [0, 0, 1], period: s, width: 0.46, warp: 0.05, soft: 0.05, seed: 1 };
    case 'stripes':
      return { kind: 'stripes', dir: [0, 0, 1], period: s, width: 0.44, warp: 0.5, soft: 0.08, seed: 3 };
    case 'spots':
      return { kind: 'spots', scale: s, size: 0.36, soft: 0.06, seed: 5 };
    case 'giraffe':
      return { kind: 'spots', scale: s, size: 0.5, soft: 0.04, seed: 9 };
    case 'saddle':
      return {
        kind: 'all',
        of: [
          { kind: 'spots', scale: s, size: 0.5, soft: 0.08, seed: 2 },
          { kind: 'slope', dir: [0, 1, 0], from: -0.1, to: 0.3 },
        ],
      };
    case 'patches':
      return { kind: 'noise', scale: s, threshold: 0.54, soft: 0.03, seed: 11 };
    case 'mottle':
      return { kind: 'noise', scale: s, threshold: 0.5, soft: 0.3, seed: 4 };
    case 'orca':
      return {
        kind: 'near',
        shape: {
          op: 'ellipsoid',
          r: [0.5 * unit, 0.028 * unit, 0.055 * unit],
          at: [0, 0.185 * unit, 0.26 * unit],
          rot: [-12, 0, 0],
        },
        soft: 0.008 * unit,
      };
    case 'hourglass':
      return {
        kind: 'near',
        shape: {
          op: 'union',
          of: [
            [0.5, -0.2],
            [0.5, -0.34],
          ].map(([y, z]) => ({
            op: 'ellipsoid' as const,
            r: [0.1 * unit, 0.16 * unit, 0.07 * unit] as Vec3,
            at: [0, (y + 0.06) * unit, z * unit] as Vec3,
          })),
        },
        soft: 0.02 * unit,
      };
    default:
      return undefined;
  }
}

/** The coat of fish, snakes, insects and soft bodies: a light underside, bands or spots, nothing that needs an anatomy. */
export function simpleCoat(
  draft: Draft,
  base: MaterialSpec,
  look: LookSpec = {},
  extra: readonly MaterialLayer[] = [],
): MaterialSpec {
  const layers: MaterialLayer[] = [...(base.layers ?? [])];
  const own = (slot: Slot): MaterialSpec | undefined => {
    const m = draft.materials[slot];
    return m.base !== INHERIT && m.color !== undefined ? m : undefined;
  };
  const lay = (slot: Slot, mask: MaskSpec | undefined): void => {
    const m = own(slot);
    if (m && mask) layers.push({ mask, material: { color: m.color, color2: m.color2, color3: m.color3 } });
  };
  if (look.belly)
    lay('belly', { kind: 'slope', dir: [0, -1, 0], from: 0.35 - look.belly * 0.45, to: 0.75 - look.belly * 0.4 });
  lay('markings', pattern(look, draft.unit));
  return { ...base, layers: [...layers, ...extra] };
}

/** White bands with dark rims at three places of a clownfish. */
export function clownBands(draft: Draft): MaterialLayer[] {
  const u = draft.unit;
  const band = (z: number, wide: number): MaskSpec => ({
    kind: 'near',
    shape: { op: 'box', size: [2 * u, 2 * u, wide * u], at: [0, 0, z * u] },
    soft: 0.01 * u,
  });
  const zs: readonly [number, number][] = [
    [0.27, 0.075],
    [0.02, 0.1],
    [-0.3, 0.06],
  ];
  const any = (grow: number): MaskSpec => ({ kind: 'any', of: zs.map(([z, w]) => band(z, w + grow)) });
  const white = draft.materials.markings.color ?? '#fbf8f2';
  return [
    { mask: any(0.03), material: { color: '#17110d', color2: '#17110d', color3: '#0c0806' } },
    { mask: any(0), material: { color: white, color2: white, color3: '#c9c4ba' } },
  ];
}
