import {
  Group,
  HalfFloatType,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const SIDE = 256;
/** The patch of ground that is drawn, in widths of the model. */
const REACH = 1.9;

const FULL = `varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/**
 * A soft shadow where a thing touches the ground or hangs over it: its height seen from below, darker the nearer, blurred. No lamp has to be
 * right for it, and a still thing costs nothing, as it is drawn only when something moved.
 */
export class ContactShadow {
  readonly group = new Group();
  private readonly eye = new OrthographicCamera(-0.5, 0.5, 0.5, -0.5, 0, 1);
  private readonly first = new WebGLRenderTarget(SIDE, SIDE, { type: HalfFloatType });
  private readonly second = new WebGLRenderTarget(SIDE, SIDE, { type: HalfFloatType });
  private readonly plane = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
  private readonly paint: MeshBasicMaterial;
  private readonly floor: Mesh;
  private readonly depth = createDepthMaterial();
  private readonly blur = createBlurMaterial();
  private readonly sheet: Mesh;
  private readonly sheetPlane = new PlaneGeometry(2, 2);

  constructor() {
    this.paint = new MeshBasicMaterial({
      color: 0x000000,

      map: this.first.texture,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
      opacity: 0.75,
    });
    // The eye below sees +z upwards, the plane has it downwards.
    const uv = this.plane.getAttribute('uv');
    for (let i = 0; i < uv.count; i++) uv.setY(i, 1 - uv.getY(i));
    this.floor = new Mesh(this.plane, this.paint);
    this.floor.renderOrder = -2;
    this.floor.raycast = () => undefined;
    this.group.add(this.floor);
    this.sheet = new Mesh(this.sheetPlane, this.blur);
    this.sheet.frustumCulled = false;
  }

  /** How dark the deepest shadow is, 0 to 1. */
  set strength(value: number) {
    this.paint.opacity = value;
  }

  /** Puts the ground under a thing. `size`: its width, height and depth; metres. */
  place(middle: readonly [number, number], ground: number, size: readonly [number, number, number]): void {
    const wide = REACH * Math.max(size[0], size[2], 0.35 * size[1], 1e-6);
    this.group.position.set(middle[0], ground - 0.002 * Math.max(...size, 1e-6), middle[1]);
    this.floor.scale.set(wide, 1, wide);
    // From below, looking up: what is lowest is nearest.
    this.eye.left = this.eye.bottom = -wide / 2;
    this.eye.right = this.eye.top = wide / 2;
    this.eye.near = 0;
    this.eye.far = Math.max(...size, 1e-6) * 1.3;
    this.eye.position.copy(this.group.position);
    this.eye.rotation.set(Math.PI / 2, 0, 0);
    this.eye.updateProjectionMatrix();
    this.eye.updateMatrixWorld();
  }

  /** Draws the shadow anew. Everything of the scene but `content` is left out of it. */
  draw(renderer: WebGLRenderer, scene: Scene, content: Object3D): void {
    const others = scene.children.filter((child) => child !== content && child.visible);
    for (const child of others) child.visible = false;
    const { background, environment } = scene;
    scene.background = null;
    scene.overrideMaterial = this.depth;
    const before = renderer.getRenderTarget();
    const clearAlpha = renderer.getClearAlpha();
    renderer.setClearAlpha(0);
    renderer.setRenderTarget(this.first);
    renderer.clear();
    renderer.render(scene, this.eye);
    scene.overrideMaterial = null;
    // Twice: a narrow pass keeps the contact, a wide one makes it soft.
    for (const radius of [1.1, 2.4]) {
      this.pass(renderer, this.first, this.second, radius / SIDE, 0);
      this.pass(renderer, this.second, this.first, 0, radius / SIDE);
    }
    renderer.setRenderTarget(before);
    renderer.setClearAlpha(clearAlpha);
    scene.background = background;
    scene.environment = environment;
    for (const child of others) child.visible = true;
  }

  dispose(): void {
    for (const thing of [this.first, this.second, this.plane, this.sheetPlane, this.paint, this.depth, this.blur])
      thing.dispose();
  }

  private pass(renderer: WebGLRenderer, from: WebGLRenderTarget, to: WebGLRenderTarget, x: number, y: number): void {
    this.blur.uniforms.source.value = from.texture;
    this.blur.uniforms.step.value.set(x, y);
    renderer.setRenderTarget(to);
    renderer.clear();
    renderer.render(this.sheet, this.eye);
  }
}

/** Alpha falls with height twice over: a dark line of contact within a faint shade of the whole. */
function createDepthMaterial(): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ toneMapped: false, side: 2, transparent: false });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <dithering_fragment>',
      `float away = gl_FragCoord.z;
       gl_FragColor = vec4(0.0, 0.0, 0.0, 0.62 * exp(-22.0 * away) + 0.38 * exp(-4.5 * away));`,
    );
  };
  return material;
}

function createBlurMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    uniforms: { source: { value: null }, step: { value: new Vector2() } },
    vertexShader: FULL,
    fragmentShader: `varying vec2 vUv; uniform sampler2D source; uniform vec2 step;
      void main() {
        float sum = 0.0; float total = 0.0;
        for (int i = -6; i <= 6; i++) {
          float w = exp(-float(i * i) / 14.0);
          sum += w * texture2D(source, vUv + float(i) * step).a; total += w;
        }
        gl_FragColor = vec4(0.0, 0.0, 0.0, sum / total);
      }`,
    depthTest: false,
    depthWrite: false,
    transparent: false,
    toneMapped: false,
  });
}
