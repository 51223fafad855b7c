import type { Shape } from '../../../curves/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';

/** A hexagon about y from y0, `h` high, its corners turned off above and below: prism and cone meet in arcs. */
export function hexagon(across: number, h: number, y0: number, bore = 0): Shape {
  const corner = across / Math.sqrt(3);
  const prism = solid.slab(outline.ngon(corner, 6), h, [0, y0 + h / 2, 0], 'y', {
    bevel: 0.0002,
    ...(bore ? { holes: [outline.ngon(bore, 32)] } : {}),
  });
  const k = (corner - across / 2) * 0.62;
  const cone = solid.turned(
    [
      [0, 0],
      [across / 2 - 0.0001, 0],
      [corner + 0.0003, k],
      [corner + 0.0003, h - k],
      [across / 2 - 0.0001, h],
      [0, h],
    ],
    [0, y0, 0],
    { bevel: 0, segments: 48 },
  );
  return { op: 'clip', of: prism, within: cone };
}

/** A thread built with its crest towards the axis is inside out: its sections are turned round. */
export function inward(of: Shape): Shape {
  if (of.op !== 'loft') return of;
  return { ...of, sections: of.sections.map(({ points }) => ({ points: [...points].reverse() })) };
}
