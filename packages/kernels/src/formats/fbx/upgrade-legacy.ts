import { plainName, sectionOf } from './read-objects.ts';
import { childOf, numberOf, numbersOf, textOf } from './read-values.ts';
import type { FbxDocument, FbxNode } from './tree.ts';
import { node, value } from './write-tree.ts';

type Warn = (text: string) => void;

/**
 * Writes a document of version 5 as one of version 6100. Version 5 has neither objects nor connections: models stand at the top and hold their
 * geometry, their materials, the joints that move them and the names of their children; where they are is in the models or in the current take.
 * Takes are the same in both. Source: files of 3ds Max 7 and 2009.
 */
export function upgradeLegacy(document: FbxDocument, warn: Warn): FbxDocument {
  const models = document.children.filter((n) => n.name === 'Model');
  const places = placesOf(document);
  const objects: FbxNode[] = [];
  const links: FbxNode[] = [];
  const connect = (source: string, target: string): void => void links.push(node('Connect', ['OO', source, target]));
  const materials = new Set<string>();
  for (const model of models) {
    const id = textOf(model.properties[0]);
    objects.push(upgradeModel(model, places));
    for (const child of childOf(model, 'Children')?.properties ?? []) connect(textOf(child), id);
    for (const material of model.children.filter((n) => n.name === 'Material')) {
      const name = `Material::${plainName(textOf(material.properties[0]))}`;
      if (!materials.has(name)) objects.push(upgradeMaterial(name, material));
      materials.add(name);
      connect(name, id);
    }
    if (model.children.some((n) => n.name === 'Texture')) warn('Textures of FBX files before version 6 were left out.');
    const joints = model.children.filter((n) => n.name === 'Link');
    const skin = `Deformer::${id} skin`;
    if (joints.length) {
      objects.push(node('Deformer', [skin, 'Skin']));
      connect(skin, id);
    }
    joints.forEach((joint, i) => {
      const cluster = `Deformer::${id} cluster ${i}`;
      objects.push({ ...node('Deformer', [cluster, 'Cluster']), children: joint.children });
      connect(cluster, skin);
      connect(textOf(joint.properties[0]), cluster);
    });
  }
  const takes = document.children.filter((n) => n.name === 'Takes');
  const children = [node('Objects', [], objects), node('Connections', [], links), ...takes];
  return { ...document, version: 6100, children };
}

/** What the current take, else the first, says of each model: its channels, by the model's id. */
function placesOf(document: FbxDocument): Map<string, FbxNode> {
  const section = sectionOf(document, 'Takes');
  const current = textOf(section.find((n) => n.name === 'Current')?.properties[0]);
  const takes = section.filter((n) => n.name === 'Take');
  const take = takes.find((n) => textOf(n.properties[0]) === current) ?? takes[0];
  return new Map(take?.children.filter((n) => n.name === 'Model').map((n) => [textOf(n.properties[0]), n]));
}

function upgradeModel(model: FbxNode, places: ReadonlyMap<string, FbxNode>): FbxNode {
  const id = textOf(model.properties[0]);
  const channel = [model, places.get(id)].map((n) => n && channelOf(n, 'Transform')).find((n) => n !== undefined);
  const place = (
    [
      ['T', 'Lcl Translation', 0],
      ['R', 'Lcl Rotation', 0],
      ['S', 'Lcl Scaling', 1],
    ] as const
  ).map(([letter, property, rest]) => {
    const group = channel && channelOf(channel, letter);
    return describe(
      property,
      ['X', 'Y', 'Z'].map((axis) => restOf(group && channelOf(group, axis), rest)),
    );
  });
  const isMesh = childOf(model, 'Vertices') !== undefined;
  const geometry = isMesh ? upgradeGeometry(model) : [];
  return node('Model', [id, isMesh ? 'Mesh' : 'Null'], [node('Properties60', [], place), ...geometry]);
}

function channelOf(parent: FbxNode, name: string): FbxNode | undefined {
  return parent.children.find((n) => n.name === 'Channel' && textOf(n.properties[0]) === name);
}

/** A channel's value when nothing moves: what it says, else its first key's. */
function restOf(channel: FbxNode | undefined, fallback: number): number {
  if (!channel) return fallback;
  const said = childOf(channel, 'Default');
  const keys = numbersOf(childOf(channel, 'Key'));
  return said ? numberOf(said.properties[0], fallback) : keys.length >= 2 ? keys[1] : fallback;
}

function describe(property: string, values: readonly number[]): FbxNode {
  return node('Property', [property, property, 'A', ...values.map(value.double)]);
}

/** Vertices and polygons as they are; normals, coordinates and materials as layers. */
function upgradeGeometry(model: FbxNode): FbxNode[] {
  const take = (name: string): FbxNode | undefined => childOf(model, name);
  const out = [take('Vertices'), take('PolygonVertexIndex')].filter((n) => n !== undefined);
  const normals = take('Normals');
  if (normals) {
    const perVertex = numbersOf(normals).length === numbersOf(take('Vertices')).length;
    out.push(layer('LayerElementNormal', perVertex ? 'ByVertice' : 'ByPolygonVertex', 'Direct', [normals]));
  }
  const coordinates = take('GeometryUVInfo');
  const [points, indices] = ['TextureUV', 'TextureUVVerticeIndex'].map((n) => coordinates && childOf(coordinates, n));
  if (coordinates && points) {
    const mapping = textOf(childOf(coordinates, 'MappingInformationType')?.properties[0]);
    // "By polygon" says corner by corner here.
    out.push(
      layer('LayerElementUV', mapping === 'ByPolygon' ? 'ByPolygonVertex' : mapping, 'IndexToDirect', [
        { ...points, name: 'UV' },
        ...(indices ? [{ ...indices, name: 'UVIndex' }] : []),
      ]),
    );
  }
  const materials = take('Materials');
  if (materials) {
    const mapping = textOf(take('MaterialAssignation')?.properties[0]) || 'AllSame';
    out.push(layer('LayerElementMaterial', mapping, 'IndexToDirect', [materials]));
  }
  return out;
}

function layer(name: string, mapping: string, reference: string, values: readonly FbxNode[]): FbxNode {
  const how = [node('MappingInformationType', [mapping]), node('ReferenceInformationType', [reference])];
  return node(name, [0], [...how, ...values]);
}

function upgradeMaterial(id: string, material: FbxNode): FbxNode {
  const properties = (
    [
      ['Diffuse', 'DiffuseColor'],
      ['Specular', 'SpecularColor'],
      ['Emissive', 'EmissiveColor'],
      ['Shininess', 'ShininessExponent'],
      ['Alpha', 'Opacity'],
    ] as const
  ).flatMap(([from, to]) => {
    const said = childOf(material, from);
    return said ? [describe(to, Array.from(numbersOf(said)))] : [];
  });
  const model = childOf(material, 'ShadingModel');
  return node('Material', [id, ''], [...(model ? [model] : []), node('Properties60', [], properties)]);
}
