import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sweepExpired } from '../members/reset-password.ts';
import type { AccountDeps } from './accounts.ts';
import { requireAdmin, requireMember } from './auth.ts';
import type { Budgets } from './budgets.ts';
import { registerAccount } from './routes/account.ts';
import { registerAccountKey } from './routes/account-key.ts';
import { registerAccountOidc } from './routes/account-oidc.ts';
import { registerAccountPassword } from './routes/account-password.ts';
import { registerAccountReset } from './routes/account-reset.ts';
import { registerAccountSessions } from './routes/account-sessions.ts';
import { registerAdminInvites } from './routes/admin-invites.ts';
import { registerAdminMembers } from './routes/admin-members.ts';

/** Everything about accounts: what anybody may ask, what members may of their own, and administrators of all. */
export async function registerAccounts(scope: FastifyInstance, deps: AccountDeps, budgets: Budgets): Promise<void> {
  sweepNowAndThen(scope, deps);
  await scope.register(async (open) => {
    registerAccount(open, deps, budgets);
    registerAccountReset(open.withTypeProvider<ZodTypeProvider>(), deps, budgets);
    registerAccountOidc(open.withTypeProvider<ZodTypeProvider>(), deps, budgets);
  });
  await scope.register(async (members) => {
    requireMember(members, deps);
    const api = members.withTypeProvider<ZodTypeProvider>();
    registerAccountPassword(api, deps, budgets);
    registerAccountKey(api, deps, budgets);
    registerAccountSessions(api, deps);
  });
  await scope.register(async (admins) => {
    requireAdmin(admins, deps);
    const api = admins.withTypeProvider<ZodTypeProvider>();
    registerAdminMembers(api, deps);
    registerAdminInvites(api, deps);
  });
}

const SWEEP_MS = 3_600_000;

/** Sessions and tokens that are over are put away every hour; the database may be away at that moment. */
function sweepNowAndThen(scope: FastifyInstance, { db }: AccountDeps): void {
  const timer = setInterval(() => void sweepExpired(db).catch(() => {}), SWEEP_MS).unref();
  scope.addHook('onClose', async () => clearInterval(timer));
}
