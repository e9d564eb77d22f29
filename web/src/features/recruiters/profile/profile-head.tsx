import type { RecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { ProfilePictureControl } from './profile-picture-control.tsx';
import { useChangeProfile } from './use-change-profile.ts';

/** Cover, photo, name, position and place. */
export function ProfileHead({ profile }: { profile: RecruiterProfile }) {
  const { t } = useTranslation('recruiters');
  const { change, errorText, keepAs } = useChangeProfile(profile);
  return (
    <header className="overflow-hidden rounded-card border bg-surface">
      {profile.coverUrl ? (
        <img src={profile.coverUrl} alt="" className="aspect-[4/1] w-full object-cover" />
      ) : (
        <div className="h-24 bg-brand-soft sm:h-28" />
      )}
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Avatar
            name={profile.name}
            src={profile.photoUrl ?? undefined}
            className="-mt-14 !size-24 border-4 border-surface text-h2 sm:-mt-16 sm:!size-28"
          />
          <div className="flex flex-wrap gap-2">
            <ProfilePictureControl profile={profile} picture="photo" />
            <ProfilePictureControl profile={profile} picture="cover" />
          </div>
        </div>
        <p className="text-small text-muted">{t('profile.pictureHint')}</p>
        <h1 className="sr-only">{t('profile.title')}</h1>
        <div className="flex flex-col gap-1">
          <InlineEditText
            className="text-h3 font-bold"
            label={t('fields.name')}
            value={profile.name}
            required
            maxLength={120}
            keepAs={keepAs('name')}
            errorText={errorText}
            onSave={(name) => change({ name })}
          />
          <InlineEditText
            label={t('fields.position')}
            value={profile.position ?? ''}
            placeholder={t('fields.position')}
            maxLength={120}
            keepAs={keepAs('position')}
            errorText={errorText}
            onSave={(position) => change({ position })}
          />
          <InlineEditText
            label={t('fields.location')}
            value={profile.location ?? ''}
            placeholder={t('fields.location')}
            hint={t('fields.locationHint')}
            maxLength={120}
            keepAs={keepAs('location')}
            errorText={errorText}
            onSave={(location) => change({ location })}
          />
        </div>
      </div>
    </header>
  );
}
