import { account } from './account.ts';
import { auth } from './auth.ts';
import { catalog } from './catalog.ts';
import { everywhere } from './everywhere.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { studio } from './studio.ts';

/** Every English sentence of the app, by area. */
export const en = { ...everywhere, account, auth, ...catalog, ...studio, ...forms, ...gallery } as const;
