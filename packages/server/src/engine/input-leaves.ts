/**
 * The ids in a field that names inputs, each with the name it is asked for and complained about by: the field itself (`input`), the elements of an
 * array (`refs[0]`), the values of an object (`views.front`).
 */
export function inputLeaves(name: string, value: unknown): [name: string, id: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((item, i) => inputLeaves(`${name}[${i}]`, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => inputLeaves(`${name}.${key}`, item));
}
