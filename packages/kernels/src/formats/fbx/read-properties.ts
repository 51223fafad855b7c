import { childOf, numberOf, textOf } from './read-values.ts';
import type { FbxNode, FbxProperty } from './tree.ts';

/** The named properties of an object, with those of its template behind them. */
export interface FbxProperties {
  has(name: string): boolean;
  number(name: string, fallback: number): number;
  vector(name: string, fallback: readonly [number, number, number]): [number, number, number];
  text(name: string): string;
  names(): Iterable<string>;
}

type Table = ReadonlyMap<string, FbxProperty[]>;

/** Reads "Properties70" (from 7000) or "Properties60" of a node. `template` answers for what is absent. */
export function readProperties(node: FbxNode | undefined, template?: FbxProperties): FbxProperties {
  const table: Table = node ? tableOf(node) : new Map();
  const values = (name: string): FbxProperty[] | undefined => table.get(name);
  return {
    has: (name) => table.has(name) || (template?.has(name) ?? false),
    number: (name, fallback) => numberOf(values(name)?.[0], template?.number(name, fallback) ?? fallback),
    vector(name, fallback) {
      const list = values(name);
      if (!list || list.length < 3) return template?.vector(name, fallback) ?? [...fallback];
      return [numberOf(list[0], fallback[0]), numberOf(list[1], fallback[1]), numberOf(list[2], fallback[2])];
    },
    text: (name) => (table.has(name) ? textOf(values(name)?.[0]) : (template?.text(name) ?? '')),
    names: () => table.keys(),
  };
}

function tableOf(node: FbxNode): Table {
  const table = new Map<string, FbxProperty[]>();
  const modern = childOf(node, 'Properties70');
  const list = modern ?? childOf(node, 'Properties60');
  for (const { name, properties } of list?.children ?? []) {
    if (name !== 'P' && name !== 'Property') continue;
    // name, type, (label,) flags, values
    table.set(textOf(properties[0]), properties.slice(modern ? 4 : 3));
  }
  return table;
}
