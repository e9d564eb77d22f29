import type { MatchExplanation } from '@prova/contract/matching/explanation';
import { DECLARED_MAX } from '@prova/contract/matching/formula';
import { provenLevel } from '@prova/contract/matching/proven-level';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProveLink } from '../../talents/components/prove-link.tsx';
import { isProven } from './is-proven.ts';
import type { TeamView } from './team-view.ts';

type Need = MatchExplanation['needs'][number];

type Props = {
  title: string;
  needs: readonly Need[];
  team?: TeamView;
  /** For the talent: each skill leads to the tests that prove it. */
  leadsToTests?: boolean;
};

/** What a job asks for, each with the evidence for it in words. */
export function MatchNeeds({ title, needs, team, leadsToTests = false }: Props) {
  const { t } = useTranslation('matching');
  const { locale, percent } = useFormat();
  const evidenceOf = useEvidenceWords(team?.basis === 'application');
  if (needs.length === 0) return null;
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (
    <section>
      <h3 className="mb-1.5 text-h5">{title}</h3>
      <ul className="divide-y divide-border">
        {needs.map((need) => (
          <li key={need.skills.join()} className="flex gap-3 py-2.5">
            <Mark proven={isProven(need)} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 wrap-break-word">
                  <span className="font-semibold">
                    {leadsToTests
                      ? either
                          .formatToParts(need.skills)
                          .map(({ type, value }) =>
                            type === 'element' ? <SkillLink key={value} skill={value} /> : value,
                          )
                      : either.format(need.skills)}
                  </span>{' '}
                  <span className="text-small text-muted">
                    {need.titled
                      ? t('needs.titled')
                      : [t(`needs.asked.${need.level}`), !need.required && t('needs.optional')]
                          .filter(Boolean)
                          .join(', ')}
                  </span>
                </span>
                {need.evidence && (
                  <span className="tabular text-small text-muted max-sm:w-full">
                    {t('needs.share', { percent: percent(need.share) })}
                  </span>
                )}
              </p>
              {need.evidence && <p className="text-sm text-muted">{evidenceOf(need.evidence, need.share)}</p>}
              {team?.basis === 'application' && <Sentence of={need.evidence?.skill} claims={team.claims} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SkillLink({ skill }: { skill: string }) {
  const { t } = useTranslation('matching');
  return (
    <ProveLink skill={skill} label={t('needs.tests', { skill })} className="underline decoration-dashed">
      {skill}
    </ProveLink>
  );
}

function Mark({ proven }: { proven: boolean }) {
  return proven ? (
    <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" strokeWidth={2.5} />
  ) : (
    <span
      aria-hidden="true"
      className="mx-0.5 mt-1 size-4 shrink-0 rounded-full border-2 border-dashed border-border-strong"
    />
  );
}

/** Where the résumé says so. */
function Sentence({ of, claims }: { of: string | undefined; claims: TeamView['claims'] }) {
  const found = claims.find(({ skill }) => skill === of);
  return found ? <q className="line-clamp-2 text-sm text-muted italic">{found.sentence}</q> : null;
}

/** @param isSent of what was sent, where no level is said */
function useEvidenceWords(isSent: boolean) {
  const { t } = useTranslation('matching');
  const { date, percent } = useFormat();
  return (evidence: NonNullable<Need['evidence']>, share: number): string => {
    const { proof, level, skill, strength, wanted } = evidence;
    const proven = proof && provenLevel(proof.score);
    const known =
      evidence.kind === 'proven' && proven
        ? t(proof.faded < proof.score ? 'needs.faded' : 'needs.proven', {
            score: proof.score,
            faded: proof.faded,
            date: date(proof.provenAt),
            level: t(`needs.levels.${proven}`),
          })
        : isSent
          ? t('team.claimed')
          : t(`needs.declared.${level ?? 'none'}`);
    const source =
      evidence.kind === 'proven' && proof?.companyName ? t('needs.interview', { company: proof.companyName }) : '';
    const related = strength < 1 ? t('needs.related', { skill, percent: percent(strength), wanted }) : '';
    // Else nobody could tell why what suffices by its level does not count in full.
    const most =
      evidence.kind === 'declared' && share >= DECLARED_MAX ? t('needs.most', { percent: percent(DECLARED_MAX) }) : '';
    return [related, known, most, source].filter(Boolean).join(' ');
  };
}
