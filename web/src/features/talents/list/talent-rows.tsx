import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import type { ListedTalent } from '@prova/contract/talents/talents';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Link } from '../../../ui/link.tsx';
import { ProofChip } from '../../../ui/proof-chip.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { placeOf } from '../components/seen-talent.ts';

/** Person, skills and score: side by side where there is space, below one another on a phone. */
const COLUMNS =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 px-4 py-3 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,1.4fr)_6rem] lg:items-center';

/** @param busy what shows is still of the page before */
export function TalentRows({ people, busy }: { people: readonly ListedTalent[]; busy: boolean }) {
  const { t } = useTranslation('talent-list');
  return (
    <Card padded={false} className={cx('overflow-hidden', busy && 'opacity-60')}>
      <ul aria-label={t('list')} aria-busy={busy} className="divide-y divide-border">
        {people.map((person) => (
          <Row key={person.id} person={person} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ person }: { person: ListedTalent }) {
  const { t } = useTranslation(['talent-list', 'talent-view']);
  const { seniority, workModel, availability, skillScore } = person;
  const facts = [
    seniority && t(`talent-view:seniority.${seniority}`),
    placeOf(person),
    workModel && t(`talent-view:workModel.${workModel}`),
    availability && t(`talent-view:availability.${availability}`),
  ].filter(Boolean);
  return (
    <li className={cx(COLUMNS, 'relative hover:bg-sunken')}>
      <Avatar name={person.name} src={person.photoUrl} />
      <div className="min-w-0">
        <Link
          href={to(talentPaths.talent, { id: person.id })}
          className="font-semibold outline-none wrap-anywhere after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
        >
          {person.name}
        </Link>
        {person.similarName && <p className="text-small text-muted">{t('similarName')}</p>}
        {person.title && <p className="wrap-anywhere">{person.title}</p>}
        {facts.length > 0 && <p className="text-small text-muted wrap-anywhere">{facts.join(' · ')}</p>}
      </div>
      <ul className="col-start-2 flex min-w-0 flex-wrap gap-1.5 empty:hidden lg:col-start-auto">
        {person.skills.map(({ name, proven }) => (
          <li key={name} className="max-w-full">
            {proven ? <ProvenName name={name} /> : <ProofChip skill={name} state="declared" className="max-w-full" />}
          </li>
        ))}
      </ul>
      {skillScore !== null && (
        <p className="tabular col-start-2 text-sm font-semibold lg:col-start-4 lg:text-right">
          <span aria-hidden="true">{t('score', { score: skillScore })}</span>
          <span className="sr-only">{t('scoreLabel', { score: skillScore })}</span>
        </p>
      )}
    </li>
  );
}

/** Solid, with its check; the results are on the profile. */
function ProvenName({ name }: { name: string }) {
  const { t } = useTranslation('talent-list');
  return (
    <Badge tone="green" icon={<Check strokeWidth={2.5} />} className="max-w-full">
      <span aria-hidden="true">{name}</span>
      <span className="sr-only">{t('proven', { skill: name })}</span>
    </Badge>
  );
}

/** As many as a screen holds, each where its person will stand. */
export function RowSkeletons() {
  return (
    <SkeletonGroup>
      <Card padded={false} className="divide-y divide-border">
        {Array.from({ length: 8 }, (_, row) => row).map((row) => (
          <div key={row} className={COLUMNS}>
            <Skeleton className="size-10 rounded-full" />
            <div className="flex flex-col gap-1.5">
              <Skeleton className="w-40 max-w-full" />
              <Skeleton className="h-3 w-56 max-w-full" />
            </div>
            <Skeleton className="col-start-2 w-64 max-w-full lg:col-start-auto" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
