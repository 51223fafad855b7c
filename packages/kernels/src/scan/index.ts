export { makeScan, type Scan, type ScanOptions } from './make-scan.ts';
export type { ScanPicture, ViewName } from './register.ts';
export { spreadColors } from './unseen.ts';
