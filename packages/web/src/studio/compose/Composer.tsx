import type { EngineConfig } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '../../api/query-client.ts';
import { taskQuery } from '../../api/task-query.ts';
import type { Start } from '../../app/start-search.ts';
import type { OpForm } from '../../forms/field-types.ts';
import { fieldOfError, missing, sentenceOfError, toBody } from '../../forms/form-values.ts';
import { OpFormView } from '../../forms/OpFormView.tsx';
import { Notice } from '../../ui/states.tsx';
import styles from './Composer.module.css';
import { Countdown } from './Countdown.tsx';
import { DropAnywhere } from './DropAnywhere.tsx';
import { MakeBar } from './MakeBar.tsx';
import { OpPicker } from './OpPicker.tsx';
import { leastCost } from './op-look.ts';
import { ShortOfCredits } from './ShortOfCredits.tsx';
import { useCreate } from './use-create.ts';
import { useDraft } from './use-draft.ts';
import { useQuote } from './use-quote.ts';

interface ComposerProps {
  forms: ReadonlyMap<string, OpForm>;
  config: EngineConfig;
  start: Start;
  onStarted: (taskId: string) => void;
}

/** Where an op has prices of its own for its variants, switches add nothing. */
const NO_ADDONS = {};

/** Choose an op, fill its form in, see what it costs, press. */
export function Composer({ forms, config, start, onStarted }: ComposerProps) {
  const { t } = useTranslation();
  const draft = useDraft(forms, config, start);
  const { form, values, source } = draft;
  const [tried, setTried] = useState(false);
  const lacks = missing(form, values, source);
  const body = toBody(form, values, source);
  const { quote, problem } = useQuote(body, lacks.length === 0);
  const making = useCreate();
  const element = useRef<HTMLFormElement>(null);
  const inputId = form.sources.find((field) => field.kind === 'task')?.name;
  const inputTask = inputId ? (values[inputId] as string | undefined) : undefined;
  const input = useQuery({ ...taskQuery(inputTask ?? ''), enabled: inputTask !== undefined });

  const refusal = making.error && !making.short ? sentenceOf(making.error) : problem;
  const named = refusal ? fieldOfError(form, refusal) : undefined;
  const errors: Record<string, string | undefined> = {
    ...(tried && Object.fromEntries(lacks.map((name) => [name, t('form.needed')]))),
    ...(named && refusal && { [named]: sentenceOfError(refusal) }),
  };
  const change = (name: string, value: unknown) => {
    making.forget();
    draft.set(name, value);
  };
  const submit = async () => {
    setTried(true);
    const taskId = lacks.length ? undefined : await making.create(body);
    if (!taskId) return showProblem(element.current);
    setTried(false);
    onStarted(taskId);
  };
  return (
    <form
      ref={element}
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit();
      }}
    >
      <h1 className={styles.title}>{t('studio.title')}</h1>
      <div className={styles.scroll}>
        <OpPicker forms={forms} config={config} op={form.op} onPick={draft.pick} />
        <OpFormView
          form={form}
          values={values}
          onChange={change}
          source={source}
          onSource={draft.setSource}
          errors={errors}
          addons={typeof config.costs[form.op] === 'number' ? config.addons : NO_ADDONS}
          input={input.data}
        />
      </div>
      <div className={styles.foot}>
        {!config.enabled && <Notice tone="warn">{t('studio.disabled')}</Notice>}
        {refusal && !named && <Notice tone="bad">{refusal}</Notice>}
        {making.short && (
          <ShortOfCredits
            need={making.short.need}
            allowanceLeft={making.short.allowanceLeft}
            balance={making.short.balance}
          />
        )}
        {!making.short && quote && !quote.enough && (
          <ShortOfCredits need={quote.cost} allowanceLeft={quote.allowance_left} balance={quote.balance} />
        )}
        {making.pause && <Countdown pause={making.pause} onCancel={making.cancel} />}
        <MakeBar
          form={form}
          visibility={(values.visibility as OpForm['visibility'] | undefined) ?? form.visibility}
          onVisibility={(visibility) => change('visibility', visibility)}
          cost={quote?.cost}
          least={leastCost(config, form.op)}
          busy={making.busy}
          disabled={!config.enabled || (quote !== undefined && !quote.enough)}
        />
      </div>
      <DropAnywhere onPicture={draft.takePicture} onModel={draft.takeModel} />
    </form>
  );
}

/** Brings the first sentence that says what is wrong into sight, once it stands there. */
function showProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' }));
}
