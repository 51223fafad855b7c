import { decodeBase64 } from './base64.ts';

/** Trees that vote: each asks one trait after another and ends in shares of the classes. Source: Breiman, "Random forests", 2001. */
export interface Forest {
  classes: number;
  /** Root of each tree. */
  roots: Int32Array;
  /** Trait that a node asks for; -1 in a leaf. */
  trait: Int16Array;
  limit: Float32Array;
  /** Where to go with more than the limit (with less: the next node), or where a leaf's shares begin. */
  next: Int32Array;
  shares: Uint8Array;
}

const LEAF = 65535;

/** Reads a forest as `scripts/forests/grow-forest.ts` packs it: trees and classes, then nodes in preorder: trait and limit, or a leaf's shares. */
export function readForest(lines: readonly string[]): Forest {
  const view = new DataView(decodeBase64(lines.join('')).buffer);
  const [trees, classes] = [view.getUint16(0, true), view.getUint16(2, true)];
  const roots = new Int32Array(trees);
  const trait: number[] = [];
  const limit: number[] = [];
  const next: number[] = [];
  const shares: number[] = [];
  let at = 4;
  const readNode = (): number => {
    const node = trait.length;
    const asks = view.getUint16(at, true);
    at += 2;
    if (asks === LEAF) {
      trait.push(-1);
      limit.push(0);
      next.push(shares.length);
      for (let k = 0; k < classes; k++) shares.push(view.getUint8(at++));
      return node;
    }
    trait.push(asks);
    limit.push(view.getFloat32(at, true));
    next.push(0);
    at += 4;
    readNode();
    next[node] = readNode();
    return node;
  };
  for (let t = 0; t < trees; t++) roots[t] = readNode();
  return {
    ...{ classes, roots, trait: Int16Array.from(trait), limit: Float32Array.from(limit) },
    ...{ next: Int32Array.from(next), shares: Uint8Array.from(shares) },
  };
}

/** The share of the votes that each class gets; they sum to 1. */
export function askForest(
  { classes, roots, trait, limit, next, shares }: Forest,
  traits: readonly number[],
): Float64Array {
  const votes = new Float64Array(classes);
  for (const root of roots) {
    let node = root;
    while (trait[node] >= 0) node = traits[trait[node]] <= limit[node] ? node + 1 : next[node];
    for (let k = 0; k < classes; k++) votes[k] += shares[next[node] + k];
  }
  const sum = votes.reduce((a, b) => a + b, 0) || 1;
  return votes.map((v) => v / sum);
}
