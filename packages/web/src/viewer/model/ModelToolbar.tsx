import { Bone, Boxes, Camera, Grid3x3, Info, Maximize, Minimize, Palette, Rotate3d, Scan } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { SURFACES, type Surface } from '../inspect/surfaces.ts';
import { Choice } from '../ui/Choice.tsx';
import { ToolButton } from '../ui/controls.tsx';
import styles from '../ui/toolbar.module.css';
import { useText } from '../use-text.ts';
import type { ModelState } from './model-state.ts';
import type { ModelSession } from './session.ts';

export type PanelName = 'parts' | 'joints' | 'info';

/** Everything that can be done with a model's picture, in one row. */
export function ModelToolbar(props: {
  session: ModelSession;
  state: ModelState;
  panel?: PanelName;
  full: boolean;
  onPanel: (name: PanelName) => void;
  onFull: () => void;
  onCapture: () => void;
}) {
  const { session, state, panel } = props;
  const text = useText();
  const idle = state.phase !== 'ready';
  return (
    <Toolbar.Root className={styles.bar} aria-label={text('toolbar')}>
      <ToolButton label={text('fit')} disabled={idle} onClick={() => session.stage.fit()}>
        <Scan aria-hidden />
      </ToolButton>
      <ToolButton
        label={text('turntable')}
        pressed={state.turntable}
        disabled={idle}
        onClick={() => session.turntable(!state.turntable)}
      >
        <Rotate3d aria-hidden />
      </ToolButton>
      <Toolbar.Separator className={styles.gap} />
      <Choice
        label={text('surface')}
        value={state.surface}
        icon={<Palette aria-hidden />}
        brief
        options={SURFACES.map((surface) => ({
          value: surface,
          label: text(`surface.${surface}`),
          heading: surface === 'baseColor' ? text('channels') : undefined,
          unavailable: state.available.has(surface) ? undefined : text('surfaceNone'),
        }))}
        onChange={(surface) => session.surface(surface as Surface)}
      />
      <ToolButton
        label={text('wires')}
        pressed={state.wires}
        disabled={idle}
        onClick={() => session.wires(!state.wires)}
      >
        <Grid3x3 aria-hidden />
      </ToolButton>
      <Toolbar.Separator className={styles.gap} />
      <ToolButton
        label={text('parts')}
        expanded={panel === 'parts'}
        disabled={idle || state.parts.length === 0}
        onClick={() => props.onPanel('parts')}
      >
        <Boxes aria-hidden />
      </ToolButton>
      {state.joints.length > 0 && (
        <ToolButton
          label={text('joints')}
          expanded={panel === 'joints'}
          disabled={idle}
          onClick={() => props.onPanel('joints')}
        >
          <Bone aria-hidden />
        </ToolButton>
      )}
      <ToolButton
        label={text('info')}
        expanded={panel === 'info'}
        disabled={idle}
        onClick={() => props.onPanel('info')}
      >
        <Info aria-hidden />
      </ToolButton>
      <span className={styles.spring} />
      <ToolButton label={text('screenshot')} disabled={idle} onClick={props.onCapture}>
        <Camera aria-hidden />
      </ToolButton>
      <ToolButton
        label={props.full ? text('leaveFullscreen') : text('fullscreen')}
        pressed={props.full}
        onClick={props.onFull}
      >
        {props.full ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      </ToolButton>
    </Toolbar.Root>
  );
}
