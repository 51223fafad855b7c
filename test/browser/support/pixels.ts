import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

interface Pixels {
  width: number;
  height: number;
  /** RGB, by rows from the top. */
  data: Uint8Array;
}

/** Sum over the channels from which on two colours are different to the eye. */
const SEEN = 40;

/** The viewer's drawing once a model is on it, and what stood there before it has faded. */
export async function readyCanvas(page: Page): Promise<Locator> {
  const canvas = page.locator('[data-ready] canvas');
  await canvas.waitFor({ timeout: 200_000 });
  const faded = page.locator('figure [data-done]');
  const opacity = () =>
    faded.evaluate((element) => element.ownerDocument.defaultView?.getComputedStyle(element).opacity);
  await expect.poll(opacity).toBe('0');
  return canvas;
}

/** Expects that the drawing is neither empty nor one plane of colour: some of what it covers is drawn on, some is not. */
export async function expectModel(canvas: Locator): Promise<void> {
  await expect
    .poll(() => drawnShare(canvas), { message: 'share of the viewer that is drawn on' })
    .toBeGreaterThan(0.03);
  expect(await drawnShare(canvas), 'share of the viewer that is drawn on').toBeLessThan(0.9);
}

/** What stands on the screen where the element is. */
export async function pixelsOf(element: Locator): Promise<Pixels> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Share of the pixels, 0 to 1, that are not the same in both; all of them where the sizes differ. */
export function difference(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return 1;
  let changed = 0;
  for (let at = 0; at < a.data.length; at += 3) if (distance(a.data, b.data, at) > SEEN) changed++;
  return (3 * changed) / a.data.length;
}

/** Share of the pixels that are others without the drawing. */
async function drawnShare(canvas: Locator): Promise<number> {
  const around = canvas.locator('..');
  const show = (shown: boolean) =>
    canvas.evaluate((element, on) => void (element.style.opacity = on ? '' : '0'), shown);
  const drawn = await pixelsOf(around);
  await show(false);
  const bare = await pixelsOf(around);
  await show(true);
  return difference(drawn, bare);
}

function distance(a: Uint8Array, b: Uint8Array, at: number): number {
  return Math.abs(a[at]! - b[at]!) + Math.abs(a[at + 1]! - b[at + 1]!) + Math.abs(a[at + 2]! - b[at + 2]!);
}
