import { ASPECTS, TEMPLATES } from '../../ops/_shared/picture-terms.ts';
import { RESTYLE_PRICES, RESTYLE_TERMS } from '../../ops/_shared/restyle-terms.ts';
import { RETOPO_PRICES, RETOPO_RANGES } from '../../ops/_shared/retopo-terms.ts';

/** Lists and defaults of the contract that no operation declares, or not yet. Prices of an op that is registered come from the op. */
export const CONTRACT = Object.freeze({
  aspects: ASPECTS,
  templates: TEMPLATES,
  rigTypes: ['biped', 'quadruped', 'hexapod', 'octopod', 'avian', 'serpentine', 'aquatic'],
  addons: { quad: 5, low_poly: 10, parts: 20, ultra_texture: 10, semantic: 10, pro_texture: 10, hd_geometry: 20 },
  qualityResults: {
    draft: 'Geometry only, no textures',
    standard: 'Textured',
    pro: 'Detailed texture pass',
    cinematic: 'Detailed textures and geometry',
  },
  prices: {
    retopo: RETOPO_PRICES,
    complete: { ai: 50, cap: 30 },
    'smart-segment': { image: 85, model: 55 },
    restyle: RESTYLE_PRICES,
  },
  retopo: RETOPO_RANGES,
  restyle: { styles: [...RESTYLE_TERMS.styles], block_size: RESTYLE_TERMS.block_size },
  limits: {
    image_bytes: 20 * 1024 * 1024,
    image_pixels: 40_000_000,
    image_side_min: 16,
    model_bytes: 100 * 1024 * 1024,
    model_unpacked_bytes: 512 * 1024 * 1024,
    model_faces: 2_000_000,
    views: [2, 4] as [number, number],
    refs: 3,
    edit_prompts: 4,
    animations: [1, 5] as [number, number],
    tasks_list: 50,
    poll_interval_ms: 3000,
  },
  animations: [
    ...['idle', 'walk', 'run', 'jump', 'dive', 'climb', 'slash', 'shoot', 'hurt', 'fall', 'turn'].map(
      (n) => `preset:${n}`,
    ),
    'preset:quadruped:walk',
    'preset:hexapod:walk',
    'preset:octopod:walk',
    'preset:serpentine:march',
    'preset:aquatic:march',
  ],
  animationsClassic:
    `afraid agree angry_01 angry_02 angry_03 basketball_shot bow box_01 box_02 box_03 cast_a_spell cheer chop clap
    climb complain_01 complain_02 cross_body_crunch crossover_dribble cry dance_01 dance_02 dance_03 dance_04 dance_05 dance_06
    defeat_02 defeat_03 depressed dig dive dribble fall fire flee_01 flee_02 flip fold_arms football_catch football_save
    football_pass freaky frightened front_kick_01 front_kick_02 frustrated_01 frustrated_02 golf greet_01 greet_02 greet_03
    greet_04 heart_pose hit_to_body_01 hit_to_body_02 hit_to_head hit_to_side hit_to_stomach hug hurt idle jump_down jump
    jump_rope_01 jump_rope_02 laugh_01 laugh_02 lift_heavy look_around make_a_call_01 make_a_call_02 pitch_baseball
    play_mobile_game play_video_game press-up run_upstairs run scared_01 scared_02 scratch shoot shovel sing_01 sing_02 sing_03
    sing_04 sit slash sob standing_relax surf swagger swim turn victory_celebration volleyball wait walk warm_up wave_goodbye_01
    wave_goodbye_02`
      .split(/\s+/)
      .map((name) => `preset:biped:${name}`),
});
