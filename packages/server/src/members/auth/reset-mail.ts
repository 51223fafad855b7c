import type { Mail } from '../mail.ts';

/** How long a reset may be used, in words and in seconds. */
export const RESET = Object.freeze({ words: 'an hour', seconds: 3600 });

/** The mail that answers a forgotten password. */
export function resetMail(to: string, link: string): Mail {
  return {
    to,
    subject: 'Reset your Claywork password',
    text: [
      `Somebody, you we hope, asked to reset the password of the Claywork account ${to}.`,
      'Open this address to choose a new one:',
      link,
      `It works once, for ${RESET.words}. A new password also replaces your API key and signs you out everywhere.`,
      'If it was not you, do nothing: the password stays as it is.',
    ].join('\n\n'),
  };
}
