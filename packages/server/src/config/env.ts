import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { type PaymentEnv, paymentsOf } from './payments.ts';

const flag = z
  .enum(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on');
const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);

const schema = z.object({
  /** Port of the API and the web app; 0 takes a free one. */
  PORT: port(8787),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Database, files, secrets: everything that must survive. */
  CLAYWORK_DATA_DIR: z.string().min(1).default('./data'),
  /** An outside PostgreSQL; nothing means the embedded one. */
  DATABASE_URL: z.string().min(1).optional(),
  /** Where result files go; nothing means a folder in the data directory. */
  STORAGE_URL: z.string().min(1).optional(),
  /** The address that others reach this service at. */
  PUBLIC_URL: z.url().optional(),
  /** Port of /healthz, /readyz and /metrics, on loopback. */
  OPS_PORT: port(8788),
  OPS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Edge rules (rate, connections, User-Agent) in this process; off behind a proxy that has them. */
  EDGE: flag,
  /** The web app and the API reference; off where only the API is wanted. */
  WEB: flag,
  /** Comma-separated addresses whose forwarded-for header is believed. */
  TRUSTED_PROXIES: z.string().default(''),
  /** Keep a sealed copy of every key, for the dashboard's reveal. */
  KEY_REVEAL: flag,
  /** 64 hex digits that seal those copies; shared by all nodes. Nothing means a file in the data directory, made once. */
  KEY_SECRET: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hex digits')
    .optional(),
  /** Tasks run at once by this process. */
  WORKER_CONCURRENCY: count(2, 1, 64),
  /** Resident memory at which a child process is killed. */
  CHILD_MEMORY_MB: count(2560, 256, 262_144),
  /** An attempt without a heartbeat for this long is taken back. */
  LEASE_MS: count(30_000, 500, 600_000),
  /** How long running tasks may go on after SIGTERM before they are handed back. */
  DRAIN_MS: count(20_000, 0, 600_000),
  /** Operator configuration: prices, tiers, lanes. Default: config.json in the data directory, if it is there. */
  CLAYWORK_CONFIG: z.string().min(1).optional(),
  /** A server with the OpenAI chat protocol that text-to-3d may ask: its base address, such as http://localhost:11434/v1. */
  PLANNER_URL: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
  PLANNER_MODEL: z.string().min(1).optional(),
  PLANNER_KEY: z.string().min(1).optional(),
  /** Ask only where the parser is unsure, or always. */
  PLANNER_WHEN: z.enum(['unsure', 'always']).default('unsure'),
  /** How long a task may wait for a plan, retries included. */
  PLANNER_TIMEOUT_MS: count(20_000, 500, 120_000),
  /** How members pay: `manual` waits for an admin's word, `off` sells nothing. */
  PAYMENTS: z.enum(['manual', 'paypal', 'off']).default('manual'),
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_SECRET: z.string().min(1).optional(),
  /** The id that PayPal gave to the webhook which points here. */
  PAYPAL_WEBHOOK_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{1,50}$/, 'must be the id of a webhook')
    .optional(),
  /** PayPal's sandbox, until told otherwise. */
  PAYPAL_API: z.url({ protocol: /^https?$/, hostname: /./ }).default('https://api-m.sandbox.paypal.com'),
  /** The server that mails go through: smtp://USER:PASSWORD@HOST:PORT, or smtps://. Nothing: their links are in the log. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
  /** Who mails come from: an address, or NAME <ADDRESS>. */
  MAIL_FROM: z.string().min(3).optional(),
  /** An identity provider (OpenID Connect) that members may sign in by. */
  OIDC_ISSUER: z.url({ protocol: /^https?$/, hostname: /./ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** What people call it. */
  OIDC_NAME: z.string().min(1).max(60).default('Single sign-on'),
  /** Node's own: where compiled code is kept. Nothing means a folder in the data directory. */
  NODE_COMPILE_CACHE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** What the environment says, checked and with defaults. */
export interface EnvConfig {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  storageUrl: string | undefined;
  publicUrl: string | undefined;
  opsPort: number;
  opsHost: string;
  edge: boolean;
  web: boolean;
  trustedProxies: readonly string[];
  keyReveal: boolean;
  keySecret: Uint8Array | undefined;
  workerConcurrency: number;
  childMemoryMb: number;
  leaseMs: number;
  drainMs: number;
  /** Nothing where no planner is attached. */
  planner: { url: string; model: string; key?: string; when: 'unsure' | 'always'; timeoutMs: number } | undefined;
  payments: PaymentEnv;
  oidc: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined;
  /** Nothing where no mail can be sent. */
  mail: { url: string; from: string } | undefined;
  configFile: string;
  configFileGiven: boolean;
  /** Folder of compiled code, for child processes. */
  codeCache: string;
  logLevel: string;
}

/** Reads the environment; the only place that does. Throws a sentence naming the variable that is wrong. */
export function readEnv(
  env: Readonly<Record<string, string | undefined>> = process.env,
  cwd = process.cwd(),
): EnvConfig {
  // an empty variable is an unset one: compose files pass empty strings
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new Error(`environment variable ${issue.path.join('.')}: ${issue.message}`);
  }
  const e = parsed.data;
  const dataDir = isAbsolute(e.CLAYWORK_DATA_DIR) ? e.CLAYWORK_DATA_DIR : resolve(cwd, e.CLAYWORK_DATA_DIR);
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir,
    databaseUrl: e.DATABASE_URL,
    storageUrl: e.STORAGE_URL,
    publicUrl: e.PUBLIC_URL?.replace(/\/+$/, ''),
    opsPort: e.OPS_PORT,
    opsHost: e.OPS_HOST,
    edge: e.EDGE,
    web: e.WEB,
    trustedProxies: e.TRUSTED_PROXIES.split(',').flatMap((part) => part.trim() || []),
    keyReveal: e.KEY_REVEAL,
    keySecret: e.KEY_SECRET ? Buffer.from(e.KEY_SECRET, 'hex') : undefined,
    workerConcurrency: e.WORKER_CONCURRENCY,
    childMemoryMb: e.CHILD_MEMORY_MB,
    leaseMs: e.LEASE_MS,
    drainMs: e.DRAIN_MS,
    planner: plannerOf(e),
    payments: paymentsOf(e),
    mail: mailOf(e),
    oidc: oidcOf(e),
    configFile: e.CLAYWORK_CONFIG ? resolve(cwd, e.CLAYWORK_CONFIG) : resolve(dataDir, 'config.json'),
    configFileGiven: e.CLAYWORK_CONFIG !== undefined,
    codeCache: e.NODE_COMPILE_CACHE ? resolve(cwd, e.NODE_COMPILE_CACHE) : resolve(dataDir, 'compiled'),
    logLevel: e.LOG_LEVEL,
  };
}

function oidcOf(e: z.output<typeof schema>): EnvConfig['oidc'] {
  if (!e.OIDC_ISSUER) return undefined;
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'] as const) {
    if (!e[name]) throw new Error(`environment variable ${name}: must be set when OIDC_ISSUER is`);
  }
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = e;
  return { issuer, clientId: clientId!, clientSecret: clientSecret!, name };
}

function mailOf(e: z.output<typeof schema>): EnvConfig['mail'] {
  if (!e.SMTP_URL) return undefined;
  if (!e.MAIL_FROM)
    throw new Error('environment variable MAIL_FROM: must say who mails come from when SMTP_URL is set');
  return { url: e.SMTP_URL, from: e.MAIL_FROM };
}

function plannerOf(e: z.output<typeof schema>): EnvConfig['planner'] {
  if (!e.PLANNER_URL) return undefined;
  if (!e.PLANNER_MODEL)
    throw new Error('environment variable PLANNER_MODEL: must name the model when PLANNER_URL is set');
  const { username, password } = new URL(e.PLANNER_URL);
  if (username || password) throw new Error('environment variable PLANNER_URL: must hold no password; use PLANNER_KEY');
  return {
    url: e.PLANNER_URL,
    model: e.PLANNER_MODEL,
    key: e.PLANNER_KEY,
    when: e.PLANNER_WHEN,
    timeoutMs: e.PLANNER_TIMEOUT_MS,
  };
}
