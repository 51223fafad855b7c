import { useId } from 'react';
import styles from './Coil.module.css';

/** A pot of coils, from the lip to the foot: half widths of 100. */
const COILS = [26, 20, 34, 44, 47, 42, 32, 22];
const HEIGHT = 9;
const GAP = 3.2;

interface CoilProps {
  /** 0 to 1: how many coils are laid, from the foot up. Left out: all. */
  built?: number;
  /** The coil being laid moves to and fro. */
  working?: boolean;
  size?: number;
}

/** The studio's mark: a pot built of coils. Shows how far something is, or stands for what is not there yet. Decoration: says nothing to a screen reader. */
export function Coil({ built = 1, working = false, size = 96 }: CoilProps) {
  const laid = built * COILS.length;
  const id = useId();
  return (
    <svg className={styles.coil} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <ellipse className={styles.wheel} cx="50" cy="97" rx="36" ry="2.4" />
      {COILS.map((half, i) => {
        const fromFoot = COILS.length - 1 - i;
        const share = Math.max(0, Math.min(1, laid - fromFoot));
        const y = i * (HEIGHT + GAP - 1.2) + 9;
        return (
          <g key={`${id}-${half}-${y}`}>
            <rect className={styles.empty} x={50 - half} y={y} width={half * 2} height={HEIGHT} rx={HEIGHT / 2} />
            {share > 0 && (
              <rect
                className={working && share < 1 ? styles.laying : styles.laid}
                x={50 - half}
                y={y}
                width={Math.max(HEIGHT, half * 2 * share)}
                height={HEIGHT}
                rx={HEIGHT / 2}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The mark with the name. */
export function Wordmark({ compact = false }: { compact?: boolean }) {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect className={styles.tile} width="32" height="32" rx="9" />
        <g className={styles.tileCoils}>
          <rect x="11" y="5" width="10" height="3.6" rx="1.8" />
          <rect x="9" y="9.6" width="14" height="3.6" rx="1.8" />
          <rect x="6" y="14.2" width="20" height="3.6" rx="1.8" />
          <rect x="7" y="18.8" width="18" height="3.6" rx="1.8" />
          <rect x="10" y="23.4" width="12" height="3.6" rx="1.8" />
        </g>
      </svg>
      <span className={compact ? styles.hiddenName : styles.name}>Claywork</span>
    </span>
  );
}
