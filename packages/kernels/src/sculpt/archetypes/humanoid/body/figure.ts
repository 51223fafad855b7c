/** What a body is made from. Everything else follows. */
export interface FigureMorphs {
  /** Metres from sole to crown. */
  height: number;
  /** Heights of the head in the whole: 7.5 an adult of life, 6.5 a game hero, 5 a child, 3 a chibi. */
  heads: number;
  /** 0 male .. 1 female. */
  female: number;
  /** 0 lean .. 1 very fat. */
  fat: number;
  /** 0 slight .. 1 heroic. */
  muscle: number;
  /** Width of the shoulders as a factor. */
  shoulders: number;
  /** Factor on hands and feet. */
  extremities: number;
  /** Length of the arms as a factor. */
  arms: number;
}

/** Heights and lengths of a body in metres, standing straight. */
export interface Figure extends FigureMorphs {
  /** Chin to crown. */
  headH: number;
  /** Height of chin, pit of the neck, crotch, hip joint, knee and ankle. */
  chinY: number;
  pitY: number;
  crotchY: number;
  hipY: number;
  kneeY: number;
  ankleY: number;
  /** The unit of widths and thicknesses: the height of an adult with such a trunk. */
  u: number;
  upperArm: number;
  forearm: number;
}

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/**
 * Proportions after the canons of figure drawing (Loomis, "Figure Drawing for All It's Worth", 1943): the fewer heads, the shorter the
 * legs and the smaller the trunk beside the head.
 */
export function createFigure(m: FigureMorphs): Figure {
  const headH = m.height / m.heads;
  const grown = Math.min(1, Math.max(0, (m.heads - 2.5) / 4.3));
  const chinY = m.height - headH;
  const pitY = chinY - headH * mix(0.06, 0.2, grown);
  const crotchY = m.height * mix(0.25, 0.476, grown ** 0.75);
  const u = (pitY - crotchY) / 0.352;
  const hipY = crotchY + 0.035 * u;
  const ankleY = Math.min(0.05 * u, crotchY * 0.16);
  return {
    ...m,
    headH,
    chinY,
    pitY,
    crotchY,
    hipY,
    kneeY: ankleY + (hipY - ankleY) * 0.5,
    ankleY,
    u,
    upperArm: 0.168 * u * m.arms,
    forearm: 0.144 * u * m.arms,
  };
}
