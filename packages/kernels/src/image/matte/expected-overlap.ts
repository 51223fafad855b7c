/** What overlap (intersection over union) with the subject an answer may be expected to have, 0..1, if each part is subject as likely as told; `share`: sizes of the parts, all the same if not given. */
export function expectedOverlap(side: Uint8Array, likely: ArrayLike<number>, share?: ArrayLike<number>): number {
  let [both, either] = [0, 1e-9];
  for (let r = 0; r < side.length; r++) {
    const size = share ? share[r] : 1;
    both += side[r] ? size * likely[r] : 0;
    either += size * (side[r] ? 1 : likely[r]);
  }
  return both / either;
}

/** What overlap with the subject is to be expected where all is taken that is likely subject, 0..1: a vague blob has little. */
export function surenessOf(likely: Float32Array): number {
  return expectedOverlap(
    Uint8Array.from(likely, (p) => (p > 0.5 ? 1 : 0)),
    likely,
  );
}
