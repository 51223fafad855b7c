import { auth } from './auth.ts';
import { everywhere } from './everywhere.ts';
import { forms } from './forms.ts';
import { studio } from './studio.ts';

/** Every English sentence of the app, by area. */
export const en = { ...everywhere, auth, ...studio, ...forms } as const;
