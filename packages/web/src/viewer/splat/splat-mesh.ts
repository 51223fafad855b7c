import {
  BufferAttribute,
  type Camera,
  CustomBlending,
  DataTexture,
  DoubleSide,
  DynamicDrawUsage,
  GLSL3,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Matrix4,
  Mesh,
  NearestFilter,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RGBAIntegerFormat,
  ShaderMaterial,
  UnsignedIntType,
  Vector2,
  type WebGLRenderer,
} from 'three';
import { SPLATS_A_ROW, type SplatData, TEXELS } from './splat-file.ts';

const VERTEX = `
  precision highp usampler2D;
  uniform usampler2D data;
  uniform vec2 viewport;
  uniform float size;
  in uint order;
  out vec4 shade;
  out vec2 spot;

  void main() {
    gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
    ivec2 at = ivec2(int(order % ${SPLATS_A_ROW}u) * ${TEXELS}, int(order / ${SPLATS_A_ROW}u));
    uvec4 first = texelFetch(data, at, 0);
    vec4 seen = modelViewMatrix * vec4(uintBitsToFloat(first.xyz), 1.0);
    vec4 clip = projectionMatrix * seen;
    float edge = 1.3 * clip.w;
    if (seen.z > -1e-5 || abs(clip.x) > edge || abs(clip.y) > edge) return;
    vec4 second = uintBitsToFloat(texelFetch(data, at + ivec2(1, 0), 0));
    vec2 third = uintBitsToFloat(texelFetch(data, at + ivec2(2, 0), 0).xy);
    mat3 spread = mat3(second.x, second.y, second.z, second.y, second.w, third.x, second.z, third.x, third.y);

    // How the picture changes with a place, in pixels: perspective is straight over so small a thing.
    vec2 focal = 0.5 * viewport * vec2(projectionMatrix[0][0], projectionMatrix[1][1]);
    float away = -seen.z;
    mat3 jacobian = mat3(
      focal.x / away, 0.0, 0.0,
      0.0, focal.y / away, 0.0,
      focal.x * seen.x / (away * away), focal.y * seen.y / (away * away), 0.0);
    mat3 turn = jacobian * mat3(modelViewMatrix);
    mat3 flat_ = turn * spread * transpose(turn);
    // A splat covers at least about a pixel.
    float a = size * size * flat_[0][0] + 0.3;
    float d = size * size * flat_[1][1] + 0.3;
    float b = size * size * flat_[0][1];
    float middle = 0.5 * (a + d);
    float radius = length(vec2(0.5 * (a - d), b));
    float large = middle + radius;
    float small = max(middle - radius, 0.1);
    vec2 along = abs(b) > 1e-6 ? normalize(vec2(b, large - a)) : (a >= d ? vec2(1.0, 0.0) : vec2(0.0, 1.0));
    vec2 major = min(sqrt(2.0 * large), 1024.0) * along;
    vec2 minor = min(sqrt(2.0 * small), 1024.0) * vec2(along.y, -along.x);
    uint c = first.w;
    shade = vec4(float(c & 255u), float((c >> 8u) & 255u), float((c >> 16u) & 255u), float(c >> 24u)) / 255.0;
    spot = position.xy;
    gl_Position = vec4(
      clip.xy / clip.w + (position.x * major + position.y * minor) * 2.0 / viewport,
      clip.z / clip.w, 1.0);
  }`;

const FRAGMENT = `
  precision highp float;
  in vec4 shade;
  in vec2 spot;
  out vec4 result;
  void main() {
    float power = -dot(spot, spot);
    if (power < -4.0) discard;
    float alpha = exp(power) * shade.a;
    result = vec4(shade.rgb * alpha, alpha);
  }`;

/** Gaussian splats on the stage, sorted by a worker whenever the direction of view has changed. */
export class SplatMesh {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly texture: DataTexture;
  private readonly worker: Worker;
  private readonly order: InstancedBufferAttribute;
  private spare?: Uint32Array<ArrayBuffer>;
  private readonly sorted = [0, 0, 0];
  private readonly seen = new Matrix4();

  /** `onSorted`: another order came, and wants to be drawn. */
  constructor(data: SplatData, onSorted: () => void) {
    const { count } = data;
    this.texture = new DataTexture(
      data.texels as Uint32Array<ArrayBuffer>,
      SPLATS_A_ROW * TEXELS,
      data.rows,
      RGBAIntegerFormat,
      UnsignedIntType,
    );
    this.texture.internalFormat = 'RGBA32UI';
    this.texture.minFilter = this.texture.magFilter = NearestFilter;
    this.texture.needsUpdate = true;
    const geometry = new InstancedBufferGeometry();
    geometry.setAttribute(
      'position',
      new BufferAttribute(new Float32Array([-2, -2, 0, 2, -2, 0, 2, 2, 0, -2, 2, 0]), 3),
    );
    geometry.setIndex([0, 1, 2, 0, 2, 3]);
    this.order = new InstancedBufferAttribute(
      Uint32Array.from({ length: count }, (_, i) => i),
      1,
    );
    this.order.setUsage(DynamicDrawUsage);
    geometry.setAttribute('order', this.order);
    geometry.instanceCount = count;
    const material = new ShaderMaterial({
      glslVersion: GLSL3,
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { data: { value: this.texture }, viewport: { value: new Vector2(1, 1) }, size: { value: 1 } },
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      transparent: true,
      depthTest: true,
      depthWrite: false,
      // its axes make a left hand or a right one
      side: DoubleSide,
      toneMapped: false,
    });
    this.mesh = new Mesh(geometry, material);
    this.mesh.frustumCulled = false;
    // The file's y goes down and its z away.
    this.mesh.rotation.x = Math.PI;
    this.mesh.onBeforeRender = (renderer: WebGLRenderer, _scene: unknown, camera: Camera) => {
      renderer.getDrawingBufferSize(material.uniforms.viewport.value);
      this.sort(camera);
    };
    this.spare = new Uint32Array(count);
    this.worker = new Worker(new URL('./sort.worker.ts', import.meta.url), { type: 'module' });
    this.worker.postMessage({ centres: data.centres });
    this.worker.onmessage = ({ data: order }: MessageEvent<Uint32Array<ArrayBuffer>>) => {
      this.spare = this.order.array as Uint32Array<ArrayBuffer>;
      this.order.array = order;
      this.order.needsUpdate = true;
      onSorted();
    };
  }

  dispose(): void {
    this.worker.terminate();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.texture.dispose();
    this.mesh.removeFromParent();
  }

  private sort(camera: Camera): void {
    const { elements } = this.seen.multiplyMatrices(camera.matrixWorldInverse, this.mesh.matrixWorld);
    const axis: [number, number, number] = [elements[2], elements[6], elements[10]];
    const same = axis[0] * this.sorted[0] + axis[1] * this.sorted[1] + axis[2] * this.sorted[2];
    // Less than half a degree off: the order is good enough.
    if (!this.spare || same > 0.99996) return;
    for (let k = 0; k < 3; k++) this.sorted[k] = axis[k];
    const order = this.spare;
    this.spare = undefined;
    this.worker.postMessage({ axis, order }, [order.buffer]);
  }
}
