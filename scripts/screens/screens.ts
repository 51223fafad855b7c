import type { Page } from 'playwright-core';
import type { Made } from './make-things.ts';

/** A page in a state that is worth looking at. */
export interface Screen {
  name: string;
  signedIn: boolean;
  /** It is of this task, and left out where that was not made. */
  of?: string;
  /** Seen by who runs the service. */
  admin?: boolean;
  /** The whole page, not what the window shows. */
  whole?: boolean;
  open(page: Page, made: Made): Promise<void>;
}

const rest = async (page: Page, made: Made, ms: number) => {
  if (!made.hurry) await page.waitForTimeout(ms);
};
const visit = (path: string) => async (page: Page) => {
  await page.goto(path, { waitUntil: 'networkidle' });
};
const result =
  (task: string, settle = 0) =>
  async (page: Page, made: Made) => {
    if (!made.tasks[task]) throw new Error(`nothing was made for it: ${task}`);
    await page.goto(`/studio/${made.tasks[task]}`, { waitUntil: 'networkidle' });
    await rest(page, made, settle);
  };
const shown = (task: string, settle: number) => async (page: Page, made: Made) => {
  if (!made.tasks[task]) throw new Error(`nothing was made for it: ${task}`);
  await page.goto(`/gallery/${made.tasks[task]}`, { waitUntil: 'networkidle' });
  await rest(page, made, settle);
};
const form = (op: string, input?: string) => async (page: Page, made: Made) => {
  const task = input && made.tasks[input];
  await page.goto(`/?op=${op}${task ? `&input=${task}` : ''}`, { waitUntil: 'networkidle' });
};

const firstModel = async (page: Page, made: Made) => {
  await page.goto('/catalog', { waitUntil: 'networkidle' });
  const link = page.locator('article').filter({ hasNotText: 'Featured' }).locator('a').first();
  // an empty catalog has no model to open
  if (await link.count()) await link.click();
  await rest(page, made, 1500);
};

