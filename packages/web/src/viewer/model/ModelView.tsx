import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fileNameOf, saveBlob } from '../../ui/save-blob.ts';
import { formatOf, labelOf } from '../file-kind.ts';
import type { ViewerFile } from '../types.ts';
import { Choice } from '../ui/Choice.tsx';
import { Failure, Frame, Loading } from '../ui/Frame.tsx';
import stageHost from '../ui/stage-host.module.css';
import { useFullscreen } from '../ui/use-fullscreen.ts';
import { useNumbers, useText } from '../use-text.ts';
import { ClipBar } from './ClipBar.tsx';
import { JointLabels } from './JointLabels.tsx';
import { handleKey } from './keyboard.ts';
import { ModelToolbar, type PanelName } from './ModelToolbar.tsx';
import { type ModelState, NO_MODEL } from './model-state.ts';
import styles from './model-view.module.css';
import { InfoPanel } from './panels/InfoPanel.tsx';
import { JointsPanel } from './panels/JointsPanel.tsx';
import { PartsPanel } from './panels/PartsPanel.tsx';
import { attachPointer } from './pointer.ts';
import { ModelSession } from './session.ts';

/** A model, or several that belong together, to be turned and looked into. */
export function ModelView(props: {
  files: readonly ViewerFile[];
  poster?: string;
  title: string;
  caption?: string;
  className?: string;
}) {
  const text = useText();
  const frame = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const labels = useRef<(() => void) | undefined>(undefined);
  const { session, broken } = useSession(host, labels);
  const [index, setIndex] = useState(0);
  const [panel, setPanel] = useState<PanelName>();
  const full = useFullscreen(frame);
  const state = useModelState(session);
  const file = props.files[Math.min(index, props.files.length - 1)];

  const { url, name, mime, bytes } = file;
  useEffect(() => {
    void session?.open({ url, name, mime, bytes });
  }, [session, url, name, mime, bytes]);

  const choosePanel = (name: PanelName) => {
    const next = panel === name ? undefined : name;
    setPanel(next);
    if (name === 'joints') session?.skeleton(next === 'joints');
  };
  const capture = async () => session && saveBlob(await session.capture(), `${fileNameOf(props.title)}.png`);
  const news = useNews(state, broken);
  const failed = broken ? 'graphics' : state.phase === 'failed' ? (state.failure ?? 'unreadable') : undefined;

  return (
    <Frame
      frame={frame}
      full={full.on}
      title={props.title}
      caption={props.caption}
      className={props.className}
      news={news}
      top={
        props.files.length > 1 && (
          <div className={styles.files}>
            <Choice
              label={text('files')}
              value={String(index)}
              options={props.files.map((each, i) => ({ value: String(i), label: labelOf(each) }))}
              onChange={(value) => setIndex(Number(value))}
            />
          </div>
        )
      }
      panel={
        session &&
        state.phase === 'ready' &&
        panel && <Panel name={panel} session={session} state={state} file={file} onClose={() => choosePanel(panel)} />
      }
      bars={
        session && (
          <>
            {state.phase === 'ready' && state.clips.length > 0 && <ClipBar session={session} state={state} />}
            <ModelToolbar
              session={session}
              state={state}
              panel={panel}
              full={full.on}
              onPanel={choosePanel}
              onFull={full.toggle}
              onCapture={() => void capture()}
            />
          </>
        )
      }
    >
      <Loading
        poster={props.poster}
        share={state.parsing ? undefined : state.progress}
        text={
          failed
            ? undefined
            : state.parsing
              ? text('preparing')
              : state.progress === undefined
                ? text('loadingUnknown')
                : text('loading', { percent: Math.round(100 * state.progress) })
        }
        done={state.phase === 'ready'}
      />
      <div
        ref={host}
        className={stageHost.host}
        data-ready={state.phase === 'ready' || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn it
        tabIndex={0}
        role="application"
        aria-label={text('view', { title: props.title })}
        aria-description={text('keys')}
        onKeyDown={(event) => session && handleKey(event, session)}
      />
      {session && state.skeleton && <JointLabels session={session} state={state} draw={labels} />}
      {state.hovered >= 0 && !state.skeleton && (
        <div className={styles.hovered} aria-hidden>
          {state.parts[state.hovered]?.name || text('unnamed', { n: state.hovered + 1 })}
        </div>
      )}
      {state.lost && <Failure text={text('lost')} />}
      {failed && (
        <Failure
          text={text(FAILURES[failed])}
          onRetry={failed === 'network' || failed === 'unreadable' ? () => void session?.open(file) : undefined}
          file={failed === 'network' ? undefined : { url: file.url, name: file.name }}
        />
      )}
    </Frame>
  );
}

const FAILURES = {
  network: 'failureNetwork',
  unreadable: 'failureUnreadable',
  graphics: 'failureGraphics',
  unsupported: 'failureUnsupported',
} as const;

function Panel(props: {
  name: PanelName;
  session: ModelSession;
  state: ModelState;
  file: ViewerFile;
  onClose: () => void;
}) {
  const { name, session, state, file, onClose } = props;
  if (name === 'parts') return <PartsPanel session={session} state={state} onClose={onClose} />;
  if (name === 'joints') return <JointsPanel session={session} state={state} onClose={onClose} />;
  return <InfoPanel state={state} bytes={file.bytes} format={formatOf(file)} onClose={onClose} />;
}

/** A session for as long as the element is there; `broken` where the browser has no WebGL 2. */
function useSession(host: RefObject<HTMLDivElement | null>, labels: RefObject<(() => void) | undefined>) {
  const [session, setSession] = useState<ModelSession>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let made: ModelSession;
    try {
      made = new ModelSession(element, () => labels.current?.());
    } catch {
      setBroken(true);
      return;
    }
    const detach = attachPointer(made);
    setSession(made);
    return () => {
      detach();
      made.dispose();
      setSession(undefined);
    };
  }, [host, labels]);
  return { session, broken };
}

function useModelState(session: ModelSession | undefined): ModelState {
  const subscribe = useCallback(
    (listener: () => void) => session?.store.subscribe(listener) ?? (() => undefined),
    [session],
  );
  return useSyncExternalStore(subscribe, () => session?.store.get() ?? NO_MODEL);
}

/** What is said aloud when something changed that only the eye would see. */
function useNews(state: ModelState, broken: boolean): string {
  const text = useText();
  const numbers = useNumbers();
  if (broken || state.phase !== 'ready') return '';
  if (state.selected >= 0)
    return text('partSelected', {
      name: state.parts[state.selected]?.name || text('unnamed', { n: state.selected + 1 }),
    });
  if (state.surface !== 'shaded') return text(`surface.${state.surface}`);
  return text('ready', { triangles: numbers(state.stats?.triangles ?? 0) });
}
