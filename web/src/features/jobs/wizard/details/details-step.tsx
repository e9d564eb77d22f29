import { BRAZILIAN_STATES } from '@prova/contract/brazilian-states';
import { CONTRACT_TYPES, PAY_MODES } from '@prova/contract/jobs/job-fields';
import { detailsStep } from '@prova/contract/jobs/job-steps';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { MoneyField } from '../../../../widgets/money-field.tsx';
import { TechnologyTagInput } from '../../../../widgets/technology-tag-input.tsx';
import { rememberSeniority } from '../description/levels-followed.ts';
import { keepEnter } from '../keep-enter.ts';
import { LegalWarnings } from '../legal-warnings.tsx';
import { OptionalNumber } from '../pipeline/optional-number.tsx';
import { detailsValues } from '../step-data.ts';
import { StepHeading } from '../step-heading.tsx';
import { useStepForm } from '../use-step-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { JobStatusField } from './job-status-field.tsx';
import { LanguagesEditor } from './languages-editor.tsx';
import { ListCard } from './list-card.tsx';

const MAX_BENEFITS = 30;
const MAX_BENEFIT_LENGTH = 80;

/** Step 1: what the job is, where, how it pays. */
export function DetailsStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation(['wizard', 'jobs', 'parts']);
  const { form, set, formProps } = useStepForm(wizard, 1, detailsStep, detailsValues);
  const values = form.watch();
  const { errorOf, register } = form;
  const { draft } = wizard;
  // Before another one is chosen here.
  useEffect(() => void rememberSeniority(draft), [draft]);
  const placed = values.locationModel === 'hybrid' || values.locationModel === 'onsite';
  const states = Object.entries(BRAZILIAN_STATES).map(([value, name]) => ({ value, label: `${name} (${value})` }));
  if (values.state && !BRAZILIAN_STATES[values.state]) states.push({ value: values.state, label: values.state });

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <form {...formProps} onKeyDown={keepEnter} className="flex min-w-0 flex-col gap-5">
        <StepHeading title={t('details.title')}>{t('details.intro')}</StepHeading>
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        {wizard.draft?.publishedAt && (
          <Card>
            <JobStatusField job={wizard.draft} onChanged={wizard.readStatus} />
          </Card>
        )}
        <Section title={t('details.about')}>
          <div className="flex flex-col gap-2">
            <TextField
              label={t('details.jobTitle')}
              hint={t('details.jobTitleHint')}
              placeholder={t('details.jobTitlePlaceholder')}
              required
              maxLength={120}
              {...register('title')}
              error={errorOf('title')}
            />
            <LegalWarnings text={values.title ?? ''} />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              label={t('details.contractType')}
              required
              placeholder={t('parts:chooseOption')}
              options={CONTRACT_TYPES.map((value) => ({ value, label: t(`jobs:contractType.${value}`) }))}
              {...register('contractType', { setValueAs: orNothing })}
              error={errorOf('contractType')}
            />
            <Select
              label={t('details.seniority')}
              required
              placeholder={t('parts:chooseOption')}
              options={SENIORITIES.map((value) => ({ value, label: t(`jobs:seniority.${value}`) }))}
              {...register('seniority', { setValueAs: orNothing })}
              error={errorOf('seniority')}
            />
          </div>
          <RadioGroup
            label={t('details.locationModel')}
            required
            look="segments"
            options={LOCATION_MODELS.map((value) => ({ value, label: t(`jobs:locationModel.${value}`) }))}
            value={values.locationModel ?? null}
            onChange={(locationModel) => set({ locationModel })}
            error={errorOf('locationModel')}
          />
          {placed && (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={t('details.address')}
                placeholder={t('details.addressPlaceholder')}
                optional
                className="sm:col-span-2"
                maxLength={200}
                autoComplete="off"
                {...register('address')}
                error={errorOf('address')}
              />
              <TextField
                label={t('details.city')}
                required
                maxLength={80}
                {...register('city')}
                error={errorOf('city')}
              />
              <Select
                label={t('details.state')}
                required
                placeholder={t('parts:chooseOption')}
                options={states}
                {...register('state')}
                error={errorOf('state')}
              />
            </div>
          )}
        </Section>

        <Section title={t('details.pay')}>
          <RadioGroup
            label={t('details.payMode')}
            look="segments"
            hint={t('details.payHint')}
            options={PAY_MODES.map((value) => ({ value, label: t(`details.payModes.${value}`) }))}
            value={values.payMode ?? null}
            onChange={(payMode) => set({ payMode })}
            error={errorOf('payMode')}
          />
          {values.payMode !== 'negotiate' && (
            <div className="grid gap-4 sm:grid-cols-2">
              <MoneyField
                label={t(values.payMode === 'range' ? 'details.payMin' : 'details.payAmount')}
                currency={values.currency ?? 'BRL'}
                value={values.payMin ?? null}
                onChange={(payMin) => set({ payMin })}
                error={errorOf('payMin')}
              />
              {values.payMode === 'range' && (
                <MoneyField
                  label={t('details.payMax')}
                  currency={values.currency ?? 'BRL'}
                  value={values.payMax ?? null}
                  onChange={(payMax) => set({ payMax })}
                  error={errorOf('payMax')}
                />
              )}
            </div>
          )}
          <TechnologyTagInput
            label={t('details.benefits')}
            optional
            placeholder={t('details.benefitsPlaceholder')}
            max={MAX_BENEFITS}
            maxLength={MAX_BENEFIT_LENGTH}
            value={values.benefits ?? []}
            onChange={(benefits) => set({ benefits })}
          />
        </Section>

        <Section title={t('details.team')}>
          <OptionalNumber
            label={t('jobs:openingsLabel')}
            hint={t('jobs:openingsHint')}
            value={values.openings ?? null}
            onChange={(openings) => set({ openings })}
            error={errorOf('openings')}
          />
          <LanguagesEditor
            value={values.languages ?? []}
            onChange={(languages) => set({ languages })}
            error={errorOf('languages')}
          />
          <TextField
            label={t('details.internalCode')}
            hint={t('details.internalCodeHint')}
            optional
            maxLength={40}
            {...register('internalCode')}
            error={errorOf('internalCode')}
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <Switch
              label={t('details.urgent')}
              hint={t('details.urgentHint')}
              checked={values.urgent ?? false}
              onChange={(urgent) => set({ urgent })}
            />
            <Switch
              label={t('details.featured')}
              hint={t('details.featuredHint')}
              checked={values.featured ?? false}
              onChange={(featured) => set({ featured })}
            />
          </div>
        </Section>
      </form>
      <aside aria-labelledby="list-card-title" className="lg:sticky lg:top-20">
        <h3 id="list-card-title" className="mb-2 text-sm font-semibold text-muted">
          {t('details.card')}
        </h3>
        <ListCard values={values} companyName={wizard.draft?.companyName} />
      </aside>
    </div>
  );
}

/** An empty choice is none, so that it reads as missing and not as wrong. */
const orNothing = (value: string) => value || undefined;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-4">
      <h3 className="text-h5">{title}</h3>
      {children}
    </Card>
  );
}
