export { addCherry, addStrawberry, type Seat, strawberrySkin } from './berries.ts';
export { addCandle, dollop } from './decor.ts';
