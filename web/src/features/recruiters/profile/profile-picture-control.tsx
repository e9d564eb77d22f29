import {
  PICTURE_MAX_BYTES,
  type RecruiterProfile,
  removeRecruiterPicture,
  setRecruiterPicture,
} from '@prova/contract/recruiters/recruiters';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { updateUser } from '../../../lib/session.ts';
import { PictureControl } from '../../../widgets/picture-control.tsx';
import { ownProfileQuery } from '../recruiters.queries.ts';

/** Chooses and removes one of the two pictures of a profile; what came of it is seen above. */
export function ProfilePictureControl({ profile, picture }: { profile: RecruiterProfile; picture: 'photo' | 'cover' }) {
  const { t } = useTranslation('recruiters');
  const client = useQueryClient();
  const params = { id: profile.id, picture };
  const take = (saved: RecruiterProfile) => {
    client.setQueryData(ownProfileQuery().queryKey, saved);
    updateUser({ photoUrl: saved.photoUrl });
  };
  return (
    <PictureControl
      shown={(picture === 'photo' ? profile.photoUrl : profile.coverUrl) !== null}
      maxBytes={PICTURE_MAX_BYTES}
      words={{
        choose: t(`profile.${picture}.choose`),
        remove: t(`profile.${picture}.remove`),
        sending: t(`profile.${picture}.sending`),
        added: t(`profile.${picture}.added`),
        removed: t(`profile.${picture}.removed`),
        tooLarge: t('profile.pictureTooLarge'),
        addError: t('profile.addError'),
        removeError: t('profile.deleteError'),
      }}
      onSend={async (file, onProgress) =>
        take(await call(setRecruiterPicture, { params, body: {}, files: { file } }, { onProgress }))
      }
      onRemove={async () => take(await call(removeRecruiterPicture, { params }))}
    />
  );
}
