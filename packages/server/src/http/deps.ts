import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import type { OperatorConfig } from '../config/operator.ts';
import type { Database } from '../db/database.ts';
import type { OpDefinition } from '../engine/define-op.ts';
import type { Inspector } from '../ingest/inspect/inspector.ts';
import type { OidcSettings } from '../members/auth/auth.ts';
import type { Mailer } from '../members/mail.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { PollSource } from '../queue/polls.ts';
import type { Store } from '../storage/store.ts';

/** A registered op, whatever its parameters. */
export type Op = OpDefinition<z.ZodType>;
export type Ops = ReadonlyMap<string, Op>;
/** What of the operator's configuration the API needs. */
export type ServiceConfig = Pick<
  OperatorConfig,
  'enabled' | 'prices' | 'addons' | 'tiers' | 'lanes' | 'packs' | 'models' | 'signup'
>;

/** Everything the API stands on. */
export interface AppDeps {
  db: Database;
  store: Store;
  /** The registered ops by name. */
  ops: Ops;
  config: ServiceConfig;
  version: string;
  /** Signs cookies and seals keys; shared by all nodes. Absent: one of this process, with which its sessions end. */
  secret?: Uint8Array;
  /** Keep no sealed copies of keys when false. */
  keyReveal?: boolean;
  /** Where others reach this service: the address before `/api`. */
  publicUrl?: string;
  /** Where the built web app is, or will be. Absent: neither it nor the API reference is served. */
  webFolder?: string;
  /** The address for links where there is no public one. */
  localUrl?: string;
  /** An identity provider that members may come by. */
  oidc?: OidcSettings;
  /** Sends mails. Absent: what they would say is in the log. */
  mailer?: Mailer;
  /** The edge rules in this process; off behind a proxy that has them. */
  edge: boolean;
  /** Addresses or networks whose forwarded-for header is believed. */
  trustedProxies: readonly string[];
  logger?: FastifyBaseLogger | false;
  /** Asks the engine whether it takes an accepted task; a sentence refuses it at once (502, refunded). Absent: it takes all. */
  admit?(task: { taskId: string; op: string; params: Readonly<Record<string, unknown>> }): Promise<string | undefined>;
  /** Who collects what members buy; absent: nothing is sold. */
  payments?: PaymentProvider;
  /** Looks into the models that administrators bring; absent: none can be brought. */
  inspector?: Inspector;
  /** Told of every answer: the route's pattern, never the address. For metrics. */
  onAnswer?(answer: { method: string; route: string; status: number; seconds: number }): void;
  /** Told of every poll: whether it was answered from memory. For metrics. */
  onPoll?(source: PollSource): void;
  /** Monotonic milliseconds, for budgets and edge; the process's clock if absent. */
  now?(): number;
}
