export { placed, sampleAt, windowOf } from './canvas.ts';
export { fillSmooth } from './fill-smooth.ts';
export { keepUntouched } from './keep-untouched.ts';
export { mapLayers } from './map-layers.ts';
export { filled, mix } from './mix.ts';
export { closeLayers, openLayers } from './open-layers.ts';
export { reliefOf } from './relief.ts';
export { subjectColors, trySubject, withSubject } from './subject.ts';
export { targetMask } from './target-mask.ts';
