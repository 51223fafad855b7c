import type { MaterialSpec } from '../../../texture/index.ts';

/** Marble as sculptors choose it: its veins faint and wide apart, so that they do not cross a face. Other materials stay. */
export function statuary(stone: MaterialSpec): MaterialSpec {
  if (stone.base !== 'marble' || stone.color3) return stone;
  return { ...stone, color3: stone.color2 ?? '#c9c5be', scale: 3.2 * (stone.scale ?? 1) };
}
