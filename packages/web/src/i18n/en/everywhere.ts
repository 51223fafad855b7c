/** Words that stand everywhere. */
export const common = {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  notifications: 'Messages',
  remove: 'Remove {{name}}',
  full: 'That is all: {{count}} at most',
  nothingFound: 'Nothing is called “{{query}}”.',
} as const;
