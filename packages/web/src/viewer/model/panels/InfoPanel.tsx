import { formatLength } from '../../inspect/stats.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from '../../ui/panel.module.css';
import { type Text, useNumbers, useText } from '../../use-text.ts';
import type { ModelState } from '../model-state.ts';

/** What a model is made of, in numbers, and which keys there are. */
export function InfoPanel(props: { state: ModelState; bytes?: number; format: string; onClose: () => void }) {
  const text = useText();
  const numbers = useNumbers();
  const { stats } = props.state;
  if (!stats) return null;
  const rows: [string, string][] = [
    [text('triangles'), numbers(stats.triangles)],
    [text('vertices'), numbers(stats.vertices)],
    [text('meshes'), numbers(stats.meshes)],
    [text('materials'), numbers(stats.materials)],
    [text('jointCount'), numbers(stats.joints)],
    [text('clipCount'), numbers(stats.clips)],
    [text('fileSize'), [props.format.toUpperCase(), props.bytes ? formatBytes(props.bytes) : ''].join(' ')],
  ];
  return (
    <Panel title={text('info')} onClose={props.onClose}>
      <dl className={styles.facts}>
        <dt className={styles.wide}>{text('size')}</dt>
        <dd className={styles.wide}>{stats.size.map(formatLength).join(' × ')}</dd>
        {rows.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <h4 className={styles.sub}>{text('textures')}</h4>
      <dl className={styles.facts}>
        {stats.textures.length === 0 && <dt>{text('noTextures')}</dt>}
        {stats.textures.map(({ name, width, height }) => (
          <Fact key={name} name={name} value={`${width} × ${height}`} />
        ))}
      </dl>
      {props.state.clips.length > 0 && (
        <>
          <h4 className={styles.sub}>{text('clipCount')}</h4>
          <dl className={styles.facts}>
            {props.state.clips.map(({ name, seconds }) => (
              <Fact key={name} name={name} value={text('seconds', { value: seconds.toFixed(2) })} />
            ))}
          </dl>
        </>
      )}
      <h4 className={styles.sub}>{text('hints')}</h4>
      <dl className={styles.facts}>
        {hints(text).map(([key, does]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function hints(text: Text): [string, string][] {
  return [
    ['← → ↑ ↓', text('hintTurn')],
    ['+ −', text('hintZoom')],
    ['F', text('hintFit')],
    ['W', text('hintWires')],
    ['Space', text('hintPlay')],
    [text('doubleClick'), text('hintFocus')],
  ];
}

/** Bytes in the unit that suits them. */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes >= 1e6 ? [bytes / 1e6, 'MB'] : bytes >= 1e3 ? [bytes / 1e3, 'kB'] : [bytes, 'B'];
  return `${Number(value.toPrecision(3))} ${unit}`;
}
