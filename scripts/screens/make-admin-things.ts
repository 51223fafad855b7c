import type { Browser } from 'playwright-core';
import type { Made } from './make-things.ts';

/** Signs an administrator in; an order waits and invitations are out, so that their pages have something to show. */
export async function makeAdminThings(
  browser: Browser,
  made: Made,
  account: { email: string; password: string },
): Promise<Made['storage']> {
  const headers = { origin: made.url };
  const buyer = await browser.newContext({ baseURL: made.url, storageState: made.storage });
  await buyer.request.post('/api/account/orders', { data: { kind: 'tier', id: 'maker' }, headers });
  await buyer.close();
  const context = await browser.newContext({ baseURL: made.url });
  const { request } = context;
  const signedIn = await request.post('/api/account/sign-in', { data: account, headers });
  if (!signedIn.ok()) throw new Error(`no administrator: ${await signedIn.text()}`);
  for (const data of [{ note: 'The Thursday class', uses: 12, tier: 'maker' }, { email: 'carla@example.com' }])
    await request.post('/api/admin/invites', { data, headers });
  const storage = await context.storageState();
  await context.close();
  return storage;
}
