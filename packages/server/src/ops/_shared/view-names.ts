import type { InputTask } from '../../engine/define-op.ts';

/** Sides that a thing is seen from, each as it appears from there; the files of a multiview task are named after them. */
export const VIEW_NAMES = ['front', 'left', 'back', 'right'] as const;

export type ViewName = (typeof VIEW_NAMES)[number];

/** Something for each of them. */
export function perView<T>(of: (name: ViewName, n: number) => T): Record<ViewName, T> {
  return Object.fromEntries(VIEW_NAMES.map((name, n) => [name, of(name, n)])) as Record<ViewName, T>;
}

/** Result files of ops that make views, in order. */
export const VIEW_FILES = VIEW_NAMES.map((view) => `${view}.png` as const);

/** A sentence, after the field's name, where a task did not make views. */
export function checkViewTask(field: string, task: InputTask | undefined): string | undefined {
  if (!task) return undefined;
  const names = new Set(task.files.map(({ name }) => name));
  return VIEW_FILES.every((name) => names.has(name))
    ? undefined
    : `${field}: that task made no views; a task of multiview or multiview-edit did.`;
}
