/** Where paths under `/gen` belong, by their first segment there. */
const ENGINE: Readonly<Record<string, string>> = {
  create: 'tasks',
  quote: 'tasks',
  task: 'tasks',
  tasks: 'tasks',
  file: 'files',
  thumb: 'files',
  upload: 'uploads',
  'upload-model': 'uploads',
};
/** Documents about the service itself. */
const SERVICE: Readonly<Record<string, string>> = { config: 'service', 'openapi.json': 'service' };

/** The group of a route: `/models/{id}` is of `models`, `/gen/task/{id}` of `tasks`. */
export function groupOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  if (first === 'gen') return ENGINE[second] ?? (second === 'balance' ? 'account' : 'service');
  return SERVICE[first] ?? camel(first);
}

/** What a route is called in its group: its operationId without the group's noun. `listModels` is `models.list`. */
export function nameIn(group: string, operationId: string): string {
  const singular = group.replace(/s$/, '');
  const nouns = new Set([group, singular].map((noun) => noun.toLowerCase()));
  const words = operationId.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? [operationId];
  const kept = words.filter((word) => !nouns.has(word.toLowerCase()));
  if (!kept.length) return operationId;
  return kept.map((word, i) => (i ? word : word[0]!.toLowerCase() + word.slice(1))).join('');
}

/** `text-to-3d` -> `textTo3d`. */
export function camel(name: string): string {
  return name.replace(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '');
}
