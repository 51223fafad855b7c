import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateGlb } from '../../packages/server/src/ops/_shared/testing-validate.ts';
import { auditPage } from '../../scripts/screens/audit-page.ts';
import { findBrowser } from './support/find-browser.ts';
import { LOOKS } from './support/looks.ts';
import { noticeAfter } from './support/notice.ts';
import { oneAtATime } from './support/one-at-a-time.ts';
import { ask, join, PASSWORD } from './support/people.ts';
import { difference, expectModel, pixelsOf, readyCanvas } from './support/pixels.ts';
import { type Site, startSite } from './support/site.ts';

const browser = await findBrowser();
/** For a task to end: others run too. */
const DONE_MS = 200_000;
const withClipboard = oneAtATime();

describe.skipIf(!browser)('making', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(browser!, { tasks: 2 });
  }, 400_000);
  afterAll(async () => {
    await site?.stop();
    await browser?.close();
  });

  test(
    'a visitor signs up, makes a model from the prompt box, watches it, looks at it and takes it away',
    () =>
      site.visitInLooks('sign-up-and-make', async (come, look) => {
        const { page, context } = await come();
        await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
        await watchProgress(page);
        await page.goto('/');
        await page.getByRole('textbox', { name: 'What shall we make?' }).fill('a wooden bowl');
        await page.getByRole('main').getByRole('button', { name: 'Make it' }).click();

        await page.waitForURL('**/sign-up?**');
        await page.getByLabel('E-mail address').fill(`potter-${look}@example.com`);
        await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: 'Sign up' }).click();
        const key = await page.getByTestId('api-key').innerText();
        expect(key).toMatch(/^cw_live_[A-Za-z0-9]{40,}$/);
        expect((await ask(site.url, key, '/members/me')).status, 'the key that is shown works').toBe(200);
        await withClipboard(async () => {
          await noticeAfter(page, 'Copied', () => page.getByRole('button', { name: 'Copy' }).click());
          expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key);
        });
        await page.getByText('Your account shows it again').waitFor();
        await page.getByRole('button', { name: 'Open the studio' }).click();

        const words = page.getByRole('textbox', { name: 'In words' });
        await words.waitFor();
        expect(await words.inputValue(), 'what was written before signing up').toBe('a wooden bowl');
        expect(await page.content(), 'the key is shown once').not.toContain(key);
        await chooseDraft(page);
        await makeIt(page);
        const card = page.getByRole('article').filter({ hasText: 'a wooden bowl' });
        await card.getByRole('link', { name: 'a wooden bowl' }).click();
        const canvas = await readyCanvas(page);
        const progress = (await page.evaluate('globalThis.progress')) as number[];
        expect(new Set(progress).size, `progress was shown as ${progress}`).toBeGreaterThan(1);
        expect(progress, 'it never goes back').toEqual([...progress].sort((a, b) => a - b));
        await expectModel(canvas);

        const arrives = page.waitForEvent('download');
        await page.getByRole('link', { name: /^Download .*\.glb/ }).click();
        const download = await arrives;
        expect(download.suggestedFilename()).toMatch(/\.glb$/);
        expect(await validateGlb(readFileSync(await download.path()))).toEqual([]);
      }),
    600_000,
  );

  test(
    'a creature gets a skeleton on the phone and a motion at the desk, and plays on both',
    () =>
      site.visit('rig-and-play', 'desktop', async (come) => {
        // what plays is drawn in software, pixel by pixel
        const desk = await come({ viewport: { width: 1024, height: 640 } });
        await join(desk.context, site.url, 'animator@example.com');
        const phone = await come({ ...LOOKS.phone, storageState: await desk.context.storageState() });
        await desk.page.goto('/?op=text-to-3d&prompt=a%20dog');
        await chooseDraft(desk.page);
        await makeIt(desk.page);

        await phone.page.goto('/');
        await openCard(phone.page, 'a dog');
        await readyCanvas(phone.page);
        await phone.page.getByRole('link', { name: /^Rig it/ }).click();
        await makeIt(phone.page);

        await desk.page.goto('/');
        await openCard(desk.page, 'Rig');
        await desk.page.getByRole('link', { name: /^Give it motions/ }).click();
        await desk.page.getByRole('combobox', { name: 'Motions' }).fill('preset:walk');
        await desk.page.keyboard.press('Enter');
        await makeIt(desk.page);

        for (const { page } of [desk, phone]) {
          await page.goto('/');
          await openCard(page, 'Animate');
          await expectPlaying(page);
          expect((await auditPage(page)).filter(({ serious }) => serious)).toEqual([]);
        }
      }),
    600_000,
  );
});

/** The clip plays, as the clock says and the picture shows, until it is told to pause. */
async function expectPlaying(page: Page): Promise<void> {
  const canvas = await readyCanvas(page);
  const time = page.getByRole('slider', { name: 'Time' });
  const at = async () => Number(await time.getAttribute('aria-valuenow'));
  const [started, first] = [await at(), await pixelsOf(canvas)];
  await expect.poll(at, { message: 'the time moves' }).not.toBe(started);
  await expect
    .poll(async () => difference(first, await pixelsOf(canvas)), { message: 'the picture moves' })
    .toBeGreaterThan(0.002);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await page.getByRole('button', { name: /^Play/ }).waitFor();
  const still = async () => difference(await pixelsOf(canvas), await pixelsOf(canvas));
  await expect.poll(still, { message: 'what still moves' }).toBeLessThan(0.001);
}

/** Collects what progress bars say from the first on, in `globalThis.progress`. */
async function watchProgress(page: Page): Promise<void> {
  await page.addInitScript({
    content: `
      const seen = (globalThis.progress = []);
      new MutationObserver(() => {
        const value = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
        if (value && Number(value) !== seen.at(-1)) seen.push(Number(value));
      }).observe(document, { subtree: true, childList: true, attributes: true });`,
  });
}

async function chooseDraft(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Draft' }).click();
}

async function makeIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make it' }).click();
}

/** Opens what is on the shelf once it is done. */
async function openCard(page: Page, title: string): Promise<void> {
  const card = page.locator('article[data-status=done]').filter({ hasText: title }).first();
  await card.waitFor({ timeout: DONE_MS });
  await card.getByRole('link').first().click();
}
