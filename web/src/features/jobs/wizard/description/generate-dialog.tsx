import { LOCALES, type Locale } from '@prova/contract/common';
import { generateDescription } from '@prova/contract/jobs/job-wizard';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../lib/api-error.ts';
import { useLocale } from '../../../../lib/i18n.ts';
import { useCall } from '../../../../lib/query.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import type { Draft, SkillDraft } from '../step-data.ts';

const TONES = ['plain', 'warm', 'formal'] as const;
const WAIT_MS = 30_000;

export type Generated = { description: string; requirements: string };

type Props = {
  draft: Draft;
  skills: readonly SkillDraft[];
  /** There is a text already. */
  written: boolean;
  onUse: (text: Generated, how: 'insert' | 'replace') => void;
  onClose: () => void;
};

/** Proposes a text; what becomes of it is up to the recruiter. */
export function GenerateDialog({ draft, skills, written, onUse, onClose }: Props) {
  const { t } = useTranslation(['wizard', 'public-jobs']);
  const [tone, setTone] = useState<(typeof TONES)[number]>('plain');
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [notes, setNotes] = useState('');
  const [variant, setVariant] = useState(0);
  const generate = useCall(generateDescription, { call: { timeoutMs: WAIT_MS, retries: 0 }, meta: { quiet: true } });
  const { title, seniority, locationModel, contractType } = draft;
  const ready = seniority !== null && locationModel !== null;
  const run = () => {
    if (!ready) return;
    setVariant(variant + 1);
    generate.mutate({
      body: {
        jobId: draft.id,
        title,
        seniority,
        locationModel,
        ...(contractType && { contractType }),
        skills: [...skills],
        benefits: draft.benefits,
        tone,
        language,
        ...(notes.trim() && { notes: notes.trim() }),
        variant,
      },
    });
  };
  const text = generate.data;
  const use = (how: 'insert' | 'replace') => {
    if (text) onUse({ description: text.description, requirements: text.requirements }, how);
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('generate.title')}
      description={t('generate.intro')}
      footer={
        <>
          <Button
            variant={text ? 'secondary' : 'primary'}
            icon={<Sparkles className="size-4" />}
            busy={generate.isPending}
            disabledReason={ready ? undefined : t('generate.missing')}
            onClick={run}
          >
            {t(text ? 'generate.again' : 'generate.run')}
          </Button>
          {text && written && <Button onClick={() => use('insert')}>{t('generate.insert')}</Button>}
          {text && (
            <Button variant="primary" onClick={() => use('replace')}>
              {t(written ? 'generate.replace' : 'generate.use')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <RadioGroup
            label={t('generate.tone')}
            look="segments"
            options={TONES.map((value) => ({ value, label: t(`generate.tones.${value}`) }))}
            value={tone}
            onChange={setTone}
          />
          <RadioGroup
            label={t('generate.language')}
            look="segments"
            options={LOCALES.map((value) => ({ value, label: t(`generate.languages.${value}`) }))}
            value={language}
            onChange={setLanguage}
          />
        </div>
        <TextArea
          label={t('generate.notes')}
          hint={t('generate.notesHint')}
          optional
          rows={3}
          maxLength={2000}
          value={notes}
          onChange={(event) => setNotes(event.target.value)}
        />
        {generate.isPending && <ProgressBar label={t('generate.writing')} />}
        {generate.isError && (
          <Callout kind="error" live>
            {messageOf(generate.error)}
          </Callout>
        )}
        {text && !generate.isPending && (
          <section aria-label={t('generate.result')} className="flex flex-col gap-3">
            <Callout kind="warning" live title={t('generate.result')}>
              {t('generate.engine', { engine: text.engine === 'local' ? t('generate.engineLocal') : text.engine })}
            </Callout>
            {text.dropped.length > 0 && (
              <Callout kind="warning" title={t('generate.dropped')}>
                <ul className="flex flex-col gap-1">
                  {text.dropped.map(({ quote, law }) => (
                    <li key={quote + law}>
                      <q className="font-semibold">{quote}</q> <cite className="not-italic">{law}</cite>
                    </li>
                  ))}
                </ul>
              </Callout>
            )}
            <Card className="max-h-96 overflow-y-auto" tabIndex={0}>
              <RichText html={text.description} />
              {text.requirements && (
                <>
                  <h3 className="mt-4 mb-1 text-h5">{t('public-jobs:demonstrate')}</h3>
                  <RichText html={text.requirements} />
                </>
              )}
            </Card>
          </section>
        )}
      </div>
    </Dialog>
  );
}
