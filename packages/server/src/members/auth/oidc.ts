import { type Auth, type AuthSettings, OIDC_ID, type OidcSettings, openAuth } from './auth.ts';

/** A provider that has not answered by then is away. */
const PATIENCE_MS = 10_000;

/** Signing in by an identity provider. Asked for nothing before somebody wants to: while it is away, passwords work as ever. */
export class Oidc {
  readonly id = OIDC_ID;
  readonly name: string;
  readonly #settings: AuthSettings;
  #auth: Promise<Auth> | undefined;

  constructor(settings: AuthSettings, { name }: OidcSettings) {
    this.name = name;
    this.#settings = settings;
  }

  /**
   * Where to send the browser, and the cookies it takes along; undefined while the provider is away. `to` and `otherwise` are paths of
   * ours. `link`: the provider's identity is added to who is signed in, if the address is the same.
   */
  async start(
    way: { to: string; otherwise: string; invite: string | undefined; link: boolean },
    headers: Headers,
  ): Promise<{ url: string; cookies: string[] } | undefined> {
    const base = this.#settings.baseUrl;
    const body = {
      provider: OIDC_ID,
      callbackURL: `${base}${way.to}`,
      errorCallbackURL: `${base}${way.otherwise}`,
      disableRedirect: true,
      ...(way.invite !== undefined && { additionalData: { invite: way.invite } }),
    };
    try {
      const { api } = await this.#ready();
      const call = { body, headers, returnHeaders: true as const };
      const { response, headers: set } = await inTime(way.link ? api.linkSocialAccount(call) : api.signInSocial(call));
      return response.url ? { url: response.url, cookies: set.getSetCookie() } : undefined;
    } catch (error) {
      // a provider that was away while we asked for its description is asked again
      this.#auth = undefined;
      this.#settings.onError('the identity provider is away', error);
      return undefined;
    }
  }

  /** The library's answer to a browser that comes back: a redirect, with a session where all is well. */
  async finish(request: Request): Promise<Response> {
    return (await this.#ready()).handler(request);
  }

  async #ready(): Promise<Auth> {
    this.#auth ??= openAuth(this.#settings, true);
    const auth = await this.#auth;
    await inTime(auth.$context);
    return auth;
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
