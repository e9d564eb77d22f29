import type { ImportedProfile } from '@prova/contract/talents/resume-import';
import { type TalentProfile, updateTalentProfile } from '@prova/contract/talents/talents';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Upload } from '../../../ui/upload.tsx';
import { useChangeProfile } from '../profile/use-change-profile.ts';
import { ownProfileQuery } from '../talents.queries.ts';
import { FoundList } from './found-list.tsx';
import { FoundTexts } from './found-texts.tsx';
import { changeOf, firstChoice, type ImportPlan, LISTS, planImport, tooMany, undoOf } from './import-plan.ts';
import { useResumeReading } from './use-resume-reading.ts';

const UNDO_MS = 10_000;
const ACCEPT = '.pdf,.docx,.doc,.json';

/** Reads a résumé, shows all that it says and the profile does not, and adds what is chosen. Before that nothing is saved. */
export function ImportDialog({ profile, onClose }: { profile: TalentProfile; onClose: () => void }) {
  const { t } = useTranslation('talent-import');
  const [found, setFound] = useState<ImportedProfile>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What is changed elsewhere meanwhile is not offered again.
  const plan = useMemo(() => found && planImport(profile, found), [found, profile]);
  const reading = useResumeReading((read) => {
    setFound(read);
    setChosen(firstChoice(planImport(profile, read)));
  });
  const { save, saving, failure } = useImport(profile, onClose);
  const choose = (id: string, is: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      if (is) next.add(id);
      else next.delete(id);
      return next;
    });
  const count = plan ? countOf(plan, chosen) : 0;
  const excess = plan ? tooMany(profile, plan, chosen) : [];
  const isNothing = plan && plan.texts.length + LISTS.reduce((sum, list) => sum + plan[list].length, 0) === 0;
  return (
    <Dialog
      open
      size="lg"
      title={t('title')}
      description={t('description')}
      // A click beside it would lose the choice.
      dismissable={!plan || isNothing}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {plan && !isNothing && (
            <Button
              variant="primary"
              busy={saving}
              disabled={count === 0 || excess.length > 0}
              onClick={() => void save(plan, chosen)}
            >
              {t('add', { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Upload
          label={t('file')}
          aside={t('formats')}
          accept={ACCEPT}
          state={reading.state}
          onSelect={(file) => {
            setFound(undefined);
            reading.read(file);
          }}
          onRemove={() => {
            setFound(undefined);
            reading.clear();
          }}
          onRetry={reading.retry}
          {...(reading.error && { error: reading.error })}
        />
        {isNothing && (
          <Callout kind="success" live>
            {t('nothingNew')}
          </Callout>
        )}
        {plan && !isNothing && (
          <>
            <p role="status" className="text-sm text-muted">
              {t('review')}
            </p>
            <FoundTexts texts={plan.texts} chosen={chosen} onChoose={choose} />
            {LISTS.map((list) => (
              <FoundList key={list} list={list} plan={plan} chosen={chosen} onChoose={choose} />
            ))}
            {excess.map(({ list, by, max }) => (
              <Callout key={list} kind="warning" live>
                {t('tooMany', { list: t(`lists.${list}`), count: by, max })}
              </Callout>
            ))}
            {failure && (
              <Callout kind="error" live>
                {failure}
              </Callout>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

const countOf = (plan: ImportPlan, chosen: ReadonlySet<string>) =>
  [...plan.texts, ...LISTS.flatMap((list) => [...plan[list]])].filter(({ id }) => chosen.has(id)).length;

/** Saves what is chosen, and offers the way back. */
function useImport(profile: TalentProfile, onDone: () => void) {
  const { t } = useTranslation('talent-import');
  const { change, errorText } = useChangeProfile(profile);
  const client = useQueryClient();
  const back = useCall(updateTalentProfile, {
    meta: { quiet: true },
    onSuccess: (restored) => client.setQueryData(ownProfileQuery().queryKey, restored),
    onError: () => toast.error(t('undoFailed')),
  });
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async (plan: ImportPlan, chosen: ReadonlySet<string>) => {
    setSaving(true);
    setFailure(undefined);
    try {
      const fields = changeOf(profile, plan, chosen);
      const { version } = await change(fields);
      toast.success(t('added', { count: countOf(plan, chosen) }), {
        duration: UNDO_MS,
        action: { label: t('undo'), onAction: () => back.mutate({ body: { ...undoOf(profile, fields), version } }) },
      });
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure };
}
