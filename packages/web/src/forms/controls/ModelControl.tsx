import { Box, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { IconButton } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { isTouch } from '../../ui/is-touch.ts';
import { Progress } from '../../ui/Progress.tsx';
import { Notice } from '../../ui/states.tsx';
import type { ModelValue } from '../form-values.ts';
import { MODEL_FILES } from '../model-files.ts';
import styles from './controls.module.css';

/** A model file, uploaded. */
export function ModelControl({ value, onChange }: ModelControlProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<number>();
  const [error, setError] = useState<string>();
  const upload = async (file: File) => {
    setSent(0);
    setError(undefined);
    try {
      const token = await client.uploads.model(file, {
        name: file.name,
        onProgress: ({ bytes, total }) => setSent(total ? Math.round((bytes / total) * 100) : 0),
      });
      onChange({ token, name: file.name });
    } catch (problem) {
      setError(sentenceOf(problem));
    } finally {
      setSent(undefined);
    }
  };
  if (value)
    return (
      <div className={styles.chosen}>
        <span className={styles.chosenIcon}>
          <Box aria-hidden />
        </span>
        <span className={styles.chosenText}>
          <strong>{value.name}</strong>
        </span>
        <IconButton
          icon={X}
          size="sm"
          label={t('common.remove', { name: value.name })}
          onClick={() => onChange(undefined)}
        />
      </div>
    );
  return (
    <>
      <FileDrop
        accept={MODEL_FILES}
        icon={Box}
        busy={sent !== undefined}
        label={sent === undefined ? t(isTouch() ? 'form.chooseModel' : 'form.dropModel') : t('form.uploading')}
        hint={t('form.modelHint')}
        onFiles={(files) => void upload(files[0]!)}
      />
      {sent !== undefined && <Progress value={sent} label={t('form.uploading')} />}
      {error && <Notice tone="bad">{error}</Notice>}
    </>
  );
}

interface ModelControlProps {
  value: ModelValue | undefined;
  onChange: (value: ModelValue | undefined) => void;
}
