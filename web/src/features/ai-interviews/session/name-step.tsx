import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { FieldProblem } from '@prova/contract/validation';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListenFailure } from '../../../lib/speech/listening.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLastWords } from '../voice/use-last-words.ts';
import { StepHeading } from './step-heading.tsx';
import { MicrophoneProblemPart, VoiceNamePart } from './voice-part.tsx';

const NAME_MIN = 2;
const NAME_MAX = 200;

type Props = {
  way: AnswerWay;
  /** Something else is asked or done meanwhile. */
  isAway: boolean;
  onName: (name: string) => Promise<unknown>;
};

/** The candidate says their name to begin, or writes it. */
export function NameStep({ way, isAway, onName }: Props) {
  const { t } = useTranslation('ai-interview-session');
  const id = useId();
  const form = useLeanForm({ name: '' }, checkName);
  const [isWriting, setIsWriting] = useState(way === 'text');
  const [voiceFailure, setVoiceFailure] = useState<ListenFailure | null>(null);
  const listens = !isWriting && !voiceFailure && !form.isSending && !form.failure;
  const name = form.text('name');
  const [isLate, setIsLate] = useState(false);
  /** All that was said has come, or nobody waits for it any more. */
  const isComplete = useRef(false);
  const submit = () => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
  const lastWords = useLastWords({
    isHeldUp: isAway,
    onFinished: (isLate) => {
      setIsLate(isLate && name.value.trim() === '');
      if (isLate && name.value.trim() === '') return;
      isComplete.current = true;
      submit();
      isComplete.current = false;
    },
  });
  const { mayCome, isFinishing } = lastWords;
  const { onSubmit, ...formProps } = form.formProps(async (values) => {
    await onName(values.name.trim());
  });
  return (
    <form
      id={id}
      {...formProps}
      onSubmit={(event: FormEvent) => {
        if (isComplete.current || !mayCome) {
          onSubmit(event);
          return;
        }
        event.preventDefault();
        lastWords.finish();
      }}
      className="m-auto flex w-full max-w-lg flex-col gap-6"
    >
      <div className="flex flex-col gap-2 text-center">
        <StepHeading>{t(listens ? 'name.heading' : 'name.headingText')}</StepHeading>
        <p className="text-muted">{t(listens ? 'name.lead' : 'name.leadText')}</p>
      </div>
      {(listens || (mayCome && !isWriting && !form.isSending)) && (
        <VoiceNamePart
          isAway={isAway}
          isOver={isFinishing || !listens}
          onName={(heard) => {
            setIsLate(false);
            form.set('name', heard);
          }}
          onEnd={submit}
          onMayCome={lastWords.onMayCome}
          onFailure={setVoiceFailure}
        />
      )}
      {voiceFailure && (
        <MicrophoneProblemPart
          why={voiceFailure}
          onRetry={() => {
            setIsWriting(false);
            setVoiceFailure(null);
          }}
        />
      )}
      {form.failure && (
        <Callout kind="error" live title={t('sending.stepFailed')}>
          {form.failure}
        </Callout>
      )}
      <TextField
        label={t('name.label')}
        autoComplete="name"
        required
        maxLength={NAME_MAX}
        {...name}
        error={isLate ? t('name.late') : name.error}
        readOnly={isFinishing}
        onChange={(event) => {
          setIsWriting(true);
          setIsLate(false);
          name.onChange(event);
        }}
      />
      <Button
        type="submit"
        variant="primary"
        busy={form.isSending}
        icon={isFinishing && <Spinner />}
        className="max-sm:w-full sm:self-center"
      >
        {t('name.submit')}
      </Button>
    </form>
  );
}

function checkName({ name }: { name: string }): FieldProblem[] {
  const { length } = name.trim();
  if (length === 0) return [{ field: 'name', code: 'REQUIRED', values: {} }];
  if (length < NAME_MIN) return [{ field: 'name', code: 'TOO_SHORT', values: { minimum: NAME_MIN } }];
  if (length > NAME_MAX) return [{ field: 'name', code: 'TOO_LONG', values: { maximum: NAME_MAX } }];
  return [];
}
