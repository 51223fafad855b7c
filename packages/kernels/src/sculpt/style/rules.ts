import type { MaterialSpec } from '../../texture/index.ts';
import type { MaterialClass } from './material-class.ts';
import { blend, tint } from './tint.ts';

/** What a rule knows of the part. */
export interface StyleSite {
  kind: MaterialClass;
  /** The material's main colour, its recipe's where it says none. */
  color: string;
  /** Longest extent of the whole, metres: patterns are as large as on a model of its size. */
  extent: number;
  /** 0..1, the same for parts of the same name. */
  chance: number;
  /** Whether it is one of the largest parts, which give a thing its look. */
  large: boolean;
}

/** Turns a material into the style's; undefined leaves it. */
export type StyleRule = (spec: MaterialSpec, site: StyleSite) => MaterialSpec | undefined;

const pick = <T>(list: readonly T[], chance: number): T =>
  list[Math.min(list.length - 1, Math.floor(chance * list.length))];

/** Hand-painted: clear flat colours, lighter above and at the edges, darker below; no grain. */
const stylized: StyleRule = (spec, { kind, color }) => {
  if (kind === 'eye' || kind === 'glass' || kind === 'glow') return undefined;
  const clear = tint(color, { saturation: 1.3, towards: 0.5, share: 0.16 });
  // Fur and feathers stay what they are, without their noise.
  if (kind === 'coat' && spec.base !== 'skin')
    return { ...spec, color: clear, wear: 0, relief: 0.5, scale: 1.6 * (spec.scale ?? 1) };
  return {
    base: 'plain',
    color: clear,
    rough: kind === 'metal' ? 0.35 : 0.72,
    metal: kind === 'metal' ? 0.55 : 0,
    wear: 0,
    layers: [
      ...(spec.layers ?? []),
      {
        mask: { kind: 'slope', dir: [0, 1, 0], from: 0.1, to: -0.95 },
        material: { color: tint(clear, { towards: 0.12, share: 0.42 }) },
        strength: 0.7,
      },
      {
        mask: { kind: 'edge', from: 0.12, to: 0.5 },
        material: { color: tint(clear, { towards: 0.95, share: 0.5 }) },
        strength: 0.8,
      },
      {
        mask: { kind: 'occluded', from: 0.25, to: 0.8 },
        material: { color: tint(clear, { saturation: 1.2, towards: 0.1, share: 0.5 }) },
        strength: 0.7,
      },
    ],
  };
};

/** Modelling clay with thumb prints, whatever the thing is made of. */
const clay: StyleRule = (spec, { color, extent }) => ({
  base: 'modelling-clay',
  color: tint(color, { saturation: 1.05, towards: 0.5, share: 0.12 }),
  scale: Math.max(0.2, extent / 0.16),
  emissiveStrength: 0,
  layers: spec.layers,
});

/** Little cubes of one colour each. */
const voxel: StyleRule = (spec, { kind, color }) => ({
  ...spec,
  base: kind === 'glow' ? spec.base : 'plain',
  color,
  rough: kind === 'metal' ? 0.45 : 0.8,
  metal: kind === 'metal' ? 0.4 : 0,
  relief: 0,
  transmission: 0,
  clearcoat: 0,
});

/** Flat facets of plain colour. */
const lowpoly: StyleRule = (spec, { kind, color }) =>
  kind === 'eye' || kind === 'glow'
    ? undefined
    : {
        base: 'plain',
        color,
        rough: kind === 'metal' ? 0.4 : 0.8,
        metal: kind === 'metal' ? 0.6 : 0,
        relief: 0,
        layers: spec.layers,
      };

/** Pastel, soft, like sugar. */
const kawaii: StyleRule = (spec, { kind, color }) => {
  if (kind === 'eye' || kind === 'glow') return undefined;
  const pastel = tint(color, { saturation: 1.1, towards: 0.84, share: 0.62 });
  if (kind === 'coat' || kind === 'glass') return { ...spec, color: pastel, color2: undefined, color3: undefined };
  return {
    base: 'plastic',
    color: pastel,
    rough: 0.42,
    wear: 0,
    clearcoat: kind === 'metal' ? 0.5 : 0,
    layers: spec.layers,
  };
};

const BRASS = ['#b98a3c', '#c49a4a', '#a97a30'];

/** Brass, copper, leather and dark wood; hides and scales are beaten metal. */
const steampunk: StyleRule = (spec, { kind, chance, large, color }) => {
  const brass = { base: 'brass', color: pick(BRASS, chance), wear: 0.35 };
  const copper = { base: 'copper', wear: 0.4 };
  const leather = { base: 'leather', color: pick(['#5a3218', '#6b3f1f', '#47260f'], chance), wear: 0.4 };
  switch (kind) {
    case 'eye':
      return { ...spec, emissive: '#ffb23a', emissiveStrength: 1 };
    case 'glow':
      return { ...spec, color: '#ffb04a', emissive: '#ff9a2a' };
    case 'glass':
      return { ...spec, color: '#e6b860' };
    case 'metal':
      return pick([brass, copper, { base: 'bronze', wear: 0.35 }], chance);
    case 'wood':
      return { base: 'dark-wood', color: '#4f2c14', grain: spec.grain, wear: 0.3 };
    case 'cloth':
      return leather;
    case 'stone':
      return { ...spec, color: blend(color, '#6b4a2c', 0.45) };
    case 'leaf':
      return { base: 'copper', color: '#5f8f78', wear: 0.7 };
    case 'coat':
      if (spec.base === 'membrane') return { ...leather, transmission: 0 };
      return {
        ...spec,
        color: large ? pick(BRASS, chance) : '#a65f34',
        color2: '#6f4a1e',
        color3: '#3a2411',
        metal: 0.85,
        rough: 0.36,
      };
    default:
      return large
        ? pick([copper, brass, { base: 'paint', color: '#3d1f16', metal: 0.3, clearcoat: 0.5 }], chance)
        : pick([brass, leather, copper], chance);
  }
};

