/** Motions that every rig has, each type of body in its own way. */
const GENERAL = 'idle walk run jump dive climb slash shoot hurt fall turn'.split(' ').map((name) => `preset:${name}`);

/** Those made for one type of body. A test holds them against what the kernels can play. */
const OWN = {
  biped: `afraid agree angry_01 angry_02 angry_03 basketball_shot bow box_01 box_02 box_03 cast_a_spell cheer chop clap
    climb complain_01 complain_02 cross_body_crunch crossover_dribble cry dance_01 dance_02 dance_03 dance_04 dance_05 dance_06
    defeat_02 defeat_03 depressed dig dive dribble fall fire flee_01 flee_02 flip fold_arms football_catch football_save
    football_pass freaky frightened front_kick_01 front_kick_02 frustrated_01 frustrated_02 golf greet_01 greet_02 greet_03
    greet_04 heart_pose hit_to_body_01 hit_to_body_02 hit_to_head hit_to_side hit_to_stomach hug hurt idle jump_down jump
    jump_rope_01 jump_rope_02 laugh_01 laugh_02 lift_heavy look_around make_a_call_01 make_a_call_02 pitch_baseball
    play_mobile_game play_video_game press-up run_upstairs run scared_01 scared_02 scratch shoot shovel sing_01 sing_02 sing_03
    sing_04 sit slash sob standing_relax surf swagger swim turn victory_celebration volleyball wait walk warm_up wave_goodbye_01
    wave_goodbye_02`,
  quadruped: 'walk trot gallop idle sit jump attack eat',
  hexapod: 'walk run idle attack',
  octopod: 'walk run idle attack',
  avian: 'fly glide takeoff walk hop idle peck',
  serpentine: 'march coil strike idle',
  aquatic: 'march dart idle turn',
} as const;

/** Types of rigs. */
export const RIG_TYPES = ['biped', 'quadruped', 'hexapod', 'octopod', 'avian', 'serpentine', 'aquatic'] as const;

/** The motions that a rig of a type can be given: the general ones, then its own. */
export function motionsOf(type: (typeof RIG_TYPES)[number]): string[] {
  return [...GENERAL, ...ownMotions(type)];
}

/** What clients are told: motions of rigs of the current library, and those that rigs of the classic library are for. */
export const ANIMATIONS = Object.freeze({
  current: [...GENERAL, ...RIG_TYPES.filter((type) => type !== 'biped').flatMap(ownMotions)],
  classic: ownMotions('biped'),
});

function ownMotions(type: (typeof RIG_TYPES)[number]): string[] {
  return OWN[type].split(/\s+/).map((name) => `preset:${type}:${name}`);
}
