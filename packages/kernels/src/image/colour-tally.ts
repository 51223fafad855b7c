/** How finely colours are told apart, OKLab. */
const FINE_L = 0.08;
const FINE_AB = 0.03;

/** Colours in OKLab, counted by where they lie. */
export class ColourTally {
  count = 0;
  readonly #bins = new Map<number, Float64Array>();
  #listed: Float64Array | undefined;

  add(l: number, a: number, b: number): void {
    const key = place(l, FINE_L) + 128 * (place(a, FINE_AB) + 128 * place(b, FINE_AB));
    this.#add(key, l, a, b, 1);
  }

  addAll(other: ColourTally): void {
    for (const [key, [l, a, b, n]] of other.#bins) this.#add(key, l, a, b, n);
  }

  #add(key: number, l: number, a: number, b: number, n: number): void {
    let bin = this.#bins.get(key);
    if (!bin) {
      bin = new Float64Array(4);
      this.#bins.set(key, bin);
    }
    bin[0] += l;
    bin[1] += a;
    bin[2] += b;
    bin[3] += n;
    this.count += n;
    this.#listed = undefined;
  }

  /** Mean colours of the places, and how many are there: four numbers each. */
  list(): Float64Array {
    if (this.#listed) return this.#listed;
    const out = new Float64Array(4 * this.#bins.size);
    let o = 0;
    for (const [l, a, b, n] of this.#bins.values()) {
      out.set([l / n, a / n, b / n, n], o);
      o += 4;
    }
    this.#listed = out;
    return out;
  }
}

/** How far around a colour its shades reach, one standard deviation in OKLab: light and shadow change lightness more than hue. */
export interface ColourReach {
  l: number;
  ab: number;
}

/**
 * Moves a colour (OKLab, in place) to the mean of the counted ones around it, and gives how many those are: over and over it comes to what many have.
 * Source: Comaniciu & Meer, "Mean shift", 2002.
 */
export function shiftColour(listed: Float64Array, at: Float64Array, { l, ab }: ColourReach): number {
  const [kl, kab] = [-0.5 / (l * l), -0.5 / (ab * ab)];
  let [sum, sl, sa, sb] = [0, 0, 0, 0];
  for (let o = 0; o < listed.length; o += 4) {
    const dl = listed[o] - at[0];
    const da = listed[o + 1] - at[1];
    const db = listed[o + 2] - at[2];
    const exponent = kl * dl * dl + kab * (da * da + db * db);
    if (exponent < FAR) continue;
    const w = listed[o + 3] * Math.exp(exponent);
    sum += w;
    sl += w * listed[o];
    sa += w * listed[o + 1];
    sb += w * listed[o + 2];
  }
  if (sum > 0) {
    at[0] = sl / sum;
    at[1] = sa / sum;
    at[2] = sb / sum;
  }
  return sum;
}

/** Exponent under which nothing counts. */
const FAR = -8;

/** Places in a grid, 0..127. */
function place(value: number, step: number): number {
  return Math.min(127, Math.max(0, 64 + Math.round(value / step)));
}
