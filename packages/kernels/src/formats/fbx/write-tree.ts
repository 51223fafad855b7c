import type { FbxArray, FbxNode, FbxProperty } from './tree.ts';

/** Properties of nodes, by type. */
export const value = {
  bool: (v: boolean): FbxProperty => ({ type: 'C', value: v }),
  int: (v: number): FbxProperty => ({ type: 'I', value: v }),
  long: (v: number): FbxProperty => ({ type: 'L', value: v }),
  double: (v: number): FbxProperty => ({ type: 'D', value: v }),
  text: (v: string): FbxProperty => ({ type: 'S', value: v }),
  bytes: (v: Uint8Array): FbxProperty => ({ type: 'R', value: v }),
  array: (v: FbxArray): FbxProperty => ({ type: arrayType(v), value: v }),
} as const;

function arrayType(v: FbxArray): FbxProperty['type'] {
  if (v instanceof Float64Array) return 'd';
  if (v instanceof Float32Array) return 'f';
  if (v instanceof Int32Array) return 'i';
  return v instanceof BigInt64Array ? 'l' : 'c';
}

/** One node. Plain numbers become 32-bit integers, texts strings, typed arrays arrays. */
export function node(
  name: string,
  values: readonly (FbxProperty | number | string | FbxArray)[] = [],
  children: FbxNode[] = [],
): FbxNode {
  const properties = values.map((v) => {
    if (typeof v === 'number') return value.int(v);
    if (typeof v === 'string') return value.text(v);
    return 'type' in v ? v : value.array(v);
  });
  return { name, properties, children };
}

/** An entry of a Properties70 list. */
export const entry = {
  int: (name: string, v: number) => node('P', [name, 'int', 'Integer', '', v]),
  enumeration: (name: string, v: number) => node('P', [name, 'enum', '', '', v]),
  bool: (name: string, v: boolean) => node('P', [name, 'bool', '', '', v ? 1 : 0]),
  double: (name: string, v: number) => node('P', [name, 'double', 'Number', '', value.double(v)]),
  /** A number that can be animated, as material factors are. */
  number: (name: string, v: number) => node('P', [name, 'Number', '', 'A', value.double(v)]),
  color: (name: string, v: readonly number[]) => node('P', [name, 'Color', '', 'A', ...v.map(value.double)]),
  colorRgb: (name: string, v: readonly number[]) => node('P', [name, 'ColorRGB', 'Color', '', ...v.map(value.double)]),
  vector: (name: string, v: readonly number[]) => node('P', [name, 'Vector3D', 'Vector', '', ...v.map(value.double)]),
  /** A property whose type is its own name: Lcl Translation and its kin. */
  local: (name: string, v: readonly number[]) => node('P', [name, name, '', 'A', ...v.map(value.double)]),
  text: (name: string, v: string) => node('P', [name, 'KString', '', '', v]),
  time: (name: string, ticks: number) => node('P', [name, 'KTime', 'Time', '', value.long(ticks)]),
} as const;

/** A Properties70 list. */
export function properties(entries: FbxNode[]): FbxNode {
  return node('Properties70', [], entries);
}
