import { Eye, EyeOff } from 'lucide-react';
import { IconButton, Slider } from '../../ui/controls.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from '../../ui/panel.module.css';
import { useNumbers, useText } from '../../use-text.ts';
import type { ModelState } from '../model-state.ts';
import type { ModelSession } from '../session.ts';

/** What a model is made of: shown, hidden, taken apart. */
export function PartsPanel(props: { session: ModelSession; state: ModelState; onClose: () => void }) {
  const { session, state } = props;
  const text = useText();
  const numbers = useNumbers();
  const { parts, selected, hovered } = state;
  return (
    <Panel
      title={text('parts')}
      onClose={props.onClose}
      fixed={
        state.explodable ? (
          <>
            <div className={styles.line}>
              <span>{text('explode')}</span>
              <Slider
                label={text('explode')}
                value={Math.round(100 * state.explode)}
                max={100}
                step={1}
                text={`${Math.round(100 * state.explode)} %`}
                onChange={(value) => session.explode(value / 100)}
              />
            </div>
            <div className={styles.links}>
              <button
                type="button"
                className={styles.link}
                disabled={parts.every((part) => part.visible)}
                onClick={() => session.showParts(() => true)}
              >
                {text('showAll')}
              </button>
              <button
                type="button"
                className={styles.link}
                disabled={selected < 0}
                onClick={() => session.showParts((i) => i === selected)}
              >
                {text('hideOthers')}
              </button>
            </div>
          </>
        ) : (
          <p className={styles.note}>{text(parts.length > 1 ? 'partsSkinned' : 'partsOne')}</p>
        )
      }
    >
      <ul className={styles.list}>
        {parts.map((part, i) => {
          const name = part.name || text('unnamed', { n: i + 1 });
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: parts are known by their place; names may come twice
              key={i}
              className={styles.row}
              data-chosen={i === selected || i === hovered || undefined}
              data-hidden={part.visible ? undefined : true}
              onPointerEnter={() => session.hover(i)}
              onPointerLeave={() => session.hover(-1)}
            >
              <button
                type="button"
                className={styles.name}
                aria-pressed={i === selected}
                onClick={() => session.select(i)}
              >
                <span>{name}</span>
                <span className={styles.count}>{numbers(part.triangles)}</span>
              </button>
              <IconButton
                label={text('showPart', { name })}
                pressed={part.visible}
                quiet
                onClick={() => session.showPart(i, !part.visible)}
              >
                {part.visible ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
              </IconButton>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
