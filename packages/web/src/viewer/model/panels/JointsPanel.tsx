import { Panel } from '../../ui/Panel.tsx';
import styles from '../../ui/panel.module.css';
import { useText } from '../../use-text.ts';
import { shortName } from '../JointLabels.tsx';
import type { ModelState } from '../model-state.ts';
import type { ModelSession } from '../session.ts';

/** Joints by name, as they hang on each other. */
export function JointsPanel(props: { session: ModelSession; state: ModelState; onClose: () => void }) {
  const { session, state } = props;
  const text = useText();
  return (
    <Panel
      title={`${text('joints')} (${state.joints.length})`}
      onClose={props.onClose}
      fixed={
        <label className={styles.line}>
          <input
            type="checkbox"
            checked={state.jointNames}
            onChange={(event) => session.jointNames(event.target.checked)}
          />
          {text('jointNames')}
        </label>
      }
    >
      <ul className={styles.list}>
        {state.joints.map(({ name, depth }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: joints are known by their place; names may come twice
            key={i}
            className={styles.row}
            data-chosen={i === state.joint || undefined}
            style={{ paddingInlineStart: `${Math.min(depth, 9) * 0.7}rem` }}
          >
            <button
              type="button"
              className={styles.name}
              aria-pressed={i === state.joint}
              onClick={() => session.joint(i)}
              onPointerEnter={() => session.joint(i)}
            >
              <span>{shortName(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
