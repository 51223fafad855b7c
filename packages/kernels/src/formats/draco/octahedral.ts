/** The square that normals are folded onto, as integers. Source: Cigolle et al., "Survey of efficient representations for unit vectors", 2014. */
export interface Octahedron {
  /** Adds a correction to a predicted place, wrapped around in the folded square. */
  correct(s: number, t: number, ds: number, dt: number, out: Int32Array, at: number): void;
  /** The place of a direction given in whole numbers; `flip` takes the opposite one. */
  place(x: number, y: number, z: number, flip: boolean): [number, number];
  /** Writes the unit vector of a place. */
  unfold(s: number, t: number, out: Float32Array, at: number): void;
}

/** The folding whose places have this many bits each. */
export function createOctahedron(bits: number): Octahedron {
  const maxQuantized = 2 ** bits - 1;
  const max = maxQuantized - 1;
  const center = max / 2;
  const wrap = (x: number): number => (x > center ? x - maxQuantized : x < -center ? x + maxQuantized : x);
  return {
    correct(s, t, ds, dt, out, at) {
      let p: [number, number] = [s - center, t - center];
      const inDiamond = Math.abs(p[0]) + Math.abs(p[1]) <= center;
      if (!inDiamond) p = invertDiamond(p, center);
      const bottomLeft = (p[0] === 0 && p[1] === 0) || (p[0] < 0 && p[1] <= 0);
      const turns = countTurns(p);
      if (!bottomLeft) p = turn(p, turns);
      let o: [number, number] = [wrap(p[0] + ds), wrap(p[1] + dt)];
      if (!bottomLeft) o = turn(o, (4 - turns) % 4);
      if (!inDiamond) o = invertDiamond(o, center);
      out[at] = o[0] + center;
      out[at + 1] = o[1] + center;
    },
    place(x, y, z, flip) {
      const sum = Math.abs(x) + Math.abs(y) + Math.abs(z);
      const sign = flip ? -1 : 1;
      if (sum === 0) return foldVector(sign * center, 0, 0, center, max);
      const [a, b] = [Math.trunc((x * center) / sum), Math.trunc((y * center) / sum)];
      const rest = center - Math.abs(a) - Math.abs(b);
      return foldVector(sign * a, sign * b, sign * (z >= 0 ? rest : -rest), center, max);
    },
    unfold: (s, t, out, at) => unfold(s / max, t / max, out, at),
  };
}

function invertDiamond([s, t]: [number, number], center: number): [number, number] {
  let [signS, signT] = [s > 0 ? 1 : -1, t > 0 ? 1 : -1];
  if (s >= 0 && t >= 0) [signS, signT] = [1, 1];
  else if (s <= 0 && t <= 0) [signS, signT] = [-1, -1];
  const [cs, ct] = [signS * center, signT * center];
  const [a, b] = [2 * s - cs, 2 * t - ct];
  const [x, y] = signS * signT >= 0 ? [-b, -a] : [b, a];
  return [(x + cs) / 2, (y + ct) / 2];
}

function countTurns([x, y]: [number, number]): number {
  if (x === 0) return y === 0 ? 0 : y > 0 ? 3 : 1;
  if (x > 0) return y >= 0 ? 2 : 1;
  return y <= 0 ? 0 : 3;
}

function turn([x, y]: [number, number], count: number): [number, number] {
  if (count === 1) return [y, -x];
  if (count === 2) return [-x, -y];
  return count === 3 ? [-y, x] : [x, y];
}

/** Puts a vector whose parts add up to `center` onto the square: the half with x >= 0 inside the diamond, the other one folded out. */
function foldVector(x: number, y: number, z: number, center: number, max: number): [number, number] {
  if (x >= 0) return canonical(y + center, z + center, center, max);
  const s = y < 0 ? Math.abs(z) : max - Math.abs(z);
  const t = z < 0 ? Math.abs(y) : max - Math.abs(y);
  return canonical(s, t, center, max);
}

/** Places on the border come twice; one of the two counts. */
function canonical(s: number, t: number, center: number, max: number): [number, number] {
  if ((s === 0 && t === 0) || (s === 0 && t === max) || (s === max && t === 0)) return [max, max];
  if (s === 0 && t > center) return [s, 2 * center - t];
  if (s === max && t < center) return [s, 2 * center - t];
  if (t === max && s < center) return [2 * center - s, t];
  if (t === 0 && s > center) return [2 * center - s, t];
  return [s, t];
}

function unfold(u: number, v: number, out: Float32Array, at: number): void {
  let [s, t] = [u, v];
  let sign = 1;
  if (s + t < 0.5 || s + t > 1.5 || s - t < -0.5 || s - t > 0.5) {
    sign = -1;
    if (u + v <= 0.5) [s, t] = [0.5 - v, 0.5 - u];
    else if (u + v >= 1.5) [s, t] = [1.5 - v, 1.5 - u];
    else if (u - v <= -0.5) [s, t] = [v - 0.5, u + 0.5];
    else [s, t] = [v + 0.5, u - 0.5];
  }
  const [sum, difference] = [s + t, s - t];
  const x = sign * Math.min(2 * sum - 1, 3 - 2 * sum, 2 * difference + 1, 1 - 2 * difference);
  const [y, z] = [2 * s - 1, 2 * t - 1];
  const length = Math.sqrt(x * x + y * y + z * z);
  const d = length < 1e-3 ? 0 : 1 / length;
  out[at] = x * d;
  out[at + 1] = y * d;
  out[at + 2] = z * d;
}
