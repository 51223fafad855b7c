import type { FbxNode } from './tree.ts';
import { node, value } from './write-tree.ts';

/** Classes of objects, as they stand behind their names. */
const CLASSES: Readonly<Record<string, string>> = {
  AnimationStack: 'AnimStack',
  AnimationLayer: 'AnimLayer',
  AnimationCurveNode: 'AnimCurveNode',
  AnimationCurve: 'AnimCurve',
};

/** The objects of a file and what connects them. */
export interface FbxFile {
  objects: FbxNode[];
  connections: FbxNode[];
  /** Adds an object and gives its id. `subtype` stands behind the name; Deformer's clusters and channels are of class SubDeformer. */
  add(kind: string, name: string, subtype: string, children: FbxNode[], className?: string): number;
  /** Connects an object to another; 0 is the scene's root. */
  link(child: number, parent: number): void;
  /** Connects an object to a property of another. */
  linkProperty(child: number, parent: number, property: string): void;
}

/** An empty file. Ids are counted, so that the same scene gives the same bytes. */
export function createFile(): FbxFile {
  const objects: FbxNode[] = [];
  const connections: FbxNode[] = [];
  let next = 1_000_000;
  return {
    objects,
    connections,
    add(kind, name, subtype, children, className = CLASSES[kind] ?? kind) {
      const id = next++;
      objects.push(node(kind, [value.long(id), `${name}\0\x01${className}`, subtype], children));
      return id;
    },
    link(child, parent) {
      connections.push(node('C', ['OO', value.long(child), value.long(parent)]));
    },
    linkProperty(child, parent, property) {
      connections.push(node('C', ['OP', value.long(child), value.long(parent), property]));
    },
  };
}
