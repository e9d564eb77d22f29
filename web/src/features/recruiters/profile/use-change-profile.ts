import { type RecruiterProfile, updateRecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import type { CallInput } from '../../../lib/request.ts';
import { saveFields } from '../../../lib/save-fields.ts';
import { updateUser } from '../../../lib/session.ts';
import type { ListWork } from '../../../ui/list-editor.tsx';
import { ownProfileQuery } from '../recruiters.queries.ts';

type Change = Omit<CallInput<typeof updateRecruiterProfile>['body'], 'version'>;

/** Saves single fields of the own profile, words what went wrong, and names what is kept of a field in the tab. */
export function useChangeProfile(profile: RecruiterProfile) {
  const { t } = useTranslation('recruiters');
  const client = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const update = useCall(updateRecruiterProfile, { meta: { quiet: true } });
  const change = async (fields: Change) => {
    const saved = await saveFields<RecruiterProfile, RecruiterProfile>(profile, fields, {
      send: (version) => update.mutateAsync({ params: { id: profile.id }, body: { ...fields, version } }),
      read: () => client.fetchQuery({ ...ownProfileQuery(), staleTime: 0 }),
    });
    client.setQueryData(queryKey, saved);
    updateUser({ name: saved.name });
  };
  const errorText = (error: unknown, doing?: ListWork) => {
    if (isApiError(error, 'VERSION_CONFLICT')) return t('profile.conflict');
    if (isApiError(error, 'VALIDATION_FAILED')) return error.details[0]?.message ?? error.message;
    return t(
      doing === 'add'
        ? 'profile.addEntryError'
        : doing === 'remove'
          ? 'profile.deleteEntryError'
          : 'profile.updateError',
    );
  };
  const keepAs = (field: string) => `profile.${profile.id}.${field}`;
  return { change, errorText, keepAs, saving: update.isPending };
}
