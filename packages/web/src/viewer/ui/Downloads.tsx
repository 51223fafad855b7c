import { useRef } from 'react';
import type { ViewerFile } from '../types.ts';
import { useText } from '../use-text.ts';
import { Failure, Frame } from './Frame.tsx';

/** For what no browser can show: a sentence and the file. */
export function Downloads(props: {
  files: readonly ViewerFile[];
  poster?: string;
  title: string;
  caption?: string;
  className?: string;
}) {
  const text = useText();
  const frame = useRef<HTMLElement>(null);
  const [file] = props.files;
  return (
    <Frame frame={frame} full={false} title={props.title} caption={props.caption} className={props.className}>
      {props.files.length > 0 && <Failure calm text={text('nothing')} file={file} />}
    </Frame>
  );
}
