import type { FbxNode, FbxProperty } from './tree.ts';

/** The first child of this name. */
export function childOf(node: FbxNode, name: string): FbxNode | undefined {
  for (const child of node.children) if (child.name === name) return child;
  return undefined;
}

/** All numbers of a node, whether they came as one array or one by one. Empty where there are none. */
export function numbersOf(node: FbxNode | undefined): Float64Array | Float32Array | Int32Array | Uint8Array {
  const first = node?.properties[0]?.value;
  if (first instanceof Float64Array || first instanceof Float32Array) return first;
  if (first instanceof Int32Array || first instanceof Uint8Array) return first;
  const out = new Float64Array(node?.properties.length ?? 0);
  for (let i = 0; i < out.length; i++) out[i] = numberOf(node?.properties[i]);
  return out;
}

/** A finite number, else the fallback. */
export function numberOf(property: FbxProperty | undefined, fallback = 0): number {
  const value = property?.value;
  const number = typeof value === 'number' ? value : typeof value === 'bigint' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : fallback;
}

/** A text, else empty. A number counts as its digits, so that ids of both kinds can be keys. */
export function textOf(property: FbxProperty | undefined): string {
  const value = property?.value;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}
