import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { type Choice, type Placed, placing } from './import-change.ts';
import type { ImportPlan, UnreadPart } from './import-plan.ts';
import { PlacedEntry } from './placed-entry.tsx';

const TEXT_MAX = 2_000;

/** Text of the résumé that went into no field, under its heading, and where it may go. */
export function UnreadParts({
  plan,
  choice,
  onChange,
}: {
  plan: ImportPlan;
  choice: Choice;
  onChange: (choice: Choice) => void;
}) {
  const { t } = useTranslation('talent-import');
  if (plan.unread.length === 0) return null;
  return (
    <section aria-label={t('unread.title')} className="flex flex-col gap-3">
      <h3 className="text-h4">{t('unread.title')}</h3>
      <p className="text-small text-muted">{t('unread.hint')}</p>
      <ul className="flex flex-col gap-4">
        {plan.unread.map((part) => (
          <Card as="li" key={part.id} look="dashed">
            <Part part={part} plan={plan} choice={choice} onPlace={(to) => onChange(placing(choice, part.id, to))} />
          </Card>
        ))}
      </ul>
    </section>
  );
}

function Part({
  part: { id, heading, text },
  plan,
  choice,
  onPlace,
}: {
  part: UnreadPart;
  plan: ImportPlan;
  choice: Choice;
  onPlace: (placed: Placed | undefined) => void;
}) {
  const { t } = useTranslation('talent-import');
  const placed = choice.placed[id];
  const title = heading ?? t('unread.noHeading');
  // Only jobs that are to be added: what the profile has already is changed there.
  const jobs = plan.experience.filter(
    (job) => choice.ids.has(job.id) || (placed && 'id' in placed && placed.id === job.id),
  );
  const value = !placed ? '' : placed.to === 'work' ? `work:${placed.id}` : placed.to;
  const place = (to: string) => {
    if (to === 'experience' || to === 'education') onPlace({ to, entry: null });
    else if (to === 'bio') onPlace({ to });
    else onPlace(to === '' ? undefined : { to: 'work', id: to.slice('work:'.length) });
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="min-w-0">
        <h4 className="font-semibold wrap-anywhere">{title}</h4>
        <p className="text-small text-muted">{t('unread.notRead')}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard. */}
      <p className="max-h-72 overflow-y-auto whitespace-pre-line wrap-anywhere" tabIndex={0}>
        {text}
      </p>
      <Select
        label={t('unread.place')}
        className="max-w-96"
        value={value}
        options={[
          { value: '', label: t('unread.leave') },
          { value: 'bio', label: t('unread.bio') },
          ...jobs.map(({ id: job, entry }) => ({
            value: `work:${job}`,
            label: t('unread.work', { job: [entry.position, entry.company].filter(Boolean).join(', ') }),
          })),
          { value: 'experience', label: t('unread.experience') },
          { value: 'education', label: t('unread.education') },
        ]}
        onChange={({ target }) => place(target.value)}
      />
      {placed && 'entry' in placed && (
        <PlacedEntry
          key={placed.to}
          placed={placed}
          work={{ ...EMPTY_WORK, description: text.slice(0, TEXT_MAX) }}
          onPlace={onPlace}
        />
      )}
    </div>
  );
}

const EMPTY_WORK = { company: '', position: '', startDate: '', endDate: null, current: false, technologies: [] };
