import type { Bisected } from '../remesh/index.ts';

/**
 * Takes halvings back, last first, wherever no vertex that `isKept` names comes of it and the faces are of one label: the faces that are left,
 * and three vertices for each face (of those that are gone too). Faces fit together as before.
 */
export function coarsen(
  { corners: given, steps }: Bisected,
  label: ArrayLike<number>,
  isKept: ArrayLike<number>,
): { faces: number[]; corners: number[] } {
  const corners = given.slice();
  const isGone = new Uint8Array(corners.length / 3);
  for (let s = steps.length - 1; s >= 0; s--) {
    const { from, to, middle, faces, halves } = steps[s];
    if (isKept[middle]) continue;
    // A face cut again since, for good, no longer stands as that halving left it.
    const stands = faces.every((f, i) => {
      const h = halves[i];
      turn(corners, f, middle, 2);
      turn(corners, h, middle, 1);
      const [apex, first, second, other] = [3 * f, 3 * f + 1, 3 * h + 2, 3 * h].map((c) => corners[c]);
      const hasEnds = (first === from && second === to) || (first === to && second === from);
      const meets = corners[3 * f + 2] === middle && corners[3 * h + 1] === middle && apex === other;
      return hasEnds && meets && label[f] === label[h];
    });
    if (!stands) continue;
    for (let i = 0; i < faces.length; i++) {
      corners[3 * faces[i] + 2] = corners[3 * halves[i] + 2];
      isGone[halves[i]] = 1;
    }
  }
  const faces: number[] = [];
  for (let f = 0; f < isGone.length; f++) if (!isGone[f]) faces.push(f);
  return { faces, corners };
}

/** Turns the corners of a face, if it has that vertex, until the vertex stands at `place`. */
function turn(corners: number[], face: number, vertex: number, place: number): void {
  for (let k = 0; k < 2 && corners[3 * face + place] !== vertex; k++) {
    const [a, b, c] = [corners[3 * face], corners[3 * face + 1], corners[3 * face + 2]];
    corners[3 * face] = b;
    corners[3 * face + 1] = c;
    corners[3 * face + 2] = a;
  }
}
