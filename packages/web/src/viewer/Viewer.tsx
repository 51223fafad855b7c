import { lazy, Suspense, useMemo, useRef } from 'react';
import { planOf } from './file-kind.ts';
import type { ViewerProps } from './types.ts';
import { Downloads } from './ui/Downloads.tsx';
import { Frame, Loading } from './ui/Frame.tsx';
import { useText } from './use-text.ts';

const ModelView = lazy(() => import('./model/ModelView.tsx').then((m) => ({ default: m.ModelView })));
const ImageView = lazy(() => import('./image/ImageView.tsx').then((m) => ({ default: m.ImageView })));
const CompareView = lazy(() => import('./image/CompareView.tsx').then((m) => ({ default: m.CompareView })));
const SplatView = lazy(() => import('./splat/SplatView.tsx').then((m) => ({ default: m.SplatView })));

/**
 * Shows a result or a model of the catalog: a model to be turned and looked into, splats, pictures, or two pictures to compare. What is
 * needed for each is loaded when it is first shown.
 */
export function Viewer(props: ViewerProps) {
  const { files, compare, ...rest } = props;
  const plan = useMemo(() => planOf(files, compare), [files, compare]);
  return (
    <Suspense fallback={<Waiting {...rest} />}>
      {plan.kind === 'models' && <ModelView {...rest} files={plan.files} />}
      {plan.kind === 'splat' && <SplatView {...rest} file={plan.file} />}
      {plan.kind === 'images' && <ImageView {...rest} files={plan.files} />}
      {plan.kind === 'compare' && <CompareView {...rest} before={plan.before} after={plan.after} />}
      {plan.kind === 'none' && <Downloads {...rest} files={plan.files} />}
    </Suspense>
  );
}

function Waiting(props: Omit<ViewerProps, 'files'>) {
  const text = useText();
  const frame = useRef<HTMLElement>(null);
  return (
    <Frame frame={frame} full={false} title={props.title} caption={props.caption} className={props.className}>
      <Loading poster={props.poster} text={text('loadingUnknown')} done={false} />
    </Frame>
  );
}
