import { plain } from '@prova/contract/folded-text';
import { TALENT_LIMITS } from '@prova/contract/talents/talent-words';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Fill } from '../../../lib/slots.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ListEditor, type ListForm } from '../../../ui/list-editor.tsx';
import { ProofChip } from '../../../ui/proof-chip.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { SkillForm, type SkillValue } from '../../../widgets/skill-form.tsx';
import { useSkillSuggestions } from '../../../widgets/use-skill-suggestions.ts';
import { fieldId } from '../components/field-address.ts';
import { ProofMark, ProofSpan } from '../components/proof-line.tsx';
import { proveSkill } from '../components/prove-skill.ts';
import { BesideProofs } from './beside-proofs.tsx';
import { useChangeProfile } from './use-change-profile.ts';

type Skill = TalentProfile['skills'][number];

/** From so many on one looks for a skill by its name. */
const SEARCH_FROM = 12;
/** Of hundreds, the first; the others on request. */
const SHOWN = 40;

const asSaved = ({ name, level, yearsOfExperience }: SkillValue): SkillValue => ({ name, level, yearsOfExperience });

export function SkillsTab({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation(['talent-profile', 'talent-view']);
  const { number } = useFormat();
  const { change, errorText, keepAs } = useChangeProfile(profile);
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const { skills } = profile;
  const isFull = skills.length >= TALENT_LIMITS.skills;
  const save = (changed: readonly SkillValue[]) => change({ skills: changed.map(asSaved) });
  const add = async (added: SkillValue) => {
    const saved = await save([added, ...skills]);
    // Another spelling of what is there, which stands as it was.
    if (saved.skills.length === skills.length) toast.info(t('skills.known', { name: added.name }));
  };

  const words = plain(search.trim());
  const found = words ? skills.filter(({ name }) => plain(name).includes(words)) : skills;
  const shown = all ? found : found.slice(0, SHOWN);
  const unproven = shown.filter(({ proof }) => proof === null).map(({ name }) => name);
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-[68ch] text-small text-muted">
        <p className="tabular">
          {t('skills.count', { count: skills.length, max: number(TALENT_LIMITS.skills) })}
          {isFull && ` · ${t('skills.full')}`}
        </p>
        {profile.skillScore !== null && <p className="mt-1">{t('talent-view:fading')}</p>}
      </div>
      {skills.length >= SEARCH_FROM && (
        <SearchField label={t('skills.search')} value={search} onChange={setSearch} className="max-w-md" />
      )}
      <div id={fieldId('skills')}>
        <ListEditor<Skill, SkillValue>
          label={t('skills.label')}
          items={skills}
          isShown={(skill) => shown.includes(skill)}
          itemKey={({ skillId }) => skillId}
          itemName={({ name }) => name}
          renderItem={(skill) => <SkillRow skill={skill} unproven={unproven} />}
          renderForm={(form) => <KnownSkillForm {...form} keepAs={keepAs(`skills.${form.item?.skillId ?? 'new'}`)} />}
          addFirst
          addLabel={t('skills.add')}
          full={isFull}
          emptyText={words ? t('skills.noMatch', { search: search.trim() }) : t('skills.none')}
          errorText={errorText}
          onAdd={add}
          onEdit={async (old, edited) => {
            await save(skills.map((each) => (each.skillId === old.skillId ? edited : each)));
          }}
          onRemove={async (old) => {
            await save(skills.filter(({ skillId }) => skillId !== old.skillId));
          }}
          onRestore={async (old, index) => {
            await save(skills.toSpliced(index, 0, old));
          }}
        />
      </div>
      {shown.length < found.length && (
        <div>
          <Button variant="ghost" onClick={() => setAll(true)}>
            {t('skills.all', { count: found.length })}
          </Button>
        </div>
      )}
      <BesideProofs
        proofs={profile.otherProofs}
        onTake={(name) => add({ name, level: 'INTERMEDIATE', yearsOfExperience: 0 })}
      />
    </div>
  );
}

/** The shared form, with the dictionary's names while one types. */
function KnownSkillForm({ item, keepAs, ...form }: ListForm<Skill, SkillValue> & { keepAs: string }) {
  const [typed, setTyped] = useState('');
  const suggestions = useSkillSuggestions(typed.trim()).map(({ name }) => name);
  return <SkillForm {...form} value={item} keepAs={keepAs} suggestions={suggestions} onName={setTyped} />;
}

type SkillRowProps = {
  skill: Skill;
  /** Names of all that are shown and not proven. */
  unproven: readonly string[];
};

function SkillRow({ skill: { name, level, yearsOfExperience, proposed, proof }, unproven }: SkillRowProps) {
  const { t } = useTranslation(['talent-profile', 'talent-view']);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
      {proof ? <ProofMark name={name} proof={proof} /> : <ProofChip skill={name} state="declared" />}
      <span className="text-sm">
        {t(proof ? `talent-view:proof.declares.${level}` : `talent-view:levels.${level}`)}
      </span>
      {yearsOfExperience > 0 && (
        <span className="text-small text-muted">{t('talent-view:years', { count: yearsOfExperience })}</span>
      )}
      {proposed && <Badge tone="amber">{t('skills.proposed')}</Badge>}
      {proof ? (
        <ProofSpan proof={proof} className="sm:ml-auto" />
      ) : (
        <span className="ml-auto">
          <Suspense fallback={<span aria-hidden="true" className="inline-block h-9" />}>
            <Fill slot={proveSkill} skill={name} among={unproven} />
          </Suspense>
        </span>
      )}
      {proposed && <p className="w-full text-small text-muted">{t('skills.proposedHint')}</p>}
    </div>
  );
}
