import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { siteQuery } from '../../../catalog/queries.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CHOICE, type DetailsForm } from './details-form.ts';

interface CategoryFieldProps {
  form: DetailsForm;
  onChange: (changes: Partial<DetailsForm>) => void;
  error?: string;
  /** What stands first: leaves the question open. */
  open?: { value: string; label: string };
}

/** One of the catalog's categories, or a new one. */
export function CategoryField({ form, onChange, error, open }: CategoryFieldProps) {
  const { t } = useTranslation();
  const { data: site } = useQuery(siteQuery);
  const options = [
    ...(open ? [open] : []),
    ...(site?.categories ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
    { value: CHOICE.other, label: t('admin.model.newCategory') },
  ];
  return (
    <>
      <Field label={t('admin.model.category')} error={error}>
        {(ids) => (
          <Select {...ids} value={form.category} onChange={(category) => onChange({ category })} options={options} />
        )}
      </Field>
      {form.category === CHOICE.other && (
        <Field label={t('admin.model.categoryName')}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              maxLength={60}
              pattern=".*[A-Za-z0-9].*"
              value={form.newCategory}
              onChange={(event) => onChange({ newCategory: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}
