import type { Page } from 'playwright-core';
import type { Made } from './make-things.ts';
import type { Screen } from './screens.ts';

type Task = Record<string, unknown>;

const WAITING: Task = { status: 'running', progress: 0, stage: null, files: [], has_thumb: false };
const RUNNING: Task = { status: 'running', progress: 42, stage: 'painting the parts', files: [], has_thumb: false };
const FAILED: Task = {
  status: 'failed',
  error: 'input: the model has 2300000 faces, more than the 2000000 allowed. Clean its mesh first, to fewer of them.',
  files: [],
  has_thumb: false,
};

/** What the service answers, with changes. */
async function altered(page: Page, pattern: string, change: (answer: never) => object): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });
}

/** Goes there and waits: pages that watch something never stop to ask. */
async function watch(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
}

/** A result's page, of a task that is otherwise. */
const taskAs = (task: string, changes: Task) => async (page: Page, made: Made) => {
  const id = made.tasks[task]!;
  await page.route(`**/api/gen/task/${id}**`, (route) => route.abort());
  await altered(page, `**/api/gen/tasks?*`, ({ tasks, ...answer }: { tasks: Task[] }) => ({
    ...answer,
    tasks: tasks.map((one) => (one.task_id === id ? { ...one, ...changes } : one)),
  }));
  await watch(page, `/studio/${id}`);
};

/** The studio, and what the service says to a new task. */
const refused = (status: number, json: object) => async (page: Page) => {
  await page.route('**/api/gen/create', (route) => route.fulfill({ status, json }));
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: /In words/ }).fill('a blue robot with round eyes');
  await page.getByRole('button', { name: 'Make it' }).click();
  await page.waitForTimeout(1500);
};

/** What the moment brings: nothing yet, under way, refused, not to be reached. The service's answers are changed on their way. */
export const STATES: readonly Screen[] = [
  {
    name: 'state-new-member',
    signedIn: true,
    whole: true,
    async open(page) {
      await altered(page, '**/api/gen/tasks*', (answer: object) => ({ ...answer, tasks: [], has_more: false }));
      await watch(page, '/');
    },
  },
  {
    name: 'state-shelf-at-work',
    signedIn: true,
    async open(page) {
      await page.route('**/events*', (route) => route.abort());
      await page.route('**/api/gen/task/*', (route) => route.abort());
      await altered(page, '**/api/gen/tasks*', (answer: { tasks: Task[] }) => ({
        ...answer,
        tasks: answer.tasks.map((task, n) => ({ ...task, ...[RUNNING, WAITING, FAILED][n] })),
      }));
      await watch(page, '/');
    },
  },
  { name: 'state-running', of: 'model', signedIn: true, open: taskAs('model', RUNNING) },
  { name: 'state-waiting', of: 'model', signedIn: true, open: taskAs('model', WAITING) },
  { name: 'state-failed', of: 'model', signedIn: true, open: taskAs('model', FAILED) },
  {
    name: 'state-unreachable',
    signedIn: true,
    async open(page) {
      await page.route('**/api/**', (route) => route.abort());
      await watch(page, '/');
      await page.waitForTimeout(6000);
    },
  },
  {
    name: 'state-lane-full',
    signedIn: true,
    open: refused(429, { error: 'Many are making models just now.', retry_after: 40, lane: 'generate' }),
  },
  { name: 'state-refused', signedIn: true, open: refused(400, { error: 'prompt: nothing in it can be made' }) },
  {
    name: 'state-short',
    signedIn: true,
    open: refused(402, { error: 'Not enough credits.', need: 20, allowance_left: 3, balance: 0 }),
  },
  {
    name: 'state-account-menu',
    signedIn: true,
    async open(page) {
      await page.goto('/gallery', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'state-task-menu',
    signedIn: true,
    async open(page) {
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'More to do with it' }).first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'state-delete',
    of: 'model',
    signedIn: true,
    async open(page, made) {
      await page.goto(`/studio/${made.tasks.model}`, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'More to do with it' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor();
    },
  },
  {
    name: 'state-list-open',
    signedIn: false,
    async open(page) {
      await page.goto('/gallery', { waitUntil: 'networkidle' });
      await page.getByRole('combobox', { name: 'Kind' }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'state-toast',
    signedIn: true,
    async open(page) {
      await page.goto('/catalog', { waitUntil: 'networkidle' });
      await page.locator('article a').nth(2).click();
      await page.getByRole('button', { name: /favorites$/ }).click();
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'state-keyboard',
    signedIn: true,
    async open(page) {
      await page.goto('/', { waitUntil: 'networkidle' });
      for (let n = 0; n < 9; n++) await page.keyboard.press('Tab');
    },
  },
];
