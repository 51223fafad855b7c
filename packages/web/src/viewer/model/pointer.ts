import { isLively, pickJoint, pickPart } from './pick.ts';
import type { ModelSession } from './session.ts';

/** Pixels that a click may slip and still be no drag. */
const SLIP = 5;

/** Hover, click and double click of a model's picture. Gives what ends it. */
export function attachPointer(session: ModelSession): () => void {
  const { canvas } = session.stage;
  const abort = new AbortController();
  const { signal } = abort;
  let down: [number, number] | undefined;
  let asked = 0;

  const place = (event: MouseEvent): [number, number] => {
    const box = canvas.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const lookUp = (x: number, y: number) => {
    const { model } = session;
    if (!model) return;
    const { skeleton, playing } = session.store.get();
    if (skeleton) session.joint(pickJoint(session.stage, model, x, y));
    else if (!playing && isLively(model)) session.hover(pickPart(session.stage, model, x, y)?.part ?? -1);
  };

  canvas.addEventListener(
    'pointermove',
    (event) => {
      // A finger that moves turns the model; there is nothing to hover with.
      if (event.buttons !== 0 || event.pointerType === 'touch') return;
      const [x, y] = place(event);
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(() => lookUp(x, y));
    },
    { signal },
  );
  canvas.addEventListener(
    'pointerleave',
    () => {
      cancelAnimationFrame(asked);
      session.hover(-1);
    },
    { signal },
  );
  canvas.addEventListener('pointerdown', (event) => (down = place(event)), { signal });
  canvas.addEventListener(
    'pointerup',
    (event) => {
      const [x, y] = place(event);
      if (!down || event.button !== 0 || Math.hypot(x - down[0], y - down[1]) > SLIP) return;
      const { model } = session;
      if (!model) return;
      if (session.store.get().skeleton) {
        session.joint(pickJoint(session.stage, model, x, y));
        return;
      }
      if (model.parts.length < 2) return;
      const part = pickPart(session.stage, model, x, y)?.part ?? -1;
      if (part >= 0 || session.store.get().selected >= 0)
        session.select(part < 0 ? session.store.get().selected : part);
    },
    { signal },
  );
  canvas.addEventListener('dblclick', (event) => session.focusAt(...place(event)), { signal });
  return () => {
    abort.abort();
    cancelAnimationFrame(asked);
  };
}
