import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccountDeps } from './accounts.ts';
import { requireMember } from './auth.ts';
import type { Budgets } from './budgets.ts';
import { registerAccount } from './routes/account.ts';
import { registerAccountKey } from './routes/account-key.ts';
import { registerAccountPassword } from './routes/account-password.ts';
import { registerAccountReset } from './routes/account-reset.ts';
import { registerAccountSessions } from './routes/account-sessions.ts';

/** Everything about accounts: what anybody may ask, and what members may of their own. */
export async function registerAccounts(scope: FastifyInstance, deps: AccountDeps, budgets: Budgets): Promise<void> {
  await scope.register(async (open) => {
    registerAccount(open, deps, budgets);
    registerAccountReset(open.withTypeProvider<ZodTypeProvider>(), deps, budgets);
  });
  await scope.register(async (members) => {
    requireMember(members, deps);
    const api = members.withTypeProvider<ZodTypeProvider>();
    registerAccountPassword(api, deps, budgets);
    registerAccountKey(api, deps, budgets);
    registerAccountSessions(api, deps);
  });
}
