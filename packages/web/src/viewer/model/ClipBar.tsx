import { Film, Gauge, Pause, Play, Repeat } from 'lucide-react';
import { Choice } from '../ui/Choice.tsx';
import { IconButton, Slider } from '../ui/controls.tsx';
import styles from '../ui/toolbar.module.css';
import { useText } from '../use-text.ts';
import type { ModelState } from './model-state.ts';
import type { ModelSession } from './session.ts';

const SPEEDS = [0.25, 0.5, 1, 1.5, 2];

/** Plays the clips of a model. */
export function ClipBar({ session, state }: { session: ModelSession; state: ModelState }) {
  const text = useText();
  const clip = state.clips[state.clip];
  const seconds = clip?.seconds ?? 0;
  const scrub = (time: number) => {
    session.pause();
    session.seek(time);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.bar} role="group" aria-label={text('clip')}>
      <IconButton
        label={state.playing ? text('pause') : text('play')}
        onClick={() => (state.playing ? session.pause() : session.play())}
      >
        {state.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
      </IconButton>
      {state.clips.length > 1 && (
        <Choice
          label={text('clip')}
          icon={<Film aria-hidden />}
          value={String(state.clip)}
          options={state.clips.map(({ name }, i) => ({ value: String(i), label: name }))}
          onChange={(value) => session.clip(Number(value))}
        />
      )}
      <div className={styles.scrub}>
        <Slider
          label={text('time')}
          value={Math.min(state.time, seconds)}
          max={Math.max(seconds, 0.01)}
          step={1 / 60}
          text={text('seconds', { value: state.time.toFixed(1) })}
          onChange={scrub}
        />
        <span className={styles.time}>
          {state.time.toFixed(1)} / {text('seconds', { value: seconds.toFixed(1) })}
        </span>
      </div>
      <Choice
        label={text('speed')}
        icon={<Gauge aria-hidden />}
        value={String(state.speed)}
        options={SPEEDS.map((speed) => ({ value: String(speed), label: `${speed}×` }))}
        onChange={(value) => session.speed(Number(value))}
      />
      <IconButton label={text('loop')} pressed={state.loop} onClick={() => session.loop(!state.loop)}>
        <Repeat aria-hidden />
      </IconButton>
    </div>
  );
}
