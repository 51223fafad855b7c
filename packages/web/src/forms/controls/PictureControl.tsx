import { Images, ImageUp, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../../api/client.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { isTouch } from '../../ui/is-touch.ts';
import { Notice } from '../../ui/states.tsx';
import type { PictureValue } from '../form-values.ts';
import { TaskPicker } from '../picker/TaskPicker.tsx';
import { wordsOf } from '../task-title.ts';
import styles from './controls.module.css';
import { useUpload } from './use-upload.ts';

interface PictureControlProps {
  field: { task?: { from: readonly string[]; formats?: readonly string[] } };
  value: PictureValue | undefined;
  onChange: (value: PictureValue | undefined) => void;
  label: string;
  /** What stands in the drop zone; else what it is for. */
  drop?: string;
  compact?: boolean;
}

/** One picture: dropped, chosen, or of an earlier task. */
export function PictureControl({ field, value, onChange, label, drop, compact }: PictureControlProps) {
  const { t } = useTranslation();
  const { busy, error, upload } = useUpload();
  const [picking, setPicking] = useState(false);
  if (value)
    return (
      <div className={styles.picture} data-compact={compact || undefined}>
        <img src={value.preview} alt={value.name} />
        {!compact && <span className={styles.pictureName}>{value.name}</span>}
        <IconButton
          icon={X}
          size="sm"
          className={styles.pictureRemove}
          label={t('common.remove', { name: value.name || label })}
          onClick={() => onChange(undefined)}
        />
      </div>
    );
  return (
    <>
      <FileDrop
        accept="image/*"
        icon={ImageUp}
        label={busy ? t('form.uploading') : (drop ?? t(isTouch() ? 'form.choosePicture' : 'form.dropPicture'))}
        hint={compact ? undefined : t('form.pictureHint')}
        compact={compact}
        busy={busy}
        onFiles={(files) => void upload(files[0]!).then((picture) => picture && onChange(picture))}
      />
      {error && <Notice tone="bad">{error}</Notice>}
      {field.task && (
        <>
          <Button size="sm" icon={Images} className={styles.start} onClick={() => setPicking(true)}>
            {t('form.fromWork')}
          </Button>
          <TaskPicker
            open={picking}
            onOpenChange={setPicking}
            from={field.task.from}
            formats={field.task.formats}
            onPick={(task) =>
              onChange({
                from: 'task',
                task: task.task_id,
                name: wordsOf(task) ?? task.files[0]?.name ?? '',
                preview: media.thumb(task.task_id),
              })
            }
          />
        </>
      )}
    </>
  );
}
