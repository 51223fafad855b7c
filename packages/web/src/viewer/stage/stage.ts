import { Group, NeutralToneMapping, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { ContactShadow } from './contact-shadow.ts';
import { CameraDrive } from './drive-camera.ts';
import { clipPlanes, firstView, fitCamera, sweptPoints } from './fit-camera.ts';
import { createStudio } from './studio.ts';

export interface StageEvents {
  /** The browser took the graphics memory away, or gave it back. */
  onContext?: (lost: boolean) => void;
  /** After every picture, for what is laid over it. */
  onFrame?: () => void;
}

/** What is shown: points spread over its surface (x, y, z in turn), and its box; metres. */
export interface Extent {
  points: Float32Array;
  min: [number, number, number];
  max: [number, number, number];
}

const FOV = 26;
/** More pixels than this are not seen, but cost heat. */
const PIXEL_RATIO = 2;

/** A studio with a camera: draws only when something changed. Everything shown goes into `content`. */
export class Stage {
  readonly renderer: WebGLRenderer;
  /** Made anew each time: a canvas whose context was given back is of no more use. */
  readonly canvas = document.createElement('canvas');
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(FOV, 1, 0.01, 100);
  readonly content = new Group();
  readonly drive: CameraDrive;
  /** The direction that `fit` starts with, radians; else it is chosen by the shape. */
  view?: { azimuth: number; elevation: number };
  private readonly shadow = new ContactShadow();
  private studio?: ReturnType<typeof createStudio>;
  private extent: Extent = { points: new Float32Array(), min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] };
  private readonly ticks = new Set<(seconds: number) => boolean>();
  private frame = 0;
  private last = 0;
  private shadowStale = true;
  private seen = true;
  private lost = false;
  private turntable = false;
  private readonly trash: (() => void)[] = [];

  private readonly host: HTMLElement;
  private readonly events: StageEvents;

  constructor(host: HTMLElement, events: StageEvents = {}) {
    this.host = host;
    this.events = events;
    this.renderer = new WebGLRenderer({
      canvas: this.canvas,
      alpha: true,
      antialias: true,
      powerPreference: 'high-performance',
    });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, PIXEL_RATIO));
    this.renderer.setClearAlpha(0);
    this.light();
    this.scene.add(this.content, this.shadow.group);
    this.camera.position.set(1, 1, 3);
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    this.drive = new CameraDrive(
      this.camera,
      this.canvas,
      () => still.matches,
      () => this.invalidate(),
    );
    host.append(this.canvas);
    this.watch();
  }

  /** Asks for a picture; many askings make one. */
  invalidate(moved = false): void {
    if (moved) this.shadowStale = true;
    if (this.frame || this.lost || !this.seen) return;
    this.frame = requestAnimationFrame((now) => this.draw(now));
  }

  /** Calls `tick` before each picture with the seconds since the last, for as long as it answers true. Gives what ends it. */
  animate(tick: (seconds: number) => boolean): () => void {
    this.ticks.add(tick);
    this.invalidate();
    return () => this.ticks.delete(tick);
  }

  /** Says what stands on the stage: where the ground is, how far one may zoom. */
  setExtent(extent: Extent): void {
    this.extent = extent;
    this.drive.limit(this.size);
    const { min, max } = extent;
    this.shadow.place(
      [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2],
      min[1],
      [0, 1, 2].map((k) => max[k] - min[k]) as [number, number, number],
    );
    this.invalidate(true);
  }

  /** The diagonal of what is shown, metres. */
  get size(): number {
    return Math.max(1e-6, Math.hypot(...this.extent.max.map((v, k) => v - this.extent.min[k])));
  }

  set ground(shown: boolean) {
    this.shadow.group.visible = shown;
    this.invalidate(true);
  }

  set shadowStrength(value: number) {
    this.shadow.strength = value;
    this.invalidate();
  }

  /** Shows all of it: from the first view, or from where the camera stands now. */
  fit(how: 'first' | 'here' = 'first', seconds?: number): void {
    const { min, max, points } = this.extent;
    const first = this.view ?? firstView([max[0] - min[0], max[1] - min[1], max[2] - min[2]]);
    const here = { azimuth: this.drive.azimuth, elevation: Math.PI / 2 - this.drive.controls.getPolarAngle() };
    const place = fitCamera(points, {
      fov: FOV,
      aspect: this.camera.aspect,
      margin: 0.09,
      ...(how === 'first' ? first : here),
    });
    this.drive.go(place.position, place.target, seconds);
    this.drive.untouched = true;
    this.invalidate();
  }

  /** Turns the thing, or lets it rest. It steps back first, so that no side leaves the picture, unless somebody came closer. */
  turn(on: boolean): void {
    this.turntable = on;
    if (on && this.drive.untouched) {
      const { min, max, points } = this.extent;
      const place = fitCamera(sweptPoints(points, (min[0] + max[0]) / 2, (min[2] + max[2]) / 2), {
        fov: FOV,
        aspect: this.camera.aspect,
        margin: 0.06,
        azimuth: this.drive.azimuth,
        elevation: Math.PI / 2 - this.drive.controls.getPolarAngle(),
      });
      this.drive.go(place.position, place.target);
    }
    this.invalidate();
  }

  /** The picture as a PNG, on the backdrop that is given (any CSS colours, from the middle to the edge). */
  async capture(backdrop?: readonly [string, string]): Promise<Blob> {
    this.render();
    const { width, height } = this.canvas;
    const sheet = document.createElement('canvas');
    sheet.width = width;
    sheet.height = height;
    const context = sheet.getContext('2d');
    if (!context) throw new Error('no canvas for the picture');
    if (backdrop) {
      const gradient = context.createRadialGradient(
        width / 2,
        height * 0.55,
        0,
        width / 2,
        height * 0.55,
        0.75 * Math.hypot(width, height),
      );
      gradient.addColorStop(0, backdrop[0]);
      gradient.addColorStop(1, backdrop[1]);
      context.fillStyle = gradient;
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(this.canvas, 0, 0);
    return await new Promise((resolve, reject) =>
      sheet.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.lost = true;
    for (const end of this.trash) end();
    this.drive.dispose();
    this.shadow.dispose();
    this.studio?.release();
    this.renderer.dispose();
    // Browsers keep a dozen contexts at most: this one is given back at once, not when memory is swept.
    this.renderer.forceContextLoss();
    this.canvas.remove();
  }

  private light(): void {
    this.studio?.release();
    this.studio = createStudio(this.renderer);
    this.scene.environment = this.studio.texture;
  }

  private watch(): void {
    const size = new ResizeObserver(() => this.resize());
    size.observe(this.host);
    const sight = new IntersectionObserver(([entry]) => {
      this.seen = entry.isIntersecting;
      this.invalidate();
    });
    sight.observe(this.canvas);
    const lost = (event: Event) => {
      event.preventDefault();
      if (this.lost) return;
      this.lost = true;
      this.events.onContext?.(true);
    };
    const restored = () => {
      this.lost = false;
      this.light();
      this.events.onContext?.(false);
      this.invalidate(true);
    };
    this.canvas.addEventListener('webglcontextlost', lost);
    this.canvas.addEventListener('webglcontextrestored', restored);
    this.trash.push(
      () => size.disconnect(),
      () => sight.disconnect(),
      () => this.canvas.removeEventListener('webglcontextlost', lost),
      () => this.canvas.removeEventListener('webglcontextrestored', restored),
    );
    this.resize();
  }

  private resize(): void {
    const box = this.host.getBoundingClientRect();
    const width = Math.max(1, Math.round(box.width));
    const height = Math.max(1, Math.round(box.height));
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    // Nobody has moved the camera: all of it stays in the picture.
    if (this.drive.untouched) this.fit('here', 0);
    // At once: a canvas whose size was set is empty until it is drawn.
    if (!this.lost && this.extent.points.length > 0) this.render();
  }

  private draw(now: number): void {
    this.frame = 0;
    const seconds = Math.min(0.1, this.last ? (now - this.last) / 1000 : 1 / 60);
    this.last = now;
    let more = false;
    for (const tick of this.ticks) {
      if (tick(seconds)) more = true;
      else this.ticks.delete(tick);
    }
    if (this.turntable) {
      this.drive.controls.autoRotate = true;
      this.drive.controls.autoRotateSpeed = 3;
      more = true;
    } else this.drive.controls.autoRotate = false;
    if (this.drive.step(seconds)) more = true;
    this.render();
    if (more) this.invalidate();
    else this.last = 0;
  }

  private render(): void {
    const distance = this.camera.position.distanceTo(this.drive.controls.target);
    Object.assign(this.camera, clipPlanes(distance, this.size));
    this.camera.updateProjectionMatrix();
    // The studio goes round with the camera: every side is as well lit as the front.
    this.scene.environmentRotation.y = this.drive.azimuth;
    if (this.shadowStale && this.shadow.group.visible) this.shadow.draw(this.renderer, this.scene, this.content);
    this.shadowStale = false;
    this.renderer.render(this.scene, this.camera);
    this.events.onFrame?.();
  }
}
