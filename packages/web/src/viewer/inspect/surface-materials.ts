import {
  CanvasTexture,
  Color,
  type Material,
  type Mesh,
  MeshBasicMaterial,
  MeshNormalMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  type Side,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { type Channel, channelOf, type Surface, type SurfaceFields } from './surfaces.ts';

/** Makes the materials that stand in for a model's own, each once; `dispose` gives them back. */
export class SurfaceMaterials {
  private readonly made = new Map<string, Material>();
  private checker?: Texture;

  /** What a mesh is to be drawn with. Keeps cut-outs, sides and coordinates of the original. */
  for(original: Material, mesh: Mesh, surface: Surface): Material {
    if (surface === 'shaded') return original;
    const mapped = mesh.geometry.hasAttribute('uv');
    const key = `${original.uuid} ${surface} ${surface === 'uv' && mapped}`;
    const found = this.made.get(key);
    if (found) return found;
    const material = this.make(original, surface, mapped);
    material.side = original.side as Side;
    material.name = `${surface} of ${original.name}`;
    this.made.set(key, material);
    return material;
  }

  dispose(): void {
    for (const material of this.made.values()) material.dispose();
    this.made.clear();
    this.checker?.dispose();
    this.checker = undefined;
  }

  private make(original: Material, surface: Surface, mapped: boolean): Material {
    const source = original as Material & SurfaceFields & { flatShading?: boolean; vertexColors?: boolean };
    if (surface === 'clay')
      return cutLike(
        new MeshStandardMaterial({
          color: new Color(0xab9a8a),
          roughness: 0.72,
          metalness: 0,
          flatShading: source.flatShading ?? false,
        }),
        original,
      );
    if (surface === 'normal')
      return new MeshNormalMaterial({
        normalMap: mapped ? (source.normalMap ?? null) : null,
        flatShading: source.flatShading ?? false,
      });
    if (surface === 'uv') {
      this.checker ??= createChecker();
      return new MeshBasicMaterial(
        mapped ? { map: this.checker, toneMapped: false } : { color: 0x808080, toneMapped: false },
      );
    }
    const channel = channelOf(original, surface);
    return channelMaterial(channel ?? { map: null, component: 'rgb', factor: [1, 1, 1] }, source, surface);
  }
}

function channelMaterial(channel: Channel, source: Material & { vertexColors?: boolean }, surface: Surface): Material {
  const colored = surface === 'baseColor';
  const material = new MeshBasicMaterial({
    map: channel.map,
    toneMapped: false,
    vertexColors: colored && (source.vertexColors ?? false),
  });
  if (colored) cutLike(material, source);
  if (channel.component === 'rgb') {
    material.color.setRGB(...channel.factor);
    return material;
  }
  const [value] = channel.factor;
  material.onBeforeCompile = (shader) => {
    shader.uniforms.level = { value };
    const read = channel.map ? `texture2D(map, vMapUv).${channel.component} * level` : 'level';
    // A value is no light: it is taken out of the display curve again, so that 0.5 is the middle grey it would be in the picture.
    shader.fragmentShader = `uniform float level;\n${shader.fragmentShader}`.replace(
      '#include <map_fragment>',
      `diffuseColor.rgb = sRGBTransferEOTF(vec4(vec3(clamp(${read}, 0.0, 1.0)), 1.0)).rgb;`,
    );
  };
  material.customProgramCacheKey = () => `channel ${channel.map ? channel.component : 'level'}`;
  return material;
}

/** Leaves and hair keep their outlines. */
function cutLike<T extends MeshBasicMaterial | MeshStandardMaterial>(material: T, original: Material): T {
  const source = original as Material & SurfaceFields & { opacity: number };
  if (original.alphaTest > 0 && source.map && material instanceof MeshBasicMaterial)
    material.alphaTest = original.alphaTest;
  if (original.transparent && material instanceof MeshBasicMaterial) {
    material.transparent = true;
    material.opacity = source.opacity;
    material.depthWrite = original.depthWrite;
  }
  return material;
}

/** Eight by eight fields with their names (A1 to H8): stretching, seams and mirrored charts show at a glance. */
function createChecker(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1024;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const field = 128;
  context.font = '600 46px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const light = (row + column) % 2 === 0;
      const hue = column * 45;
      context.fillStyle = `hsl(${hue} ${light ? 42 : 36}% ${light ? 84 - row * 3 : 58 - row * 3}%)`;
      context.fillRect(column * field, row * field, field, field);
      context.fillStyle = light ? '#3b3b40' : '#ffffff';
      context.fillText(`${'ABCDEFGH'[column]}${row + 1}`, (column + 0.5) * field, (row + 0.5) * field);
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(4, 4);
  texture.flipY = false;
  texture.anisotropy = 8;
  return texture;
}
