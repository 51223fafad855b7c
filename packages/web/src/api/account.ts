import { askAccount } from './ask-account.ts';
import { client } from './client.ts';

/** Signing up, in and out, and a new password by mail. */
export const account = Object.freeze({
  signUp: (body: { email: string; password: string; invite?: string }) => client.account.signUp(body),
  signIn: (body: { email: string; password: string }) => client.account.signIn(body),
  signOut: () => client.account.signOut(),
  forgot: (body: { email: string }) => askAccount<{ ok: true }>('POST', '/account/password/forgot', body),
  reset: (body: { token: string; password: string }) =>
    askAccount<{ ok: true; key: string }>('POST', '/account/password/reset', body),
});
