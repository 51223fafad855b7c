import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pyramidGlb } from '../../packages/server/src/ingest/testing-models.ts';
import { auditPage } from '../../scripts/screens/audit-page.ts';
import { findBrowser } from './support/find-browser.ts';
import { join, PASSWORD } from './support/people.ts';
import { type Site, startSite } from './support/site.ts';

const browser = await findBrowser();
const ADMIN = 'kilnmaster@example.com';

describe.skipIf(!browser)('the catalog, for those who fill it', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(browser!, { tasks: 1 });
    await site.claywork('member', 'add', '--email', ADMIN, '--password', PASSWORD, '--admin');
  }, 400_000);
  afterAll(async () => {
    await site?.stop();
    await browser?.close();
  });

  const send = async (context: BrowserContext, path: string, data: object) => {
    const answer = await context.request.post(`/api${path}`, { data, headers: { origin: site.url } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  const signedIn = async (context: BrowserContext) =>
    void (await send(context, '/account/sign-in', { email: ADMIN, password: PASSWORD }));

  test(
    'a file is dropped, edited, found by everybody, and deleted',
    () =>
      site.visit('admin-catalog', 'desktop', async (come) => {
        const { page, context } = await come();
        await signedIn(context);
        await page.goto('/admin');
        await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Catalog' }).click();
        await page.getByText('The catalog is still empty').waitFor();
        await drop(page.getByText('Drop model files here'), {
          'notes.txt': Buffer.from('no model'),
          'Garden_tent.glb': await pyramidGlb('#208040'),
        });
        const files = page.getByRole('list', { name: 'Files' });
        await files.getByText('This is no model file.').waitFor();
        // The first model that a service reads waits for its workers to start.
        await files.getByText('The file does not say its licence.').waitFor({ timeout: 120_000 });
        await choose(page, page.getByRole('combobox', { name: 'Licence' }), /^CC0/);
        await files.getByRole('button', { name: 'Try again' }).click();
        await files.getByRole('button', { name: 'Edit Garden tent' }).waitFor({ timeout: 120_000 });
        await page.getByText('1 of 2 files are in the catalog').waitFor();

        expect(await serious(page)).toEqual([]);
        await files.getByRole('button', { name: 'Edit Garden tent' }).click();
        const dialog = page.getByRole('dialog', { name: 'Edit “Garden tent”' });
        await dialog.getByLabel('Title').fill('Green tent');
        await choose(page, dialog.getByRole('combobox', { name: 'Category' }), 'A new one…');
        await dialog.getByLabel('Name of the new category').fill('Camp site');
        await dialog.getByRole('switch', { name: 'Featured' }).click();
        await dialog.getByLabel('Price by itself').fill('five');
        await dialog.getByText('This must be an amount above nothing.').waitFor();
        expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
        expect(await serious(page)).toEqual([]);
        await dialog.getByLabel('Price by itself').fill('5.00');
        await dialog.getByRole('button', { name: 'Save' }).click();
        const list = page.getByRole('list', { name: 'Catalog' });
        await list.getByRole('link', { name: 'Green tent' }).waitFor();
        await list.getByText('Camp site · CC0-1.0').waitFor();

        const buyer = await come();
        await join(buyer.context, site.url, 'camper@example.com');
        await buyer.page.goto('/catalog?q=tent');
        await buyer.page.getByRole('main').getByRole('link', { name: 'Green tent' }).click();
        await buyer.page.getByText('comes with the Maker plan and above, or by itself for $5.00').waitFor();
        await buyer.page.getByRole('button', { name: 'Buy for $5.00' }).click();
        await buyer.page.getByText(/^Ordered on .* It is yours as soon as/).waitFor();
        const { orders } = (await (await context.request.get('/api/admin/orders?status=waiting')).json()) as {
          orders: { order_id: string }[];
        };
        await send(context, `/admin/orders/${orders[0]!.order_id}/paid`, {});
        await buyer.page.reload();
        await buyer.page.getByText('You bought this model.').waitFor();
        const arrives = buyer.page.waitForEvent('download');
        await buyer.page.getByRole('button', { name: 'Download', exact: true }).click();
        expect((await arrives).suggestedFilename()).toBe('garden-tent.glb');

        await list.getByRole('button', { name: 'Delete Green tent' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
        await page.getByText('The catalog is still empty').waitFor();
        expect((await context.request.get('/api/models/garden-tent')).status()).toBe(404);
      }),
    400_000,
  );

  test(
    'a result is published with what its words suggest',
    () =>
      site.visit('publish', 'phone', async (come) => {
        const { page, context } = await come();
        await signedIn(context);
        const token = await context.request.post('/api/gen/upload-model', {
          data: Buffer.from(await pyramidGlb('#b04020')),
          headers: { origin: site.url, 'content-type': 'model/gltf-binary' },
        });
        const { model_token } = (await token.json()) as { model_token: string };
        const { task_id } = await send(context, '/gen/create', { op: 'import', model_token });
        await page.goto(`/studio/${task_id}`);
        await page.getByRole('button', { name: 'Publish to catalog…' }).click({ timeout: 120_000 });
        const dialog = page.getByRole('dialog', { name: 'Publish to the catalog' });
        await dialog.getByLabel('Title').fill('Red roof');
        await dialog.getByLabel('Tags').fill('roof, house');
        expect(await serious(page)).toEqual([]);
        await dialog.getByRole('button', { name: 'Publish' }).click();
        await dialog.getByText('“Red roof” is in the catalog.').waitFor({ timeout: 120_000 });
        await dialog.getByRole('link', { name: 'Open its page' }).click();
        await page.getByRole('heading', { level: 1, name: 'Red roof' }).waitFor();
        await page.getByRole('link', { name: 'roof', exact: true }).waitFor();
        expect(page.url()).toBe(`${site.url}/catalog/red-roof`);
      }),
    400_000,
  );
});

/** What axe finds that matters. */
async function serious(page: Page): Promise<string[]> {
  return (await auditPage(page)).filter((finding) => finding.serious).map(({ text }) => text);
}

/** Drops files, as from the desktop. */
async function drop(target: Locator, files: Record<string, Uint8Array>): Promise<void> {
  const given = Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]);
  const dataTransfer = await target.page().evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const [name, text] of ${JSON.stringify(given)})
      transfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
    return transfer;
  })()`);
  await target.dispatchEvent('drop', { dataTransfer });
}

async function choose(page: Page, field: Locator, option: string | RegExp): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option }).click();
}
