import type { TaskListItem } from '@claywork/sdk';
import { plain } from '../../forms/words.ts';

/** What the files with motions are called after them: `clip-1.glb` is "Walk". */
export function motionNames(task: TaskListItem): ReadonlyMap<string, string> {
  const { clips = [] } = (task.output ?? {}) as { clips?: readonly { name: string; file: string }[] };
  return new Map(clips.map(({ name, file }) => [file, plain(name)]));
}
