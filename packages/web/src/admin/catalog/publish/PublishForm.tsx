import type { Model, PublicationSuggestion } from '@claywork/sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { useAuthForm } from '../../../auth/use-auth-form.ts';
import { bytesText } from '../../../studio/when.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Notice } from '../../../ui/states.tsx';
import styles from '../details/DetailsFields.module.css';
import { DETAIL_FIELDS, DetailsFields } from '../details/DetailsFields.tsx';
import { EMPTY_FORM } from '../details/details-form.ts';
import { detailsOf } from '../details/details-of.ts';
import { LICENSES } from '../details/licenses.ts';
import { Known } from '../Known.tsx';
import { type KnownModel, knownModel } from '../known-model.ts';
import { useCatalogChanged } from '../queries.ts';

interface PublishFormProps {
  id: string;
  taskId: string;
  suggestion: PublicationSuggestion;
  onBusy: (busy: boolean) => void;
  onPublished: (model: Model) => void;
}

/** What is said of a result, filled in by the words it began with. */
export function PublishForm({ id, taskId, suggestion, onBusy, onPublished }: PublishFormProps) {
  const { t, i18n } = useTranslation();
  const changed = useCatalogChanged();
  const { title, category, tags, author, files } = suggestion;
  const [file, setFile] = useState(files[0]?.name);
  const [form, setForm] = useState({
    ...{ ...EMPTY_FORM, title, category, author },
    tags: tags.join(', '),
    // what one made oneself may be given away; the choice is seen
    license: LICENSES[0]!.id,
  });
  const [known, setKnown] = useState<KnownModel>();
  const { errors, submit } = useAuthForm(DETAIL_FIELDS, async () => {
    onBusy(true);
    setKnown(undefined);
    try {
      const { price: _, tier: __, featured: ___, ...said } = detailsOf(form, 'USD');
      // one's own handle is a member's
      const by = said.author === author ? { name: author, handle: author } : said.author;
      const body = { ...said, author: by, ...(files.length > 1 && { file }) };
      // pictures are made of it before it answers
      const model = await client.tasks.publish(taskId, body, { timeoutMs: 0 });
      changed(model);
      onPublished(model);
    } catch (error) {
      setKnown(knownModel(error));
      throw error;
    } finally {
      onBusy(false);
    }
  });
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      {errors.form && <Notice tone="bad">{known ? <Known model={known} /> : errors.form}</Notice>}
      {files.length > 1 && (
        <Field label={t('admin.publish.file')} error={errors.file}>
          {(ids) => (
            <Select
              {...ids}
              value={file}
              onChange={setFile}
              options={files.map(({ name, bytes }) => ({
                value: name,
                label: name,
                hint: bytesText(bytes, i18n.language),
              }))}
            />
          )}
        </Field>
      )}
      <DetailsFields form={form} onChange={(changes) => setForm({ ...form, ...changes })} errors={errors} />
    </form>
  );
}
