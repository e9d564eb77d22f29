import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { listNotes } from '@prova/contract/evaluations/evaluations';
import { listCandidates } from '@prova/contract/funnel/candidates';
import { getBoard } from '@prova/contract/funnel/funnel';
import { boardChanged, boardTopic } from '@prova/contract/funnel/realtime';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { useLiveMessage, useLiveTopic } from '../../../lib/live.ts';
import { invalidate, queryOf } from '../../../lib/query.ts';
import { useReload } from '../../../lib/use-reload.ts';
import { toast } from '../../../ui/toast-store.ts';
import type { Chosen } from '../selection/plan.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import type { ManyPlace } from '../selection/use-many.ts';
import { type ListPicks, stateOf } from './use-list-picks.ts';

const changed = [listCandidates, getBoard, getApplication, applicationTimeline, listNotes];

/** The person that one goes on with. */
const focusRow = () => document.querySelector<HTMLElement>('[data-application]')?.focus();

/** What can be done with the chosen people of a list: of each with the application that shows, by the stages of its job. */
export function ListSelection({ picks, beside }: { picks: ListPicks; beside: boolean }) {
  const client = useQueryClient();
  const jobIds = [...new Set(picks.people.map(({ application }) => application.jobId))];
  // Of the boards nothing is drawn but their stages: one card a column, which is as few as they give.
  const boards = useQueries({ queries: jobIds.map((jobId) => queryOf(getBoard, { query: { jobId, perColumn: 1 } })) });
  const stagesOf = new Map(
    jobIds.map((jobId, index) => [jobId, boards[index]?.data?.columns.map(({ stage }) => stage)]),
  );
  const failure = boards.find(({ error }) => error)?.error;
  useEffect(() => {
    if (failure) toast.error(messageOf(failure));
  }, [failure]);
  const chosen = picks.people.map(
    (row): Chosen => ({
      id: row.application.id,
      jobId: row.application.jobId,
      name: row.name,
      // What was changed since, even where the list shows it by now, is told by the server, which compares.
      version: picks.choice.get(row.application.id) ?? row.application.version,
      state: stateOf(row),
      stages: stagesOf.get(row.application.jobId) ?? [],
    }),
  );
  const place = useMemo<ManyPlace>(() => {
    const reload = () => void invalidate(client, changed);
    return { settled: async () => undefined, ownVersion: () => 0, during: (_ids, run) => run(), take: reload, reload };
  }, [client]);
  const reload = useReload(useCallback(() => invalidate(client, [listCandidates]), [client]));
  return (
    <>
      {jobIds.map((jobId, index) => (
        <Followed key={jobId} jobId={jobId} snapshot={boards[index]?.data?.snapshot} onChange={reload} />
      ))}
      <SelectionBar
        selection={picks.selection}
        chosen={chosen}
        place={place}
        sendsTests={boards.every(({ data }) => data?.job.can.test)}
        schedules={boards.every(({ data }) => data?.job.can.interview)}
        exports={boards.every(({ data }) => data?.job.can.export)}
        waiting={boards.some(({ data }) => !data)}
        beside={beside}
        focusBack={focusRow}
      />
    </>
  );
}

type FollowedProps = { jobId: string; snapshot: string | undefined; onChange: () => void };

/** While people of a job are chosen, the list shows what others do to them. */
function Followed({ jobId, snapshot, onChange }: FollowedProps) {
  useLiveTopic(boardTopic, { jobId }, snapshot);
  useLiveMessage(boardChanged, (change) => {
    if (change.jobId === jobId) onChange();
  });
  return null;
}
