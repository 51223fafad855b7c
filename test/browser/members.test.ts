import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from './support/find-browser.ts';
import { noticeAfter } from './support/notice.ts';
import { ask, join, PASSWORD, signIn } from './support/people.ts';
import { type Site, startSite } from './support/site.ts';

const browser = await findBrowser();
const NEXT = 'saggar bisque cone ten';

describe.skipIf(!browser)('members', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(browser!, { tasks: 0 });
  }, 400_000);
  afterAll(async () => {
    await site?.stop();
    await browser?.close();
  });

  test(
    'a new password retires the key and signs out everywhere else',
    () =>
      site.visitInLooks('password', async (come, look) => {
        const email = `changer-${look}@example.com`;
        const here = await come();
        const key = await join(here.context, site.url, email);
        const elsewhere = await come();
        await signIn(elsewhere.page, email, PASSWORD);
        await elsewhere.page.getByRole('button', { name: `Account of ${email}` }).waitFor();

        const { page } = here;
        await page.goto('/account?tab=security');
        await page.getByLabel('Password now').fill('not the password at all');
        await page.getByLabel('New password').fill(NEXT);
        await page.getByRole('button', { name: 'Change password' }).click();
        await expect
          .poll(() => page.getByLabel('Password now').getAttribute('aria-invalid'), {
            message: 'the wrong one is told',
          })
          .toBe('true');
        expect((await ask(site.url, key, '/members/me')).status, 'the key after a refusal').toBe(200);

        await page.getByLabel('Password now').fill(PASSWORD);
        await page.getByRole('button', { name: 'Change password' }).click();
        const next = await page.getByRole('dialog').getByTestId('api-key').innerText();
        expect(next).toMatch(/^cw_live_[A-Za-z0-9]{40,}$/);
        expect(next).not.toBe(key);
        expect((await ask(site.url, key, '/members/me')).status, 'the old key').toBe(401);
        expect((await ask(site.url, next, '/members/me')).status, 'the new key').toBe(200);

        await page.getByRole('button', { name: 'Done' }).click();
        await page.reload();
        await page.getByText(/^This browser/).waitFor();
        expect(await page.content(), 'the key is shown once').not.toContain(next);
        await elsewhere.page.goto('/account');
        await elsewhere.page.waitForURL('**/sign-in?**');
        await signIn(elsewhere.page, email, PASSWORD);
        await elsewhere.page.getByRole('alert').waitFor();
        await signIn(elsewhere.page, email, NEXT);
        await elsewhere.page.getByRole('button', { name: `Account of ${email}` }).waitFor();
      }),
    400_000,
  );

  test(
    'who signs out leaves nothing behind, not even for the back button',
    () =>
      site.visitInLooks('signing-out', async (come, look) => {
        const email = `leaver-${look}@example.com`;
        const { page, context } = await come();
        await join(context, site.url, email);
        await context.clearCookies();
        await signIn(page, email, 'not the password at all');
        await page.getByRole('alert').waitFor();
        expect(page.url()).toContain('/sign-in');
        expect(await page.getByRole('alert').innerText(), 'which of the two was wrong is not told').toMatch(/\w+ \w+/);
        await signIn(page, email, PASSWORD);
        await page.getByRole('button', { name: `Account of ${email}` }).click();
        await page.getByRole('menuitem', { name: 'Account' }).click();
        await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
        await page.getByRole('heading', { name: 'API key' }).waitFor();

        await page.getByRole('button', { name: `Account of ${email}` }).click();
        await page.getByRole('menuitem', { name: 'Sign out' }).click();
        const toSignIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
        await toSignIn.waitFor();
        for (const way of ['back', 'reload', 'back'] as const) {
          await (way === 'back' ? page.goBack() : page.reload());
          // a page for all, or the way in
          await toSignIn
            .or(page.getByRole('heading', { name: 'Welcome back' }))
            .first()
            .waitFor();
          await page.waitForLoadState('networkidle');
          const text = await page.locator('body').innerText();
          expect(text, `after ${way} at ${page.url()}`).not.toContain(email);
          expect(text).not.toMatch(/API key|to spend|Sign out/);
        }
        const answer = await context.request.get(`${site.url}/api/account/session`);
        expect(await answer.json()).toMatchObject({ member: null });
      }),
    400_000,
  );

  test(
    'credits that an administrator gives are in the balance and among the movements',
    () =>
      site.visitInLooks('grant', async (come, look) => {
        const [admin, apprentice] = [`kilnmaster-${look}@example.com`, `apprentice-${look}@example.com`];
        await site.claywork('member', 'add', '--email', admin, '--password', PASSWORD, '--admin');
        const member = await come();
        await join(member.context, site.url, apprentice);
        const granter = await come();
        await signIn(granter.page, admin, PASSWORD);
        await granter.page.getByRole('button', { name: `Account of ${admin}` }).waitFor();
        const { page } = granter;
        await page.goto('/admin/members');
        await page.getByRole('searchbox', { name: 'Search by address or handle' }).fill(apprentice);
        await page.getByRole('link', { name: apprentice }).click();
        await page.getByRole('spinbutton', { name: 'Credits' }).fill('250');
        await page.getByRole('textbox', { name: 'Why' }).fill('for the glaze tests');
        await page.getByRole('button', { name: 'Grant…' }).click();
        const grant = page.getByRole('dialog').getByRole('button', { name: 'Grant' });
        await noticeAfter(page, 'Done: there are 250 purchased credits now.', () => grant.click());

        await member.page.goto('/account');
        await member.page.getByText('Of these, 250 were purchased.').waitFor();
        await member.page.getByRole('link', { name: /^350 credits/ }).waitFor();
        await member.page.getByRole('tab', { name: 'Credits' }).click();
        const row = member.page.getByRole('row').filter({ hasText: 'for the glaze tests' });
        await row.waitFor();
        expect(await row.innerText()).toMatch(/\+250/);
      }),
    400_000,
  );
});
