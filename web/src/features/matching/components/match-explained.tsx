import type { MatchExplanation } from '@prova/contract/matching/explanation';
import { DECLARED_MAX, KNOWN_MIN, PROOF_HALF_LIFE_DAYS, WEIGHTS } from '@prova/contract/matching/formula';
import { to } from '@prova/contract/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Fill } from '../../../lib/slots.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { proveSkill } from '../../talents/components/prove-skill.ts';
import { MatchNeeds } from './match-needs.tsx';
import type { OwnView, TeamView } from './team-view.ts';

type Part = MatchExplanation['parts'][number];
export type ReviewOf = { title: string; applicationId?: string | undefined };

type Props = {
  explanation: MatchExplanation;
  team?: TeamView;
  /** Of an application of the reader: the number is the company's. */
  own?: OwnView;
  /** The talent may ask that a person looks at the number: the company, where they applied, otherwise Prova. */
  reviewOf?: ReviewOf;
};

/** A match in words: its points, the evidence of each need, what is missing, and what would raise it. */
export function MatchExplained({ explanation, team, own, reviewOf }: Props) {
  const { t } = useTranslation('matching');
  const { percent } = useFormat();
  const { score, known, othersCount, entryShare, parts, needs } = explanation;
  const sent = team ?? own;
  // Of what was sent nothing is said by a profile.
  const isOfProfile = team === undefined && own?.basis !== 'application';
  const others = parts.some(({ part, share }) => part !== 'skills' && typeof share === 'number');
  return (
    <div className="flex flex-col gap-6 pt-2">
      {team && <p className="text-sm text-muted">{t(`team.basis.${team.basis}`)}</p>}
      {own && <p className="text-sm text-muted">{t(`own.basis.${own.basis}`)}</p>}
      {score === null ? (
        <Callout kind="plain">
          {t(team ? 'team.tooLittle' : isOfProfile ? 'tooLittle' : 'own.tooLittle', {
            known: percent(known),
            min: percent(KNOWN_MIN),
          })}
        </Callout>
      ) : (
        <section className="flex flex-col gap-3">
          <h3 className="text-h5">{t('partsTitle')}</h3>
          {parts
            .filter(({ share }) => typeof share === 'number')
            .map(({ part, points, pointsMax }) => (
              <ProgressBar
                key={part}
                label={t(`parts.${part}`)}
                value={points}
                max={pointsMax}
                valueText={t('points', { points, max: pointsMax })}
                aside={t('points', { points, max: pointsMax })}
              />
            ))}
          {othersCount < 1 && others && (
            <p className="text-sm text-muted">{t('others', { percent: percent(othersCount) })}</p>
          )}
          {entryShare < 1 && <p className="text-sm text-muted">{t('entryShare', { percent: percent(entryShare) })}</p>}
          <p className="flex justify-between gap-3 border-t border-border pt-2 font-semibold">
            <span>{t('sum')}</span>
            <span className="tabular">{t('points', { points: score, max: 100 })}</span>
          </p>
        </section>
      )}
      <LeftOut
        parts={parts}
        unknown={team ? 'team.unknownPart' : isOfProfile ? 'leftOut.unknown' : 'own.unknownPart'}
      />
      <MatchNeeds
        title={t('needs.there')}
        needs={needs.filter(({ evidence }) => evidence !== null)}
        {...(sent && { team: sent })}
      />
      <MatchNeeds
        title={t('needs.missing')}
        needs={needs.filter(({ evidence }) => evidence === null)}
        leadsToTests={team === undefined}
      />
      <Raises explanation={explanation} />
      <How version={explanation.version} />
      {reviewOf !== undefined && (
        <p className="flex flex-col gap-1 text-sm">
          <Link
            href={to(
              privacyPaths.talentPrivacy,
              {},
              {
                ask: 'human_review',
                about: reviewOf.title,
                ...(reviewOf.applicationId && { application: reviewOf.applicationId }),
              },
            )}
            className="self-start font-semibold text-brand underline"
          >
            {t('askReview')}
          </Link>
          <span className="text-muted">{t(reviewOf.applicationId ? 'reviewByCompany' : 'reviewByProva')}</span>
        </p>
      )}
    </div>
  );
}

