import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { isPicture, uploadPicture } from '../../api/upload-picture.ts';
import type { ModelValue, PictureValue } from '../../forms/form-values.ts';
import { isModelFile } from '../../forms/model-files.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './DropAnywhere.module.css';

interface DropAnywhereProps {
  onPicture: (picture: PictureValue) => void;
  onModel: (model: ModelValue) => void;
}

/** Pictures and models dropped or pasted anywhere on the page go where they fit. */
export function DropAnywhere(props: DropAnywhereProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    let depth = 0;
    const take = async (file: File) => {
      try {
        if (isPicture(file)) {
          toast(t('form.uploading'));
          latest.current.onPicture({ from: 'upload', name: file.name, ...(await uploadPicture(file)) });
        } else if (isModelFile(file)) {
          toast(t('form.uploading'));
          const token = await client.uploads.model(file, { name: file.name });
          latest.current.onModel({ token, name: file.name });
        } else toast(t('form.wrongFile', { name: file.name }), 'bad');
      } catch (error) {
        toast(sentenceOf(error), 'bad');
      }
    };
    const holdsFiles = (event: DragEvent) => [...(event.dataTransfer?.types ?? [])].includes('Files');
    const count = (by: number) => {
      depth = Math.max(0, depth + by);
      setOver(depth > 0);
    };
    const listeners = {
      dragenter: (event: DragEvent) => holdsFiles(event) && count(1),
      dragleave: (event: DragEvent) => holdsFiles(event) && count(-1),
      dragover: (event: DragEvent) => holdsFiles(event) && event.preventDefault(),
      drop: (event: DragEvent) => {
        depth = 0;
        setOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        // a drop zone that took it has prevented the default already
        if (!file || event.defaultPrevented) return;
        event.preventDefault();
        void take(file);
      },
      paste: (event: ClipboardEvent) => {
        const [file] = event.clipboardData?.files ?? [];
        if (!file) return;
        event.preventDefault();
        void take(file);
      },
    };
    const all = Object.entries(listeners) as [keyof WindowEventMap, EventListener][];
    for (const [name, listener] of all) window.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of all) window.removeEventListener(name, listener);
    };
  }, [t]);
  if (!over) return null;
  // above everything, whatever stacks where
  return createPortal(
    <div className={styles.veil} aria-hidden="true">
      <p>{t('form.dropHere')}</p>
    </div>,
    document.body,
  );
}