/** Every page, in the states that people meet. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', signedIn: false, whole: true, open: visit('/') },
  { name: 'sign-in', signedIn: false, open: visit('/sign-in') },
  {
    name: 'sign-in-wrong',
    signedIn: false,
    async open(page) {
      await visit('/sign-in')(page);
      await page.getByLabel('E-mail address').fill('nobody@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'sign-up', signedIn: false, open: visit('/sign-up') },
  {
    name: 'sign-up-key',
    signedIn: false,
    async open(page) {
      await visit('/sign-up')(page);
      await page.getByLabel('E-mail address').fill(`key-${Date.now()}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill('wheel kiln glaze clay');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await page.getByTestId('api-key').waitFor();
    },
  },
  { name: 'forgot', signedIn: false, open: visit('/forgot') },
  { name: 'reset', signedIn: false, open: visit('/reset?token=none') },
  { name: 'not-found', signedIn: false, open: visit('/there/is/nothing') },
  { name: 'studio', signedIn: true, open: visit('/') },
  {
    name: 'studio-picker',
    signedIn: true,
    async open(page) {
      await visit('/')(page);
      await page
        .getByRole('button', { name: /Words to 3D/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'studio-filled',
    signedIn: true,
    async open(page, made) {
      await visit('/')(page);
      await page.getByRole('textbox', { name: /In words/ }).fill('a blue robot with round eyes');
      await page.getByRole('button', { name: 'More options' }).click();
      await rest(page, made, 1200);
    },
  },
  { name: 'form-image-to-3d', signedIn: true, open: form('image-to-3d') },
  { name: 'form-photo-scan', signedIn: true, open: form('photo-scan') },
  { name: 'form-rig', signedIn: true, open: form('rig', 'model') },
  { name: 'form-retarget', signedIn: true, open: form('retarget') },
  { name: 'form-convert', signedIn: true, open: form('convert', 'model') },
  { name: 'form-texture', signedIn: true, open: form('texture') },
  { name: 'form-multiview-edit', signedIn: true, open: form('multiview-edit', 'views') },
  { name: 'result-model', signedIn: true, open: result('model', 6000) },
  { name: 'result-picture', signedIn: true, open: result('picture', 1500) },
  { name: 'result-views', signedIn: true, open: result('views', 1500) },
  { name: 'result-check', signedIn: true, open: result('rig-check') },
  { name: 'result-export', signedIn: true, open: result('export', 3000) },
  { name: 'result-splat', of: 'splat', signedIn: true, open: result('splat', 6000) },
  { name: 'result-clips', of: 'clips', signedIn: true, open: result('clips', 6000) },
  {
    name: 'result-joints',
    of: 'rig',
    signedIn: true,
    async open(page, made) {
      await result('rig', 4000)(page, made);
      await page.getByRole('button', { name: 'Skeleton' }).click();
      await rest(page, made, 1500);
    },
  },
  {
    name: 'result-parts',
    of: 'model',
    signedIn: true,
    async open(page, made) {
      await result('model', 6000)(page, made);
      await page.getByRole('button', { name: 'Parts' }).click();
      await rest(page, made, 1500);
    },
  },
  { name: 'gallery', signedIn: false, open: visit('/gallery?sort=top') },
  { name: 'gallery-nothing', signedIn: false, open: visit('/gallery?op=splat') },
  { name: 'gallery-item', signedIn: false, open: shown('model', 6000) },
  {
    name: 'gallery-sign-in',
    signedIn: false,
    async open(page) {
      await visit('/gallery')(page);
      await page
        .getByRole('button', { name: /^Like / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'gallery-own',
    signedIn: true,
    whole: true,
    async open(page, made) {
      await shown('picture', 1500)(page, made);
      const like = page.getByRole('button', { name: /^Liked? / });
      if ((await like.getAttribute('aria-pressed')) === 'false') await like.click();
      await page.getByRole('button', { name: /^Liked? /, pressed: true }).waitFor();
    },
  },
  { name: 'gallery-unknown', signedIn: false, open: visit('/gallery/task_unknown') },
  { name: 'catalog', signedIn: false, open: visit('/catalog') },
  { name: 'catalog-nothing', signedIn: false, open: visit('/catalog?q=zzzzqqqq') },
  { name: 'catalog-model', signedIn: true, open: firstModel },
  { name: 'catalog-buy', signedIn: true, open: visit('/catalog/small-coal-pyramid') },
  { name: 'favorites', signedIn: true, open: visit('/favorites') },
  { name: 'account', signedIn: true, open: visit('/account') },
  { name: 'account-plans', signedIn: true, whole: true, open: visit('/account?tab=plans') },
  { name: 'account-ledger', signedIn: true, open: visit('/account?tab=ledger') },
  { name: 'account-downloads', signedIn: true, open: visit('/account?tab=downloads') },
  { name: 'account-security', signedIn: true, open: visit('/account?tab=security') },
  { name: 'admin-others', signedIn: true, open: visit('/admin') },
  { name: 'admin', signedIn: true, admin: true, whole: true, open: visit('/admin') },
  { name: 'admin-members', signedIn: true, admin: true, open: visit('/admin/members') },
  {
    name: 'admin-member',
    signedIn: true,
    admin: true,
    whole: true,
    async open(page, made) {
      await visit('/admin/members')(page);
      await page.getByRole('link', { name: made.email }).click();
      await page.getByRole('heading', { name: made.email }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'admin-invites', signedIn: true, admin: true, whole: true, open: visit('/admin/invites') },
  { name: 'admin-catalog', signedIn: true, admin: true, whole: true, open: visit('/admin/catalog') },
  {
    name: 'admin-catalog-edit',
    signedIn: true,
    admin: true,
    async open(page) {
      await visit('/admin/catalog')(page);
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('dialog').getByLabel('Title').waitFor();
    },
  },
  {
    name: 'admin-orders',
    signedIn: true,
    admin: true,
    async open(page) {
      await visit('/admin/orders')(page);
      await page.getByRole('button', { name: 'Mark paid' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'result-unknown', signedIn: true, open: visit('/studio/task_unknown') },
];
