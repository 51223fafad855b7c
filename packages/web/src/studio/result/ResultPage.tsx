import { NotFound } from '@claywork/sdk';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { tasksQuery } from '../../api/queries.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { sessionQuery } from '../../api/session.ts';
import { taskQuery } from '../../api/task-query.ts';
import { RoutePending } from '../../app/route-states.tsx';
import { originOf } from '../../forms/origin.ts';
import { opTitle } from '../../forms/words.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { DetailPage } from '../../ui/DetailPage.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { TaskMenu } from '../TaskMenu.tsx';
import { useWatch } from '../use-watch.ts';
import { Actions } from './Actions.tsx';
import { Facts } from './Facts.tsx';
import { NextSteps } from './NextSteps.tsx';
import { Showing } from './Showing.tsx';

const route = getRouteApi('/shell/studio/$taskId');

/** One task: what it made, or how far it is; what can be done with it next. */
export function ResultPage() {
  const { t } = useTranslation();
  const { taskId } = route.useParams();
  const navigate = useNavigate();
  const session = useQuery(sessionQuery);
  const { data: task, error, refetch } = useQuery({ ...taskQuery(taskId), enabled: Boolean(session.data?.member) });
  const list = useInfiniteQuery({ ...tasksQuery, enabled: Boolean(session.data?.member) });
  const words = task && originOf(task, new Map(list.data?.pages.flat().map((one) => [one.task_id, one]))).words;
  const title = words ?? (task && opTitle(t, task.op));
  useTitle(title);
  useWatch(taskId, task?.status === 'running', title);
  if (session.data && !session.data.member) return <Navigate to="/sign-in" search={{ to: `/studio/${taskId}` }} />;
  const gone = error instanceof NotFound;
  if (error && !task)
    return (
      <ErrorState
        page
        title={t(gone ? 'result.notFound' : 'result.broke')}
        onRetry={gone ? undefined : () => void refetch()}
        action={
          <Link to="/" className={buttonClass({ variant: gone ? 'primary' : 'quiet' })}>
            {t('common.toStudio')}
          </Link>
        }
      >
        {gone ? t('result.notFoundText') : sentenceOf(error)}
      </ErrorState>
    );
  if (!task) return <RoutePending />;
  const kind = opTitle(t, task.op);
  return (
    <DetailPage
      back={{ to: '/', label: t('result.back') }}
      title={words ?? kind}
      by={words && kind}
      menu={<TaskMenu task={task} onDeleted={() => void navigate({ to: '/' })} />}
      about={t('result.about')}
      side={
        <>
          <Actions task={task} />
          {task.status === 'done' && <NextSteps task={task} />}
          <Facts task={task} />
        </>
      }
    >
      <Showing task={task} title={words ?? kind} />
    </DetailPage>
  );
}
