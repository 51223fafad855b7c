import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startTemporaryService } from '../../../scripts/screens/temporary-service.ts';
import { LOOKS, type Look } from './looks.ts';

const root = resolve(import.meta.dirname, '../../..');
const SHOTS = join(root, 'artifacts/browser');
/** For a click or a page, on a machine that has much else to do. */
const PATIENCE_MS = 60_000;
const run = promisify(execFile);

/** Somebody at a browser of their own: cookies, clipboard and downloads are theirs. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
}

/** Lets somebody come, with the look of the visit or another. */
export type Come = (options?: BrowserContextOptions) => Promise<Visitor>;

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The built web app on a service of its own, and visitors to it. `tasks`: how many run at once. */
export async function startSite(browser: Browser, { config = {}, tasks }: { config?: object; tasks: number }) {
  const service = await startTemporaryService(root, config, tasks);

  /**
   * Lets one or several people do something. When it fails, the error says what stood on every page, and there are pictures; a
   * script error on any page is a failure too.
   */
  async function visit(name: string, look: Look, work: (come: Come) => Promise<void>): Promise<void> {
    const contexts: BrowserContext[] = [];
    const broken: string[] = [];
    const said: string[] = [];
    const come = async (options: BrowserContextOptions = {}): Promise<Visitor> => {
      const wanted = { baseURL: service.url, acceptDownloads: true, ...LOOKS[look], ...options };
      const context = await browser.newContext(wanted);
      context.setDefaultTimeout(PATIENCE_MS);
      contexts.push(context);
      context.on('weberror', (error) => broken.push(String(error.error().stack ?? error.error())));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        said.push(message.text());
        if (/Content Security Policy/.test(message.text())) broken.push(message.text());
      });
      return { context, page: await context.newPage() };
    };
    try {
      await work(come);
      if (broken.length) throw new Error(`scripts broke:\n${broken.join('\n')}`);
    } catch (error) {
      const pages = contexts.flatMap((context) => context.pages());
      const seen = await Promise.all(pages.map((page, n) => describePage(page, `${name}-${look}-${n}`)));
      const told = `${look}: ${error instanceof Error ? error.message : String(error)}`;
      throw new Error([told, ...seen, `console: ${said.join('\n  ') || 'nothing'}`].join('\n\n'), { cause: error });
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  }

  return {
    url: service.url,
    data: service.data,
    visit,
    /** The same visit at a desktop by day and on a phone by night, side by side; both end before either's failure is told. */
    async visitInLooks(name: string, work: (come: Come, look: Look) => Promise<void>): Promise<void> {
      const looks = Object.keys(LOOKS) as Look[];
      const ends = await Promise.allSettled(looks.map((look) => visit(name, look, (come) => work(come, look))));
      const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as Error] : []));
      if (errors.length > 1) throw new Error(errors.map(({ message }) => message).join('\n\n'), { cause: errors[0] });
      if (errors[0]) throw errors[0];
    },
    /** Runs a `claywork` command beside the service and returns what it said. */
    claywork: (...args: string[]) => claywork(args, service.data),
    stop: () => service.stop(),
  };
}

async function claywork(args: string[], dataDir: string): Promise<string> {
  const env = { ...process.env, CLAYWORK_DATA_DIR: dataDir };
  try {
    return (await run(process.execPath, ['packages/server/src/main.ts', ...args], { cwd: root, env })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`claywork ${args.join(' ')}:\n${stdout}${stderr}`, { cause: error });
  }
}

/** What is on a page, for whoever reads of a failure. */
async function describePage(page: Page, name: string): Promise<string> {
  const path = join(SHOTS, `${name.replace(/[^a-z0-9]+/gi, '-')}.png`);
  mkdirSync(SHOTS, { recursive: true });
  try {
    await page.screenshot({ path, timeout: 5000 });
    const outline = await page.locator('body').ariaSnapshot({ timeout: 5000 });
    return `on ${page.url()} (${path}):\n${outline.slice(0, 4000)}`;
  } catch (error) {
    return `on ${page.url()}: no picture: ${String(error).slice(0, 200)}`;
  }
}
