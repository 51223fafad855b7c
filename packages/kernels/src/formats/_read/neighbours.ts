/**
 * Opens the files that stand beside a model, by the path it names them with (`scene.bin`, `textures/wood.png`), relative to the model's
 * own folder. Undefined where there is none, or where it may not be opened: readers never look elsewhere themselves.
 */
export type Neighbours = (path: string) => Uint8Array | undefined;

/** What readers of files that may name others take. */
export interface NeighbourOptions {
  /** The files beside the model. Default: there are none. */
  neighbours?: Neighbours;
}

/** Tries what programs write where a path should stand: the path, and, since many write that of their own machine, the bare name of the file. */
export function openNeighbour(neighbours: Neighbours | undefined, path: string): Uint8Array | undefined {
  if (!neighbours || path === '') return undefined;
  const plain = path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  return neighbours(plain) ?? neighbours(plain.slice(plain.lastIndexOf('/') + 1));
}
