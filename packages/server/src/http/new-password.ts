import { normalizePassword, passwordFault } from '../members/password-rules.ts';
import { ServiceError } from './errors/service-error.ts';

/** A password that somebody wants to have, normalised; 400 with what is wrong with it. */
export function newPassword(text: string, email: string): string {
  const password = normalizePassword(text);
  const fault = passwordFault(password, email);
  if (fault) throw new ServiceError('invalid', `password: ${fault}`);
  return password;
}
