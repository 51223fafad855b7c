/** The buffers of a picture while it is made: floats on shared memory, row by row, means over the samples of a pixel. */
export interface Frame {
  width: number;
  height: number;
  /** Radiance that needs no filter, 3N. */
  direct: Float32Array;
  /** Light on the matte surface (radiance by albedo), 3N, and the variance of its luminance, N. */
  matte: Float32Array;
  matteNoise: Float32Array;
  /** Light in the mirror-like lobes (radiance by their albedo), likewise. */
  gloss: Float32Array;
  glossNoise: Float32Array;
  /** Albedos of the two, 3N. */
  albedo: Float32Array;
  mirror: Float32Array;
  /** Unit normal (not after antialiasing), 3N; distance; roughness; share of the pixel that shows something; N. */
  normal: Float32Array;
  depth: Float32Array;
  roughness: Float32Array;
  cover: Float32Array;
  /** Share of the samples that met a part. */
  hits: Float32Array;
  part: Int32Array;
}

function floats(count: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(4 * count));
}

/** An empty frame: 96 bytes a pixel. */
export function createFrame(width: number, height: number): Frame {
  const n = width * height;
  return {
    width,
    height,
    direct: floats(3 * n),
    matte: floats(3 * n),
    matteNoise: floats(n),
    gloss: floats(3 * n),
    glossNoise: floats(n),
    albedo: floats(3 * n),
    mirror: floats(3 * n),
    normal: floats(3 * n),
    depth: floats(n),
    roughness: floats(n),
    cover: floats(n),
    hits: floats(n),
    part: new Int32Array(new SharedArrayBuffer(4 * n)).fill(-1),
  };
}
