import { Unreachable } from '../errors/index.ts';

/** The body as JSON. One that is none came from something in front of the service. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    const error = 'The answer is not JSON: something in front of the service answered.';
    throw new Unreachable({ status: response.status, error, edge: true, cause });
  }
}
