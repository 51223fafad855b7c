// For tests: small models as people have them.
import {
  makeCreatureMotion,
  motionToClip,
  type Scene,
  TEST_SKELETONS,
  testRig,
  unzipFiles,
  writeGlb,
  writeObjZip,
} from '@claywork/kernels';
import sharp from 'sharp';

const place = { translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] } as const;

/** A pyramid of a colour with a picture on it: 2 m wide, 1 m high. */
export async function pyramid(color = '#c02020'): Promise<Scene> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: color } });
  return {
    nodes: [
      {
        name: 'pyramid',
        children: [],
        mesh: 0,
        ...(structuredClone(place) as never as Pick<Scene['nodes'][0], 'translation' | 'rotation' | 'scale'>),
      },
    ],
    roots: [0],
    meshes: [
      {
        name: 'pyramid',
        primitives: [
          {
            material: 0,
            mesh: {
              positions: Float32Array.from([0, 1, 0, -1, 0, 1, 1, 0, 1, 0, 0, -1]),
              uvs: Float32Array.from([0.5, 0, 0, 1, 1, 1, 0.5, 0.5]),
              indices: Uint32Array.from([0, 1, 2, 0, 2, 3, 0, 3, 1, 1, 3, 2]),
            },
          },
        ],
      },
    ],
    materials: [
      {
        name: 'paint',
        baseColorFactor: [1, 1, 1, 1],
        baseColorTexture: { texture: 0 },
        metallicFactor: 0,
        roughnessFactor: 0.6,
        emissiveFactor: [0, 0, 0],
        alphaMode: 'OPAQUE',
        doubleSided: false,
      },
    ],
    textures: [{ name: 'paint', mime: 'image/png', bytes: new Uint8Array(await picture.png().toBuffer()) }],
    skins: [],
    animations: [],
  };
}

/** The pyramid as a GLB that says who made it. */
export async function pyramidGlb(color?: string, extras?: Record<string, unknown>): Promise<Uint8Array> {
  return writeGlb(await pyramid(color), { extras });
}

/** The pyramid as files of a folder: `NAME.obj`, `NAME.mtl`, `textures/paint.png`. */
export async function pyramidFolder(name: string): Promise<Map<string, Uint8Array>> {
  const scene = await pyramid();
  return unzipFiles(writeObjZip(scene, name, [{ baseColor: scene.textures[0] }]));
}

/** A dog with a skeleton that trots. */
export function trottingDog(): Uint8Array {
  const skeleton = TEST_SKELETONS.dog!();
  const target = testRig(skeleton);
  const motion = makeCreatureMotion('preset:quadruped:trot', skeleton);
  return writeGlb({ ...target.scene, animations: [motionToClip(motion, target)] });
}
