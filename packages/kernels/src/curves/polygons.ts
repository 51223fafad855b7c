import type { Vec2 } from '../math/index.ts';
import { library } from './library.ts';

/** Triangles (indices into the loops laid end to end) of a polygon with holes: outer loops counter-clockwise, holes clockwise. */
export function triangulateLoops(loops: readonly (readonly Vec2[])[]): readonly (readonly number[])[] {
  return library().triangulate(loops.map((l) => l.map((p): [number, number] => [p[0], p[1]])));
}

/** Union of simple polygons by the non-zero rule: outer loops come counter-clockwise, holes clockwise. */
export function unionPolygons(polygons: readonly (readonly Vec2[])[], epsilon: number): Vec2[][] {
  const { CrossSection } = library();
  const whole = new CrossSection(
    polygons.map((l) => l.map((p): [number, number] => [p[0], p[1]])),
    'NonZero',
  );
  const simple = whole.simplify(epsilon);
  const out = simple.toPolygons();
  whole.delete();
  simple.delete();
  return out.map((l) => l.map((p): Vec2 => [p[0], p[1]]));
}
