import type { MaterialSpec } from '../../../texture/index.ts';
import { followSkin } from './follow-skin.ts';
import type { Materials } from './presets/types.ts';
import { CREATURE_SLOTS, INHERIT, type Slot } from './slots.ts';

/** What a slot is made of when neither the prompt nor the species says. `skin` means: as the skin. */
const COMMON: Readonly<Record<Slot, MaterialSpec | 'skin' | 'none'>> = {
  skin: { base: 'fur', color: '#9a7b55' },
  belly: 'none',
  markings: 'none',
  legs: 'none',
  feet: 'none',
  face: 'none',
  tail: 'none',
  wings: { base: 'membrane', color: '#6b4a3a' },
  horns: { base: 'horn', color: '#cdbb94', color2: '#6a5638' },
  claws: { base: 'horn', color: '#3a322b', color2: '#1c1815' },
  teeth: { base: 'bone', color: '#f3ead6', rough: 0.35 },
  eyes: { base: 'eye', color: '#5b3313', color2: '#2e1808' },
  pupils: { base: 'plain', color: '#070606', rough: 0.12 },
  glint: { base: 'plain', color: '#ffffff', rough: 0.2, emissive: '#ffffff', emissiveStrength: 0.6 },
  sclera: { base: 'plain', color: '#1c1410', rough: 0.2 },
  ears: 'skin',
  nose: { base: 'plain', color: '#1d1715', rough: 0.4 },
  mouth: { base: 'skin', color: '#b2453f', color2: '#7c2a2a', rough: 0.45 },
  beak: { base: 'horn', color: '#e0a526', color2: '#b3781a' },
  mane: 'skin',
  whiskers: { base: 'plain', color: '#f2eee6', rough: 0.45 },
  spikes: { base: 'horn', color: '#c9b684', color2: '#5d4a30' },
  shell: { base: 'shell', color: '#6b5a32', color2: '#3f3a20' },
  fins: 'skin',
};

/**
 * Merges what the prompt said of each slot over what the species is made of. A slot whose base is still `inherit` keeps the species'
 * recipe and changes only what was said (a colour replaces the second colour too, which would otherwise contradict it).
 */
export function resolveMaterials(
  own: Materials,
  asked: Readonly<Record<string, MaterialSpec>>,
): Readonly<Record<Slot, MaterialSpec>> {
  const out = {} as Record<Slot, MaterialSpec>;
  const names = Object.keys(CREATURE_SLOTS) as Slot[];
  // The skin first: others fall back to it.
  for (const slot of names) {
    const common = COMMON[slot];
    const base: MaterialSpec =
      own[slot] ??
      (common === 'skin' ? { ...out.skin, layers: undefined } : common === 'none' ? { base: INHERIT } : common);
    const said = asked[slot];
    if (!said || (said.base === INHERIT && Object.keys(said).length === 1)) {
      out[slot] = base;
    } else if (said.base === INHERIT) {
      const recipe = base.base === INHERIT ? out.skin.base : base.base;
      out[slot] = { ...base, ...(said.color ? { color2: undefined } : {}), ...said, base: recipe };
    } else {
      out[slot] = said;
    }
  }
  followSkin(own, asked, out);
  secondColour(own, asked, out);
  for (const slot of names) out[slot] = withShades(out[slot]);
  return out;
}

/** Where a second colour goes on an animal that has no markings to take it. */
const SECOND: readonly Slot[] = ['wings', 'tail', 'fins'];
const SECOND_PATCHES: readonly Slot[] = ['belly', 'face', 'feet'];

/** "Red and blue" is a red coat with blue markings, wings or patches, not a purple one: the coat keeps shades of its first colour. */
function secondColour(
  own: Materials,
  asked: Readonly<Record<string, MaterialSpec>>,
  out: Record<Slot, MaterialSpec>,
): void {
  const { color, color2 } = asked.skin ?? {};
  if (!color || !color2 || color === own.skin?.color || isShade(color, color2)) return;
  out.skin = { ...out.skin, color2: undefined, color3: undefined };
  const marks = own.markings?.color;
  // Markings that are a shade of the coat, as a tabby's, are not what takes a contrasting colour.
  const tabby = marks !== undefined && own.skin?.color !== undefined && isShade(own.skin.color, marks);
  if (tabby) out.markings = { base: INHERIT };
  else if (out.markings.base !== INHERIT && out.markings.color !== undefined) return;
  const has = SECOND.filter((slot) => own[slot] && !asked[slot]?.color);
  for (const slot of has.length ? has : SECOND_PATCHES)
    if (!asked[slot]?.color || asked[slot].color === own[slot]?.color)
      out[slot] = { ...(has.length ? out[slot] : out.skin), color: color2, color2: undefined, color3: undefined };
}

/** Whether the second colour is the first one darker or paler. */
function isShade(first: string, second: string): boolean {
  const rgb = (hex: string): number[] => [16, 8, 0].map((s) => (Number.parseInt(hex.slice(1), 16) >> s) & 255);
  const [a, b] = [rgb(first), rgb(second)];
  const k = Math.max(...b) / Math.max(1, Math.max(...a));
  return k < 1.02 && k > 0.3 && a.every((v, i) => Math.abs(v * k - b[i]) < 26);
}

/** A recipe's own second and third colours belong to its own first: another first colour brings its shades along. */
function withShades(material: MaterialSpec): MaterialSpec {
  if (!material.color) return material;
  const n = Number.parseInt(material.color.slice(1), 16);
  const pale = Math.min(n >> 16, (n >> 8) & 255, n & 255) > 190;
  return {
    ...material,
    color2: material.color2 ?? shade(material.color, pale ? 0.9 : 0.78),
    // The depths of a white coat are grey, not black: or it looks soiled.
    color3: material.color3 ?? shade(material.color, pale ? 0.66 : 0.34),
  };
}

function shade(hex: string, k: number): string {
  const n = Number.parseInt(hex.slice(1), 16);
  const at = (shift: number): number => Math.round(((n >> shift) & 255) * k);
  return `#${((1 << 24) | (at(16) << 16) | (at(8) << 8) | at(0)).toString(16).slice(1)}`;
}
