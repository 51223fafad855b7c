import type { Socket } from '../dsl/archetype.ts';
import type { LayoutItem } from './item.ts';

/** Where feet are named, in the order in which they are shod. */
const FEET = ['hind left foot', 'hind right foot', 'front left foot', 'front right foot'];

/** The feet that a thing names one by one; none where it names both at once or has none. */
export function feetOf({ sockets }: LayoutItem): Socket[] {
  return FEET.flatMap((name) => sockets[name] ?? []);
}
