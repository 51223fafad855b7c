import type { ModelDetailsInput as ModelDetails } from '@claywork/sdk';
import { minorUnits } from '../../orders/minor-units.ts';
import { CHOICE, type DetailsForm } from './details-form.ts';
import { slugOf, tagsOf } from './tags-of.ts';

/** What a form says; a price that is none is left out. */
export function detailsOf(form: DetailsForm, currency: string): ModelDetails {
  const price = form.price.trim() ? minorUnits(form.price, currency) : null;
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    category: form.category === CHOICE.other ? slugOf(form.newCategory) : form.category,
    tags: tagsOf(form.tags),
    license: licenseOf(form),
    author: form.author.trim(),
    featured: form.featured,
    tier: form.tier === CHOICE.anyTier ? null : form.tier,
    ...(price !== undefined && { price }),
  };
}

/** Only what is said otherwise than before: the rest stays as it is, whoever changes it meanwhile. */
export function changesOf(before: DetailsForm, after: DetailsForm, currency: string): ModelDetails {
  const old: Record<string, unknown> = detailsOf(before, currency);
  const changed = Object.entries(detailsOf(after, currency)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]),
  );
  return Object.fromEntries(changed);
}

/** Whether the price field holds something that is no amount of the currency. */
export function isPriceWrong({ price }: DetailsForm, currency: string): boolean {
  return price.trim() !== '' && !minorUnits(price, currency);
}

function licenseOf(form: DetailsForm): ModelDetails['license'] {
  if (form.license === CHOICE.other) return form.otherLicense.trim();
  if (form.license !== CHOICE.ownTerms) return form.license;
  const name = form.termsName.trim();
  return { id: `LicenseRef-${slugOf(name) || 'own'}`, name, url: form.termsUrl.trim() || null };
}
