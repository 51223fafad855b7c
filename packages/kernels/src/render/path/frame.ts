/**
 * The buffers of a picture while it is made: floats on shared memory, row by row, means over the samples of a pixel. What is read together stands
 * together.
 */
export interface Frame {
  width: number;
  height: number;
  /** Radiance that needs no filter, 3N. */
  direct: Float32Array;
  /**
   * 8N: light on the matte surface (radiance by albedo) and the variance of its luminance; light in the mirror-like lobes (radiance by their
   * albedo), likewise.
   */
  light: Float32Array;
  /** 8N: unit normal, distance, its change per pixel to the right and downwards, roughness, share of the samples that met a part. */
  shape: Float32Array;
  /** Albedos of the matte and of the mirror-like lobes, 3N. */
  albedo: Float32Array;
  mirror: Float32Array;
  /** The sharp image in mirrors as a survey guesses it, 3N; empty where nothing is surveyed. */
  shine: Float32Array;
  /** Share of the pixel that shows something, N. */
  cover: Float32Array;
  part: Int32Array;
}

/** Floats on shared memory. */
export function sharedFloats(count: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(4 * count));
}

/** An empty frame: 108 bytes a pixel, 12 more where it is to be surveyed. */
export function createFrame(width: number, height: number, surveyed: boolean): Frame {
  const n = width * height;
  return {
    width,
    height,
    direct: sharedFloats(3 * n),
    light: sharedFloats(8 * n),
    shape: sharedFloats(8 * n),
    albedo: sharedFloats(3 * n),
    mirror: sharedFloats(3 * n),
    shine: sharedFloats(surveyed ? 3 * n : 0),
    cover: sharedFloats(n),
    part: new Int32Array(new SharedArrayBuffer(4 * n)).fill(-1),
  };
}
