import { ChevronLeft, ChevronRight, LayoutGrid, Maximize, Minimize, Scan, ZoomIn, ZoomOut } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type CSSProperties, useRef, useState } from 'react';
import { labelOf } from '../file-kind.ts';
import type { ViewerFile } from '../types.ts';
import { ToolButton } from '../ui/controls.tsx';
import { Frame } from '../ui/Frame.tsx';
import bar from '../ui/toolbar.module.css';
import { useFullscreen } from '../ui/use-fullscreen.ts';
import { useText } from '../use-text.ts';
import styles from './image.module.css';
import { type ZoomHandle, ZoomImage } from './ZoomImage.tsx';

/** Pictures: one to be looked at closely, or several side by side, each of which can be opened. */
export function ImageView(props: {
  files: readonly ViewerFile[];
  poster?: string;
  title: string;
  caption?: string;
  className?: string;
}) {
  const { files } = props;
  const text = useText();
  const frame = useRef<HTMLElement>(null);
  const handle = useRef<ZoomHandle | undefined>(undefined);
  const full = useFullscreen(frame);
  const many = files.length > 1;
  const [open, setOpen] = useState<number>();
  const index = many ? open : 0;
  const shown = index === undefined ? undefined : files[Math.min(index, files.length - 1)];
  const go = (step: number) => setOpen(((index ?? 0) + step + files.length) % files.length);
  return (
    <Frame
      frame={frame}
      full={full.on}
      title={props.title}
      caption={props.caption}
      className={props.className}
      news={many && shown ? text('file', { n: (index ?? 0) + 1, total: files.length, name: labelOf(shown) }) : ''}
      bars={
        <Toolbar.Root className={bar.bar} aria-label={text('toolbar')}>
          {shown && (
            <>
              <ToolButton label={text('wholeImage')} onClick={() => handle.current?.whole()}>
                <Scan aria-hidden />
              </ToolButton>
              <ToolButton label={text('zoomOut')} onClick={() => handle.current?.zoom(1 / 1.5)}>
                <ZoomOut aria-hidden />
              </ToolButton>
              <ToolButton label={text('zoomIn')} onClick={() => handle.current?.zoom(1.5)}>
                <ZoomIn aria-hidden />
              </ToolButton>
            </>
          )}
          {many && shown && (
            <>
              <Toolbar.Separator className={bar.gap} />
              <ToolButton label={text('backToAll')} onClick={() => setOpen(undefined)}>
                <LayoutGrid aria-hidden />
              </ToolButton>
              <ToolButton label={text('previous')} onClick={() => go(-1)}>
                <ChevronLeft aria-hidden />
              </ToolButton>
              <ToolButton label={text('next')} onClick={() => go(1)}>
                <ChevronRight aria-hidden />
              </ToolButton>
              <span className={bar.fact}>{labelOf(shown)}</span>
            </>
          )}
          <span className={bar.spring} />
          <ToolButton
            label={full.on ? text('leaveFullscreen') : text('fullscreen')}
            pressed={full.on}
            onClick={full.toggle}
          >
            {full.on ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          </ToolButton>
        </Toolbar.Root>
      }
    >
      {shown ? (
        <ZoomImage
          key={shown.url}
          url={shown.url}
          title={many ? `${props.title}: ${labelOf(shown)}` : props.title}
          poster={props.poster}
          handle={handle}
        />
      ) : (
        <ul
          className={styles.grid}
          data-ready
          aria-label={text('images')}
          style={{ '--columns': Math.ceil(Math.sqrt(files.length)) } as CSSProperties}
        >
          {files.map((file, i) => (
            <li key={file.url}>
              <button
                type="button"
                className={styles.cell}
                aria-label={text('openImage', { name: labelOf(file) })}
                onClick={() => setOpen(i)}
              >
                <img src={file.url} alt="" loading="lazy" />
                <span>{labelOf(file)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}
