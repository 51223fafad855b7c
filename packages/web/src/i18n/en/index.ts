import { common } from './everywhere.ts';

/** Every English sentence of the app, by area. */
export const en = { common } as const;
