import chromium from '@sparticuz/chromium';

/** Unpacks the browser before any file starts it: two that do so at once on a new machine find a program that is still being written. */
export async function setup(): Promise<void> {
  // Where it cannot be unpacked, the files that want it say so.
  await chromium.executablePath().catch(() => undefined);
}
