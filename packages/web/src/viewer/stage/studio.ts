import {
  BackSide,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** A soft box: degrees to the right of the camera and above the horizon, half its width and height in degrees, linear light. */
type SoftBox = readonly [
  azimuth: number,
  elevation: number,
  width: number,
  height: number,
  light: readonly [number, number, number],
];

/** The studio in which thumbnails are drawn, so that a model looks here as it does there. */
const BOXES: readonly SoftBox[] = [
  // key: large, warm, over the left shoulder
  [-40, 34, 28, 22, [5.0, 4.82, 4.6]],
  // fill: a tall cool strip on the right
  [68, 18, 11, 42, [2.3, 2.42, 2.6]],
  // rim: a wide bank behind and above
  [168, 44, 46, 10, [3.0, 3.0, 3.0]],
  // a narrow strip on the far left draws the edge of glossy things
  [-112, 14, 7, 40, [2.0, 2.0, 2.08]],
];

const ROOM = {
  vertexShader: `varying vec3 direction;
    void main() { direction = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
  fragmentShader: `varying vec3 direction;
    void main() {
      float y = normalize(direction).y;
      float sky = 0.045 + 0.2 * max(0.0, y);
      float ground = 0.1 + 0.3 * min(1.0, max(0.0, -y) * 1.6);
      gl_FragColor = vec4(vec3(mix(ground, sky, smoothstep(-0.05, 0.05, y))), 1.0);
    }`,
};

/** Light from a photographer's studio as an environment map. +Z is where the camera stands. Dispose of the texture by `release`. */
export function createStudio(renderer: WebGLRenderer): { texture: Texture; release: () => void } {
  const scene = new Scene();
  const sphere = new SphereGeometry(20, 48, 32);
  const room = new ShaderMaterial({ ...ROOM, side: BackSide, depthWrite: false, toneMapped: false });
  scene.add(new Mesh(sphere, room));
  const trash: { dispose(): void }[] = [sphere, room];
  for (const [azimuth, elevation, width, height, light] of BOXES) {
    const a = (azimuth * Math.PI) / 180;
    const e = (elevation * Math.PI) / 180;
    const geometry = new PlaneGeometry(
      20 * Math.tan((width * Math.PI) / 180),
      20 * Math.tan((height * Math.PI) / 180),
      1,
      1,
    );
    const material = new MeshBasicMaterial({ color: new Color(...light), toneMapped: false });
    const box = new Mesh(geometry, material);
    box.position.set(10 * Math.sin(a) * Math.cos(e), 10 * Math.sin(e), 10 * Math.cos(a) * Math.cos(e));
    box.lookAt(0, 0, 0);
    scene.add(box);
    trash.push(geometry, material);
  }
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(scene, 0.012, 0.1, 60);
  generator.dispose();
  for (const thing of trash) thing.dispose();
  return { texture: target.texture, release: () => target.dispose() };
}
