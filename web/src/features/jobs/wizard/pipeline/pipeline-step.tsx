import { processMinutes } from '@prova/contract/jobs/application-minutes';
import { completePipeline } from '@prova/contract/jobs/job-steps';
import { Clock, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../lib/api-error.ts';
import { useLocale } from '../../../../lib/i18n.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SideSheet } from '../../../../ui/side-sheet.tsx';
import { SortableList } from '../../../../ui/sortable-list.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { useLocalToast } from '../../../../ui/use-local-toast.ts';
import { keepEnter } from '../keep-enter.ts';
import { keyless, newKey, type PipelineValues, pipelineValues, type StageDraft } from '../step-data.ts';
import { StepHeading } from '../step-heading.tsx';
import { useStepForm } from '../use-step-form.ts';
import type { Wizard } from '../use-wizard.ts';
import { AddStage } from './add-stage.tsx';
import { freshAiQuestions } from './ai-questions.tsx';
import { StagePanel } from './stage-panel.tsx';
import { StageRow } from './stage-row.tsx';
import { type FreeType, isFree, NO_TESTS, useStageWords } from './stage-words.ts';

const MAX_STAGES = 30;
const UNDO_MS = 10_000;
const REPLY_DAYS = 5;
const MINUTES: Partial<Record<FreeType, number>> = { test: 40, interview: 45, interview_ia: 25 };
/** Offer and hired. */
const TAIL = 2;

/** Step 4: the stages, in order, and what each takes and promises. */
export function PipelineStep({ wizard }: { wizard: Wizard }) {
  const { t } = useTranslation('wizard');
  const locale = useLocale();
  const words = useStageWords();
  const beside = useMedia('(min-width: 64rem)');
  const schema = useMemo(() => keyless<PipelineValues, object>(completePipeline), []);
  const [refused, setRefused] = useState<{ stageId: string; message: string } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const say = useLocalToast();

  const bringBack = (error: unknown) => {
    if (!isApiError(error, 'STAGE_HAS_CANDIDATES')) return;
    const stageId = String(error.data.stageId);
    const before = pipelineValues(wizard.draft && { ...wizard.draft, partial: {} }).stages;
    const lost = before.find(({ id }) => id === stageId);
    const { stages: present } = form.getValues();
    if (lost && !present.some(({ id }) => id === stageId)) {
      const place = Math.min(before.indexOf(lost), present.length - TAIL);
      set({ stages: [...present.slice(0, place), lost, ...present.slice(place)] });
    }
    setRefused({ stageId, message: error.message });
  };
  const { form, set, formProps } = useStepForm(wizard, 4, schema, pipelineValues, bringBack);
  const { stages, blind } = form.watch();
  const technologies = (wizard.draft?.skills ?? []).map(({ name }) => name);

  const errorAt = (index: number, part: string) => form.errorOf(`stages.${index}.${part}` as never);
  const { submitCount } = form.formState;
  const wrong = stages.find((_, index) => form.getFieldState(`stages.${index}` as never).error)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each try, not while it is being fixed.
  useEffect(() => {
    if (submitCount > 0 && wrong) setOpen(wrong);
  }, [submitCount]);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return;
    (section.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? section.current)?.focus();
  }, [open]);

  const opened = stages.find(({ key }) => key === open);
  const index = opened ? stages.indexOf(opened) : -1;
  const change = (next: StageDraft) => set({ stages: stages.map((one) => (one.key === next.key ? next : one)) });
  const close = () => {
    const key = open;
    setOpen(null);
    if (key)
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-stage="${CSS.escape(key)}"]`)?.focus());
  };
  const add = (type: FreeType) => {
    const stage: StageDraft = {
      key: newKey(),
      type,
      name: t(`pipeline.defaultNames.${type}`),
      required: true,
      minutes: MINUTES[type] ?? null,
      replyDays: REPLY_DAYS,
      ...(type === 'test' && { tests: NO_TESTS }),
      ...(type === 'interview_ia' && { questions: freshAiQuestions(locale, technologies) }),
    };
    set({ stages: [...stages.slice(0, -TAIL), stage, ...stages.slice(-TAIL)] });
    setOpen(stage.key);
  };
  const remove = (stage: StageDraft) => {
    const place = stages.indexOf(stage);
    set({ stages: stages.filter(({ key }) => key !== stage.key) });
    if (open === stage.key) setOpen(null);
    say('info', t('pipeline.removed', { name: stage.name }), {
      duration: UNDO_MS,
      action: {
        label: t('undo', { ns: 'ui' }),
        onAction: () => {
          // What was changed since stays, and so do the fixed stages at the end.
          const now = form.getValues('stages') as StageDraft[];
          set({ stages: now.toSpliced(Math.min(place, now.length - TAIL), 0, stage) });
        },
      },
    });
  };

  const total = processMinutes(stages, {
    fields: (wizard.draft?.fields ?? []).filter(({ visible }) => visible),
    questions: wizard.draft?.questions ?? [],
  });
  const row = (stage: StageDraft) => (
    <StageRow
      stage={stage}
      open={open === stage.key}
      error={
        errorAt(stages.indexOf(stage), 'name') ??
        errorAt(stages.indexOf(stage), 'tests.testIds') ??
        (refused && refused.stageId === stage.id ? refused.message : undefined)
      }
      onOpen={() => (open === stage.key ? close() : setOpen(stage.key))}
      onRemove={() => remove(stage)}
    />
  );
  const list = {
    itemKey: ({ key }: StageDraft) => key,
    itemName: ({ name }: StageDraft) => name,
    renderItem: row,
    ...(open && { openKey: open }),
  };
  const panel = opened && (
    <StagePanel
      key={opened.key}
      stage={opened}
      technologies={technologies}
      errorOf={(part) => errorAt(index, part)}
      onChange={change}
    />
  );

  return (
    <div className={beside && opened ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]' : undefined}>
      <form {...formProps} onKeyDown={keepEnter} className="flex min-w-0 flex-col gap-4">
        <StepHeading
          title={t('pipeline.title')}
          aside={
            total !== null && (
              <Badge tone="blue" icon={<Clock />}>
                {t('pipeline.total', { time: words.minutes(total) })}
              </Badge>
            )
          }
        >
          {t('pipeline.intro')}
        </StepHeading>
        {(form.failure ?? form.errorOf('stages')) && (
          <Callout kind="error" live>
            {form.errorOf('stages') ?? form.failure}
          </Callout>
        )}
        <div className="flex flex-col gap-2">
          <SortableList
            {...list}
            label={t('pipeline.list')}
            items={stages.slice(0, -TAIL)}
            isFixed={(stage) => !isFree(stage)}
            onReorder={(next) => set({ stages: [...next, ...stages.slice(-TAIL)] })}
          />
          <AddStage
            onAdd={add}
            full={stages.length >= MAX_STAGES ? t('pipeline.tooMany', { max: MAX_STAGES }) : undefined}
          />
          <SortableList
            {...list}
            label={t('pipeline.lastList')}
            items={stages.slice(-TAIL)}
            isFixed={() => true}
            onReorder={() => undefined}
          />
        </div>
        <div className="mt-2 flex flex-col gap-3 border-t pt-5">
          <Switch
            label={t('pipeline.blind')}
            hint={t('pipeline.blindHint')}
            checked={blind}
            onChange={(blind) => set({ blind })}
          />
          {wizard.draft?.blind && !blind && <Callout kind="warning">{t('pipeline.blindEnds')}</Callout>}
        </div>
      </form>
      {opened && beside && (
        <section
          ref={section}
          tabIndex={-1}
          aria-label={t('pipeline.panel', { name: opened.name })}
          className="min-w-0 rounded-card border bg-surface p-4 sm:p-5 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto"
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.defaultPrevented) close();
          }}
        >
          <header className="mb-4 flex items-start justify-between gap-3">
            <h3 className="text-h4 wrap-break-word">{opened.name || t(`pipeline.types.${opened.type}`)}</h3>
            <IconButton size="sm" tooltip={false} label={t('close', { ns: 'ui' })} icon={<X />} onClick={close} />
          </header>
          {panel}
        </section>
      )}
      {!beside && (
        <SideSheet
          open={opened !== undefined}
          onClose={close}
          modal
          title={opened?.name || (opened ? t(`pipeline.types.${opened.type}`) : '')}
        >
          {panel}
        </SideSheet>
      )}
    </div>
  );
}
