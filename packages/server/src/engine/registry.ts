import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { OpDefinition } from './define-op.ts';
import { creditsOf, type PriceOverrides } from './price-book.ts';

/** Any op, where its parameters' type does not matter. */
export type AnyOp = OpDefinition<z.ZodType>;

export interface Registry {
  /** The operations in service, by name. */
  readonly ops: ReadonlyMap<string, AnyOp>;
  /** URL of each one's `op.ts`, for the child processes. */
  readonly urls: ReadonlyMap<string, string>;
}

const OPS_FOLDER = fileURLToPath(new URL('../ops/', import.meta.url));

/**
 * Finds the operations: one folder each, with an `op.ts`. Throws, naming the folder and the fault, when one of them could not be
 * served: better no start than an operation that fails for its first user.
 */
export async function loadRegistry(options: {
  folder?: string;
  lanes: readonly string[];
  overrides?: PriceOverrides;
}): Promise<Registry> {
  const folder = options.folder ?? OPS_FOLDER;
  const ops = new Map<string, AnyOp>();
  const urls = new Map<string, string>();
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = join(folder, entry.name, 'op.ts');
    if (!entry.isDirectory() || entry.name.startsWith('_') || !existsSync(file)) continue;
    const url = pathToFileURL(file).href;
    const { op } = (await import(url)) as { op?: AnyOp };
    const fault = op
      ? (faultOf(op, entry.name, options.lanes) ?? priceFaultOf(op, options.overrides))
      : 'exports no "op"';
    if (!op || fault) throw new Error(`ops/${entry.name}/op.ts: ${fault}`);
    ops.set(op.name, op);
    urls.set(op.name, url);
  }
  return { ops, urls };
}

function faultOf(op: AnyOp, folder: string, lanes: readonly string[]): string | undefined {
  if (op.name !== folder) return `the folder is called ${folder}, the operation ${op.name}`;
  if (!lanes.includes(op.lane)) return `unknown lane ${op.lane}`;
  const parsed = op.params.safeParse(op.example);
  if (!parsed.success) return `its example does not parse: ${parsed.error.message}`;
  const files = op.files(parsed.data);
  if (new Set(files).size !== files.length) return 'two result files share a name';
  if (!(op.timeoutMs > 0)) return 'timeoutMs must be positive';
  return undefined;
}

function priceFaultOf(op: AnyOp, overrides: PriceOverrides = { prices: {}, addons: {} }): string | undefined {
  const credits = creditsOf(op, overrides);
  for (const [key, value] of Object.entries(credits)) {
    if (!Number.isInteger(value) || value < 0) return `price ${key} is not an integer >= 0: ${value}`;
  }
  const price = op.price(op.params.parse(op.example), credits);
  return Number.isInteger(price) && price >= 0 ? undefined : `the example's price is not an integer >= 0: ${price}`;
}
