import { to } from '@prova/contract/paths';
import { slugify } from '@prova/contract/slug';
import { talentPaths } from '@prova/contract/talents/paths';
import { setPublicAddress, type TalentProfile } from '@prova/contract/talents/talents';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, Link2, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useLocalToast } from '../../../ui/use-local-toast.ts';
import { fieldId } from '../components/field-address.ts';
import { ownProfileQuery } from '../talents.queries.ts';
import { useChangeProfile } from './use-change-profile.ts';

const LENGTH = { min: 3, max: 60 };
const UNDO_MS = 10_000;
/** Of the heading, which takes the focus from what was erased beside it. */
export const PUBLIC_PAGE_ID = 'public-page';

/** The profile for everybody, at an address that the talent chooses, or nowhere. */
export function PublicAddressCard({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation(['talent-profile', 'ui']);
  const client = useQueryClient();
  const say = useLocalToast();
  const { keepAs } = useChangeProfile(profile);
  const call = useCall(setPublicAddress, { meta: { quiet: true } });
  const { publicSlug: slug } = profile;
  const path = slug && to(talentPaths.publicProfile, { slug });
  const set = async (next: string | null) => {
    const saved = await call.mutateAsync({ body: { slug: next } });
    client.setQueryData(ownProfileQuery().queryKey, saved);
  };
  const errorText = (error: unknown) =>
    isApiError(error) && error.status < 500 && error.status >= 400 ? error.message : t('address.failed');
  const attempt = (next: string | null, done?: () => void) =>
    set(next).then(done, (error: unknown) => void toast.error(errorText(error)));
  const close = () =>
    attempt(null, () =>
      say('success', t('address.closed'), {
        duration: UNDO_MS,
        action: { label: t('ui:undo'), onAction: () => void attempt(slug) },
      }),
    );
  const copy = async () => {
    const link = `${location.origin}${path}`;
    try {
      await navigator.clipboard.writeText(link);
      toast.success(t('address.copied'), { description: link });
    } catch {
      // Forbidden, or the page is not served securely.
      toast.warning(t('address.copyFailed', { link }), { duration: 15_000 });
    }
  };
  return (
    <Card as="section" aria-labelledby={PUBLIC_PAGE_ID} className="flex flex-col items-start gap-3">
      <h2 id={PUBLIC_PAGE_ID} tabIndex={-1} className="text-h5 outline-none">
        {t('address.title')}
      </h2>
      <p className="text-small text-muted">{t('address.text')}</p>
      <div id={fieldId('publicSlug')} className="w-full">
        {slug && <p className="text-small text-muted wrap-anywhere">{`${location.host}/talentos/`}</p>}
        <InlineEditText
          label={t('fields.publicSlug')}
          value={slug ?? ''}
          placeholder={t('address.none')}
          hint={t('address.hint', { example: slugify(profile.name) })}
          maxLength={LENGTH.max}
          validate={(text) => {
            const { length } = slugify(text, '');
            return text === '' || (length >= LENGTH.min && length <= LENGTH.max) ? null : t('invalid.slug');
          }}
          keepAs={keepAs('publicSlug')}
          errorText={errorText}
          onSave={(text) => set(text === '' ? null : slugify(text))}
        />
      </div>
      {slug && profile.visibility === 'hidden' && <Callout kind="warning">{t('address.hidden')}</Callout>}
      {path && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Link2 className="size-4" />} onClick={() => void copy()}>
            {t('address.copy')}
          </Button>
          <LinkButton size="sm" variant="ghost" href={path} target="_blank" icon={<ExternalLink className="size-4" />}>
            {t('address.open')}
          </LinkButton>
          <Button
            size="sm"
            variant="ghost"
            icon={<Lock className="size-4" />}
            busy={call.isPending}
            onClick={() => void close()}
          >
            {t('address.close')}
          </Button>
        </div>
      )}
    </Card>
  );
}
