import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../../lib/auth-store.ts';
import { failureWords } from '../../../../lib/failure-words.ts';
import { useWorkingCompany } from '../../../../lib/working-company.ts';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { VerifyCompany } from '../../../companies/components/verify-company.tsx';
import { LegalWarnings } from '../legal-warnings.tsx';
import { JobPreview } from '../preview/job-preview.tsx';
import { type Draft, hasDetails, whyNotPublished } from '../step-data.ts';
import { StepHeading } from '../step-heading.tsx';
import { STEP_FORM } from '../use-step-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { MissingParts } from './missing-parts.tsx';
import { Published } from './published.tsx';
import { ReviewSections } from './review-sections.tsx';

/** Step 7: everything once more, what is missing, and the way out into the open. */
export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const { draft, register } = wizard;
  const [published, setPublished] = useState(false);
  useEffect(() => register(null), [register]);
  if (!draft) return null;
  if (published) return <Published job={draft} onShare={wizard.announceOn} />;
  return (
    <div className="flex flex-col gap-5">
      <StepHeading title={t('review.title')}>{t('review.intro')}</StepHeading>
      {draft.publishedAt ? (
        <IsPublic draft={draft} />
      ) : (
        <Publishing wizard={wizard} draft={draft} onDone={() => setPublished(true)} />
      )}
      <LegalWarnings text={textsOf(draft)} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ReviewSections draft={draft} onEdit={wizard.leaveTo} />
        <section aria-labelledby="review-preview" className="min-w-0 lg:sticky lg:top-20">
          <h3 id="review-preview" className="mb-2 text-sm font-semibold text-muted">
            {t('previewDialog.title')}
          </h3>
          <Card>{hasDetails(draft) && <JobPreview draft={draft} title="h4" />}</Card>
        </section>
      </div>
    </div>
  );
}

/** All that candidates will read of what the recruiter wrote, each by itself. */
function textsOf({ title, description, requirements, benefits, questions, stages, templates }: Draft): string {
  const asked = [...questions, ...stages.flatMap((stage) => stage.questions)].flatMap(({ text, ...question }) => [
    text,
    ...('options' in question ? question.options.map((option) => option.text) : []),
  ]);
  return [title, description, requirements, ...benefits, ...asked, ...templates.map(({ body }) => body)].join('\n');
}

function Publishing({ wizard, draft, onDone }: { wizard: Wizard; draft: Draft; onDone: () => void }) {
  const { t } = useTranslation('wizard');
  const [failure, setFailure] = useState<ReactNode>();
  const why = whyNotPublished(draft);
  const company = useWorkingCompany();
  useMissingInLocale(wizard);
  const publish = async () => {
    setFailure(undefined);
    try {
      await wizard.publish();
      onDone();
    } catch (error) {
      setFailure(failureWords(error));
    }
  };
  return (
    <>
      {failure && (
        <Callout kind="error" live>
          {failure}
        </Callout>
      )}
      <MissingParts wizard={wizard} draft={draft} />
      {!draft.companyVerified && !company?.verified && (
        <Callout kind="info" action={company?.role === 'owner' && <VerifyCompany label={t('emails.verify')} />}>
          {t('review.unverified')}
        </Callout>
      )}
      <form
        id={STEP_FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <Card>
          <h3 className="text-h5">{t(why ? 'review.notReady' : 'review.ready')}</h3>
          <p className="text-muted">{t(why ?? 'review.readyText')}</p>
        </Card>
      </form>
    </>
  );
}

/**
 * The server words what is missing, in the language that the account has kept: once that is another one, which is a
 * moment after the page has changed, it is asked again.
 */
function useMissingInLocale({ rewordMissing }: Wizard): void {
  const auth = useAuth();
  const language = auth.status === 'signed-in' ? auth.user.language : undefined;
  const worded = useRef(language);
  useEffect(() => {
    if (worded.current === language) return;
    worded.current = language;
    rewordMissing();
  }, [language, rewordMissing]);
}

function IsPublic({ draft }: { draft: Draft }) {
  const { t } = useTranslation('wizard');
  return (
    <Callout
      kind="success"
      title={t('review.publicTitle')}
      action={
        <LinkButton href={draft.publicUrl} target="_blank" size="sm" icon={<ExternalLink className="size-4" />}>
          {t('review.viewPublic')}
        </LinkButton>
      }
    >
      {t('review.publicText')}
    </Callout>
  );
}
