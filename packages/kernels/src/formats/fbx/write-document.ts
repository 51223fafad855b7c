import type { FbxNode } from './tree.ts';
import type { FbxFile } from './write-file.ts';
import type { PresetRules } from './write-presets.ts';
import { entry, node, properties, value } from './write-tree.ts';

/** A clip, as the lists at the top and the end of a file name it. */
export interface FbxTake {
  name: string;
  /** Ticks. */
  stop: number;
}

/** FileId, creation time and the footer's code belong together; a fixed set keeps the bytes the same on every day. */
const FILE_ID = [0x28, 0xb3, 0x2a, 0xeb, 0xb6, 0x24, 0xcc, 0xc2, 0xbf, 0xc8, 0xb0, 0x2a, 0xa9, 0x2b, 0xfc, 0xf1];
const CREATED = '1970-01-01 10:00:00:000';
const CREATOR = 'Claywork';
const DOCUMENT_ID = 999_999;
/** Frame rate "30 per second". */
const TIME_MODE_30 = 6;

/** All top-level nodes of a file, in the order in which Autodesk's reader wants them. */
export function describeDocument(file: FbxFile, rules: PresetRules, takes: readonly FbxTake[]): FbxNode[] {
  const settings = describeSettings(rules, Math.max(0, ...takes.map((t) => t.stop)));
  const active = takes[0]?.name ?? '';
  const scene = [
    properties([node('P', ['SourceObject', 'object', '', '']), entry.text('ActiveAnimStackName', active)]),
    node('RootNode', [value.long(0)]),
  ];
  return [
    describeHeader(),
    node('FileId', [value.bytes(Uint8Array.from(FILE_ID))]),
    node('CreationTime', [CREATED]),
    node('Creator', [CREATOR]),
    settings,
    node('Documents', [], [node('Count', [1]), node('Document', [value.long(DOCUMENT_ID), 'Scene', 'Scene'], scene)]),
    node('References'),
    describeDefinitions(file),
    node('Objects', [], file.objects),
    node('Connections', [], file.connections),
    node('Takes', [], [node('Current', [active]), ...takes.map(describeTake)]),
  ];
}

function describeHeader(): FbxNode {
  const stamp: [string, number][] = [
    ['Version', 1000],
    ['Year', 1970],
    ['Month', 1],
    ['Day', 1],
    ['Hour', 10],
    ['Minute', 0],
    ['Second', 0],
    ['Millisecond', 0],
  ];
  return node(
    'FBXHeaderExtension',
    [],
    [
      node('FBXHeaderVersion', [1003]),
      node('FBXVersion', [7400]),
      node('EncryptionType', [0]),
      node(
        'CreationTimeStamp',
        [],
        stamp.map(([name, n]) => node(name, [n])),
      ),
      node('Creator', [CREATOR]),
    ],
  );
}

function describeSettings(rules: PresetRules, stop: number): FbxNode {
  const { axis, sign } = rules.front;
  return node(
    'GlobalSettings',
    [],
    [
      node('Version', [1000]),
      properties([
        entry.int('UpAxis', rules.up),
        entry.int('UpAxisSign', 1),
        entry.int('FrontAxis', axis),
        entry.int('FrontAxisSign', sign),
        entry.int('CoordAxis', 0),
        entry.int('CoordAxisSign', 1),
        entry.int('OriginalUpAxis', -1),
        entry.int('OriginalUpAxisSign', 1),
        entry.double('UnitScaleFactor', rules.unitCm),
        entry.double('OriginalUnitScaleFactor', rules.unitCm),
        entry.colorRgb('AmbientColor', [0, 0, 0]),
        entry.text('DefaultCamera', 'Producer Perspective'),
        entry.enumeration('TimeMode', TIME_MODE_30),
        entry.time('TimeSpanStart', 0),
        entry.time('TimeSpanStop', stop),
        entry.double('CustomFrameRate', 30),
      ]),
    ],
  );
}

/** How many objects there are of each kind. */
function describeDefinitions(file: FbxFile): FbxNode {
  const counts = new Map<string, number>([['GlobalSettings', 1]]);
  for (const { name } of file.objects) counts.set(name, (counts.get(name) ?? 0) + 1);
  const total = file.objects.length + 1;
  const kinds = [...counts].map(([kind, n]) => node('ObjectType', [kind], [node('Count', [n])]));
  return node('Definitions', [], [node('Version', [100]), node('Count', [total]), ...kinds]);
}

function describeTake({ name, stop }: FbxTake): FbxNode {
  const span = [value.long(0), value.long(stop)];
  return node(
    'Take',
    [name],
    [node('FileName', [`${name}.tak`]), node('LocalTime', span), node('ReferenceTime', span)],
  );
}
