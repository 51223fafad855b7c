/** The ways to the 26 cells around; way k leads back the way 25 - k. */
export const AROUND: readonly (readonly [number, number, number])[] = [-1, 0, 1].flatMap((z) =>
  [-1, 0, 1].flatMap((y) => [-1, 0, 1].flatMap((x) => (x || y || z ? [[x, y, z] as const] : []))),
);
