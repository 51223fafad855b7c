import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ProviderRefusedError, ProviderUnavailableError } from '../errors.ts';
import type { PayPalSettings } from './settings.ts';

const TIMEOUT_MS = 10_000;
const PAUSES_MS = [250, 1000];
/** A token is not used in its last minute. */
const TOKEN_MARGIN_MS = 60_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const errorSchema = z.object({
  name: z.string().optional(),
  details: z.array(z.looseObject({ issue: z.string() })).optional(),
});

export interface PayPalAnswer {
  status: number;
  body: unknown;
}

interface Ask {
  method: 'GET' | 'POST';
  path: string;
  /** JSON, as text. */
  body?: string;
  /** PayPal does the same thing once, however often it is asked with the same id. */
  requestId?: string;
  /** It changes nothing there, although it is a POST. */
  reads?: boolean;
}

/**
 * Requests to PayPal's API with an access token that is kept while it lasts. Reads, and writes with a request id, are tried three times
 * when PayPal is silent or in trouble; nothing else is tried twice.
 */
export class PayPalClient {
  readonly #settings: PayPalSettings;
  #token: Promise<{ value: string; until: number }> | undefined;

  constructor(settings: PayPalSettings) {
    this.#settings = settings;
  }

  /** The answer, whatever its status below 500. Throws `ProviderUnavailableError` when there is none. */
  async ask(what: Ask): Promise<PayPalAnswer> {
    const repeatable = what.method === 'GET' || what.reads || what.requestId !== undefined;
    const pauses = repeatable ? (this.#settings.pausesMs ?? PAUSES_MS) : [];
    for (let tries = 0; ; tries++) {
      try {
        return await this.#authorized(what);
      } catch (error) {
        if (!(error instanceof ProviderUnavailableError) || tries >= pauses.length) throw error;
        await sleep(pauses[tries]);
      }
    }
  }

  async #authorized(what: Ask): Promise<PayPalAnswer> {
    const token = await this.#accessToken();
    const used = this.#token;
    const answer = await this.#send(what, token);
    if (answer.status !== 401) return answer;
    // revoked before its time: once more with a new one
    if (this.#token === used) this.#token = undefined;
    return this.#send(what, await this.#accessToken());
  }

  #send({ method, path, body, requestId }: Ask, token: string): Promise<PayPalAnswer> {
    return this.#fetch(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        ...(method === 'POST' && { 'content-type': 'application/json', prefer: 'return=representation' }),
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(method === 'POST' && { body: body ?? '{}' }),
    });
  }

  /** One request for a token serves all that wait for it. */
  async #accessToken(): Promise<string> {
    const asked = (this.#token ??= this.#newToken());
    try {
      const { value, until } = await asked;
      if (until > performance.now()) return value;
    } catch (error) {
      if (this.#token === asked) this.#token = undefined;
      throw error;
    }
    if (this.#token === asked) this.#token = undefined;
    return this.#accessToken();
  }

  async #newToken(): Promise<{ value: string; until: number }> {
    const { clientId, secret } = this.#settings;
    const asked = performance.now();
    const { status, body } = await this.#fetch('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const token = tokenSchema.safeParse(body);
    if (status !== 200 || !token.success) throw new ProviderUnavailableError(`PayPal gave no access token: ${status}`);
    return { value: token.data.access_token, until: asked + token.data.expires_in * 1000 - TOKEN_MARGIN_MS };
  }

  async #fetch(path: string, init: RequestInit): Promise<PayPalAnswer> {
    try {
      const response = await fetch(this.#settings.api + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(this.#settings.timeoutMs ?? TIMEOUT_MS),
      });
      const text = await response.text();
      if (response.status >= 500 || response.status === 429)
        throw new ProviderUnavailableError(`PayPal answered ${response.status} to ${path}`);
      return { status: response.status, body: text ? JSON.parse(text) : undefined };
    } catch (error) {
      if (error instanceof ProviderUnavailableError) throw error;
      throw new ProviderUnavailableError(`PayPal did not answer ${path}`, error);
    }
  }
}

/** PayPal's own word for a refusal, such as `ORDER_NOT_APPROVED`. */
export function issueOf({ status, body }: PayPalAnswer): string {
  const error = errorSchema.safeParse(body);
  return (error.success && (error.data.details?.[0]?.issue ?? error.data.name)) || String(status);
}

/** An answer of this shape, or `ProviderRefusedError` for a refusal. */
export function accepted<S extends z.ZodType>(schema: S, answer: PayPalAnswer): z.output<S> {
  if (answer.status >= 400) throw new ProviderRefusedError(`PayPal refused: ${issueOf(answer)}`, issueOf(answer));
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw new ProviderUnavailableError(`PayPal's answer is not understood: ${parsed.error.message}`);
  return parsed.data;
}
