import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { startTemporaryService } from '../../../scripts/screens/temporary-service.ts';

const root = resolve(import.meta.dirname, '../../..');
const SHOTS = join(root, 'artifacts/browser');

/** Window and kind of pointer. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

/** Somebody at a browser of their own: cookies, clipboard and downloads are theirs. */
export interface Visitor {
  context: BrowserContext;
  page: Page;
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** The built web app on a service of its own, and visitors to it. */
export async function startSite(browser: Browser, config: object = {}) {
  const built = spawnSync(process.execPath, ['scripts/build-web.ts'], { cwd: root, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`the web app could not be built:\n${built.stdout}${built.stderr}`);
  const service = await startTemporaryService(root, config);
  return {
    url: service.url,
    data: service.data,
    /** Runs a `claywork` command beside the service and returns what it said. */
    claywork(...args: string[]): string {
      const run = spawnSync(process.execPath, ['packages/server/src/main.ts', ...args], {
        cwd: root,
        env: { ...process.env, CLAYWORK_DATA_DIR: service.data },
        encoding: 'utf8',
      });
      if (run.status !== 0) throw new Error(`claywork ${args.join(' ')}:\n${run.stdout}${run.stderr}`);
      return run.stdout;
    },
    /**
     * Lets one or several people do something. When it fails, the error says what stood on every page, and there are pictures; a
     * script error on any page is a failure too.
     */
    async visit(
      name: string,
      work: (join: (options?: BrowserContextOptions) => Promise<Visitor>) => Promise<void>,
    ): Promise<void> {
      const contexts: BrowserContext[] = [];
      const broken: string[] = [];
      const said: string[] = [];
      const come = async (options: BrowserContextOptions = SIZES.desktop): Promise<Visitor> => {
        const context = await browser.newContext({ baseURL: service.url, acceptDownloads: true, ...options });
        context.setDefaultTimeout(40_000);
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
        const seen = await Promise.all(pages.map((page, n) => describePage(page, `${name}-${n}`)));
        const told = error instanceof Error ? error.message : String(error);
        throw new Error([told, ...seen, `console: ${said.join('\n  ') || 'nothing'}`].join('\n\n'), { cause: error });
      } finally {
        await Promise.all(contexts.map((context) => context.close()));
      }
    },
    stop: () => service.stop(),
  };
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
