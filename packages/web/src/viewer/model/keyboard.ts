import type { KeyboardEvent } from 'react';
import { handleStageKey } from '../stage/keyboard.ts';
import type { ModelSession } from './session.ts';

/** Keys of a model's view. */
export function handleKey(event: KeyboardEvent, session: ModelSession): void {
  if (handleStageKey(event, session.stage) || event.ctrlKey || event.metaKey || event.altKey) return;
  const state = session.store.get();
  if (event.key === 'w' || event.key === 'W') session.wires(!state.wires);
  else if (event.key === ' ' && state.clips.length > 0) {
    if (state.playing) session.pause();
    else session.play();
  } else if (event.key === 'Escape' && state.selected >= 0) session.select(state.selected);
  else return;
  event.preventDefault();
}
