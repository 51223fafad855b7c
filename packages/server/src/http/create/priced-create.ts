import { creditsOf } from '../../engine/price-book.ts';
import type { AppDeps } from '../deps.ts';
import { type ParsedCreate, parseCreate } from './parse-create.ts';
import { resolveInputs } from './resolve-inputs.ts';

/** A create that is right in itself and chained to what it may be chained to, with its price in credits. */
export interface PricedCreate extends ParsedCreate {
  taskIds: string[];
  cost: number;
}

/** Everything about a create that does not depend on the moment; the first thing wrong is a 400 that names its field. */
export async function pricedCreate(deps: AppDeps, memberId: string, body: unknown): Promise<PricedCreate> {
  const parsed = parseCreate(body, deps.ops);
  const { taskIds } = await resolveInputs(deps, memberId, parsed.op, parsed.params);
  return { ...parsed, taskIds, cost: parsed.op.price(parsed.params, creditsOf(parsed.op, deps.config)) };
}
