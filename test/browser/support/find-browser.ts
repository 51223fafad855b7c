import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../scripts/screens/browser.ts';

/** How a machine says that it cannot run this Chromium at all: libraries that are missing, another system, no room for it. */
const UNABLE =
  /shared librar|ENOEXEC|Exec format|cannot execute|ENOENT|EACCES|ENOSPC|GLIBC|spawn Unknown system error/i;

/**
 * A browser; undefined, loudly, on a machine where none can start. Where `CI` is set one must: a suite that skips itself there would
 * never be missed.
 */
export async function findBrowser(): Promise<Browser | undefined> {
  try {
    return await launchBrowser();
  } catch (error) {
    const text = String(error);
    if (process.env.CI || !UNABLE.test(text)) throw error;
    const line = '!'.repeat(80);
    process.stderr.write(
      `\n${line}\nNO BROWSER CAN START HERE: the browser tests are skipped, nothing of the web app is proved.\n${text}\n${line}\n`,
    );
    return undefined;
  }
}
