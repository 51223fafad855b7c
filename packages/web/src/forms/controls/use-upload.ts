import { useState } from 'react';
import { sentenceOf } from '../../api/query-client.ts';
import { uploadPicture } from '../../api/upload-picture.ts';
import type { PictureValue } from '../form-values.ts';

interface Upload {
  busy: boolean;
  error: string | undefined;
  upload: (file: File) => Promise<PictureValue | undefined>;
}

/** Uploads pictures one after another, and keeps what went wrong. */
export function useUpload(): Upload {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const upload = async (file: File): Promise<PictureValue | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return { from: 'upload', name: file.name, ...(await uploadPicture(file)) };
    } catch (problem) {
      setError(sentenceOf(problem));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, upload };
}
