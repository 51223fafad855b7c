import type { EngineConfig } from '@claywork/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { media } from '../../api/client.ts';
import { sessionQuery } from '../../api/session.ts';
import { taskQuery } from '../../api/task-query.ts';
import type { Start } from '../../app/start-search.ts';
import type { OpForm } from '../../forms/field-types.ts';
import type { ModelValue, PictureValue, Values } from '../../forms/form-values.ts';
import { fromParams, withInput } from '../../forms/from-params.ts';
import { firstOp, opForFile } from '../../forms/pick-op.ts';
import { paramsOf, wordsOf } from '../../forms/task-title.ts';

/** What was being written when the studio was left, and by whom. */
let left: { memberId: string; draft: Draft } | undefined;

interface Draft {
  op: string;
  /** By op: what is written for one is still there after a look at another. */
  values: Readonly<Record<string, Values>>;
  sources: Readonly<Record<string, string | undefined>>;
}

/** What is being filled in: the op and its fields. Words go along when the op changes. */
export function useDraft(forms: ReadonlyMap<string, OpForm>, config: EngineConfig, start: Start) {
  const generating = [...(config.lanes.generate?.ops ?? [])].sort().reverse();
  const memberId = useQuery(sessionQuery).data?.member?.id;
  const [draft, setDraft] = useState<Draft>(() => {
    const resumed = Object.keys(start).length === 0 && left !== undefined && left.memberId === memberId;
    return resumed ? left!.draft : begin(forms, generating, start);
  });
  useEffect(() => {
    if (memberId) left = { memberId, draft };
  }, [memberId, draft]);
  const given = start.again ?? start.input;
  const earlier = useQuery({ ...taskQuery(given ?? ''), enabled: given !== undefined });
  const form = forms.get(draft.op)!;

  // the task that the address names has come: take over what it was made with, or put it in
  const taken = useRef(false);
  useEffect(() => {
    const task = earlier.data;
    // once: what is written since stays, however often the task is heard of
    if (!task || taken.current) return;
    taken.current = true;
    setDraft((old) => {
      if (start.again) {
        const target = forms.get(task.op);
        if (!target) return old;
        const { seed, ...params } = paramsOf(task);
        return put(old, task.op, fromParams(target, params, media));
      }
      const target = forms.get(old.op)!;
      const filled = withInput(target, { id: task.task_id, op: task.op, title: wordsOf(task) ?? '' }, media);
      return filled ? put(old, old.op, filled) : old;
    });
  }, [earlier.data, forms, start.again]);

  const fill = (op: string, name: string, value: unknown) =>
    setDraft((old) => ({
      op,
      values: { ...old.values, [op]: { ...old.values[op], [name]: value } },
      sources: forms.get(op)!.sources.some((field) => field.name === name)
        ? { ...old.sources, [op]: name }
        : old.sources,
    }));
  const take = (kind: 'picture' | 'model', value: PictureValue | ModelValue) => {
    const to = opForFile(forms, draft.op, kind, generating);
    if (to) fill(to.op, to.field, value);
  };
  return {
    form,
    values: draft.values[draft.op] ?? {},
    source: draft.sources[draft.op],
    set: (name: string, value: unknown) => fill(draft.op, name, value),
    setSource: (name: string) => setDraft((old) => ({ ...old, sources: { ...old.sources, [old.op]: name } })),
    pick: (op: string) => setDraft((old) => ({ ...carry(old, forms.get(op)!), op })),
    takePicture: (picture: PictureValue) => take('picture', picture),
    takeModel: (model: ModelValue) => take('model', model),
  };
}

function begin(forms: ReadonlyMap<string, OpForm>, generating: readonly string[], start: Start): Draft {
  const op = start.op && forms.has(start.op) ? start.op : firstOp(forms, generating);
  const values: Record<string, unknown> = start.prompt ? { prompt: start.prompt } : {};
  return { op, values: { [op]: values }, sources: {} };
}

function put(draft: Draft, op: string, { values, source }: { values: Values; source: string | undefined }): Draft {
  return {
    op,
    values: { ...draft.values, [op]: { ...draft.values[op], ...values } },
    sources: { ...draft.sources, [op]: source },
  };
}

/** Words and pictures of the op before, where the next one asks for such and has none yet. */
function carry(draft: Draft, to: OpForm): Draft {
  const before = draft.values[draft.op] ?? {};
  const own = draft.values[to.op] ?? {};
  const fields = [...to.sources, ...to.main].filter(
    (field) =>
      (field.kind === 'text' || field.kind === 'picture') &&
      own[field.name] === undefined &&
      before[field.name] !== undefined,
  );
  const carried = Object.fromEntries(fields.map((field) => [field.name, before[field.name]]));
  return { ...draft, values: { ...draft.values, [to.op]: { ...carried, ...own } } };
}
