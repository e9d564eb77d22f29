import { applicationPaths } from '@prova/contract/applications/paths';
import type { FoundPlace, ListedCandidate } from '@prova/contract/funnel/candidates';
import { to } from '@prova/contract/paths';
import { ArrowRight, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/link.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { CandidateMatch } from '../../matching/components/candidate-match.tsx';
import { MessagesChip } from '../components/messages-chip.tsx';
import { ReplyChip } from '../components/reply-chip.tsx';
import { StandingChips } from '../components/standing-chips.tsx';
import { PickBox } from '../selection/pick-box.tsx';
import type { CandidateList } from './candidate-filters.ts';
import type { ListPicks } from './use-list-picks.ts';

/** Person, job, match, stage and when: side by side and in rows of one height where there is space, below one another on a phone. */
const COLUMNS =
  'grid grid-cols-[auto_auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 px-4 py-3 lg:min-h-16 lg:grid-cols-[auto_auto_minmax(0,1.3fr)_minmax(0,1.1fr)_7.5rem_minmax(0,1.2fr)_8rem_auto] lg:items-center lg:py-1.5';

type Props = {
  people: readonly ListedCandidate[];
  list: Pick<CandidateList, 'opened' | 'hrefOf'>;
  picks: ListPicks;
  /** What shows is still of the page before. */
  busy: boolean;
};

/** A page of people; arrows go from one to the next. */
export function CandidateRows({ people, list: { opened, hrefOf }, picks, busy }: Props) {
  const { t } = useTranslation(['candidates', 'funnel']);
  const rows = useRef<HTMLUListElement>(null);
  const left = useRef(opened);
  // Whoever closes the panel goes on from the person that was open last.
  useEffect(() => {
    const last = left.current;
    left.current = opened;
    if (last !== null && opened === null && document.activeElement?.closest('ul') !== rows.current)
      rows.current?.querySelector<HTMLElement>(`[data-application="${CSS.escape(last)}"]`)?.focus();
  }, [opened]);
  return (
    <Card padded={false} className={cx('overflow-hidden', busy && 'opacity-60')}>
      <div
        className={cx(
          'border-b border-border border-l-3 border-l-transparent px-4 py-2 text-muted',
          // On a phone people come first.
          picks.page === 'none' && 'max-sm:hidden',
        )}
      >
        <PickBox
          label={t('selectPage')}
          showLabel
          checked={picks.page === 'all'}
          indeterminate={picks.page === 'some'}
          onPick={picks.pickPage}
        />
      </div>
      <ul ref={rows} aria-label={t('list')} aria-busy={busy} className="divide-y divide-border" onKeyDown={walk}>
        {people.map((person) => (
          <Row
            key={person.id}
            person={person}
            open={person.application.id === opened}
            href={hrefOf(person.application.id)}
            from={hrefOf(null)}
            selected={picks.choice.has(person.application.id)}
            able={picks.isAble(person)}
            onPick={(range) => picks.pick(person, range)}
          />
        ))}
      </ul>
    </Card>
  );
}

/** Nobody is called as the search says, and this name is like it. */
export const isSimilar = ({ found }: ListedCandidate): boolean => found.includes('similar_name');

function walk(event: KeyboardEvent<HTMLUListElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-application]')];
  const place = links.indexOf(document.activeElement as HTMLElement);
  const next = links[place + (event.key === 'ArrowDown' ? 1 : -1)];
  if (place < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

type RowProps = {
  person: ListedCandidate;
  open: boolean;
  href: string;
  /** The list, as it is narrowed. */
  from: string;
  selected: boolean;
  /** They can be chosen. */
  able: boolean;
  onPick: (range: boolean) => void;
};

function Row({ person, open, href, from, selected, able, onPick }: RowProps) {
  const { t } = useTranslation(['candidates', 'funnel']);
  const format = useFormat();
  const places = new Intl.ListFormat(format.locale);
  const { application } = person;
  const { stage } = application;
  const foundIn = (place: FoundPlace) => (place === 'similar_name' ? null : t(`foundIn.${place}`));
  const place = [person.city, person.state].filter(Boolean).join(', ');
  return (
    <li
      className={cx(
        COLUMNS,
        'relative border-l-3',
        selected ? 'bg-brand-soft' : 'hover:bg-sunken',
        open ? cx('border-l-brand', !selected && 'bg-sunken') : 'border-l-transparent',
      )}
    >
      <PickBox
        label={t('funnel:select.one', { name: person.name })}
        checked={selected}
        able={selected || able}
        onPick={onPick}
        className="z-1 mt-1.5 self-start lg:mt-0 lg:self-center"
      />
      <Avatar name={person.name} size="sm" className="lg:row-auto" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 lg:flex-nowrap lg:whitespace-nowrap">
          <Link
            href={href}
            data-application={application.id}
            aria-current={open || undefined}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              if (!event.repeat) onPick(event.shiftKey);
            }}
            title={person.name}
            className="font-semibold wrap-break-word outline-none lg:truncate after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
          >
            {person.name}
          </Link>
          {application.unopened && <Badge tone="amber">{t('unopened')}</Badge>}
          <MessagesChip count={application.unreadMessages} />
        </p>
        <p className="truncate text-small text-muted">
          {[person.title, place, person.email].filter(Boolean).join(' · ')}
        </p>
        {person.found.length > 0 && (
          <p className="flex items-center gap-1 text-small text-muted">
            <Search className="size-3.5 shrink-0" aria-hidden="true" />
            {isSimilar(person)
              ? t('similarName')
              : t('found', { places: places.format(person.found.flatMap((place) => foundIn(place) ?? [])) })}
          </p>
        )}
      </div>
      <Link
        href={to(applicationPaths.candidate, { id: person.id }, { application: application.id, from })}
        aria-label={t('page', { name: person.name })}
        title={t('page', { name: person.name })}
        className="z-1 grid size-9 place-items-center self-start rounded-control text-muted hover:bg-border hover:text-text lg:order-last lg:self-center pointer-coarse:size-11"
      >
        <ArrowRight className="size-4" aria-hidden="true" />
      </Link>
      <div className="col-start-3 min-w-0 lg:col-start-auto">
        <p className="wrap-break-word lg:truncate" title={application.jobTitle}>
          {application.jobTitle}
        </p>
        {person.applications > 1 && (
          <p className="text-small text-muted">{t('further', { count: person.applications - 1 })}</p>
        )}
      </div>
      <div className="col-start-3 flex min-w-0 lg:col-start-auto">
        {application.match !== null && (
          <CandidateMatch
            application={application}
            name={person.name}
            score={application.match}
            className="-ml-1 gap-2 max-lg:flex-row lg:flex-row"
          />
        )}
      </div>
      <div className="col-start-3 min-w-0 lg:col-start-auto">
        <p className="wrap-break-word lg:truncate" title={stage.name}>
          {stage.name}
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-1.5 empty:hidden">
          <StandingChips application={application} stageType={stage.type} />
          <ReplyChip card={application} />
        </p>
      </div>
      <time
        dateTime={application.appliedAt}
        title={format.dateTime(application.appliedAt)}
        className="col-start-3 text-small text-muted lg:col-start-auto lg:text-right"
      >
        {format.relative(application.appliedAt)}
      </time>
    </li>
  );
}

/** As many as a screen holds, each where its person will stand. */
export function RowSkeletons() {
  return (
    <SkeletonGroup>
      <Card padded={false} className="divide-y divide-border">
        {Array.from({ length: 8 }, (_, row) => row).map((row) => (
          <div key={row} className={cx(COLUMNS, 'border-l-3 border-l-transparent')}>
            <Skeleton className="size-5 lg:self-center" />
            <Skeleton className="size-8 rounded-full" />
            <div className="flex flex-col gap-1.5">
              <Skeleton className="w-40 max-w-full" />
              <Skeleton className="h-3 w-56 max-w-full" />
            </div>
            <Skeleton className="col-start-3 w-48 max-w-full lg:col-start-auto" />
            <Skeleton className="hidden size-10 rounded-full lg:block" />
            <Skeleton className="col-start-3 w-28 max-w-full lg:col-start-auto" />
            <Skeleton className="col-start-3 w-20 lg:col-start-auto lg:ml-auto" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
