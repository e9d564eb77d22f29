import {
  PICTURE_MAX_BYTES,
  removeTalentCover,
  removeTalentPhoto,
  setTalentCover,
  setTalentPhoto,
  type TalentProfile,
} from '@prova/contract/talents/talents';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { readAgain } from '../../../lib/query.ts';
import { updateUser } from '../../../lib/session.ts';
import { PictureControl } from '../../../widgets/picture-control.tsx';
import { ownProfileQuery } from '../talents.queries.ts';

const CALLS = {
  photo: { set: setTalentPhoto, remove: removeTalentPhoto },
  cover: { set: setTalentCover, remove: removeTalentCover },
} as const;

/** Chooses and removes one of the two pictures of the own profile; what came of it is seen above. */
export function TalentPicture({ profile, picture }: { profile: TalentProfile; picture: 'photo' | 'cover' }) {
  const { t } = useTranslation('talent-profile');
  const client = useQueryClient();
  const params = { id: profile.id };
  const take = (saved: TalentProfile) => {
    client.setQueryData(ownProfileQuery().queryKey, saved);
    updateUser({ photoUrl: saved.photoUrl });
    readAgain(client, CALLS[picture].set.subjects);
  };
  return (
    <PictureControl
      shown={(picture === 'photo' ? profile.photoUrl : profile.coverUrl) !== null}
      maxBytes={PICTURE_MAX_BYTES}
      words={{
        choose: t(`${picture}.choose`),
        remove: t(`${picture}.remove`),
        sending: t(`${picture}.sending`),
        added: t(`${picture}.added`),
        removed: t(`${picture}.removed`),
        tooLarge: t('pictureTooLarge'),
        addError: t('pictureAddError'),
        removeError: t('pictureRemoveError'),
      }}
      onSend={async (file, onProgress) =>
        take(await call(CALLS[picture].set, { params, body: {}, files: { file } }, { onProgress }))
      }
      onRemove={async () => take(await call(CALLS[picture].remove, { params }))}
    />
  );
}
