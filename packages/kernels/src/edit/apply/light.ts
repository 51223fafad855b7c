import { blur, createFloatImage, type FloatImage, signedDistance } from '../../image/index.ts';
import { paintSky } from '../../picture/index.ts';
import { mix, reliefOf, targetMask, trySubject } from '../layers/index.ts';
import type { Apply, Layers } from '../types.ts';
import { GRADES, type Grade } from './grades.ts';
import { mapLab } from './map-lab.ts';
import { findOpenSky, withoutSky } from './open-sky.ts';
import { isPaper, paintPaper } from './paper.ts';
import { findShining, lightUp } from './shining.ts';

/** Parts of the picture that the sky has to cover for its sun or moon to be looked for in it. */
const SKY_LEAST = 0.02;

/**
 * Another light on a picture: graded as a whole, the subject lit by a lamp on its blown-up shape. By another hour the sky becomes that hour's, plain paper lies in its light,
 * and what shines by itself goes on shining.
 */
export const light: Apply<'light'> = (layers, { light: name }, run) => {
  const grade = GRADES[name];
  const found = grade.lamp || grade.rim || grade.paper || grade.sky ? trySubject(layers) : layers;
  const lit = found.subject ? { ...found, subject: found.subject } : undefined;
  const { layers: final, mask, whole } = targetMask(lit ?? layers, { of: 'all' }, run);
  const { image } = final;
  const { width, height } = image;
  const sky = grade.sky && !run.negative.includes('sky') ? findOpenSky(final) : undefined;
  run.check();
  const solid = sky ? withoutSky(image, sky) : image;
  let made = graded(solid, grade);
  const mirrored = sky ? moonAtLeft(sky.mask) : (grade.lamp?.from[0] ?? 1) < 0;
  if (lit && grade.paper && isPaper(lit)) {
    const paper = paintPaper(lit, grade.paper, run.seed);
    made = mix(paper, made, lit.subject);
  }
  if (lit) made = lampsOn(made, solid, lit, facing(grade, mirrored, sky !== undefined));
  if (sky)
    made = mix(
      made,
      paintSky(width, height, { light: name, horizon: sky.horizon, mirrored, seed: run.seed }),
      sky.mask,
    );
  if (grade.lamps) made = lightUp(made, image, findShining(image, sky?.mask), grade.lamps);
  return { ...final, image: whole ? made : mix(image, made, mask) };
};

/** Whether more of the left than of the right of a picture is free sky. */
function moonAtLeft({ width, data }: FloatImage): boolean {
  let balance = 0;
  let total = 0;
  for (let i = 0; i < data.length; i++) {
    total += data[i];
    balance += i % width < width / 2 ? data[i] : -data[i];
  }
  return total > SKY_LEAST * data.length && balance > 0;
}

/** Lamps from the side on which sun or moon stand. */
function facing(grade: Grade, mirrored: boolean, seen: boolean): Grade {
  const { lamp } = grade;
  if (!seen || !lamp) return grade;
  const [x, y, z] = lamp.from;
  return { ...grade, lamp: { ...lamp, from: [Math.abs(x) * (mirrored ? -1 : 1), y, z] } };
}

function graded(image: FloatImage, grade: Grade): FloatImage {
  const { stops, corners, contrast, saturation, dark, light: bright, bend = 1 } = grade;
  const { width, height } = image;
  const gain = 2 ** (stops / 3);
  return mapLab(image, (lab, i) => {
    const dx = (2 * (i % width)) / width - 1;
    const dy = (2 * Math.floor(i / width)) / height - 1;
    const far = (dx * dx + dy * dy) / 2;
    const L = Math.min(1, lab[0]) ** bend;
    const k = gain * 2 ** ((-corners * far) / 3);
    const bent = 0.5 + (L - 0.5) * contrast;
    lab[0] = Math.max(0, (0.35 * L + 0.65 * Math.min(1, Math.max(0, bent))) * k);
    const s = saturation * Math.min(1, k + 0.25);
    const w = L * L * (3 - 2 * L);
    lab[1] = lab[1] * s + (dark[0] + w * (bright[0] - dark[0])) * Math.min(1, 2.5 * lab[0]);
    lab[2] = lab[2] * s + (dark[1] + w * (bright[1] - dark[1])) * Math.min(1, 2.5 * lab[0]);
  });
}

function lampsOn(
  made: FloatImage,
  image: FloatImage,
  { subject }: Layers & { subject: FloatImage },
  grade: Grade,
): FloatImage {
  const normal = reliefOf(image, subject, 0.8).data;
  const lamps = [grade.lamp, grade.second].filter((lamp) => lamp !== undefined);
  const rim = grade.rim ? rimOf(subject) : undefined;
  const [fx, fy] = grade.rim?.side ? (grade.lamp?.from ?? [0, 1]) : [0, 0];
  const n = 1 / Math.max(1e-6, Math.hypot(fx, fy));
  const out = createFloatImage(image.width, image.height, 3);
  for (let i = 0; i < subject.data.length; i++) {
    const a = subject.data[i];
    for (let c = 0; c < 3; c++) {
      let v = made.data[3 * i + c];
      if (a > 0) {
        for (const { from, color, strength } of lamps) {
          const facing = normal[3 * i] * from[0] + normal[3 * i + 1] * from[1] + normal[3 * i + 2] * from[2];
          const t = Math.max(0, facing);
          v += a * strength * (image.data[3 * i + c] * 0.75 + 0.03) * color[c] * t * t;
          // What turns away from the lamp lies in shade.
          v *= 1 - a * Math.min(0.45, 0.28 * strength * Math.max(0, 0.45 - facing));
        }
        if (rim && grade.rim) {
          const turned = grade.rim.side ? Math.max(0, normal[3 * i] * fx + normal[3 * i + 1] * fy) * n * 1.4 : 1;
          v +=
            a * grade.rim.strength * grade.rim.color[c] * turned * rim.data[i] * (0.25 + 0.75 * image.data[3 * i + c]);
        }
      }
      out.data[3 * i + c] = Math.min(1, v);
    }
  }
  return out;
}

/** How near the subject's outline is, 0..1, from the inside: strongest above and at the sides. */
function rimOf(subject: FloatImage): FloatImage {
  const { width, height } = subject;
  const distance = signedDistance(subject).data;
  const reach = 0.014 * Math.max(width, height);
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const d = Math.max(0, distance[i]) / reach;
    out.data[i] = Math.exp(-d * d) * (0.5 + 0.5 * (1 - Math.floor(i / width) / height));
  }
  return blur(out, 0.25 * reach);
}
