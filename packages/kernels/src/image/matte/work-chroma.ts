/** OKLab holds hue and chroma in smaller numbers than lightness: with this its distances are about as large as they look. */
export const CHROMA = 2.2;
