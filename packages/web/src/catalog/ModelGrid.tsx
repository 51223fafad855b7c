import type { Model } from '@claywork/sdk';
import { Skeleton } from '../ui/states.tsx';
import { ModelCard } from './ModelCard.tsx';
import styles from './ModelGrid.module.css';

/** Models side by side; grey places while they are on their way. */
export function ModelGrid({ models, waiting }: { models: readonly Model[] | undefined; waiting?: boolean }) {
  if (!models)
    return (
      <ul className={styles.grid} aria-busy="true">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <li key={key}>
            <Skeleton height="17rem" />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={styles.grid} data-waiting={waiting || undefined} aria-busy={waiting || undefined}>
      {models.map((model) => (
        <li key={model.id}>
          <ModelCard model={model} />
        </li>
      ))}
    </ul>
  );
}
