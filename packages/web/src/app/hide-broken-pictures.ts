/** A picture that does not arrive leaves its place empty, not with the browser's broken sheet of paper. */
export function hideBrokenPictures(): void {
  const mark = ({ target, type }: Event): void => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error');
  };
  // neither of the two bubbles
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
}
