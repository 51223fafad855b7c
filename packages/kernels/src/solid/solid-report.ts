/** What repairing a mesh into a solid took. Lengths in metres. */
export interface SolidReport {
  /** True when the mesh was a solid already and is given back as it came. */
  untouched: boolean;
  /** Shells that came in, and bodies that came out. */
  shells: number;
  bodies: number;
  degenerateFaces: number;
  duplicateFaces: number;
  /** Border vertices that were joined, and border edges split where another border ended on them. */
  joinedVertices: number;
  splitEdges: number;
  nonManifoldEdges: number;
  /** Faces that disagreed with their neighbours, and shells that looked inwards. */
  flippedFaces: number;
  flippedShells: number;
  holesClosed: number;
  /** Open sheets that got a thickness, and how much. */
  sheetsThickened: number;
  sheetThickness: number;
  /** Pairs of triangles that crossed, and of those that could not be undone. */
  selfIntersections: number;
  unresolved: number;
  /** Shells that were united with others or lay inside of them. */
  shellsMerged: number;
  /** Shells that were sampled and meshed anew, and the size of the samples' cells (0 when none was). */
  shellsRebuilt: number;
  cell: number;
  debrisDropped: number;
}

/** A report in which nothing has happened. */
export function createSolidReport(): SolidReport {
  return {
    untouched: false,
    shells: 0,
    bodies: 0,
    degenerateFaces: 0,
    duplicateFaces: 0,
    joinedVertices: 0,
    splitEdges: 0,
    nonManifoldEdges: 0,
    flippedFaces: 0,
    flippedShells: 0,
    holesClosed: 0,
    sheetsThickened: 0,
    sheetThickness: 0,
    selfIntersections: 0,
    unresolved: 0,
    shellsMerged: 0,
    shellsRebuilt: 0,
    cell: 0,
    debrisDropped: 0,
  };
}