/** Dark metal and lacquer with lines of light. */
const cyberpunk: StyleRule = (spec, { kind, extent, chance, large }) => {
  const neon = pick(['#19e3ff', '#ff2bd6', '#19e3ff', '#a4ff2b'], chance);
  const lines: MaterialSpec['layers'] = large
    ? [
        {
          mask: { kind: 'stripes', dir: [0.25, 1, 0.12], period: 0.16 * extent, width: 0.045, soft: 0.004 },
          material: { color: neon, emissive: neon, emissiveStrength: 4 },
        },
      ]
    : [];
  switch (kind) {
    case 'eye':
      return { ...spec, emissive: neon, emissiveStrength: 3 };
    case 'glow':
      return { ...spec, color: neon, emissive: neon, emissiveStrength: 6 };
    case 'glass':
      return { ...spec, color: neon, emissive: neon, emissiveStrength: 0.6 };
    case 'metal':
      return { base: 'brushed-steel', color: '#30343f', rough: 0.3, layers: lines };
    case 'wood':
    case 'cloth':
      return { base: 'rubber', color: '#17181f', rough: 0.55 };
    case 'coat':
    case 'leaf':
      return {
        ...spec,
        color: '#252a38',
        color2: '#141824',
        color3: '#0b0d14',
        metal: 0.55,
        rough: 0.34,
        layers: lines,
      };
    default:
      return {
        base: 'paint',
        color: pick(['#14141d', '#1c1830', '#101a26'], chance),
        metal: 0.4,
        clearcoat: 1,
        rough: 0.25,
        layers: lines,
      };
  }
};

/** Black iron, dark oak, weathered stone and blood-red velvet. */
const gothic: StyleRule = (spec, { kind, color, chance, large }) => {
  switch (kind) {
    case 'eye':
      return { ...spec, color: '#b01322' };
    case 'glow':
      return undefined;
    case 'glass':
      return { ...spec, color: pick(['#7d1222', '#2a3a6e', '#5a2a6e'], chance) };
    case 'metal':
      return { base: 'cast-iron', color: '#25252b', wear: 0.35 };
    case 'wood':
      return { base: 'dark-wood', color: '#2c1812', grain: spec.grain, wear: 0.4 };
    case 'stone':
      return { ...spec, color: blend(color, '#4a4b55', 0.72), wear: 0.5 };
    case 'cloth':
      return { base: 'velvet', color: pick(['#5a0d1c', '#2d1038', '#20202a'], chance) };
    case 'leaf':
      return { ...spec, color: '#3d1620', color2: '#260c12' };
    case 'coat':
      return {
        ...spec,
        color: tint(color, { saturation: 0.45, towards: 0.1, share: 0.55 }),
        color2: undefined,
        color3: undefined,
      };
    default:
      return large
        ? { base: 'paint', color: '#1b1418', rough: 0.35, clearcoat: 0.4 }
        : { base: 'cast-iron', color: '#2a2a30', wear: 0.3 };
  }
};

/** Turned and painted beech: plain wood where it was wood or metal, thin paint elsewhere, corners worn to the wood. */
const woodenToy: StyleRule = (spec, { kind, color, extent, large }) => {
  const scale = Math.max(0.05, extent / 0.25);
  const beech = { base: 'wood', color: '#d9ac74', rough: 0.5, scale, grain: spec.grain };
  if (kind === 'eye') return { base: 'paint', color: '#1a1512', rough: 0.3, clearcoat: 1 };
  if (kind === 'wood' || (kind === 'metal' && !large) || kind === 'glass') return beech;
  const paint = tint(color, { saturation: 1.25, towards: 0.5, share: 0.2 });
  return {
    ...beech,
    color: blend(paint, '#d9ac74', 0.14),
    color2: tint(paint, { towards: 0.3, share: 0.1 }),
    color3: tint(paint, { towards: 0.2, share: 0.15 }),
    rough: 0.42,
    clearcoat: 0.3,
    layers: [{ mask: { kind: 'edge', from: 0.35, to: 0.8 }, material: { color: '#d9ac74' }, strength: 0.8 }],
  };
};

/** By look. A realistic look has no rule. */
export const STYLE_RULES: Readonly<Record<string, StyleRule>> = {
  stylized,
  lowpoly,
  clay,
  voxel,
  kawaii,
  steampunk,
  cyberpunk,
  gothic,
  'wooden toy': woodenToy,
};
