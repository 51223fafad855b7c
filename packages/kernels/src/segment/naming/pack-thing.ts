import { decodeBase64 } from '../../math/index.ts';
import type { BodyPlan } from './body-plan.ts';
import type { Thing, ThingPart } from './things.ts';

/** Bytes of a part as `packThing` writes them. */
const BYTES = 18;
const SIDES = [undefined, 'lr', 'fb', 'both'] as const;
/** A line of `things.data.ts` as `packThing` wrote it. */
export function readThing(line: string, names: readonly string[]): Thing {
  const [name, plan, packed] = line.split('|');
  const bytes = decodeBase64(packed);
  const at = (i: number): number => bytes[i] / 255;
  const parts = Array.from({ length: (bytes.length - 3) / BYTES }, (_, p): ThingPart => {
    const o = 3 + p * BYTES;
    const key = bytes[o + 16] + 256 * bytes[o + 17];
    return {
      name: names[key >> 2] || undefined,
      sides: SIDES[key & 3],
      box: Array.from({ length: 9 }, (_, k) => at(o + k)),
      share: at(o + 9) ** 2,
      spread: [10, 11, 12].map((k) => at(o + k) / 2),
      thickness: at(o + 13) / 2,
      upright: at(o + 14),
      lying: at(o + 15),
    };
  });
  return { name, plan: (plan || undefined) as BodyPlan | undefined, size: [at(0), at(1), at(2)], parts };
}

/** A thing as a line of `things.data.ts`; names that are new are added to `names`. */
export function packThing({ name, plan, size, parts }: Thing, names: string[]): string {
  const byte = (v: number): number => Math.round(255 * Math.min(1, Math.max(0, v)));
  const bytes = size.map(byte);
  for (const part of parts) {
    let number = names.indexOf(part.name ?? '');
    if (number < 0) number = names.push(part.name ?? '') - 1;
    const key = 4 * number + SIDES.indexOf(part.sides);
    bytes.push(...part.box.map(byte), byte(Math.sqrt(part.share)), ...part.spread.map((s) => byte(2 * s)));
    bytes.push(byte(2 * part.thickness), byte(part.upright), byte(part.lying), key & 255, key >> 8);
  }
  return `${name}|${plan ?? ''}|${btoa(String.fromCharCode(...bytes))}`;
}
