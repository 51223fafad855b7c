import type { Body } from './body.ts';
import { type Piece, sliceBody } from './slices.ts';

/** Two legs touch over less than this share of how deep they are together; a skirt is as deep in its middle as elsewhere. */
const TOUCH = 0.6;
/** Legs that stand apart are no farther from the middle than this, by the height: what else is about the plane is a cape or a tail. */
const BESIDE = 0.15;

/** The layers of a body with legs apart that only touch in the mirror plane, below a layer. `full` is the body without hollows. */
export function partLegs(body: Body, full: Body, layers: readonly Piece[][], below: number): readonly Piece[][] {
  const { size, floor } = body;
  const [nx, ny, nz] = size;
  const middle = nx / 2;
  const solid = body.solid.slice();
  const parted: number[] = [];
  for (let y = 0; y < below; y++) {
    const whole = layers[y]?.find((piece) => piece.middle);
    if (!whole || standApart(layers[y], BESIDE * layers.length)) continue;
    const at = (z: number): number => (z * ny + y + floor) * nx + middle;
    let touching = 0;
    for (let z = 0; z < nz; z++) if (full.solid[at(z)] || full.solid[at(z) - 1]) touching++;
    if (touching > TOUCH * (whole.front - whole.back + 1)) continue;
    for (let z = 0; z < nz; z++) solid[at(z)] = solid[at(z) - 1] = 0;
    parted.push(y);
  }
  if (!parted.length) return layers;
  const cut = sliceBody({ ...body, solid });
  return layers.map((pieces, y) => (parted.includes(y) ? cut[y] : pieces));
}

function standApart(pieces: readonly Piece[], most: number): boolean {
  return [1, -1].every((side) => pieces.some(({ middle, x }) => !middle && x * side > 0 && x * side < most));
}
