import { ClayworkError, readRefusal, Unreachable } from '../errors/index.ts';
import type { Clock } from './clock.ts';

/** One request, as it goes out. */
export interface Request {
  method: string;
  /** Below the base URL, query included. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: RequestInit['body'];
  signal?: AbortSignal;
  /** Patience for the answer, in ms; 0: none but the signal's. */
  timeoutMs?: number;
}

export interface ConnectionOptions {
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  credentials?: 'same-origin';
  fetch: typeof fetch;
  clock: Clock;
  timeoutMs: number;
}

/** Sends requests, once each, and makes of whatever goes wrong an error that says what it was. */
export class Connection {
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly #options: ConnectionOptions;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.clock = options.clock;
    this.baseUrl = options.baseUrl;
  }

  /** Sends and reads while there is patience. Throws the signal's reason, `Unreachable`, or what the service refused. */
  async send<T>(request: Request, read: (response: Response) => Promise<T>): Promise<T> {
    const { clock, timeoutMs: usual } = this.#options;
    const { signal, timeoutMs = usual } = request;
    signal?.throwIfAborted();
    const controller = new AbortController();
    const cancel = timeoutMs > 0 ? clock.after(timeoutMs, () => controller.abort(new Error('timed out'))) : undefined;
    try {
      // bodies that are read later stay bound to the caller's signal
      const either = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal;
      const response = await this.#fetch(request, either);
      if (!response.ok) throw readRefusal(response.status, await response.text());
      return await read(response);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ClayworkError) throw error;
      throw new Unreachable({
        status: 0,
        error: `The service could not be reached: ${why(error)}`,
        details: { url: this.baseUrl },
        edge: true,
        cause: error,
      });
    } finally {
      cancel?.();
    }
  }

  #fetch({ method, path, headers, body }: Request, signal: AbortSignal): Promise<Response> {
    const { baseUrl, headers: usual, credentials, fetch } = this.#options;
    return fetch(baseUrl + path, {
      method,
      headers: { ...usual, ...headers },
      body,
      signal,
      ...(credentials && { credentials }),
      // a stream goes out while the answer is awaited
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
  }

  /** Headers and address for what does not go through fetch. */
  outside(path: string): { url: string; headers: Readonly<Record<string, string>> } {
    return { url: this.#options.baseUrl + path, headers: this.#options.headers };
  }
}

function why(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || message || String(error);
}
