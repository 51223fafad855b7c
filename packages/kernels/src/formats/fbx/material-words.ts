import type { FbxObject } from './read-objects.ts';

/** The program that wrote a file, as far as it matters: the same words mean different things in each. */
export type Program = 'blender' | 'maya' | 'other';

/** The material's properties by what programs call them, those of a renderer alone. */
export function lookUp({ properties }: FbxObject): (names: readonly string[]) => string | undefined {
  const byName = new Map<string, string>();
  for (const name of properties.names()) if (name.includes('|')) byName.set(lastPart(name), name);
  return (names) => {
    for (const name of names) if (byName.has(name)) return byName.get(name);
    return undefined;
  };
}

/** What a property is called behind the names of its renderer: letters and digits, lower case. */
export function lastPart(name: string): string {
  return name
    .slice(name.lastIndexOf('|') + 1)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
