/**
 * A triangle mesh as a struct of arrays. Metres, right-handed, +Y up, front +Z, counter-clockwise front faces,
 * UV origin top-left (glTF). Kernels never change a mesh they are given unless their name ends in `InPlace`.
 */
export interface Mesh {
  /** xyz per vertex, 3V. */
  positions: Float32Array;
  /** Three vertex indices per triangle, 3F. */
  indices: Uint32Array;
  /** Unit normals, 3V. */
  normals?: Float32Array;
  /** Unit tangent and handedness, 4V. */
  tangents?: Float32Array;
  /** Texture coordinates, 2V. */
  uvs?: Float32Array;
  /** Linear RGBA, 4V. */
  colors?: Float32Array;
  /** A small integer per triangle (material slot, part, chart: the caller's meaning), F. */
  faceGroups?: Uint32Array;
  /**
   * The first 2 * quadCount triangles are the halves of quads: triangles 2q and 2q + 1 are (a, b, c) and (a, c, d) of the quad
   * a b c d. Everything that knows only triangles goes on working; whoever changes `indices` without keeping the pairs drops this.
   */
  quadCount?: number;
}
