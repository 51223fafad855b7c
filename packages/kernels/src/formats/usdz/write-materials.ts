import { GeometryError } from '../../math/index.ts';
import type { Material, Scene, TextureRef } from '../../scene/index.ts';
import type { ZipEntry } from '../_write/zip.ts';
import { type LayerText, significant, tuple } from './layer-text.ts';
import type { NameGiver } from './names.ts';

/** Writes materials as UsdPreviewSurface networks, and remembers the pictures that they use. */
export interface MaterialWriter {
  /** `hasColors`: meshes with this material have vertex colours. */
  write(material: Material, name: string, hasColors: boolean): void;
  /** The pictures used, as files of the package. */
  readonly files: readonly ZipEntry[];
}

const WRAPS = { repeat: 'repeat', clamp: 'clamp', mirror: 'mirror' } as const;
const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

interface TextureShader {
  name: string;
  ref: TextureRef;
  space: 'sRGB' | 'raw';
  scale: readonly number[];
  bias: readonly number[];
}

/** Throws GeometryError `bad-texture` for pictures that are neither PNG nor JPEG: USDZ may hold no others. */
export function createMaterialWriter(scene: Scene, text: LayerText, scope: string, names: NameGiver): MaterialWriter {
  const files: ZipEntry[] = [];
  const known = new Map<number, string>();
  const fileOf = (index: number): string => {
    const before = known.get(index);
    if (before) return before;
    const { mime, bytes, name: wanted } = scene.textures[index];
    if (mime === 'image/webp') throw new GeometryError('bad-texture', 'USDZ holds PNG and JPEG pictures only.');
    const name = `textures/${names(wanted, 'texture')}.${EXTENSIONS[mime]}`;
    known.set(index, name);
    files.push({ name, bytes });
    return name;
  };
  const writeTexture = (path: string, { name, ref, space, scale, bias }: TextureShader): void => {
    let st = `${path}/st.outputs:result`;
    if (ref.transform) {
      writeTransform(text, `${name}_st`, st, ref.transform);
      st = `${path}/${name}_st.outputs:result`;
    }
    const wrap = WRAPS[scene.textures[ref.texture].wrap ?? 'repeat'];
    text.open(`def Shader "${name}"`);
    text.line('uniform token info:id = "UsdUVTexture"');
    text.line(`asset inputs:file = @${fileOf(ref.texture)}@`);
    text.line(`token inputs:sourceColorSpace = "${space}"`);
    text.line(`float2 inputs:st.connect = <${st}>`);
    text.line(`token inputs:wrapS = "${wrap}"`);
    text.line(`token inputs:wrapT = "${wrap}"`);
    if (scale.some((x) => x !== 1)) text.line(`float4 inputs:scale = ${tuple(scale, 0, 4, significant)}`);
    if (bias.some((x) => x !== 0)) text.line(`float4 inputs:bias = ${tuple(bias, 0, 4, significant)}`);
    for (const channel of ['r', 'g', 'b', 'a']) text.line(`float outputs:${channel}`);
    text.line('float3 outputs:rgb');
    text.close();
  };
  return {
    files,
    write(material, name, hasColors) {
      const path = `${scope}/${name}`;
      text.open(`def Material "${name}"`);
      text.line(`token outputs:surface.connect = <${path}/surface.outputs:surface>`);
      const shaders = writeSurface(text, material, path, hasColors && !material.baseColorTexture);
      if (hasColors && !material.baseColorTexture)
        writeReader(text, 'vertexColor', 'float3', 'displayColor', tuple(material.baseColorFactor, 0, 3, significant));
      if (shaders.length) writeReader(text, 'st', 'float2', 'st');
      for (const shader of shaders) writeTexture(path, shader);
      text.close();
    },
  };
}

