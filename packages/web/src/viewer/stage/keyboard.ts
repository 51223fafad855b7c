import type { KeyboardEvent } from 'react';
import type { Stage } from './stage.ts';

/** Radians of one press of an arrow. */
const TURN = 0.18;

/** Keys that every stage knows: arrows, plus, minus, F. True where the key was one of them. */
export function handleStageKey(event: KeyboardEvent, stage: Stage): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const { drive } = stage;
  switch (event.key) {
    case 'ArrowLeft':
      drive.orbit(-TURN, 0);
      break;
    case 'ArrowRight':
      drive.orbit(TURN, 0);
      break;
    case 'ArrowUp':
      drive.orbit(0, TURN);
      break;
    case 'ArrowDown':
      drive.orbit(0, -TURN);
      break;
    case '+':
    case '=':
      drive.dolly(0.85);
      break;
    case '-':
    case '_':
      drive.dolly(1 / 0.85);
      break;
    case 'f':
    case 'F':
      stage.fit();
      break;
    default:
      return false;
  }
  event.preventDefault();
  stage.invalidate();
  return true;
}
