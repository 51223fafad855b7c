// node scripts/screens.ts [--url http://localhost:8787] [--only studio] [--out artifacts/screens] [--axe]: every page of the web app, light and
// dark, on a desktop and on a phone, as pictures to look at. Without --url it starts a service of its own and makes a few things in it.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seedCatalog } from '../test/browser/support/seed-catalog.ts';
import { auditPage } from './screens/audit-page.ts';
import { launchBrowser } from './screens/browser.ts';
import { makeAdminThings } from './screens/make-admin-things.ts';
import { makeThings } from './screens/make-things.ts';
import { SCREENS } from './screens/screens.ts';
import { STATES } from './screens/states.ts';
import { startTemporaryService } from './screens/temporary-service.ts';

const { values: args } = parseArgs({
  options: {
    url: { type: 'string' },
    only: { type: 'string', default: '' },
    out: { type: 'string', default: 'artifacts/screens' },
    email: { type: 'string', default: `screens-${Date.now()}@example.com` },
    password: { type: 'string', default: 'wheel kiln glaze clay' },
    // with --url: an administrator of that service, with the same password; without: their pages are left out
    admin: { type: 'string' },
    axe: { type: 'boolean', default: false },
    themes: { type: 'string', default: 'light,dark' },
    sizes: { type: 'string', default: 'desktop,phone' },
  },
});
const SIZES: Record<string, { width: number; height: number; phone: boolean }> = {
  desktop: { width: 1440, height: 900, phone: false },
  phone: { width: 390, height: 844, phone: true },
  // neither: wide enough for some of what stands side by side; only when it is asked for
  tablet: { width: 820, height: 1180, phone: true },
};

const root = resolve(import.meta.dirname, '..');
const out = resolve(root, args.out);
mkdirSync(out, { recursive: true });
const service = args.url ? undefined : await startTemporaryService(root);
const url = args.url ?? service!.url;
const browser = await launchBrowser();
let serious = 0;
try {
  const account = { email: args.email, password: args.password };
  const made = await makeThings(browser, url, account);
  const admin = args.admin ?? (service && 'operator@example.com');
  if (service && admin) service.addAdmin(admin, args.password);
  if (service) await seedCatalog(service.data);
  const storages: Record<string, typeof made.storage | undefined> = { member: made.storage };
  if (admin) storages.admin = await makeAdminThings(browser, made, { email: admin, password: args.password });
  for (const theme of args.themes.split(',')) {
    for (const size of args.sizes.split(',')) {
      const { phone, ...viewport } = SIZES[size]!;
      for (const who of ['nobody', 'member', ...(admin ? ['admin'] : [])]) {
        const screens = [...SCREENS, ...STATES].filter(
          (screen) =>
            (!screen.of || made.tasks[screen.of]) &&
            (screen.admin ? 'admin' : screen.signedIn ? 'member' : 'nobody') === who &&
            args.only.split(',').some((part) => screen.name.includes(part)),
        );
        if (!screens.length) continue;
        const context = await browser.newContext({
          baseURL: url,
          viewport,
          colorScheme: theme === 'dark' ? 'dark' : 'light',
          hasTouch: phone,
          isMobile: phone,
          reducedMotion: 'reduce',
          ...(storages[who] && { storageState: storages[who] }),
        });
        for (const screen of screens) {
          // a page of visitors may have signed somebody up
          if (who === 'nobody') await context.clearCookies();
          const page = await context.newPage();
          const problems: string[] = [];
          page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
          page.on('pageerror', (error) => problems.push(String(error)));
          try {
            await screen.open(page, made);
            await page.screenshot({ path: join(out, `${screen.name}-${size}-${theme}.png`), fullPage: screen.whole });
            for (const finding of args.axe ? await auditPage(page) : []) {
              console.log(`axe ${screen.name} ${size} ${theme}: ${finding.text}`);
              if (finding.serious) serious++;
            }
          } catch (error) {
            problems.push(String(error));
          }
          for (const problem of problems) console.log(`${screen.name} ${size} ${theme}: ${problem.slice(0, 300)}`);
          await page.close();
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await service?.stop();
}
console.log(`pictures are in ${out}`);
if (args.axe) console.log(`axe: ${serious} serious violations`);
process.exit(serious ? 1 : 0);
