/** What the child process loads to look into a model file: the same door that operations have. */
export const op = Object.freeze({ load: () => import('./inspect-model.ts') });

/** Address of this module, for the child. */
export const INSPECT_URL = import.meta.url;
