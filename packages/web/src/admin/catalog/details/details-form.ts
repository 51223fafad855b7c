import type { ModelSaid } from '@claywork/sdk';

/** Stand for what no list holds: a category by a new name, a licence by its identifier, terms of one's own, no plan. No slug and no identifier has a colon. */
export const CHOICE = Object.freeze({ other: 'other:', ownTerms: 'own:', anyTier: 'any:' });

/** What stands in the fields of a model's form. */
export interface DetailsForm {
  title: string;
  description: string;
  /** Slug, or `CHOICE.other`. */
  category: string;
  newCategory: string;
  /** With commas between. */
  tags: string;
  /** SPDX, `CHOICE.other` or `CHOICE.ownTerms`; empty: not said. */
  license: string;
  /** Another SPDX identifier. */
  otherLicense: string;
  termsName: string;
  termsUrl: string;
  author: string;
  featured: boolean;
  /** A plan, or `CHOICE.anyTier`. */
  tier: string;
  /** In the currency's own units; empty: none. */
  price: string;
}

export const EMPTY_FORM: Readonly<DetailsForm> = Object.freeze({
  title: '',
  description: '',
  category: '',
  newCategory: '',
  tags: '',
  license: '',
  otherLicense: '',
  termsName: '',
  termsUrl: '',
  author: '',
  featured: false,
  tier: CHOICE.anyTier,
  price: '',
});

/** The form of what is said of a model now. */
export function formOf(said: ModelSaid, currency: string): DetailsForm {
  const { title, description, category, tags, license, author, featured, tier, price } = said;
  return {
    ...EMPTY_FORM,
    ...{ title, description, category, featured },
    tags: tags.join(', '),
    license: license.id,
    author: author.name,
    tier: tier ?? CHOICE.anyTier,
    price: price === null ? '' : unitsText(price, currency),
  };
}

/** 1250 as "12.50". */
function unitsText(minor: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  return (minor / 10 ** digits).toFixed(digits);
}
