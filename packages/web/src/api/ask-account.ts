import { ClayworkError, Unreachable } from '@claywork/sdk';

/** A call of the account routes. Throws what the sdk throws. */
export async function askAccount<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? undefined : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch (cause) {
    throw new Unreachable({ status: 0, error: 'The service could not be reached.', edge: true, cause });
  }
  const json = await response.json().catch(() => undefined);
  if (response.ok) return json as Answer;
  const { error, ...details } = (json ?? {}) as { error?: string };
  throw new ClayworkError({
    status: response.status,
    error: error ?? `The service answered ${response.status}.`,
    details,
    edge: error === undefined,
  });
}
