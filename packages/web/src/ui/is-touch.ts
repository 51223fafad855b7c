/** Whether fingers are all there is: nothing can be dropped then. */
export function isTouch(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches;
}
