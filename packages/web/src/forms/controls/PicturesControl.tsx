import { ImageUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Notice } from '../../ui/states.tsx';
import type { PictureValue } from '../form-values.ts';
import styles from './controls.module.css';
import { PictureControl } from './PictureControl.tsx';
import { useUpload } from './use-upload.ts';

/** Several pictures, in order. */
export function PicturesControl({ max, value, onChange }: PicturesControlProps) {
  const { t } = useTranslation();
  const { busy, error, upload } = useUpload();
  const add = async (files: File[]) => {
    let all = value;
    for (const file of files.slice(0, max - value.length)) {
      const picture = await upload(file);
      if (picture) onChange((all = [...all, picture]));
    }
  };
  return (
    <>
      <div className={styles.slots}>
        {value.map((picture, i) => (
          <PictureControl
            key={picture.preview}
            field={{}}
            compact
            label={picture.name}
            value={picture}
            onChange={() => onChange(value.filter((_, at) => at !== i))}
          />
        ))}
        {value.length < max && (
          <FileDrop
            accept="image/*"
            icon={ImageUp}
            compact
            multiple
            busy={busy}
            label={busy ? t('form.uploading') : t('form.addPicture')}
            hint={t('form.upTo', { count: max })}
            onFiles={(files) => void add(files)}
          />
        )}
      </div>
      {error && <Notice tone="bad">{error}</Notice>}
    </>
  );
}

interface PicturesControlProps {
  max: number;
  value: readonly PictureValue[];
  onChange: (value: PictureValue[]) => void;
}
