import { provenLevel } from '@prova/contract/matching/proven-level';
import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProofChip } from '../../../ui/proof-chip.tsx';
import { ProofLine } from './proof-line.tsx';
import type { SeenSkill, SeenTalent } from './seen-talent.ts';

/** What is proven, the weightiest today first, and what a proof is. */
export function ProvenSkills({ talent: { skills, otherProofs } }: { talent: SeenTalent }) {
  const { t } = useTranslation('talent-view');
  // The level beside a score is the one that it proves; another one that is declared says so.
  const noteOf = (score: number, more: string | false) => {
    const level = provenLevel(score);
    return [level && t(`proof.levels.${level}`), more].filter(Boolean).join(', ');
  };
  const proven = [
    ...skills.flatMap(({ skillId, name, level, proof }) => {
      if (!proof) return [];
      const differs = provenLevel(proof.score) !== level && t(`proof.declares.${level}`);
      return [{ skillId, name, proof, note: noteOf(proof.score, differs) }];
    }),
    ...otherProofs.map(({ skillId, name, ...proof }) => {
      return { skillId, name, proof, note: noteOf(proof.score, t('proof.beside')) };
    }),
  ].toSorted((one, other) => other.proof.faded - one.proof.faded);
  return (
    <Card as="section" aria-labelledby="proven">
      <h2 id="proven" className="text-h4">
        {t('proven')}
      </h2>
      {proven.length === 0 ? (
        <p className="mt-2 text-muted">{t('provenNone')}</p>
      ) : (
        <>
          <p className="mt-1 max-w-[68ch] text-small text-muted">{t('fading')}</p>
          <ul aria-labelledby="proven" className="mt-3 divide-y divide-border">
            {proven.map(({ skillId, name, proof, note }) => (
              <li key={skillId} className="py-2.5">
                <ProofLine name={name} proof={proof} note={note} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Of each level at first; there may be hundreds. */
const SHOWN = 24;

/** What is only said, by level. */
export function DeclaredSkills({ talent: { skills } }: { talent: SeenTalent }) {
  const { t } = useTranslation('talent-view');
  const declared = skills.filter(({ proof }) => proof === null);
  const groups = [
    ...SKILL_LEVELS.toReversed().map((level) => ({
      key: level,
      name: t(`levels.${level}`),
      skills: declared.filter((skill) => !skill.proposed && skill.level === level),
    })),
    { key: 'proposed', name: t('proposed'), skills: declared.filter(({ proposed }) => proposed) },
  ].filter((group) => group.skills.length > 0);
  return (
    <Card as="section" aria-labelledby="declared">
      <h2 id="declared" className="text-h4">
        {t('declared')}
      </h2>
      {groups.length === 0 && <p className="mt-2 text-muted">{t('declaredNone')}</p>}
      {groups.map(({ key, name, skills }) => (
        <SkillGroup key={key} name={name} skills={skills} />
      ))}
    </Card>
  );
}

function SkillGroup({ name, skills }: { name: string; skills: readonly SeenSkill[] }) {
  const { t } = useTranslation('talent-view');
  const [all, setAll] = useState(false);
  const shown = all ? skills : skills.slice(0, SHOWN);
  return (
    <div className="mt-4">
      <h3 className="font-sans text-sm font-semibold text-muted">{name}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {shown.map((skill) => (
          <li key={skill.skillId} className="flex max-w-full flex-wrap items-center gap-x-1.5">
            <ProofChip skill={skill.name} state="declared" className="max-w-full wrap-anywhere" />
            {skill.yearsOfExperience > 0 && (
              <span className="text-small text-muted">{t('years', { count: skill.yearsOfExperience })}</span>
            )}
          </li>
        ))}
      </ul>
      {shown.length < skills.length && (
        <Button size="sm" variant="ghost" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          {t('more', { count: skills.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
