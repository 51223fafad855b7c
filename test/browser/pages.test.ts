import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditPage } from '../../scripts/screens/audit-page.ts';
import { makeAdminThings } from '../../scripts/screens/make-admin-things.ts';
import { type Made, makeThings } from '../../scripts/screens/make-things.ts';
import { SCREENS } from '../../scripts/screens/screens.ts';
import { findBrowser } from './support/find-browser.ts';
import { SIZES } from './support/looks.ts';
import { PASSWORD } from './support/people.ts';
import { seedCatalog } from './support/seed-catalog.ts';
import { type Site, startSite } from './support/site.ts';

const browser = await findBrowser();
const EMAIL = 'kilnmaster@example.com';
/** Each with a browser of their own; together they see every page. */
const AUDITORS = 2;

describe.skipIf(!browser)('pages', () => {
  let site: Site;
  let made: Made;
  beforeAll(async () => {
    site = await startSite(browser!, { tasks: 2 });
    await Promise.all([
      seedCatalog(site.data),
      site.claywork('member', 'add', '--email', EMAIL, '--password', PASSWORD, '--credits', '500', '--admin'),
    ]);
    const account = { email: EMAIL, password: PASSWORD };
    made = { ...(await makeThings(browser!, site.url, account, 'draft')), hurry: true };
    await makeAdminThings(browser!, made, account);
  }, 400_000);
  afterAll(async () => {
    await site?.stop();
    await browser?.close();
  });

  /** Every page once, in both sizes and both themes. */
  const audit = (signedIn: boolean) =>
    site.visit(`pages-${signedIn ? 'member' : 'visitor'}`, 'desktop', async (come) => {
      const found: string[] = [];
      const screens = SCREENS.filter((screen) => screen.signedIn === signedIn && (!screen.of || made.tasks[screen.of]));
      const auditor = async () => {
        const { page } = await come({ reducedMotion: 'reduce', ...(signedIn && { storageState: made.storage }) });
        for (let screen = screens.shift(); screen; screen = screens.shift()) {
          // a page of visitors may have signed somebody up
          if (!signedIn) await page.context().clearCookies();
          await page.setViewportSize(SIZES.desktop.viewport);
          await screen.open(page, made);
          for (const size of ['desktop', 'phone'] as const) {
            await page.setViewportSize(SIZES[size].viewport);
            const faults = [...(await widerThanWindow(page)), ...(await auditThemes(page))];
            found.push(...faults.map((what) => `${screen.name} ${size}: ${what}`));
          }
        }
      };
      await Promise.all(Array.from({ length: AUDITORS }, auditor));
      expect(found.join('\n')).toBe('');
    });

  test('of visitors have no serious fault that axe knows, in any size or theme', () => audit(false), 400_000);
  test('of members have none either', () => audit(true), 400_000);
});

/** A theme changes colours and nothing else: all rules in the light, those of colours again in the dark. */
async function auditThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [colorScheme, rules] of [
    ['light', 'all'],
    ['dark', 'colors'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // the app hears of it, and sets its own theme
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    for (const { serious, text } of await auditPage(page, rules)) if (serious) found.push(`${colorScheme}: ${text}`);
  }
  return found;
}

/** Pages are not scrolled sideways. */
async function widerThanWindow(page: Page): Promise<string[]> {
  const [wide, window] = (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as [
    number,
    number,
  ];
  return wide > window ? [`the page is ${wide} px wide in a window of ${window} px`] : [];
}