type UnknownPart = 'team.unknownPart' | 'leftOut.unknown' | 'own.unknownPart';

function LeftOut({ parts, unknown }: Pick<MatchExplanation, 'parts'> & { unknown: UnknownPart }) {
  const { t } = useTranslation('matching');
  const left = parts.flatMap(({ part, share }) => (typeof share === 'number' ? [] : [{ part, share }]));
  if (left.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 text-h5">{t('leftOut.title')}</h3>
      <ul className="text-sm text-muted">
        {left.map(({ part, share }) => (
          <li key={part}>{t(leftOutWords(part, share, unknown), { part: t(`parts.${part}`) })}</li>
        ))}
      </ul>
    </section>
  );
}

function leftOutWords(part: Part['part'], share: 'not_asked' | 'unknown', unknown: UnknownPart) {
  if (share === 'unknown') return unknown;
  // A remote job says how one works, and still it counts for nobody who does not mind.
  return part === 'place' ? 'leftOut.place' : 'leftOut.not_asked';
}

const RAISES_SHOWN = 5;

function Raises({ explanation: { raises } }: Pick<Props, 'explanation'>) {
  const { t } = useTranslation('matching');
  const { locale } = useFormat();
  if (raises.length === 0) return null;
  const words = (raise: (typeof raises)[number]): string => {
    if (raise.kind === 'say') return t('raises.say', { part: t(`parts.${raise.part}`) });
    if (raise.kind !== 'language') return t(`raises.${raise.kind}`, { skill: raise.skill });
    return t('raises.language', { language: new Intl.DisplayNames(locale, { type: 'language' }).of(raise.code) ?? '' });
  };
  const proving = raises.flatMap((raise) => ('skill' in raise ? [raise.skill] : []));
  // Saying something costs a minute: it is never cut off by what has to be learnt.
  const shown = [
    ...raises.filter(({ kind }) => kind !== 'say').slice(0, RAISES_SHOWN),
    ...raises.filter(({ kind }) => kind === 'say'),
  ];
  return (
    <section>
      <h3 className="mb-1.5 text-h5">{t('raises.title')}</h3>
      <ul className="divide-y divide-border">
        {shown.map((raise) => (
          <li key={words(raise)} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2 text-sm">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="min-w-0 wrap-break-word">{words(raise)}</span>
              <span className="tabular text-brand">
                {raise.gain === null ? t('raises.counts') : t('raises.gain', { count: raise.gain })}
              </span>
            </span>
            <span className="flex justify-end">
              <Way raise={raise} among={proving} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To the test that proves it, else to where the profile says it. */
function Way({ raise, among }: { raise: MatchExplanation['raises'][number]; among: readonly string[] }) {
  const { t } = useTranslation('matching');
  if ('skill' in raise)
    return (
      <Suspense fallback={<span aria-hidden="true" className="inline-block h-9" />}>
        <Fill slot={proveSkill} skill={raise.skill} among={among} />
      </Suspense>
    );
  const tab = raise.kind === 'language' ? 'languages' : TAB_OF[raise.part];
  return (
    <LinkButton href={to(talentPaths.profile, {}, tab === null ? {} : { tab })} size="sm">
      {t('raises.profile')}
    </LinkButton>
  );
}

/** Where a profile says what a part of the match reads; null for its first tab. */
const TAB_OF = { skills: 'skills', languages: 'languages', seniority: null, place: null, pay: null } as const;

function How({ version }: { version: number }) {
  const { t } = useTranslation('matching');
  const { percent } = useFormat();
  return (
    <details className="rounded-card bg-sunken px-4 py-3 text-sm">
      <summary className="cursor-pointer rounded-sm font-semibold">{t('how.title')}</summary>
      <div className="mt-2 flex flex-col gap-2 text-muted">
        <p>{t('how.parts', WEIGHTS)}</p>
        <p>{t('how.skills', { declared: percent(DECLARED_MAX), days: PROOF_HALF_LIFE_DAYS })}</p>
        <p>{t('how.never', { min: percent(KNOWN_MIN) })}</p>
        <p>{t('how.version', { version })}</p>
      </div>
    </details>
  );
}
