import type { BrowserContextOptions } from 'playwright-core';

/** Window and kind of pointer. */
export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>;

/** How people see the web app: what they do must work in each. */
export const LOOKS = {
  desktop: { ...SIZES.desktop, colorScheme: 'light' },
  phone: { ...SIZES.phone, colorScheme: 'dark' },
} as const satisfies Record<string, BrowserContextOptions>;

export type Look = keyof typeof LOOKS;
