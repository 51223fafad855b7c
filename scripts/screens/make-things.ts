import type { APIRequestContext, Browser, BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';

/** A member who has made a few things. */
export interface Made {
  url: string;
  email: string;
  storage: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** Nobody looks at the pages: what moves need not come to rest. */
  hurry?: boolean;
  /** Tasks by what they are for; those that could not be afforded are missing. */
  tasks: Readonly<Record<string, string>>;
}

/** What a member who was here before has made of these. */
const NAMES: Readonly<Record<string, string>> = {
  'text-to-3d': 'model',
  'text-to-image': 'picture',
  multiview: 'views',
  convert: 'export',
  splat: 'splat',
  rig: 'rig',
  retarget: 'clips',
};
const MOTIONS = ['preset:idle', 'preset:walk', 'preset:run'];
const LONG =
  'an old fisherman’s hut on stilts above still water, with a crooked chimney, a net hung out to dry, a rowing boat tied to the steps, and a lantern over a blue door';

/**
 * Signs a member up, or in, and makes things that show the pages at work, unless there are some already. Drafts are for tests: then there is
 * less, too.
 */
export async function makeThings(
  browser: Browser,
  url: string,
  account: { email: string; password: string },
  quality: 'draft' | 'standard' = 'standard',
): Promise<Made> {
  const context = await browser.newContext({ baseURL: url });
  const { request } = context;
  const page = await context.newPage();
  await page.goto('/sign-in');
  const headers = { origin: url };
  const joined = await request.post('/api/account/sign-up', { data: account, headers });
  const tasks: Record<string, string> = {};
  if (!joined.ok()) await request.post('/api/account/sign-in', { data: account, headers });
  const list = async () =>
    ((await (await request.get('/api/gen/tasks')).json()) as { tasks: { op: string; task_id: string }[] }).tasks;
  if (!(await list()).length) {
    const create = (name: string, body: object) => createTask(request, headers, name, body, tasks);
    // as many at once as the smallest plan allows
    const model = async () => {
      await create('model', { op: 'text-to-3d', prompt: 'a green dragon with orange wings', quality });
      if (!tasks.model) return;
      await create('rig-check', { op: 'rig-check', input: tasks.model });
      await create('export', { op: 'convert', input: tasks.model, format: 'STL', visibility: 'private' });
      if (quality === 'draft') return;
      await create('being', { op: 'text-to-3d', prompt: 'an astronaut', quality });
      if (tasks.being) await create('rig', { op: 'rig', input: tasks.being });
      if (tasks.rig) await create('clips', { op: 'retarget', input: tasks.rig, animations: MOTIONS });
    };
    const picture = async () => {
      const draft = quality === 'draft';
      const prompt = draft ? 'a red ball on a white ground' : 'a lighthouse at dusk';
      await create('picture', { op: 'text-to-image', prompt, style: 'turbo' });
      // what is small and plain has its views sooner
      if (draft) await create('views', { op: 'multiview', image_token: await uploadDisc(request, headers) });
      else if (tasks.picture) await create('views', { op: 'multiview', image_task: tasks.picture });
      if (draft) return;
      await create('subject', { op: 'text-to-image', prompt: 'a teapot on a white ground', style: 'turbo' });
      if (tasks.subject) await create('splat', { op: 'splat', image_task: tasks.subject });
    };
    await Promise.all([model(), picture(), create('long', { op: 'text-to-3d', prompt: LONG, quality: 'draft' })]);
  }
  for (const { op, task_id } of await list()) tasks[NAMES[op] ?? op] ??= task_id;
  const storage = await context.storageState();
  await context.close();
  return { url, email: account.email, storage, tasks };
}

async function uploadDisc(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><circle cx="48" cy="48" r="36" fill="#b01830"/></svg>';
  const data = await sharp(Buffer.from(svg)).png().toBuffer();
  const answer = await request.post('/api/gen/upload', {
    data,
    headers: { ...headers, 'content-type': 'image/png' },
  });
  if (!answer.ok()) throw new Error(`no picture of a disc: ${await answer.text()}`);
  return ((await answer.json()) as { image_token: string }).image_token;
}

async function createTask(
  request: APIRequestContext,
  headers: Record<string, string>,
  name: string,
  data: object,
  tasks: Record<string, string>,
): Promise<void> {
  const created = await request.post('/api/gen/create', { data, headers });
  if (!created.ok()) {
    console.log(`not made: ${name}: ${await created.text()}`);
    return;
  }
  const { task_id } = (await created.json()) as { task_id: string };
  for (;;) {
    const { status } = (await (await request.get(`/api/gen/task/${task_id}`)).json()) as { status: string };
    if (status === 'done') break;
    if (status === 'failed') {
      console.log(`failed: ${name}`);
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  tasks[name] = task_id;
}
