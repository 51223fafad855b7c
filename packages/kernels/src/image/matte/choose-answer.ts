/** Difference in scores at which one of two answers is some three times as likely the better one. */
const CLOSE = 0.02;

/**
 * Which of several answers (masks, 1 = subject) to take, by how good each looks: the one that may be expected to overlap most with the subject, if this is one of them and each the likelier the better it looks.
 * Of answers that look about as good an odd one is not taken. Source: Kumar & Byrne, "Minimum Bayes-risk decoding", 2004.
 */
export function chooseAnswer(masks: readonly Uint8Array[], scores: readonly number[]): number {
  const most = Math.max(...scores);
  const likely = scores.map((s) => Math.exp((s - most) / CLOSE));
  const expected = likely.slice();
  for (let a = 0; a < masks.length; a++)
    for (let b = 0; b < a; b++) {
      const overlap = overlapOf(masks[a], masks[b]);
      expected[a] += likely[b] * overlap;
      expected[b] += likely[a] * overlap;
    }
  return expected.indexOf(Math.max(...expected));
}

function overlapOf(a: Uint8Array, b: Uint8Array): number {
  let [both, either] = [0, 1e-9];
  for (let i = 0; i < a.length; i++) {
    both += a[i] & b[i];
    either += a[i] | b[i];
  }
  return both / either;
}
