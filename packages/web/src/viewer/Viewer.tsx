import { lazy, Suspense, useMemo, useRef } from 'react';
import { planOf } from './file-kind.ts';
import type { ViewerProps } from './types.ts';
import { Frame, Loading } from './ui/Frame.tsx';
import { useText } from './use-text.ts';

const ModelView = lazy(() => import('./model/ModelView.tsx').then((m) => ({ default: m.ModelView })));

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
