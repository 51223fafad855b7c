import { Camera, Maximize, Minimize, Rotate3d, Scan } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fileNameOf, saveBlob } from '../../ui/save-blob.ts';
import { handleStageKey } from '../stage/keyboard.ts';
import type { ViewerFile } from '../types.ts';
import { ToolButton } from '../ui/controls.tsx';
import { Failure, Frame, Loading } from '../ui/Frame.tsx';
import styles from '../ui/stage-host.module.css';
import bar from '../ui/toolbar.module.css';
import { useFullscreen } from '../ui/use-fullscreen.ts';
import { useNumbers, useText } from '../use-text.ts';
import { NO_SPLATS, SplatSession, type SplatState } from './splat-session.ts';

const FAILURES = {
  network: 'failureNetwork',
  unreadable: 'failureUnreadable',
  graphics: 'failureGraphics',
} as const;

/** A scene of Gaussian splats, to be turned and zoomed. */
export function SplatView(props: {
  file: ViewerFile;
  poster?: string;
  title: string;
  caption?: string;
  className?: string;
}) {
  const text = useText();
  const numbers = useNumbers();
  const frame = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<SplatSession>();
  const [broken, setBroken] = useState(false);
  const full = useFullscreen(frame);
  const state = useSplatState(session);
  const { url, name, bytes } = props.file;

  useEffect(() => {
    if (!host.current) return;
    let made: SplatSession;
    try {
      made = new SplatSession(host.current);
    } catch {
      setBroken(true);
      return;
    }
    setSession(made);
    return () => {
      made.dispose();
      setSession(undefined);
    };
  }, []);
  useEffect(() => {
    void session?.open({ url, name, bytes });
  }, [session, url, name, bytes]);

  const ready = state.phase === 'ready';
  const failed = broken ? 'graphics' : state.failure;
  const capture = async () => session && saveBlob(await session.capture(), `${fileNameOf(props.title)}.png`);
  return (
    <Frame
      frame={frame}
      full={full.on}
      title={props.title}
      caption={props.caption}
      className={props.className}
      news={ready ? text('readySplat', { count: numbers(state.count) }) : ''}
      bars={
        session && (
          <Toolbar.Root className={bar.bar} aria-label={text('toolbar')}>
            <ToolButton label={text('fit')} disabled={!ready} onClick={() => session.stage.fit()}>
              <Scan aria-hidden />
            </ToolButton>
            <ToolButton
              label={text('turntable')}
              pressed={state.turntable}
              disabled={!ready}
              onClick={() => session.turntable(!state.turntable)}
            >
              <Rotate3d aria-hidden />
            </ToolButton>
            <span className={bar.spring} />
            {ready && (
              <span className={bar.fact}>
                {numbers(state.count)} {text('splats')}
              </span>
            )}
            <ToolButton label={text('screenshot')} disabled={!ready} onClick={() => void capture()}>
              <Camera aria-hidden />
            </ToolButton>
            <ToolButton
              label={full.on ? text('leaveFullscreen') : text('fullscreen')}
              pressed={full.on}
              onClick={full.toggle}
            >
              {full.on ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
            </ToolButton>
          </Toolbar.Root>
        )
      }
    >
      <Loading
        poster={props.poster}
        share={state.progress}
        text={
          failed
            ? undefined
            : state.progress === undefined
              ? text('loadingUnknown')
              : text('loading', { percent: Math.round(100 * state.progress) })
        }
        done={ready}
      />
      <div
        ref={host}
        className={styles.host}
        data-ready={ready || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn it
        tabIndex={0}
        role="application"
        aria-label={text('splatView', { title: props.title })}
        aria-description={text('keysSplat')}
        onKeyDown={(event) => session && handleStageKey(event, session.stage)}
      />
      {state.lost && <Failure text={text('lost')} />}
      {failed && (
        <Failure
          text={text(FAILURES[failed])}
          onRetry={failed === 'graphics' ? undefined : () => void session?.open(props.file)}
          file={failed === 'network' ? undefined : { url, name }}
        />
      )}
    </Frame>
  );
}

function useSplatState(session: SplatSession | undefined): SplatState {
  const subscribe = useCallback(
    (listener: () => void) => session?.store.subscribe(listener) ?? (() => undefined),
    [session],
  );
  return useSyncExternalStore(subscribe, () => session?.store.get() ?? NO_SPLATS);
}
