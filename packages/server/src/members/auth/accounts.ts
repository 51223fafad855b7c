import { isAPIError } from 'better-auth/api';
import { hashOf } from '../hashing.ts';
import { type Auth, type AuthSettings, openAuth } from './auth.ts';
import { whileJoining } from './joining.ts';
import { Oidc } from './oidc.ts';

/** What signing in or out comes to: who, and the cookies to set. */
export interface SignedIn {
  memberId: string;
  cookies: string[];
}

/** Why somebody was not let in. `invite`: without a good one; `taken`: the address has a member. */
export type Refusal = 'wrong' | 'disabled' | 'taken' | 'invite';

/** Signing up, in and out. Passwords come normalised and checked. */
export class Accounts {
  readonly auth: Auth;
  /** Signing in by the identity provider; undefined where there is none. */
  readonly oidc: Oidc | undefined;
  readonly #underWay: Set<Promise<unknown>>;

  private constructor(auth: Auth, oidc: Oidc | undefined, underWay: Set<Promise<unknown>>) {
    this.auth = auth;
    this.oidc = oidc;
    this.#underWay = underWay;
  }

  static async open(settings: Omit<AuthSettings, 'later'>): Promise<Accounts> {
    const underWay = new Set<Promise<unknown>>();
    const later = (work: Promise<unknown>) => {
      const done = work.catch((error) => settings.onError('a mail was not sent', error));
      underWay.add(done);
      void done.finally(() => underWay.delete(done));
    };
    const all = { ...settings, later };
    return new Accounts(await openAuth(all), settings.oidc && new Oidc(all, settings.oidc), underWay);
  }

  /** Waits for mails that are being sent. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Has a way to a new password sent, if the address is a member's. Says nothing of whether it is. */
  async forgotten(email: string): Promise<void> {
    await this.auth.api.requestPasswordReset({ body: { email } });
  }

  /** Makes a member, their key and a first session, all or nothing. */
  async signUp(
    who: { email: string; password: string; invite: string | undefined },
    headers: Headers,
  ): Promise<(SignedIn & { key: string }) | Refusal> {
    const { email, password, invite } = who;
    const joining = { invite, hash: await hashOf(password), key: undefined as string | undefined };
    try {
      const { response, headers: set } = await whileJoining(joining, () =>
        this.auth.api.signUpEmail({ body: { name: '', email, password }, headers, returnHeaders: true }),
      );
      return { memberId: response.user.id, key: joining.key!, cookies: set.getSetCookie() };
    } catch (error) {
      return refusalOf(error);
    }
  }

  async signIn(who: { email: string; password: string }, headers: Headers): Promise<SignedIn | Refusal> {
    try {
      const { response, headers: set } = await this.auth.api.signInEmail({ body: who, headers, returnHeaders: true });
      return { memberId: response.user.id, cookies: set.getSetCookie() };
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** Ends the session that the headers carry, if any; returns the cookies to set. */
  async signOut(headers: Headers): Promise<string[]> {
    const { headers: set } = await this.auth.api.signOut({ headers, returnHeaders: true });
    return set.getSetCookie();
  }

  /** Prolongs the session that the headers carry, when it is time; returns the cookies to set. */
  async prolong(headers: Headers): Promise<string[]> {
    const { headers: set } = await this.auth.api.getSession({ headers, returnHeaders: true });
    return set.getSetCookie();
  }
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong',
  INVALID_EMAIL: 'wrong',
  FAILED_TO_CREATE_SESSION: 'disabled',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'taken',
  taken: 'taken',
  invite: 'invite',
};

function refusalOf(error: unknown): Refusal {
  const code = isAPIError(error) ? error.body?.code : undefined;
  const refusal = code === undefined ? undefined : REFUSALS[code];
  if (!refusal) throw error;
  return refusal;
}
