import { lazy, Suspense } from 'react';
import styles from './lazy-viewer.module.css';
import type { ViewerProps } from './types.ts';

const Viewer = lazy(() => import('./index.ts').then((viewer) => ({ default: viewer.Viewer })));

/** The viewer for pages: it is loaded when the first of them opens; until then its picture stands there. */
export function LazyViewer(props: ViewerProps) {
  const { poster } = props;
  return (
    <Suspense fallback={<div className={styles.place}>{poster && <img src={poster} alt="" />}</div>}>
      <Viewer {...props} />
    </Suspense>
  );
}
