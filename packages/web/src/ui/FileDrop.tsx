import { type LucideIcon, Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** What the file dialog offers: `image/png,image/jpeg`, `.glb,.fbx`. What comes is for the caller to check. */
  accept: string;
  onFiles: (files: File[]) => void;
  label: string;
  hint?: ReactNode;
  multiple?: boolean;
  busy?: boolean;
  icon?: LucideIcon;
  /** Lower, for slots side by side. */
  compact?: boolean;
  invalid?: boolean;
}

/** A place to drop files on, or to press and choose; pasted pictures are for the page. */
export function FileDrop(props: FileDropProps) {
  const { accept, onFiles, label, hint, multiple, busy, icon: Icon = Upload, compact, invalid } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length) onFiles(multiple ? files : files.slice(0, 1));
  };
  return (
    <label
      htmlFor={id}
      className={styles.drop}
      data-over={over || undefined}
      data-compact={compact || undefined}
      data-busy={busy || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        disabled={busy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length) onFiles(files);
        }}
      />
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
