import { toUtf8 } from '../_read/text-scanner.ts';
import { FBX_BINARY_MAGIC } from './tree.ts';

/** Nodes that stand at the top of a text file; some exporters leave the comments and the header out. */
const TOP_NODES =
  /^(?:FBXHeaderExtension|FBXVersion|Creator|CreationTime|FileId|Version5|GlobalSettings|Documents|References|Definitions|Objects|Relations|Connections|Takes|Model)\s*:/;

/** Whether these are the first bytes of an FBX file, of either form. Text may begin with any number of comments. */
export function isFbx(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(toUtf8(bytes.subarray(0, 65536)));
  if (start.startsWith(FBX_BINARY_MAGIC.slice(0, 18))) return true;
  for (const line of start.split(/[\r\n]+/)) {
    const text = line.trim();
    if (text === '' || (text.startsWith(';') && !/^;\s*FBX\b/.test(text))) continue;
    return /^;?\s*FBX\b/.test(text) || TOP_NODES.test(text);
  }
  return false;
}