/** Writes the surface shader and says which textures it is connected to. */
function writeSurface(text: LayerText, m: Material, path: string, isPainted: boolean): TextureShader[] {
  const shaders: TextureShader[] = [];
  const input = (type: string, name: string, value: string): void => text.line(`${type} inputs:${name} = ${value}`);
  const connect = (type: string, name: string, output: string): void =>
    text.line(`${type} inputs:${name}.connect = <${path}/${output}>`);
  const texture = (
    name: string,
    ref: TextureRef,
    space: 'sRGB' | 'raw',
    scale: readonly number[],
    bias: readonly number[] = [0, 0, 0, 0],
  ): void => {
    shaders.push({ name, ref, space, scale, bias });
  };
  const rgb = (color: readonly number[]): string => tuple(color, 0, 3, significant);
  text.open('def Shader "surface"');
  text.line('uniform token info:id = "UsdPreviewSurface"');
  text.line('int inputs:useSpecularWorkflow = 0');
  if (m.baseColorTexture) {
    connect('color3f', 'diffuseColor', 'baseColor.outputs:rgb');
    texture('baseColor', m.baseColorTexture, 'sRGB', m.baseColorFactor);
  } else if (isPainted) connect('color3f', 'diffuseColor', 'vertexColor.outputs:result');
  else input('color3f', 'diffuseColor', rgb(m.baseColorFactor));
  if (m.alphaMode !== 'OPAQUE') {
    if (m.baseColorTexture) connect('float', 'opacity', 'baseColor.outputs:a');
    else input('float', 'opacity', significant(m.baseColorFactor[3]));
    if (m.alphaMode === 'MASK') input('float', 'opacityThreshold', significant(m.alphaCutoff ?? 0.5));
  } else if (m.transmission) input('float', 'opacity', significant(1 - m.transmission.factor));
  if (m.transmission) input('float', 'ior', significant(m.transmission.ior));
  if (m.metallicRoughnessTexture) {
    connect('float', 'metallic', 'metallicRoughness.outputs:b');
    connect('float', 'roughness', 'metallicRoughness.outputs:g');
    texture('metallicRoughness', m.metallicRoughnessTexture, 'raw', [1, m.roughnessFactor, m.metallicFactor, 1]);
  } else {
    input('float', 'metallic', significant(m.metallicFactor));
    input('float', 'roughness', significant(m.roughnessFactor));
  }
  if (m.normalTexture) {
    const s = m.normalScale ?? 1;
    connect('normal3f', 'normal', 'normal.outputs:rgb');
    texture('normal', m.normalTexture, 'raw', [2 * s, 2 * s, 2, 1], [-s, -s, -1, 0]);
  }
  if (m.occlusionTexture) {
    const s = m.occlusionStrength ?? 1;
    connect('float', 'occlusion', 'occlusion.outputs:r');
    texture('occlusion', m.occlusionTexture, 'raw', [s, 1, 1, 1], [1 - s, 0, 0, 0]);
  }
  const glow = m.emissiveFactor.map((c) => c * (m.emissiveStrength ?? 1));
  if (m.emissiveTexture) {
    connect('color3f', 'emissiveColor', 'emissive.outputs:rgb');
    texture('emissive', m.emissiveTexture, 'sRGB', [...glow, 1]);
  } else if (glow.some((c) => c > 0)) input('color3f', 'emissiveColor', rgb(glow));
  if (m.clearcoat) {
    input('float', 'clearcoat', significant(m.clearcoat.factor));
    input('float', 'clearcoatRoughness', significant(m.clearcoat.roughness));
  }
  text.line('token outputs:surface');
  text.close();
  return shaders;
}

function writeReader(text: LayerText, name: string, type: string, primvar: string, fallback?: string): void {
  text.open(`def Shader "${name}"`);
  text.line(`uniform token info:id = "UsdPrimvarReader_${type}"`);
  text.line(`string inputs:varname = "${primvar}"`);
  if (fallback) text.line(`${type} inputs:fallback = ${fallback}`);
  text.line(`${type} outputs:result`);
  text.close();
}

/** glTF turns coordinates about the top left of the picture, USD about the bottom left: the same turn, another shift. */
function writeTransform(
  text: LayerText,
  name: string,
  source: string,
  { offset, rotation, scale }: NonNullable<TextureRef['transform']>,
): void {
  const shift = [offset[0] + Math.sin(rotation) * scale[1], 1 - offset[1] - Math.cos(rotation) * scale[1]];
  text.open(`def Shader "${name}"`);
  text.line('uniform token info:id = "UsdTransform2d"');
  text.line(`float2 inputs:in.connect = <${source}>`);
  text.line(`float inputs:rotation = ${significant((rotation * 180) / Math.PI)}`);
  text.line(`float2 inputs:scale = ${tuple(scale, 0, 2, significant)}`);
  text.line(`float2 inputs:translation = ${tuple(shift, 0, 2, significant)}`);
  text.line('float2 outputs:result');
  text.close();
}
