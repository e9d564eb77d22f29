import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { FieldProblem } from '@prova/contract/validation';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListenFailure } from '../../../lib/speech/listening.ts';
import { useLeanForm } from '../../../lib/use-lean-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
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
  return (
    <form
      id={id}
      {...form.formProps(async (values) => {
        await onName(values.name.trim());
      })}
      className="m-auto flex w-full max-w-lg flex-col gap-6"
    >
      <div className="flex flex-col gap-2 text-center">
        <StepHeading>{t(listens ? 'name.heading' : 'name.headingText')}</StepHeading>
        <p className="text-muted">{t(listens ? 'name.lead' : 'name.leadText')}</p>
      </div>
      {listens && (
        <VoiceNamePart
          isAway={isAway}
          onName={(heard) => form.set('name', heard)}
          onEnd={() => (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit()}
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
        onChange={(event) => {
          setIsWriting(true);
          name.onChange(event);
        }}
      />
      <Button type="submit" variant="primary" busy={form.isSending} className="max-sm:w-full sm:self-center">
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
