import { useId } from 'react';
import styles from './Coil.module.css';

/** A jug of coils, from the lip to the foot: half widths of 100. */
const COILS = [25, 17, 19, 31, 39, 41, 36, 26];
const HEIGHT = 10.6;
const STEP = 10.2;
const TOP = 9;
/** From the neck out and down to the belly. */
const HANDLE = 'M 65 24.5 C 92 16, 98 44, 84 56';

interface CoilProps {
  /** 0 to 1: how many coils are laid, from the foot up. Left out: all. */
  built?: number;
  /** The coil being laid moves to and fro. */
  working?: boolean;
  size?: number;
}

/** The studio's mark: a jug built of coils. Shows how far something is, or stands for what is not there yet. Decoration: says nothing to a screen reader. */
export function Coil({ built = 1, working = false, size = 96 }: CoilProps) {
  const laid = built * COILS.length;
  const id = useId();
  return (
    <svg className={styles.coil} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <ellipse className={styles.wheel} cx="48" cy="92.5" rx="37" ry="4" />
      <path className={built >= 1 ? styles.handle : styles.handleEmpty} d={HANDLE} />
      {COILS.map((half, i) => {
        const fromFoot = COILS.length - 1 - i;
        const share = Math.max(0, Math.min(1, laid - fromFoot));
        const shape = { y: TOP + i * STEP, height: HEIGHT, rx: HEIGHT / 2, x: 48 - half };
        return (
          <g key={`${id}-${half}`}>
            <rect className={styles.empty} {...shape} width={half * 2} />
            {share > 0 && (
              <rect
                className={working && share < 1 ? styles.laying : styles.laid}
                {...shape}
                width={Math.max(HEIGHT, half * 2 * share)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The mark with the name. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect className={styles.tile} width="32" height="32" rx="9" />
        <path className={styles.tileHandle} d="M 20 9.6 C 27.5 7.4, 28.4 15.6, 24 18.6" />
        <g className={styles.tileCoils}>
          <rect x="8.6" y="5.6" width="13" height="3.9" rx="1.95" />
          <rect x="10.4" y="9.9" width="9.4" height="3.9" rx="1.95" />
          <rect x="6.2" y="14.2" width="17.8" height="3.9" rx="1.95" />
          <rect x="5.6" y="18.5" width="19" height="3.9" rx="1.95" />
          <rect x="8.6" y="22.8" width="13" height="3.9" rx="1.95" />
        </g>
      </svg>
      <span className={styles.name}>Claywork</span>
    </span>
  );
}
