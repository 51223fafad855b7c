export { type TransferOptions, type TransferReport, type TransferResult, transferMaps } from './transfer-maps.ts';
