import { refuse } from './expect.ts';
import { type FbxProperties, readProperties } from './read-properties.ts';
import { childOf, textOf } from './read-values.ts';
import type { FbxDocument, FbxNode } from './tree.ts';

const OBJECTS_MAX = 200_000;
const LINKS_MAX = 1_000_000;

/** Something that stands in the file's "Objects": a model, geometry, material, curve ... */
export interface FbxObject {
  id: string;
  /** Name of the node: Model, Geometry, Material, Deformer, AnimationCurve ... */
  kind: string;
  /** Mesh, LimbNode, Skin, Cluster, Shape ... */
  subtype: string;
  name: string;
  node: FbxNode;
  properties: FbxProperties;
}

/** One end of a connection, as seen from the other. */
export interface FbxLink {
  object: FbxObject;
  /** The property that it is connected to, where it is. */
  property: string;
}

/** All objects and how they are connected. "Sources" hang under an object, "targets" are what it hangs under. */
export interface FbxObjects {
  all: FbxObject[];
  sources(object: FbxObject, kind?: string): FbxLink[];
  targets(object: FbxObject, kind?: string): FbxLink[];
}

/**
 * Reads objects and connections into one form for all versions: version 6100 names objects where later ones number them, and keeps a
 * model's polygons inside the model, which become a geometry of their own here. Links to what is not there are left out.
 */
export function readObjects(document: FbxDocument): FbxObjects {
  const templates = readTemplates(document);
  const all: FbxObject[] = [];
  const byId = new Map<string, FbxObject>();
  const add = (object: FbxObject): void => {
    if (byId.has(object.id)) return;
    if (all.length >= OBJECTS_MAX) throw refuse(`The file has more than ${OBJECTS_MAX} objects.`);
    byId.set(object.id, object);
    all.push(object);
  };
  const sources = new Map<FbxObject, FbxLink[]>();
  const targets = new Map<FbxObject, FbxLink[]>();
  const connect = (source: FbxObject, target: FbxObject, property: string): void => {
    append(sources, target, { object: source, property });
    append(targets, source, { object: target, property });
  };
  const embedded = new Map<FbxObject, FbxObject>();
  for (const node of sectionOf(document, 'Objects')) {
    const object = readObject(node, templates);
    if (!object) continue;
    add(object);
    if (object.kind !== 'Model' || !childOf(node, 'Vertices')) continue;
    const geometry = { ...object, id: `${object.id}\0geometry`, kind: 'Geometry', subtype: 'Mesh' };
    add(geometry);
    embedded.set(object, geometry);
    connect(geometry, object, '');
  }
  let count = 0;
  for (const { name, properties } of sectionOf(document, 'Connections')) {
    if (name !== 'C' && name !== 'Connect') continue;
    if (++count > LINKS_MAX) throw refuse(`The file has more than ${LINKS_MAX} connections.`);
    const source = byId.get(textOf(properties[1]));
    let target = byId.get(textOf(properties[2]));
    if (!source || !target || source === target) continue;
    if (source.kind === 'Deformer') target = embedded.get(target) ?? target;
    connect(source, target, textOf(properties[3]));
  }
  const pick = (map: Map<FbxObject, FbxLink[]>) => (object: FbxObject, kind?: string) => {
    const links = map.get(object) ?? [];
    return kind === undefined ? links : links.filter((l) => l.object.kind === kind);
  };
  return { all, sources: pick(sources), targets: pick(targets) };
}

function append(map: Map<FbxObject, FbxLink[]>, key: FbxObject, link: FbxLink): void {
  const list = map.get(key);
  if (list) list.push(link);
  else map.set(key, [link]);
}

/** Nodes of every top section of this name. */
export function sectionOf(document: FbxDocument, name: string): FbxNode[] {
  return document.children.filter((n) => n.name === name).flatMap((n) => n.children);
}

function readObject(node: FbxNode, templates: ReadonlyMap<string, FbxProperties>): FbxObject | undefined {
  const [first, second, third] = node.properties;
  // From 7000: id, name, subtype. Before: name, subtype.
  const modern = first !== undefined && typeof first.value !== 'string';
  if (!first) return undefined;
  const name = plainName(textOf(modern ? second : first));
  const subtype = textOf(modern ? third : second);
  const properties = readProperties(node, templates.get(node.name));
  return { id: textOf(first), kind: node.name, subtype, name, node, properties };
}

/** "Model::Cube" and "Cube\0\x01Model" are Cube. */
export function plainName(text: string): string {
  const binary = text.indexOf('\0\x01');
  if (binary >= 0) return text.slice(0, binary).slice(0, 256);
  const ascii = text.indexOf('::');
  return (ascii >= 0 ? text.slice(ascii + 2) : text).slice(0, 256);
}

function readTemplates(document: FbxDocument): ReadonlyMap<string, FbxProperties> {
  const templates = new Map<string, FbxProperties>();
  for (const type of sectionOf(document, 'Definitions')) {
    const template = type.name === 'ObjectType' ? childOf(type, 'PropertyTemplate') : undefined;
    if (template) templates.set(textOf(type.properties[0]), readProperties(template));
  }
  return templates;
}
