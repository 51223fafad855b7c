import type { Locator, Page } from 'playwright-core';

/**
 * A message that comes up at the edge of the window and goes by itself. What is announced to screen readers says the same for a moment, elsewhere
 * on the page: this is the one that people see.
 */
function notice(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: /^Messages \(/ })
    .getByRole('listitem')
    .getByText(text, { exact: true });
}

/** Does something and sees what it says. It is looked out for from before, since a slow machine may find it gone afterwards. */
export async function noticeAfter(page: Page, text: string, act: () => Promise<unknown>): Promise<void> {
  const seen = notice(page, text).waitFor();
  // Whichever fails first is told.
  await Promise.all([seen, act()]);
}
