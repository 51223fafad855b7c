import { Logger } from 'graphile-worker';

/** graphile-worker logs to the console by default; only its errors are of interest, and those also reach us as exceptions. */
export const quietLogger = new Logger(() => () => {});
