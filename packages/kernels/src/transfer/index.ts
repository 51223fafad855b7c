export { findParts } from './find-parts.ts';
export { findVisible } from './find-visible.ts';
export { type TransferOptions, type TransferReport, type TransferResult, transferMaps } from './transfer-maps.ts';
export { type TransferredSkin, transferSkin } from './transfer-skin.ts';
