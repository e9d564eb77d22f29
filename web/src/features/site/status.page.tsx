import type { DataOf } from '@prova/contract/endpoint';
import type { getStatus } from '@prova/contract/site/site';
import type { PartState } from '@prova/contract/site/status-fields';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRead } from '../../lib/use-read.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useStatusText } from './use-status-text.ts';

type Status = DataOf<typeof getStatus>;

const LOOKS = {
  working: { tone: 'green', Icon: CircleCheck },
  slow: { tone: 'amber', Icon: Clock },
  down: { tone: 'red', Icon: CircleAlert },
} as const;

/** Which parts of the installation work, as it has just found out. */
export function StatusPage() {
  const text = useStatusText();
  usePageTitle(text.title);
  const status = useRead<typeof getStatus>('/api/v1/public/status', {});
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6">
      <h1 className="text-h2 sm:text-h1">{text.title}</h1>
      <QueryView
        query={status}
        skeleton={
          <SkeletonGroup>
            <Skeleton className="mt-6 h-96" />
          </SkeletonGroup>
        }
        failure={{ title: text.failed.title, text: text.failed.text }}
      >
        {(data) => <Loaded status={data} hasFailed={Boolean(status.error)} onAgain={status.refetch} />}
      </QueryView>
    </div>
  );
}

function Loaded({ status, hasFailed, onAgain }: { status: Status; hasFailed: boolean; onAgain: () => unknown }) {
  const { parts, checkedAt } = status;
  // What was there when it was asked again: until something else, or a failure, is there, the answer is awaited.
  const [before, setBefore] = useState<Status | null>(null);
  const text = useStatusText();
  const { dateTime } = useFormat();
  const worst = worstOf(parts.map(({ state }) => state));
  const { Icon, tone } = LOOKS[worst];
  return (
    <>
      {hasFailed ? (
        <Callout kind="error" live title={text.failed.title} className="mt-6">
          {text.failed.text} {text.failed.before(dateTime(checkedAt))}
        </Callout>
      ) : (
        <div
          role="status"
          className={`mt-6 flex items-center gap-4 rounded-card p-5 ${tone === 'green' ? 'bg-brand-soft' : tone === 'amber' ? 'bg-amber-soft' : 'bg-red-soft'}`}
        >
          <Icon className="size-7 shrink-0" aria-hidden="true" />
          <div>
            <p className="font-heading text-h4 font-bold">{text.all[worst]}</p>
            <p className="text-sm">{text.checked(dateTime(checkedAt))}</p>
          </div>
        </div>
      )}
      <ul className="mt-6 divide-y divide-border rounded-card border bg-surface">
        {parts.map(({ part, state }) => (
          <li key={part} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4">
            <div className="min-w-0 flex-1 basis-64">
              <h2 className="font-sans text-body font-semibold">{text.parts[part].name}</h2>
              <p className="text-sm text-muted">{text.parts[part][state === 'working' ? 'what' : state]}</p>
            </div>
            <State state={state} />
          </li>
        ))}
      </ul>
      <Button
        busy={before === status && !hasFailed}
        onClick={() => {
          setBefore(status);
          onAgain();
        }}
        className="mt-6"
      >
        {text.again}
      </Button>
    </>
  );
}

function State({ state }: { state: PartState }) {
  const text = useStatusText();
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {text.states[state]}
    </Badge>
  );
}

function worstOf(states: readonly PartState[]): PartState {
  if (states.includes('down')) return 'down';
  return states.includes('slow') ? 'slow' : 'working';
}
