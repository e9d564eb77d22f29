import { getKeptResume, keepResume } from '@prova/contract/talents/kept-resume';
import { type TalentProfile, updateTalentProfile } from '@prova/contract/talents/talents';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useChangeProfile } from '../profile/use-change-profile.ts';
import { ownProfileQuery } from '../talents.queries.ts';
import { type Choice, changeOf, undoOf } from './import-change.ts';
import type { ImportPlan } from './import-plan.ts';

const UNDO_MS = 10_000;

/** Saves what is chosen, once, and offers the way back. */
export function useImport(profile: TalentProfile, onDone: () => void) {
  const { t } = useTranslation('talent-import');
  const { change, errorText } = useChangeProfile(profile);
  const client = useQueryClient();
  const undo = useCall(updateTalentProfile, {
    meta: { quiet: true },
    onSuccess: (restored) => client.setQueryData(ownProfileQuery().queryKey, restored),
    onError: (error) => toast.error(isApiError(error, 'VERSION_CONFLICT') ? t('undoTooLate') : messageOf(error)),
  });
  const running = useRef(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const keep = useCall(keepResume, {
    invalidates: [getKeptResume],
    meta: { quiet: true },
  });
  /**
   * @param count of what goes into the profile; with 0 the file is kept alone
   * @param file to be kept to apply with, if any
   */
  const save = async (plan: ImportPlan, choice: Choice, count: number, file: File | undefined) => {
    // The second press of a double click comes before the button is drawn busy.
    if (running.current) return;
    running.current = true;
    setSaving(true);
    setFailure(undefined);
    try {
      const keeping = file && { body: {}, files: { resume: file } };
      if (count > 0) {
        const fields = changeOf(profile, plan, choice);
        const { version } = await change(fields);
        toast.success(t('added', { count }), {
          duration: UNDO_MS,
          action: { label: t('undo'), onAction: () => undo.mutate({ body: { ...undoOf(profile, fields), version } }) },
        });
        // The profile is saved, whatever becomes of the file.
        if (keeping)
          keep
            .mutateAsync(keeping)
            .catch((error: unknown) => toast.error(t('keepFailed'), { description: messageOf(error) }));
      } else if (keeping) {
        await keep.mutateAsync(keeping);
        toast.success(t('kept'));
      }
      onDone();
    } catch (error) {
      setFailure(count > 0 ? errorText(error) : messageOf(error));
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return { save, saving, failure };
}
