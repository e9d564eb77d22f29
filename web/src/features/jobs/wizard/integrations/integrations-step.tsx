import { CATEGORY_OF_PLATFORM } from '@prova/contract/jobs/job-fields';
import { integrationsStep } from '@prova/contract/jobs/job-steps';
import type { Source } from '@prova/contract/jobs/jobs';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../../ui/callout.tsx';
import { toast } from '../../../../ui/toast-store.ts';
import { keepEnter } from '../keep-enter.ts';
import { integrationsValues, type SourceDraft } from '../step-data.ts';
import { StepHeading } from '../step-heading.tsx';
import { useStepForm } from '../use-step-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { PlatformPicker } from './platform-picker.tsx';
import { SourceRow } from './source-row.tsx';

/** Step 6: where the job is announced. Every change is saved at once, because the link comes from the server. */
export function IntegrationsStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const { form, set, formProps } = useStepForm(wizard, 6, integrationsStep, integrationsValues);
  const { sources } = form.watch();
  const stored = new Map(wizard.draft?.sources.map((source) => [source.platform, source]));
  const nameOf = (platform: Source['platform']) => t(`integrations.platforms.${platform}`);

  const save = async (next: SourceDraft[], said?: string) => {
    set({ sources: next });
    if ((await wizard.saveNow()) && said) toast.success(said);
  };

  return (
    <form {...formProps} onKeyDown={keepEnter} className="flex flex-col gap-5">
      <StepHeading title={t('integrations.title')}>{t('integrations.intro')}</StepHeading>
      {form.failure && (
        <Callout kind="error" live>
          {form.failure}
        </Callout>
      )}
      <PlatformPicker
        added={sources.map(({ platform }) => platform)}
        onAdd={(platform) =>
          void save([...sources, { platform, active: true }], t('integrations.added', { name: nameOf(platform) }))
        }
      />
      {sources.length === 0 ? (
        <p className="rounded-card border border-dashed border-border-strong px-4 py-3 text-muted">
          {t('integrations.empty')}
        </p>
      ) : (
        <>
          {!wizard.draft?.publishedAt && <Callout kind="plain">{t('integrations.linkDraft')}</Callout>}
          <ul aria-label={t('integrations.list')} className="flex flex-col gap-2">
            {sources.map((source) => (
              <SourceRow
                key={source.platform}
                name={nameOf(source.platform)}
                category={t(`integrations.categories.${CATEGORY_OF_PLATFORM[source.platform]}`)}
                active={source.active ?? true}
                stored={stored.get(source.platform)}
                onActive={(active) =>
                  void save(sources.map((one) => (one.platform === source.platform ? { ...one, active } : one)))
                }
                onRemove={() =>
                  void save(
                    sources.filter(({ platform }) => platform !== source.platform),
                    t('integrations.removed', { name: nameOf(source.platform) }),
                  )
                }
              />
            ))}
          </ul>
        </>
      )}
    </form>
  );
}
