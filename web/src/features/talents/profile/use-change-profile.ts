import { type TalentProfile, updateTalentProfile } from '@prova/contract/talents/talents';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import type { CallInput } from '../../../lib/request.ts';
import { saveFields } from '../../../lib/save-fields.ts';
import { updateUser } from '../../../lib/session.ts';
import type { ListWork } from '../../../ui/list-editor.tsx';
import { ownProfileQuery } from '../talents.queries.ts';

type Change = Omit<CallInput<typeof updateTalentProfile>['body'], 'version'>;

/** Saves single fields of the own profile, words what went wrong, and names what is kept of a field in the tab. */
export function useChangeProfile(profile: TalentProfile) {
  const { t } = useTranslation('talent-profile');
  const client = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const update = useCall(updateTalentProfile, { meta: { quiet: true } });
  const change = async (fields: Change): Promise<TalentProfile> => {
    const saved = await saveFields<TalentProfile, TalentProfile>(profile, fields, {
      send: (version) => update.mutateAsync({ body: { ...fields, version } }),
      read: () => client.fetchQuery({ ...ownProfileQuery(), staleTime: 0 }),
    });
    client.setQueryData(queryKey, saved);
    updateUser({ name: saved.name });
    return saved;
  };
  const errorText = (error: unknown, doing?: ListWork) => {
    if (isApiError(error, 'VERSION_CONFLICT')) return t('conflict');
    if (isApiError(error, 'VALIDATION_FAILED')) return error.details[0]?.message ?? error.message;
    return t(doing === 'add' ? 'addEntryError' : doing === 'remove' ? 'removeEntryError' : 'updateError');
  };
  const keepAs = (field: string) => `talent.${profile.id}.${field}`;
  return { change, errorText, keepAs };
}
