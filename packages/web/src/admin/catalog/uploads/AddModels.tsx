import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { configQuery } from '../../../api/queries.ts';
import { bytesText } from '../../../studio/when.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FileDrop } from '../../../ui/FileDrop.tsx';
import { isTouch } from '../../../ui/is-touch.ts';
import { TextInput } from '../../../ui/TextInput.tsx';
import { CategoryField } from '../details/CategoryField.tsx';
import { EMPTY_FORM } from '../details/details-form.ts';
import { detailsOf } from '../details/details-of.ts';
import { LicenseField } from '../details/LicenseField.tsx';
import { useCatalogChanged } from '../queries.ts';
import styles from './AddModels.module.css';
import { isLicenseUnknown } from './is-license-unknown.ts';
import { UploadRow, type UploadRowProps } from './UploadRow.tsx';
import type { Said } from './upload-queue.ts';
import { uploads } from './uploads.ts';

const ENDINGS = ['.glb', '.gltf', '.fbx', '.obj', '.stl', '.zip'];
/** The service guesses. */
const GUESS = 'guess:';
const FILE = 'file:';
const START = { ...EMPTY_FORM, category: GUESS, license: FILE };

/** Brings files into the catalog: what is said here is said of all that are dropped, and may be changed of each afterwards. */
export function AddModels({ onEdit, onRemove }: Pick<UploadRowProps, 'onEdit' | 'onRemove'>) {
  const { t, i18n } = useTranslation();
  const list = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const { data: config } = useQuery(configQuery);
  const changed = useCatalogChanged();
  const [form, setForm] = useState(START);
  const done = list.filter(({ state }) => state === 'done').length;
  useEffect(() => {
    if (done) changed();
  }, [done, changed]);
  const saying = Object.keys(saidOf(form)).length;
  const [open, setOpen] = useState(false);
  const lacksLicense = list.some(({ state, error }) => state === 'failed' && isLicenseUnknown(error));
  // what is asked for is seen
  useEffect(() => {
    if (lacksLicense) setOpen(true);
  }, [lacksLicense]);
  const most = config?.limits.model_bytes;
  const change = (changes: Partial<typeof form>) => setForm((now) => ({ ...now, ...changes }));
  const check = (file: File) => {
    if (!ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))) return new Error(t('admin.upload.kind'));
    if (file.size === 0) return new Error(t('admin.upload.nothing'));
    if (most && file.size > most) return new Error(t('admin.upload.large', { most: bytesText(most, i18n.language) }));
  };
  return (
    <Card title={t('admin.upload.title')}>
      <div className={styles.add}>
        <FileDrop
          multiple
          accept={ENDINGS.join(',')}
          label={t(isTouch() ? 'admin.upload.choose' : 'admin.upload.drop')}
          hint={t('admin.upload.hint', { most: most ? bytesText(most, i18n.language) : '' })}
          onFiles={(files) => uploads.add(files, saidOf(form), check)}
        />
        <details className={styles.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <ChevronDown aria-hidden />
            {t('admin.upload.said')}
            {saying > 0 && <span className={styles.saying}>{t('form.used', { count: saying })}</span>}
          </summary>
          <div className={styles.said}>
            <p className={styles.about}>{t('admin.upload.about')}</p>
            <LicenseField
              form={form}
              onChange={change}
              open={{ value: FILE, label: t('admin.upload.asFile') }}
              terms={false}
            />
            <CategoryField form={form} onChange={change} open={{ value: GUESS, label: t('admin.upload.guess') }} />
            <Field label={t('admin.model.author')} optional={t('common.optional')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  maxLength={120}
                  placeholder={t('admin.upload.asFile')}
                  value={form.author}
                  onChange={(event) => change({ author: event.target.value })}
                />
              )}
            </Field>
            <Field label={t('catalog.tags')} optional={t('common.optional')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  placeholder={t('admin.upload.fromName')}
                  value={form.tags}
                  onChange={(event) => change({ tags: event.target.value })}
                />
              )}
            </Field>
          </div>
        </details>
      </div>
      {list.length > 0 && (
        <>
          <ul className={styles.list} aria-label={t('admin.upload.list')}>
            {list.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRetry={() => uploads.retry(upload.id, saidOf(form))}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            ))}
          </ul>
          <p role="status" className={styles.status}>
            {t('admin.upload.done', { done, count: list.length })}
            {done > 0 && (
              <Button size="sm" variant="quiet" onClick={() => uploads.clear()}>
                {t('admin.upload.clear')}
              </Button>
            )}
          </p>
        </>
      )}
    </Card>
  );
}

/** What the form says, as the route's query takes it; what is left open is not said. */
function saidOf(form: typeof START): Said {
  const { category, tags, license, author } = detailsOf(form, 'USD');
  const said = { category, tags: tags?.join(','), license, author };
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => value && value !== GUESS && value !== FILE),
  ) as Said;
}
