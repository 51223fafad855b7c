import type { Locator, Page } from 'playwright-core';

/**
 * A message that comes up at the edge of the window and goes by itself. What is announced to screen readers says the same for a moment, elsewhere
 * on the page: this is the one that people see.
 */
export function notice(page: Page, text: string): Locator {
  return page
    .getByRole('region', { name: /^Messages \(/ })
    .getByRole('listitem')
    .getByText(text, { exact: true });
}
