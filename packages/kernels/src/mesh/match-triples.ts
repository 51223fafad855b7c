/**
 * Finds which of many triples of integers (three numbers each) are equal, by one open-addressing hash. Returns the number of each among those that differ, in the order in
 * which they come, and the first triple of each number. Cost: linear.
 */
export function matchTriples(triples: Int32Array): [map: Int32Array, first: number[]] {
  const n = triples.length / 3;
  let size = 1024;
  while (size < 2 * n) size *= 2;
  const table = new Int32Array(size).fill(-1);
  const map = new Int32Array(n);
  const first: number[] = [];
  for (let t = 0; t < n; t++) {
    const [x, y, z] = [triples[3 * t], triples[3 * t + 1], triples[3 * t + 2]];
    let h = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ Math.imul(z, 0xc2b2ae35);
    h = (h ^ (h >>> 15)) & (size - 1);
    let known = table[h];
    while (known >= 0 && (triples[3 * known] !== x || triples[3 * known + 1] !== y || triples[3 * known + 2] !== z)) {
      h = (h + 1) & (size - 1);
      known = table[h];
    }
    if (known < 0) {
      table[h] = t;
      map[t] = first.length;
      first.push(t);
    } else map[t] = map[known];
  }
  return [map, first];
}
