import { auth } from './auth.ts';
import { everywhere } from './everywhere.ts';
import { forms } from './forms.ts';
import { studio } from './studio.ts';

/** English of the shell, the studio and signing in. Other pages add theirs: `i18n/add-texts.ts`. */
export const en = { ...everywhere, auth, ...studio, ...forms } as const;
