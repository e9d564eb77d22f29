import { ANSWER_MAX } from '@prova/contract/assessments/test-fields';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Answer, AskedQuestion } from './answers.ts';
import { CodeAnswer, type RunCode } from './code-answer.tsx';

/** What a video is recorded with. */
export type RecordVideo = (
  question: AskedQuestion,
  value: string | null,
  onChange: (videoId: string) => void,
) => ReactNode;

type Props = {
  question: AskedQuestion;
  value: Answer;
  onChange: (answer: Answer) => void;
  run: RunCode | undefined;
  /** Records a video; not where a test is only looked at. */
  video: RecordVideo | undefined;
};

/** What a question is answered with, by its type. */
export function AnswerField({ question, value, onChange, run, video }: Props) {
  const { t } = useTranslation('tests');
  const text = typeof value === 'string' ? value : '';
  switch (question.type) {
    case 'MULTIPLE_CHOICE':
      return (
        <RadioGroup
          label={t('player.answer')}
          hideLabel
          look="cards"
          options={question.options.map((option) => ({ value: option.id, label: option.text }))}
          value={text || null}
          onChange={onChange}
          onClear={() => onChange(null)}
        />
      );
    case 'TRUE_FALSE':
      return (
        <RadioGroup
          label={t('player.answer')}
          hideLabel
          look="cards"
          options={(['true', 'false'] as const).map((each) => ({ value: each, label: t(`question.${each}`) }))}
          value={typeof value === 'boolean' ? (value ? 'true' : 'false') : null}
          onChange={(each) => onChange(each === 'true')}
          onClear={() => onChange(null)}
        />
      );
    case 'ESSAY':
      return (
        <TextArea
          label={t('player.answer')}
          rows={8}
          counted
          maxLength={ANSWER_MAX}
          aside={t('player.length', { count: text.length, max: ANSWER_MAX })}
          error={text.length > ANSWER_MAX ? t('player.tooLong', { count: ANSWER_MAX }) : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'CODE':
      return (
        <CodeAnswer
          question={question}
          value={typeof value === 'string' ? value : question.starterCode}
          onChange={onChange}
          run={run}
        />
      );
    case 'VIDEO_RESPONSE':
      return (
        video?.(question, typeof value === 'string' && value !== '' ? value : null, onChange) ?? (
          <div className="flex items-start gap-3 rounded-card border border-dashed border-border-strong p-4">
            <Video className="size-5 shrink-0 text-brand" />
            <div>
              <p>{t('player.video', { time: t('facts.seconds', { count: question.videoSeconds ?? 0 }) })}</p>
              <p className="mt-1 text-small text-muted">{t('player.videoPreview')}</p>
            </div>
          </div>
        )
      );
  }
}
