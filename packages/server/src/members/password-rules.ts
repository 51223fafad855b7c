import { COMMON_PASSWORDS } from './common-passwords.data.ts';

/** Characters that a password may have, once normalised. */
export const PASSWORD_LENGTH = Object.freeze({ min: 8, max: 128 });

/** The form in which passwords are measured, hashed and compared: one for all ways of typing the same characters. */
export function normalizePassword(text: string): string {
  return text.normalize('NFKC');
}

/** Why a normalised password will not do, as the end of a sentence; undefined where it will. */
export function passwordFault(password: string, email: string): string | undefined {
  const { min, max } = PASSWORD_LENGTH;
  const length = [...password].length;
  if (length < min) return `must be at least ${min} characters`;
  if (length > max) return `must be at most ${max} characters`;
  const lower = password.toLowerCase();
  const address = email.toLowerCase();
  if (lower === address || lower === address.split('@')[0]) return 'must not be your e-mail address';
  if (COMMON_PASSWORDS.has(lower) || /^(.)\1*$/u.test(lower)) return 'is among the most common ones: choose another';
  return undefined;
}
