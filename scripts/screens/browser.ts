import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** What a serverless function needs and a test must not have: one process for all pages, and no rules between sites. */
const UNWANTED = /^--(single-process|no-zygote|in-process-gpu|disable-web-security|allow-running-insecure-content)/;

/** Where WebGL itself is drawn in software, putting pages together with it is ten times the work of Skia alone. */
const ADDED = ['--disable-gpu-compositing'];

/** A Chromium that needs nothing of the machine; WebGL 2 in software. */
export async function launchBrowser(): Promise<Browser> {
  const args = [...chromium.args.filter((arg) => !UNWANTED.test(arg)), ...ADDED];
  return playwright.launch({ executablePath: await chromium.executablePath(), args, headless: true });
}
