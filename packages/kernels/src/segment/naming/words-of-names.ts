import type { PartView } from './part-views.ts';

/** A name without its side, its end and its number. */
export function nounOf(name: string): string {
  return name
    .replace(/^(left|right) /, '')
    .replace(/^(front|back|top|middle|bottom) /, '')
    .replace(/ \d+$/, '');
}

/** The side that a part is on, as names begin with it; empty for the middle. */
export function sideOf(p: PartView): string {
  return p.off < 0.04 ? '' : p.x > 0.5 ? 'left ' : 'right ';
}
