import { askAccount } from './ask-account.ts';
import type { Member } from './session.ts';

/** Signing up, in and out, and a new password by mail. */
export const account = Object.freeze({
  signUp: (body: { email: string; password: string; invite?: string }) =>
    askAccount<{ member: Member; key: string }>('POST', '/account/sign-up', body),
  signIn: (body: { email: string; password: string }) =>
    askAccount<{ member: Member }>('POST', '/account/sign-in', body),
  signOut: () => askAccount<{ ok: true }>('POST', '/account/sign-out', {}),
  forgot: (body: { email: string }) => askAccount<{ ok: true }>('POST', '/account/password/forgot', body),
  reset: (body: { token: string; password: string }) =>
    askAccount<{ ok: true; key: string }>('POST', '/account/password/reset', body),
});
