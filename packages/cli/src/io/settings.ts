import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Claywork } from '@claywork/sdk';
import type { Io } from './io.ts';

/** Where the service is, and who asks. */
export interface Settings {
  url: string;
  key?: string;
}

const APP = 'ClayworkCli/0.1.0 (claywork command line)';
const DEFAULT_URL = 'http://localhost:8787/api';

/** From the environment, else from what `login` kept. A kept key goes to the service that it was given for, and to no other. */
export function readSettings(io: Io, given?: string): Settings {
  const kept = readKept(io);
  const asked = given ?? io.env.CLAYWORK_URL;
  const url = asked ? apiUrl(asked) : (kept?.url ?? DEFAULT_URL);
  return { url, key: io.env.CLAYWORK_KEY || (kept?.url === url ? kept.key : undefined) };
}

/** Keeps them for the next time, readable by nobody else; nothing forgets them. */
export function keepSettings(io: Io, settings: Settings | undefined): string {
  const file = settingsFile(io);
  rmSync(file, { force: true });
  if (!settings) return file;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  return file;
}

/** A client of the service that the settings name. */
export function connect(io: Io, given?: string, { url, key } = readSettings(io, given)): Claywork {
  return new Claywork({ baseUrl: url, key, app: APP, fetch: io.fetch });
}

/** `https://host` and `https://host/api` are the same service. */
function apiUrl(text: string): string {
  const url = new URL(/^https?:\/\//.test(text) ? text : `http://${text}`);
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path || '/api'}`;
}

function readKept(io: Io): Settings | undefined {
  try {
    const { url, key } = JSON.parse(readFileSync(settingsFile(io), 'utf8'));
    return typeof url === 'string' ? { url, key } : undefined;
  } catch {
    return undefined;
  }
}

function settingsFile({ env, home }: Io): string {
  const folder = env.XDG_CONFIG_HOME || env.APPDATA || join(home, '.config');
  return join(folder, 'claywork', 'settings.json');
}
