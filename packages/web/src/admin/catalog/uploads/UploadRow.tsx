import { ClayworkError, type Model } from '@claywork/sdk';
import { Link } from '@tanstack/react-router';
import { Box, RotateCw, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../../api/query-client.ts';
import { bytesText } from '../../../studio/when.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { Known } from '../Known.tsx';
import { knownModel } from '../known-model.ts';
import styles from './AddModels.module.css';
import { isLicenseUnknown } from './is-license-unknown.ts';
import type { Upload } from './upload-queue.ts';
import { uploads } from './uploads.ts';

export interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onEdit: (model: Model) => void;
  onRemove: (model: Model) => void;
}

/** One file: how far it is, what became of it, what can be done. */
export function UploadRow({ upload, onRetry, onEdit, onRemove }: UploadRowProps) {
  const { t, i18n } = useTranslation();
  const { id, file, state, percent, model, error } = upload;
  const name = model?.title ?? file.name;
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.picture}>
        {model?.thumbnail ? <img src={model.thumbnail} alt="" /> : <Box aria-hidden />}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>
          {model ? (
            <Link to="/catalog/$slug" params={{ slug: model.slug }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        {(state === 'sending' || state === 'looking') && (
          <Progress value={state === 'sending' ? percent : undefined} label={t('admin.upload.progress', { name })} />
        )}
        <span className={styles.note} role={state === 'failed' ? 'alert' : undefined}>
          {state === 'failed' ? (
            <Failure error={error} />
          ) : model ? (
            `${model.category.name} · ${model.license.name}`
          ) : (
            `${bytesText(file.size, i18n.language)} · ${t(`admin.upload.${state}`, { percent })}`
          )}
        </span>
      </div>
      <span className={styles.ways}>
        {model && (
          <>
            <Button size="sm" onClick={() => onEdit(model)} aria-label={t('admin.model.editOf', { title: name })}>
              {t('admin.model.edit')}
            </Button>
            <IconButton
              size="sm"
              icon={Trash2}
              label={t('admin.model.removeOf', { title: name })}
              onClick={() => onRemove(model)}
            />
          </>
        )}
        {error instanceof ClayworkError && state === 'failed' && !knownModel(error) && (
          <Button size="sm" icon={RotateCw} onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
        {!model && (
          <IconButton
            size="sm"
            icon={X}
            label={t(state === 'failed' ? 'admin.upload.dismiss' : 'admin.upload.stop', { name })}
            onClick={() => uploads.remove(id)}
          />
        )}
      </span>
    </li>
  );
}

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const known = knownModel(error);
  if (known) return <Known model={known} />;
  const sentence = sentenceOf(error);
  if (isLicenseUnknown(error)) return t('admin.upload.noLicense');
  const text = sentence.replace(/^(?:body|name): /, '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
