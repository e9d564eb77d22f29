import type { getPublicCompany } from '@prova/contract/jobs/public-companies';
import { urlOf } from '@prova/contract/paths';
import { privacyPaths } from '@prova/contract/privacy/paths';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-store.ts';
import { useLocation } from '../../lib/lean-router.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { request } from '../../lib/request.ts';
import { useAdoptTyped } from '../../lib/use-adopt-typed.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useWritten } from '../../lib/use-read.ts';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NeedsScript } from '../../ui/needs-script.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CompanyFinder } from './components/company-finder.tsx';
import { KindAndWords } from './components/kind-and-words.tsx';
import { RequestSent } from './components/request-sent.tsx';
import type { Company } from './request/request-form.ts';
import { useRequestForm } from './request/use-request-form.ts';

const PATH: (typeof getPublicCompany)['path'] = '/api/v1/public/companies/:slug';
/** Prova itself is asked. */
const NOBODY = { data: null };

const AREAS = {
  POTENTIAL: privacyPaths.talentPrivacy,
  RECRUITER: privacyPaths.recruiterPrivacy,
  EXPERT: privacyPaths.expertPrivacy,
} as const;

/** A request about one's data, without an account; `?company=` names the company that is asked. */
export function DataRequestPage() {
  const { t } = useTranslation('data-requests');
  usePageTitle(t('title'));
  const { search } = useLocation();
  const slug = new URLSearchParams(search).get('company')?.slice(0, 120) || null;
  const url = slug === null ? '' : urlOf(PATH, { slug });
  const written = useWritten<Company | null>(url, ({ data }) => data as Company);
  const company = useLoad<Company | null>(
    url,
    async (signal) =>
      slug === null ? null : request<typeof getPublicCompany>('GET', PATH, { params: { slug } }, { signal }),
    slug === null ? NOBODY : written,
  );
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6 px-4 pt-6 sm:px-6 sm:pt-8">
      <QueryView
        query={company}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-10 w-2/3" />
            <Skeleton className="h-96 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 1, title: t('status.loadError') }}
        // Others can be asked all the same.
        refusal={(error) => isApiError(error, 'COMPANY_NOT_FOUND') && <RequestForm key={slug} fixed={null} gone />}
      >
        {(fixed) => <RequestForm key={slug} fixed={fixed} gone={false} />}
      </QueryView>
    </div>
  );
}

function RequestForm({ fixed, gone }: { fixed: Company | null; gone: boolean }) {
  const { t } = useTranslation('data-requests');
  const auth = useAuth();
  useAdoptTyped();
  const state = useRequestForm(fixed);
  const form = useRef<HTMLFormElement>(null);
  const { values, problems, failure, whom, company } = state;
  if (state.sentTo !== null) return <RequestSent email={state.sentTo} onAgain={state.again} />;
  const submit = async () => {
    const [first] = await state.submit();
    const field = first && form.current?.querySelector(`[data-field="${first}"]`);
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
  };
  return (
    <>
      <header>
        <h1 className="text-h3 sm:text-h2">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('intro')}</p>
      </header>
      {auth.status === 'signed-in' && (
        <Callout kind="info" action={<LinkButton href={AREAS[auth.user.role]}>{t('signedInAction')}</LinkButton>}>
          {t('signedIn')}
        </Callout>
      )}
      {gone && <Callout kind="warning">{t('companyGone')}</Callout>}
      <NeedsScript />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex flex-col gap-6"
      >
        {fixed && company ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border px-4 py-3">
            <p className="min-w-0 font-semibold wrap-break-word">{t('to', { company: company.name })}</p>
            <LinkButton href={privacyPaths.dataRequest} variant="ghost" size="sm">
              {t('otherCompany')}
            </LinkButton>
          </div>
        ) : (
          <div data-field="company" className="flex flex-col gap-4">
            <RadioGroup
              label={t('whom')}
              look="cards"
              value={whom}
              onChange={state.setWhom}
              options={[
                { value: 'platform', label: t('platform'), hint: t('platformHint') },
                { value: 'company', label: t('company'), hint: t('companyHint') },
              ]}
            />
            {whom === 'company' && (
              <CompanyFinder
                value={company}
                error={problems.company && t(`errors.${problems.company}`)}
                onChange={state.setCompany}
              />
            )}
          </div>
        )}
        <KindAndWords
          kind={values.kind}
          message={values.message}
          problems={problems}
          onKind={(kind) => state.change({ kind })}
          onMessage={(message) => state.change({ message })}
        />
        <div data-field="email">
          <TextField
            label={t('email')}
            hint={t('emailHint')}
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            required
            value={values.email}
            error={problems.email && t(`errors.${problems.email}`)}
            onChange={(event) => state.change({ email: event.target.value })}
          />
        </div>
        <Trap value={state.website} onChange={state.setWebsite} />
        {failure !== null && (
          <Callout kind="error" live title={t('failed')}>
            {failure === 'connection' ? t('failedText') : failure.message}
          </Callout>
        )}
        <SubmitButton variant="primary" busy={state.busy} className="self-start max-sm:w-full">
          {t('submit')}
        </SubmitButton>
      </form>
    </>
  );
}

/** Nobody sees, hears or reaches it; what fills in every field does. */
function Trap({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('data-requests');
  return (
    <div aria-hidden="true" className="pointer-events-none absolute size-px overflow-hidden opacity-0">
      <label>
        {t('website')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
