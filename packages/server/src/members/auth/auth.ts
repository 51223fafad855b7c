import { hkdfSync } from 'node:crypto';
import { APIError, type BetterAuthOptions, betterAuth } from 'better-auth';
import { getOAuthState } from 'better-auth/api';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Database } from '../../db/database.ts';
import { randomId } from '../../db/ids.ts';
import { hashOf, isPasswordOf } from '../hashing.ts';
import { AddressTaken, insertMember } from '../insert-member.ts';
import { PASSWORD_LENGTH } from '../password-rules.ts';
import { useInvite } from '../use-invite.ts';
import { currentJoining } from './joining.ts';
import { RESET } from './reset-mail.ts';
import { authTables, tokenDigest } from './tables.ts';

/** Who may become a member by themselves. */
export type SignupMode = 'open' | 'invite' | 'closed';

export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What people call it. */
  name: string;
}

export interface AuthSettings {
  db: Database;
  /** Signs cookies; with it, keys can be sealed. Shared by all nodes. */
  secret: Uint8Array;
  /** Keep sealed copies of keys. */
  keyReveal: boolean;
  /** Where browsers reach the service, without a path. */
  baseUrl: string;
  signup: SignupMode;
  /** An identity provider that members may come by. */
  oidc?: OidcSettings;
  /** Somebody forgot their password: gets the token to them. Nobody waits for it. */
  onForgotten(email: string, token: string): Promise<void>;
  /** Takes what goes on after an answer. */
  later(work: Promise<unknown>): void;
  /** Told what went wrong inside; never a secret. */
  onError(message: string, error: unknown): void;
}

/** Path of the library's own handler, of which only the way back from an identity provider is mounted. */
export const AUTH_PATH = '/api/account/auth';
/** The identity provider's name in addresses. */
export const OIDC_ID = 'oidc';
/** Days that a session lives unused; it is prolonged once a day. */
const SESSION_DAYS = 30;
const DAY_S = 86_400;
const AGENT_MAX = 300;
/** The tier of those who join by themselves. */
const FIRST_TIER = 'free';

const PREFIXES: Readonly<Record<string, string>> = { session: 'ses', account: 'crd', verification: 'ver' };

export type Auth = Awaited<ReturnType<typeof openAuth>>;

/** The cookie that holds a session's token. */
export function sessionCookie(baseUrl: string | undefined): string {
  return `${baseUrl?.startsWith('https://') ? '__Secure-' : ''}claywork.session_token`;
}

/**
 * Sets up the library over our tables. Its user is the member, its account a credential. `withOidc`: with the identity provider, which is
 * asked for its description then.
 */
export async function openAuth(settings: AuthSettings, withOidc = false) {
  const { db, secret, keyReveal, signup } = settings;
  const options = {
    appName: 'Claywork',
    baseURL: settings.baseUrl,
    basePath: AUTH_PATH,
    secret: Buffer.from(hkdfSync('sha256', secret, '', 'claywork sessions', 32)).toString('hex'),
    plugins: withOidc && settings.oidc ? [genericOAuth({ config: [providerOf(settings.oidc, signup)] })] : [],
    onAPIError: { errorURL: `${settings.baseUrl}/sign-in` },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...about) => settings.onError(message, about[0]) },
    user: {
      modelName: 'member',
      fields: { name: 'handle', emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      expiresIn: SESSION_DAYS * DAY_S,
      updateAge: DAY_S,
      fields: {
        userId: 'member_id',
        token: 'token_digest',
        userAgent: 'agent',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'last_seen_at',
      },
    },
    account: {
      modelName: 'credential',
      updateAccountOnSignIn: false,
      fields: {
        userId: 'member_id',
        providerId: 'provider',
        accountId: 'subject',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      storeIdentifier: { hash: async (identifier) => tokenDigest(identifier) },
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      // by code units there, by characters with us
      maxPasswordLength: 2 * PASSWORD_LENGTH.max,
      resetPasswordTokenExpiresIn: RESET.seconds,
      sendResetPassword: async ({ user, token }) => {
        if (!(await isDisabled(db, user.id))) await settings.onForgotten(user.email, token);
      },
      password: {
        hash: async (password) => currentJoining()?.hash ?? hashOf(password),
        verify: ({ hash, password }) => isPasswordOf(hash, password),
      },
    },
    databaseHooks: {
      // where somebody was is nobody's business; which browser helps them to know their sessions apart
      session: {
        create: {
          before: async ({ userAgent, userId }) => {
            if (await isDisabled(db, userId)) return false;
            return { data: { ipAddress: undefined, userAgent: userAgent?.slice(0, AGENT_MAX) } };
          },
        },
      },
      // a provider's tokens are of no use to us after the sign-in
      account: { create: { before: async () => ({ data: NO_TOKENS }) } },
    },
    advanced: {
      cookiePrefix: 'claywork',
      // or the time of an answer would tell who is a member
      backgroundTasks: { handler: settings.later },
      useSecureCookies: settings.baseUrl.startsWith('https://'),
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false, generateId: ({ model }) => randomId(PREFIXES[model] ?? model) },
    },
  } satisfies BetterAuthOptions;

  const tables = await authTables(db, options, async (client, user) => {
    const { email, emailVerified = false } = user as { email: string; emailVerified?: boolean };
    const joining = currentJoining();
    const token = joining ? joining.invite : await inviteOnTheWay();
    const invite = token === undefined ? undefined : await useInvite(client, token, email);
    const uninvited = !invite && (signup === 'invite' || token !== undefined);
    if (signup === 'closed' || uninvited) throw new APIError('FORBIDDEN', { code: 'invite', message: 'Not invited.' });
    try {
      const made = await insertMember(
        client,
        { email, emailVerified, tier: invite?.tier ?? FIRST_TIER },
        keyReveal ? secret : undefined,
      );
      if (joining) joining.key = made.key;
      const { id, handle, createdAt } = made;
      return { id, email, emailVerified, name: handle, image: null, createdAt, updatedAt: createdAt };
    } catch (error) {
      if (error instanceof AddressTaken) throw new APIError('CONFLICT', { code: 'taken', message: error.message });
      throw error;
    }
  });
  return betterAuth({ ...options, database: tables });
}

function providerOf({ issuer, clientId, clientSecret, name }: OidcSettings, signup: SignupMode): GenericOAuthConfig {
  return {
    ...{ providerId: OIDC_ID, name, clientId, clientSecret },
    discoveryUrl: `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    disableSignUp: signup === 'closed',
  };
}

/** The invitation that somebody who comes back from an identity provider left with. */
async function inviteOnTheWay(): Promise<string | undefined> {
  const state = await getOAuthState();
  const invite: unknown = state && (state as Record<string, unknown>).invite;
  return typeof invite === 'string' ? invite : undefined;
}

const NO_TOKENS = Object.freeze({
  accessToken: undefined,
  refreshToken: undefined,
  idToken: undefined,
  accessTokenExpiresAt: undefined,
  refreshTokenExpiresAt: undefined,
  scope: undefined,
});

async function isDisabled(db: Database, memberId: string): Promise<boolean> {
  const { rowCount } = await db.pool.query('select 1 from member where id = $1 and disabled_at is not null', [
    memberId,
  ]);
  return rowCount === 1;
}
