import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateGlb } from '../../packages/server/src/ops/_shared/testing-validate.ts';
import { findBrowser } from './support/find-browser.ts';
import { noticeAfter } from './support/notice.ts';
import { ask, join } from './support/people.ts';
import { expectModel, readyCanvas } from './support/pixels.ts';
import { seedCatalog } from './support/seed-catalog.ts';
import { type Site, startSite } from './support/site.ts';

const browser = await findBrowser();

describe.skipIf(!browser)('the catalog', () => {
  let site: Site;
  let titles: string[];
  beforeAll(async () => {
    site = await startSite(browser!, { config: { tiers: { free: { favorites: 3, downloads: 2 } } }, tasks: 0 });
    titles = await seedCatalog(site.data);
  }, 400_000);
  afterAll(async () => {
    await site?.stop();
    await browser?.close();
  });

  test(
    'is searched by who is no member, and its models are looked at',
    () =>
      site.visitInLooks('catalog-visitor', async (come) => {
        const { page } = await come();
        await page.goto('/catalog');
        const cards = page.getByRole('main').getByRole('article');
        await expect.poll(() => cards.count()).toBe(titles.length);
        await page.getByRole('searchbox', { name: 'Search models' }).fill('amber');
        await page.getByText('2 models found', { exact: true }).waitFor();
        await expect.poll(() => cards.count()).toBe(2);
        await cards.getByRole('link', { name: 'Small amber pyramid', exact: true }).waitFor();
        await cards.getByRole('link', { name: 'Amber pyramid', exact: true }).click();
        await page.getByRole('heading', { level: 1, name: 'Amber pyramid' }).waitFor();
        await page.getByText('CC0 1.0 Universal').first().waitFor();
        await page.getByRole('link', { name: 'Sign in to download' }).waitFor();
        expect(await page.getByRole('button', { name: /^Download/ }).count(), 'for members only').toBe(0);
      }),
    400_000,
  );

  test(
    'favorites go up to what the plan keeps, then the way up is shown',
    () =>
      site.visitInLooks('catalog-favorites', async (come, look) => {
        const { page, context } = await come();
        const key = await join(context, site.url, `keeper-${look}@example.com`);
        for (const title of titles.slice(0, 3)) {
          await openModel(page, title);
          await noticeAfter(page, 'Added to your favorites.', () => heart(page, 'Add to favorites').click());
          await heart(page, 'Remove from favorites').waitFor();
        }
        await openModel(page, titles[3]!);
        await heart(page, 'Add to favorites').click();
        await page.getByText('Your plan keeps 3 favorites. Remove one, or take a larger plan.').waitFor();
        await heart(page, 'Add to favorites').waitFor();
        expect((await ask(site.url, key, '/favorites')).body).toMatchObject({ total: 3 });

        await page.goto('/favorites');
        await page.getByText('3 of 3 kept').waitFor();
        const cards = page.getByRole('main').getByRole('article');
        await expect.poll(() => cards.count()).toBe(3);
        await openModel(page, titles[0]!);
        await noticeAfter(page, 'Removed from your favorites.', () => heart(page, 'Remove from favorites').click());
        await openModel(page, titles[3]!);
        await noticeAfter(page, 'Added to your favorites.', () => heart(page, 'Add to favorites').click());
      }),
    400_000,
  );

  test(
    'downloads are counted, arrive whole, and end with the month’s quota',
    () =>
      site.visitInLooks('catalog-quota', async (come, look) => {
        const { page, context } = await come();
        const key = await join(context, site.url, `taker-${look}@example.com`);
        for (const [n, title] of titles.slice(0, 2).entries()) {
          await openModel(page, title);
          await page.getByText(`${2 - n} of 2 downloads left`).waitFor();
          const arrives = page.waitForEvent('download');
          await page.getByRole('button', { name: 'Download', exact: true }).click();
          const download = await arrives;
          expect(download.suggestedFilename()).toMatch(/\.glb$/);
          expect(await validateGlb(readFileSync(await download.path()))).toEqual([]);
          await page.getByText(`${1 - n} of 2 downloads left`).waitFor();
        }
        await openModel(page, titles[4]!);
        const canvas = await readyCanvas(page);
        await expectModel(canvas);
        let arrived = false;
        page.on('download', () => (arrived = true));
        await page.getByRole('button', { name: 'Download', exact: true }).click();
        await page.getByText(/This month’s downloads are spent\. New ones come on/).waitFor();
        expect(arrived, 'a file in spite of it').toBe(false);
        expect((await ask(site.url, key, '/members/me')).body).toMatchObject({ quota: { total: 2, used: 2, left: 0 } });

        await page.goto('/account?tab=downloads');
        for (const title of titles.slice(0, 2)) await page.getByRole('link', { name: title, exact: true }).waitFor();
        expect(await page.getByText(titles[4]!, { exact: true }).count()).toBe(0);
      }),
    400_000,
  );
});

async function openModel(page: Page, title: string): Promise<void> {
  await page.goto(`/catalog/${title.toLowerCase().replaceAll(' ', '-')}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

function heart(page: Page, name: string) {
  return page.getByRole('region', { name: 'Have this model' }).getByRole('button', { name });
}
