import { descriptionStep } from '@prova/contract/jobs/job-steps';
import { usuallyAsked } from '@prova/contract/jobs/usual-skill';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NARROW, useMedia } from '../../../../lib/use-media.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx';
import { useLocalToast } from '../../../../ui/use-local-toast.ts';
import { keepEnter } from '../keep-enter.ts';
import { LegalWarnings } from '../legal-warnings.tsx';
import { descriptionValues, type SkillDraft } from '../step-data.ts';
import { StepHeading } from '../step-heading.tsx';
import { useStepForm } from '../use-step-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { GenerateDialog, type Generated } from './generate-dialog.tsx';
import { useLevelsFollowed } from './levels-followed.ts';
import { SkillsEditor } from './skills-editor.tsx';

const RichTextEditor = lazy(async () => ({
  default: (await import('../../../../widgets/rich-text/rich-text-editor.tsx')).RichTextEditor,
}));

const UNDO_MS = 10_000;

/** Step 2: what the work is, what it asks for, and with which technologies. */
export function DescriptionStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation(['wizard', 'jobs']);
  const { form, set, formProps } = useStepForm(wizard, 2, descriptionStep, descriptionValues);
  const { description, requirements = '', skills } = form.watch();
  const [generating, setGenerating] = useState(false);
  const say = useLocalToast();
  const { errorOf } = form;
  const levels = useLevelsFollowed(wizard.draft, skills);
  const levelName = (level: SkillDraft['level']) => t(`description.levels.${level}`).toLowerCase();

  const use = (text: Generated, how: 'insert' | 'replace') => {
    const before = { description, requirements };
    set(
      how === 'replace'
        ? { description: text.description, requirements: text.requirements }
        : { description: description + text.description, requirements: requirements + text.requirements },
    );
    say('success', t(how === 'replace' ? 'generate.replaced' : 'generate.inserted'), {
      duration: UNDO_MS,
      action: { label: t('undo', { ns: 'ui' }), onAction: () => set(before) },
    });
  };

  const narrow = useMedia(NARROW);
  const generate = (
    <Button
      size={narrow ? 'sm' : 'md'}
      icon={<Sparkles className="size-4" />}
      className={cx(narrow && '-mt-2 -mr-2')}
      onClick={() => setGenerating(true)}
    >
      {t('generate.open')}
    </Button>
  );

  return (
    <>
      <form {...formProps} onKeyDown={keepEnter} className="flex flex-col gap-5">
        <StepHeading title={t('description.title')} aside={!narrow && generate}>
          {t('description.intro')}
        </StepHeading>
        {form.failure && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <Card className="flex flex-col gap-5">
            <Suspense fallback={<EditorSkeleton />}>
              <div className="flex flex-col gap-2">
                <RichTextEditor
                  label={t('description.text')}
                  required
                  aside={narrow && generate}
                  value={description}
                  onChange={(html) => set({ description: html })}
                  error={errorOf('description')}
                />
                <LegalWarnings text={description} />
              </div>
              <div className="flex flex-col gap-2">
                <RichTextEditor
                  label={t('description.requirements')}
                  hint={t('description.requirementsHint')}
                  optional
                  value={requirements}
                  onChange={(html) => set({ requirements: html })}
                  error={errorOf('requirements')}
                />
                <LegalWarnings text={requirements} />
              </div>
            </Suspense>
          </Card>
          <Card>
            {levels.left > 0 && levels.former && wizard.draft?.seniority && (
              <Callout
                kind="info"
                className="mb-4"
                title={t('description.levelsTitle', {
                  from: t(`jobs:seniority.${levels.former}`),
                  to: t(`jobs:seniority.${wizard.draft.seniority}`),
                })}
                action={
                  <div className="flex flex-wrap gap-2">
                    <Button
                      size="sm"
                      onClick={() => {
                        set({ skills: levels.followed() });
                        levels.agree();
                      }}
                    >
                      {t('description.levelsFollow', { level: levelName(levels.after.level) })}
                    </Button>
                    <Button size="sm" variant="ghost" onClick={levels.agree}>
                      {t('description.levelsKeep')}
                    </Button>
                  </div>
                }
              >
                {t('description.levelsText', { count: levels.left, level: levelName(levels.before.level) })}
              </Callout>
            )}
            <SkillsEditor
              value={skills}
              usual={usuallyAsked(wizard.draft?.seniority ?? null)}
              onChange={(next) => set({ skills: next })}
              error={errorOf('skills')}
            />
          </Card>
        </div>
      </form>
      {generating && wizard.draft && (
        <GenerateDialog
          draft={wizard.draft}
          skills={skills}
          written={description !== '' || requirements !== ''}
          onUse={use}
          onClose={() => setGenerating(false)}
        />
      )}
    </>
  );
}

function EditorSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-5">
      <Skeleton className="h-60" />
      <Skeleton className="h-60" />
    </SkeletonGroup>
  );
}
