import { createAbout, type ModelAbout } from '../_read/about.ts';
import { readProperties } from './read-properties.ts';
import { childOf, textOf } from './read-values.ts';
import type { FbxDocument } from './tree.ts';

/** What a file says about itself in its summary, and the program that wrote it. */
export function readAbout(document: FbxDocument): ModelAbout {
  const { about, say, sayKeywords } = createAbout();
  const header = document.children.find((n) => n.name === 'FBXHeaderExtension');
  const info = (header && childOf(header, 'SceneInfo')) ?? document.children.find((n) => n.name === 'SceneInfo');
  const meta = info && childOf(info, 'MetaData');
  const text = (name: string): string => (meta ? textOf(childOf(meta, name)?.properties[0]) : '');
  say('title', text('Title') || text('Subject'));
  say('author', text('Author'));
  say('description', text('Comment'));
  sayKeywords(text('Keywords'));
  const properties = readProperties(info);
  const program = `${properties.text('Original|ApplicationName')} ${properties.text('Original|ApplicationVersion')}`;
  say('generator', program.trim() || textOf(header && childOf(header, 'Creator')?.properties[0]));
  return about;
}
