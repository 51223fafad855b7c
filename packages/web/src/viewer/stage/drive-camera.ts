import { type PerspectiveCamera, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

/** Seconds of a move of the camera to another place. */
const MOVE = 0.45;
const CLOSEST_TO_POLE = 0.02;

/** Orbit, pan and zoom by mouse, touch and keyboard, with moves that ease in and out. */
export class CameraDrive {
  readonly controls: OrbitControls;
  /** Whether the camera still stands where it was put to show everything. */
  untouched = false;
  private move?: { from: Place; to: Place; at: number; seconds: number };
  private readonly spherical = new Spherical();
  private readonly arm = new Vector3();

  private readonly camera: PerspectiveCamera;
  private readonly still: () => boolean;

  constructor(camera: PerspectiveCamera, element: HTMLElement, still: () => boolean, onChange: () => void) {
    this.camera = camera;
    this.still = still;
    this.controls = new OrbitControls(camera, element);
    this.controls.enableDamping = true;
    this.controls.dampingFactor = 0.09;
    this.controls.rotateSpeed = 0.9;
    this.controls.zoomToCursor = true;
    this.controls.maxPolarAngle = Math.PI - CLOSEST_TO_POLE;
    this.controls.minPolarAngle = CLOSEST_TO_POLE;
    this.controls.addEventListener('change', onChange);
    this.controls.addEventListener('start', () => {
      this.move = undefined;
      this.untouched = false;
    });
  }

  /** How near and far zooming goes for a thing of a size. */
  limit(size: number): void {
    this.controls.minDistance = size / 200;
    this.controls.maxDistance = size * 12;
  }

  /** Goes to a place, at once where `seconds` is 0. */
  go(position: readonly number[], target: readonly number[], seconds = MOVE): void {
    const to = { position: new Vector3(...position), target: new Vector3(...target) };
    if (seconds <= 0 || this.still()) {
      this.move = undefined;
      this.camera.position.copy(to.position);
      this.controls.target.copy(to.target);
      this.controls.update();
      return;
    }
    this.untouched = false;
    this.move = { from: this.place(), to, at: 0, seconds };
  }

  /** Turns about the target, radians. */
  orbit(azimuth: number, elevation: number): void {
    const { target, position } = this.ahead();
    this.spherical.setFromVector3(this.arm.copy(position).sub(target));
    this.spherical.theta += azimuth;
    this.spherical.phi = Math.min(Math.PI - CLOSEST_TO_POLE, Math.max(CLOSEST_TO_POLE, this.spherical.phi - elevation));
    const next = this.arm.setFromSpherical(this.spherical).add(target);
    this.go(next.toArray(), target.toArray(), 0.18);
  }

  /** Goes nearer (factor below 1) or further away. */
  dolly(factor: number, seconds = 0.18): void {
    const { target, position } = this.ahead();
    const distance = position.distanceTo(target);
    const wanted = Math.min(this.controls.maxDistance, Math.max(this.controls.minDistance, distance * factor));
    const next = this.arm
      .copy(position)
      .sub(target)
      .multiplyScalar(wanted / distance)
      .add(target);
    this.go(next.toArray(), target.toArray(), seconds);
  }

  /** Looks at a point from where it is, somewhat nearer. */
  focus(point: Vector3, distance: number): void {
    const { target, position } = this.place();
    const next = this.arm.copy(position).sub(target).setLength(distance).add(point);
    this.go(next.toArray(), point.toArray());
  }

  /** Where the camera stands about +Y, radians. */
  get azimuth(): number {
    return this.controls.getAzimuthalAngle();
  }

  /** One step; true while there is more to come. */
  step(seconds: number): boolean {
    if (this.move) {
      this.move.at = Math.min(1, this.move.at + seconds / this.move.seconds);
      const s = ease(this.move.at);
      this.controls.target.lerpVectors(this.move.from.target, this.move.to.target, s);
      // By angles, not straight through the model.
      const a = new Spherical().setFromVector3(this.move.from.position.clone().sub(this.move.from.target));
      const b = new Spherical().setFromVector3(this.move.to.position.clone().sub(this.move.to.target));
      const turn = Math.atan2(Math.sin(b.theta - a.theta), Math.cos(b.theta - a.theta));
      this.spherical.set(a.radius * (b.radius / a.radius) ** s, a.phi + (b.phi - a.phi) * s, a.theta + turn * s);
      this.camera.position.setFromSpherical(this.spherical).add(this.controls.target);
      if (this.move.at >= 1) this.move = undefined;
    }
    return this.controls.update(seconds) || this.move !== undefined;
  }

  dispose(): void {
    this.controls.dispose();
  }

  private place(): Place {
    return { position: this.camera.position.clone(), target: this.controls.target.clone() };
  }

  /** Where it is going, so that keys pressed fast add up. */
  private ahead(): Place {
    return this.move?.to ?? this.place();
  }
}

interface Place {
  position: Vector3;
  target: Vector3;
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
