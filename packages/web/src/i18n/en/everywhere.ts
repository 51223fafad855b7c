/** Words that stand everywhere, and those of the frame around the pages. */
export const everywhere = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    loading: 'Loading',
    notifications: 'Messages',
    optional: 'optional',
    remove: 'Remove {{name}}',
    full: 'That is all: {{count}} at most',
    nothingFound: 'Nothing is called “{{query}}”.',
    notFound: 'There is no page here',
    notFoundText: 'The address may be mistyped, or what stood here was removed.',
    toStudio: 'To the studio',
    pageBroke: 'This page broke',
  },
  nav: {
    label: 'Places',
    skip: 'Skip to the page',
    home: 'Claywork, to the studio',
    studio: 'Studio',
    catalog: 'Catalog',
    docs: 'API reference',
  },
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'As the system' },
  balance: {
    credits_one: '{{count}} credit',
    credits_other: '{{count}} credits',
    word_one: 'credit',
    word_other: 'credits',
    detail: '{{left}} of {{total}} left of this period’s allowance, and {{credits}} purchased',
  },
} as const;
