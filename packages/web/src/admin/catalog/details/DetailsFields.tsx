import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../../../catalog/queries.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea, TextInput } from '../../../ui/TextInput.tsx';
import { CategoryField } from './CategoryField.tsx';
import styles from './DetailsFields.module.css';
import { CHOICE, type DetailsForm } from './details-form.ts';
import { isPriceWrong } from './details-of.ts';
import { LicenseField } from './LicenseField.tsx';

/** Fields that a refusal may name. */
export const DETAIL_FIELDS = [
  ...['title', 'description', 'category', 'tags', 'license', 'author', 'featured', 'tier', 'price', 'file'],
];

interface DetailsFieldsProps {
  form: DetailsForm;
  onChange: (changes: Partial<DetailsForm>) => void;
  errors: Readonly<Record<string, string | undefined>>;
  /** The licence there is now. */
  license?: { id: string; name: string };
  /** Who may have it and for how much: in this currency. Left out: not asked. */
  sale?: { currency: string };
}

/** What can be said of a model. */
export function DetailsFields({ form, onChange, errors, license, sale }: DetailsFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <Field label={t('admin.model.title')} error={errors.title}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              maxLength={160}
              value={form.title}
              onChange={(event) => onChange({ title: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label={t('admin.model.description')} optional={t('common.optional')} error={errors.description}>
          {(ids) => (
            <TextArea
              {...ids}
              maxLength={5000}
              value={form.description}
              onChange={(event) => onChange({ description: event.target.value })}
            />
          )}
        </Field>
      </div>
      <CategoryField form={form} onChange={onChange} error={errors.category} />
      <LicenseField form={form} onChange={onChange} error={errors.license} now={license} />
      <div className={styles.wide}>
        <Field
          label={t('catalog.tags')}
          optional={t('common.optional')}
          help={t('admin.model.tagsHelp')}
          error={errors.tags}
        >
          {(ids) => (
            <TextInput {...ids} value={form.tags} onChange={(event) => onChange({ tags: event.target.value })} />
          )}
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label={t('admin.model.author')} error={errors.author}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              maxLength={120}
              value={form.author}
              onChange={(event) => onChange({ author: event.target.value })}
            />
          )}
        </Field>
      </div>
      {sale && <Sale form={form} onChange={onChange} errors={errors} currency={sale.currency} />}
    </div>
  );
}

function Sale({ form, onChange, errors, currency }: Omit<DetailsFieldsProps, 'sale'> & { currency: string }) {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery);
  const paid = (site?.tiers ?? []).filter(({ price }) => price > 0);
  return (
    <fieldset className={styles.sale}>
      <legend>{t('admin.model.sale')}</legend>
      <div className={styles.wide}>
        <Switch
          label={t('catalog.featured')}
          help={t('admin.model.featuredHelp')}
          error={errors.featured}
          checked={form.featured}
          onChange={(featured) => onChange({ featured })}
        />
      </div>
      <Field label={t('admin.model.tier')} error={errors.tier}>
        {(ids) => (
          <Select
            {...ids}
            value={form.tier}
            onChange={(tier) => onChange({ tier })}
            options={[
              { value: CHOICE.anyTier, label: t(form.featured ? 'admin.model.tierPaid' : 'admin.model.tierAny') },
              ...paid.map(({ id, name }) => ({ value: id, label: t('admin.model.tierFrom', { name }) })),
            ]}
          />
        )}
      </Field>
      <Field
        label={t('admin.model.price', { currency })}
        optional={t('common.optional')}
        help={t(form.featured ? 'admin.model.priceFeatured' : 'admin.model.priceHelp')}
        error={isPriceWrong(form, currency) ? t('admin.model.priceWrong') : errors.price}
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            maxLength={12}
            value={form.price}
            onChange={(event) => onChange({ price: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  );
}
