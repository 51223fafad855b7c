import type { MaterialSpec } from '../../../texture/index.ts';
import type { Materials } from './presets/types.ts';
import type { Slot } from './slots.ts';

/** Slots that may be a shade of the coat: when the prompt recolours the coat, they go along. */
const COAT: readonly Slot[] = ['belly', 'markings', 'legs', 'feet', 'face', 'tail', 'wings', 'ears', 'fins', 'shell'];
/** Patches that contrast with the natural coat go along too when the asked colour is a wholly different one: a black cat is black. */
const PATCHES: readonly Slot[] = ['belly', 'legs', 'feet', 'face', 'tail'];

/** Patches that may be bare of the coat. */
const BARE: readonly Slot[] = ['feet', 'legs', 'face'];

type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const light = (c: Rgb): number => 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] + 6;

/**
 * "A red dragon" means its wings too, and "a black cat" its stripes, unless the prompt named them: whatever was a shade of the
 * natural coat becomes the same shade of the asked one. Slots that differ from the species' own were asked for and stay.
 */
export function followSkin(
  own: Materials,
  asked: Readonly<Record<string, MaterialSpec>>,
  out: Record<Slot, MaterialSpec>,
): void {
  const before = own.skin?.color;
  const now = out.skin.color;
  if (!before || !now || before === now) return;
  const [from, to] = [rgb(before), rgb(now)];
  const far = apart(from, to) > 110;
  for (const slot of COAT) {
    const natural = own[slot]?.color;
    if (!natural || out[slot].color !== natural) continue;
    if (asked[slot]?.color !== undefined && asked[slot].color !== natural) continue;
    const tone = rgb(natural);
    const scaly = own.skin?.base === 'scales' && slot === 'belly';
    // A bird's scaly feet and a cow's bare muzzle are not of the coat.
    const coated = !BARE.includes(slot) || own[slot]?.base === own.skin?.base;
    if ((coated && apart(tone, from) < 150) || (far && coated && !scaly && PATCHES.includes(slot))) {
      const ratio = light(tone) / light(from);
      // A patch that only happened to be dark or pale is no shade of the coat: it goes along without contrast.
      const patch = apart(tone, from) >= 150 || PATCHES.includes(slot);
      const k = Math.min(patch ? 1.18 : 1.35, Math.max(patch ? 0.85 : 0.5, ratio));
      const hex = to.map((c) => Math.min(255, Math.round(c * k + (k > 1 ? 10 * (k - 1) : 0))));
      const color = `#${((1 << 24) | (hex[0] << 16) | (hex[1] << 8) | hex[2]).toString(16).slice(1)}`;
      out[slot] = { ...out[slot], color, color2: undefined, color3: undefined };
    }
  }
}
