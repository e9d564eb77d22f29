import { ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field.tsx';
import type { Acceptance, AcceptanceProblem } from './acceptance.ts';

export type TermsAcceptanceProps = {
  value: Acceptance;
  onChange: (value: Acceptance) => void;
  /** Also asks for the statement of being 18 or older. */
  asksAdult?: boolean;
  problems?: readonly AcceptanceProblem[];
  /** Above the boxes: since when the documents have changed, for example. */
  intro?: ReactNode;
};

/** The two documents, each with a box of its own and a link that opens it in a new tab. */
export function TermsAcceptance({ value, onChange, asksAdult = false, problems = [], intro }: TermsAcceptanceProps) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const ofAge = problems.find((problem) => problem === 'ADULT_REQUIRED');
  const ofDocuments = problems.find((problem) => problem !== 'ADULT_REQUIRED');
  const wrong = {
    terms: ofDocuments && ofDocuments !== 'PRIVACY_REQUIRED',
    privacy: ofDocuments && ofDocuments !== 'TERMS_REQUIRED',
    adult: ofAge,
  };
  const box = (name: keyof Acceptance, label: ReactNode) => (
    <Checkbox
      name={name}
      required
      label={label}
      checked={value[name]}
      aria-invalid={wrong[name] ? true : undefined}
      aria-describedby={wrong[name] ? id + (name === 'adult' ? 'age' : 'documents') : undefined}
      onChange={(event) => onChange({ ...value, [name]: event.target.checked })}
    />
  );
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5 rounded-card bg-sunken p-4 text-sm">
      <legend className="sr-only">{t('terms.legend')}</legend>
      {intro && <p>{intro}</p>}
      {box(
        'terms',
        <>
          {t('terms.termsBefore')}
          <NewTabLink href="/terms-conditions">{t('terms.terms')}</NewTabLink>
        </>,
      )}
      {box(
        'privacy',
        <>
          {t('terms.privacyBefore')}
          <NewTabLink href="/privacy-policy">{t('terms.privacy')}</NewTabLink>
        </>,
      )}
      <FieldError id={`${id}documents`} error={ofDocuments && t(`terms.${ofDocuments}`)} />
      {asksAdult && box('adult', t('terms.adult'))}
      <FieldError id={`${id}age`} error={ofAge && t(`terms.${ofAge}`)} />
      <p className="text-small text-muted">
        {t('terms.contact')}
        <a href={`mailto:${t('terms.contactAddress')}`} className="underline underline-offset-3">
          {t('terms.contactAddress')}
        </a>
      </p>
    </fieldset>
  );
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('ui');
  return (
    <a href={href} target="_blank" rel="noopener" className="font-medium underline underline-offset-3">
      {children}
      <ExternalLink className="ml-1 inline size-3.5 text-muted" />
      <span className="sr-only"> ({t('newTab')})</span>
    </a>
  );
}
