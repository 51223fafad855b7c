import type { Mesh } from '../mesh/index.ts';
import { placeOn } from './facing.ts';
import { buildWindingTree, type WindingTree, windingNumber } from './winding.ts';

/** A closed shell among others. */
export interface NestedShell {
  mesh: Mesh;
  /** Signed: negative when the faces look inwards. */
  volume: number;
  /** Shells around this one that do not cross it, the largest first. */
  around: number[];
}

const SAMPLES = 7;
/** A shell that lies on another's inside winds less than once. */
const INSIDE = 0.6;

/** Finds which shells lie in which, from their boxes and a few winding numbers each. `crosses` tells of pairs that meet. */
export function nestShells(
  shells: readonly { mesh: Mesh; volume: number }[],
  crosses: (i: number, j: number) => boolean,
): NestedShell[] {
  const boxes = shells.map(({ mesh }) => boxOf(mesh));
  const order = shells
    .map((_, i) => i)
    .sort((i, j) => Math.abs(shells[j].volume) - Math.abs(shells[i].volume) || i - j);
  const trees: (WindingTree | undefined)[] = [];
  const out: NestedShell[] = shells.map(({ mesh, volume }) => ({ mesh, volume, around: [] }));
  for (let m = 0; m < order.length; m++) {
    const j = order[m];
    for (let n = 0; n < m; n++) {
      const i = order[n];
      if (!boxContains(boxes[i], boxes[j]) || crosses(i, j)) continue;
      trees[i] ??= buildWindingTree(shells[i].mesh);
      if (meanWinding(trees[i], shells[j].mesh) > INSIDE) out[j].around.push(i);
    }
  }
  return out;
}

/** How often the tree's mesh winds around a shell's faces, on average of a few: corners may touch it, where that says nothing. */
function meanWinding(tree: WindingTree, mesh: Mesh): number {
  const c = new Float64Array(3);
  const n = new Float64Array(3);
  const faces = mesh.indices.length / 3;
  const step = Math.max(1, Math.floor(faces / SAMPLES));
  let sum = 0;
  let count = 0;
  for (let f = 0; f < faces; f += step) {
    placeOn(mesh, f, c, n);
    sum += windingNumber(tree, c[0], c[1], c[2]);
    count++;
  }
  return Math.abs(sum / count);
}

function boxOf(mesh: Mesh): number[] {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  const p = mesh.positions;
  for (let i = 0; i < p.length; i++) {
    const k = i % 3;
    if (p[i] < box[k]) box[k] = p[i];
    if (p[i] > box[k + 3]) box[k + 3] = p[i];
  }
  return box;
}

function boxContains(a: readonly number[], b: readonly number[]): boolean {
  return a[0] <= b[0] && b[3] <= a[3] && a[1] <= b[1] && b[4] <= a[4] && a[2] <= b[2] && b[5] <= a[5];
}
