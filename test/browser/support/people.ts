import type { BrowserContext, Page } from 'playwright-core';

/** A password that the rules take. */
export const PASSWORD = 'wheel kiln glaze clay';

/** Signs up through the API, as the web app does, and leaves the context signed in. Returns the key. */
export async function join(context: BrowserContext, url: string, email: string): Promise<string> {
  const answer = await context.request.post(`${url}/api/account/sign-up`, {
    data: { email, password: PASSWORD },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`sign-up of ${email}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { key: string }).key;
}

/** Fills the sign-in form in and sends it. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What the API says to a key; the status too. */
export async function ask(
  url: string,
  key: string,
  path: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${url}/api${path}`, {
    headers: { 'x-api-key': key, 'user-agent': 'ClayworkTests/1.0 (tests@example.com)' },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
