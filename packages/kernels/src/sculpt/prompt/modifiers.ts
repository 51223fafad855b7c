import type { Item } from './items.ts';
import type { Modifiers } from './mention.ts';

/** Adds what was said later to what was said before. */
export function mergeModifiers(into: Modifiers, from: Modifiers): void {
  into.colors.push(...from.colors);
  into.materials.push(...from.materials);
  into.attributes.push(...from.attributes);
  into.words.push(...from.words);
  into.measure = from.measure ?? into.measure;
}

/** Moves the modifier said last from one place to another. */
export function takeLast(from: Modifiers, to: Modifiers, item: Item): void {
  const sense = item.senses.find((s) => ['color', 'material', 'attribute', 'count'].includes(s.kind));
  if (!sense || (from.words.at(-1) !== item.raw && sense.kind !== 'count')) return;
  if (sense.kind === 'count') {
    to.count = from.count;
    from.count = undefined;
    return;
  }
  to.words.push(from.words.pop() ?? '');
  if (sense.kind === 'color') to.colors.push(...from.colors.splice(-1));
  else if (sense.kind === 'material') to.materials.push(...from.materials.splice(-1));
  else to.attributes.push(...from.attributes.splice(-1));
}
