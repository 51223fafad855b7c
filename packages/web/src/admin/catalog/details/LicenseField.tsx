import { useTranslation } from 'react-i18next';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CHOICE, type DetailsForm } from './details-form.ts';
import { LICENSES } from './licenses.ts';

interface LicenseFieldProps {
  form: DetailsForm;
  onChange: (changes: Partial<DetailsForm>) => void;
  error?: string;
  /** What stands first: leaves the question open. */
  open?: { value: string; label: string };
  /** Whether terms of one's own can be given. */
  terms?: boolean;
  /** The licence there is now, where it is none of the usual. */
  now?: { id: string; name: string };
}

/** One of the usual licences, another by its identifier, or terms of one's own. */
export function LicenseField({ form, onChange, error, open, now, terms = true }: LicenseFieldProps) {
  const { t } = useTranslation();
  const unusual = now && !LICENSES.some(({ id }) => id === now.id) ? [now] : [];
  const options = [
    ...(open ? [open] : []),
    ...unusual.map(({ id, name }) => ({ value: id, label: name })),
    ...LICENSES.map(({ id, name, terms }) => ({ value: id, label: name, hint: t(`admin.terms.${terms}`) })),
    { value: CHOICE.other, label: t('admin.model.otherLicense') },
    ...(terms ? [{ value: CHOICE.ownTerms, label: t('admin.model.ownTerms') }] : []),
  ];
  return (
    <>
      <Field label={t('catalog.license')} error={error}>
        {(ids) => (
          <Select
            {...ids}
            value={form.license || undefined}
            placeholder={t('admin.model.pickLicense')}
            onChange={(license) => onChange({ license })}
            options={options}
          />
        )}
      </Field>
      {form.license === CHOICE.other && (
        <Field label={t('admin.model.spdx')} help={t('admin.model.spdxHelp')}>
          {(ids) => (
            <TextInput
              {...ids}
              required
              maxLength={80}
              value={form.otherLicense}
              onChange={(event) => onChange({ otherLicense: event.target.value })}
            />
          )}
        </Field>
      )}
      {form.license === CHOICE.ownTerms && (
        <>
          <Field label={t('admin.model.termsName')}>
            {(ids) => (
              <TextInput
                {...ids}
                required
                maxLength={200}
                value={form.termsName}
                onChange={(event) => onChange({ termsName: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('admin.model.termsUrl')} optional={t('common.optional')}>
            {(ids) => (
              <TextInput
                {...ids}
                type="url"
                maxLength={500}
                value={form.termsUrl}
                onChange={(event) => onChange({ termsUrl: event.target.value })}
              />
            )}
          </Field>
        </>
      )}
    </>
  );
}
