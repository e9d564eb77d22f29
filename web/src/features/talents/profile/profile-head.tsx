import type { CompletenessPart } from '@prova/contract/talents/completeness';
import { talentPaths } from '@prova/contract/talents/paths';
import type { TalentProfile } from '@prova/contract/talents/talents';
import { Eye, FileUp, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { addressOf, fieldId } from '../components/field-address.ts';
import { placeOf } from '../components/seen-talent.ts';
import { ExportMenu } from './export-menu.tsx';
import { TextEdit } from './field-rows.tsx';
import { TalentPicture } from './talent-picture.tsx';
import { useChangeProfile } from './use-change-profile.ts';

/** Cover, photo, name, title, place and availability; and the ways from here. */
export function ProfileHead({ profile, onImport }: { profile: TalentProfile; onImport: () => void }) {
  const { t } = useTranslation(['talent-profile', 'talent-view']);
  const { change, errorText, keepAs } = useChangeProfile(profile);
  const { availability } = profile;
  return (
    <header className="overflow-hidden rounded-card border bg-surface">
      {profile.coverUrl ? (
        <img src={profile.coverUrl} alt="" className="aspect-[4/1] max-h-56 w-full object-cover" />
      ) : (
        <div className="h-24 bg-brand-soft sm:h-28" />
      )}
      <div className="flex flex-col gap-4 p-4 sm:p-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <Avatar
            name={profile.name}
            src={profile.photoUrl}
            className="-mt-14 !size-24 border-4 border-surface text-h2 sm:-mt-16 sm:!size-28"
          />
          <div id={fieldId('photo')} className="flex flex-wrap gap-2">
            <TalentPicture profile={profile} picture="photo" />
            <TalentPicture profile={profile} picture="cover" />
          </div>
        </div>
        <p className="text-small text-muted">{t('pictureHint')}</p>
        <h1 className="sr-only">{t('title')}</h1>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
            <InlineEditText
              className="text-h3 font-bold"
              label={t('fields.name')}
              value={profile.name}
              required
              maxLength={120}
              keepAs={keepAs('name')}
              errorText={errorText}
              onSave={async (name) => void (await change({ name }))}
            />
            <TextEdit
              profile={profile}
              name="title"
              placeholder={t('fields.title')}
              hint={t('hints.title')}
              maxLength={120}
            />
            <p className="flex flex-wrap gap-x-5 text-muted">
              <FieldLink part="place" name={t('fields.city')} text={placeOf(profile) || t('noPlace')} />
              <FieldLink
                part="availability"
                name={t('fields.availability')}
                text={availability ? t(`talent-view:availability.${availability}`) : t('noAvailability')}
              />
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button icon={<FileUp className="size-4" />} onClick={onImport}>
              {t('importResume')}
            </Button>
            <ExportMenu />
            <LinkButton href={talentPaths.preview} icon={<Eye className="size-4" />}>
              {t('preview')}
            </LinkButton>
          </div>
        </div>
      </div>
    </header>
  );
}

/** What is edited further down, and seen here. */
function FieldLink({ part, name, text }: { part: CompletenessPart; name: string; text: string }) {
  const { t } = useTranslation('parts');
  return (
    <Link
      href={addressOf(part)}
      aria-label={t('editField', { label: name, value: text })}
      className="inline-flex min-h-8 items-center gap-2 rounded-sm hover:text-text hover:underline pointer-coarse:min-h-11"
    >
      <span className="min-w-0 wrap-anywhere">{text}</span>
      <Pencil className="size-3.5 shrink-0 opacity-60" aria-hidden="true" />
    </Link>
  );
}
