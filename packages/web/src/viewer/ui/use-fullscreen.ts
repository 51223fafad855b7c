import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Full screen for an element. Where the browser has none (phones), the element is told to fill the window by `on`. */
export function useFullscreen(ref: RefObject<HTMLElement | null>): { on: boolean; toggle: () => void } {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement === ref.current && ref.current !== null);
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOn(false);
    };
    document.addEventListener('fullscreenchange', follow);
    if (on) document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      document.removeEventListener('keydown', leave);
    };
  }, [ref, on]);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (on) setOn(false);
    else if (ref.current?.requestFullscreen) ref.current.requestFullscreen().catch(() => setOn(true));
    else setOn(true);
  }, [ref, on]);
  return { on, toggle };
}
