// A convolution over a feature map with zeros around it, eight output channels by four places at a time. AssemblyScript, not TypeScript: `npm run assembly` compiles it
// to packages/kernels/src/network/convolve-wasm.ts. Memory is laid out by network/convolve.ts. Sums are made in the order of the weights, in single precision.

/** Bytes of a number, of four of them, and of the weights that eight output channels have for one of the inputs. */
const ONE: usize = 4;
const FOUR: usize = 16;
const WEIGHTS: usize = 32;

/**
 * `input`: where the padded map is, `wide` bytes a row; `across` and `down`: bytes from one place to the next and from one row of places to the next; `run`: numbers of a row of the kernel, `rows` of them.
 * `weights`: by eight output channels, within these by row, column and input channel; `bias`: by output channel. `out`: `width` by `height` places of `outputs` channels, these a multiple of eight. Nothing is less than `floor`.
 */
export function convolve(
  input: usize,
  wide: usize,
  across: usize,
  down: usize,
  run: usize,
  rows: usize,
  weights: usize,
  bias: usize,
  out: usize,
  width: usize,
  height: usize,
  outputs: usize,
  floor: f32,
): void {
  const each = WEIGHTS * run * rows;
  for (let y: usize = 0; y < height; y++) {
    for (let o: usize = 0; o < outputs; o += 8) {
      const w = weights + (o >> 3) * each;
      const b = bias + ONE * o;
      const to = out + ONE * (y * width * outputs + o);
      const from = input + y * down;
      let x: usize = 0;
      for (; x + 4 <= width; x += 4)
        fourPlaces(from + x * across, across, wide, run, rows, w, b, to + ONE * x * outputs, ONE * outputs, floor);
      for (; x < width; x++) onePlace(from + x * across, wide, run, rows, w, b, to + ONE * x * outputs, floor);
    }
  }
}

function keep(at: usize, a: v128, b: v128, least: v128): void {
  v128.store(at, f32x4.pmax(least, a));
  v128.store(at, f32x4.pmax(least, b), FOUR);
}

function fourPlaces(
  from: usize,
  across: usize,
  wide: usize,
  run: usize,
  rows: usize,
  weights: usize,
  bias: usize,
  to: usize,
  next: usize,
  floor: f32,
): void {
  let a0 = v128.load(bias);
  let b0 = v128.load(bias, FOUR);
  let a1 = a0;
  let a2 = a0;
  let a3 = a0;
  let b1 = b0;
  let b2 = b0;
  let b3 = b0;
  let w = weights;
  for (let row: usize = 0; row < rows; row++) {
    let p0 = from + row * wide;
    let p1 = p0 + across;
    let p2 = p1 + across;
    let p3 = p2 + across;
    const end = p0 + ONE * run;
    while (p0 < end) {
      const u = v128.load(w);
      const v = v128.load(w, FOUR);
      const s0 = v128.load32_splat(p0);
      a0 = f32x4.add(a0, f32x4.mul(s0, u));
      b0 = f32x4.add(b0, f32x4.mul(s0, v));
      const s1 = v128.load32_splat(p1);
      a1 = f32x4.add(a1, f32x4.mul(s1, u));
      b1 = f32x4.add(b1, f32x4.mul(s1, v));
      const s2 = v128.load32_splat(p2);
      a2 = f32x4.add(a2, f32x4.mul(s2, u));
      b2 = f32x4.add(b2, f32x4.mul(s2, v));
      const s3 = v128.load32_splat(p3);
      a3 = f32x4.add(a3, f32x4.mul(s3, u));
      b3 = f32x4.add(b3, f32x4.mul(s3, v));
      w += WEIGHTS;
      p0 += ONE;
      p1 += ONE;
      p2 += ONE;
      p3 += ONE;
    }
  }
  const least = f32x4.splat(floor);
  keep(to, a0, b0, least);
  keep(to + next, a1, b1, least);
  keep(to + 2 * next, a2, b2, least);
  keep(to + 3 * next, a3, b3, least);
}

function onePlace(
  from: usize,
  wide: usize,
  run: usize,
  rows: usize,
  weights: usize,
  bias: usize,
  to: usize,
  floor: f32,
): void {
  let a = v128.load(bias);
  let b = v128.load(bias, FOUR);
  let w = weights;
  for (let row: usize = 0; row < rows; row++) {
    let p = from + row * wide;
    const end = p + ONE * run;
    while (p < end) {
      const s = v128.load32_splat(p);
      a = f32x4.add(a, f32x4.mul(s, v128.load(w)));
      b = f32x4.add(b, f32x4.mul(s, v128.load(w, FOUR)));
      w += WEIGHTS;
      p += ONE;
    }
  }
  keep(to, a, b, f32x4.splat(floor));
}
