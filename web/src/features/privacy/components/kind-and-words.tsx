import { REQUEST_KINDS, type RequestKind } from '@prova/contract/privacy/data-request-rules';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { MESSAGE_MAX, NEEDS_WORDS, type RequestProblems } from '../request/request-form.ts';

/** What is asked, and the words that go with it. */
export function KindAndWords({
  kinds = REQUEST_KINDS,
  kind,
  message,
  problems,
  onKind,
  onMessage,
}: {
  /** What can be asked here. */
  kinds?: readonly RequestKind[];
  kind: RequestKind | null;
  message: string;
  problems: RequestProblems;
  onKind: (kind: RequestKind) => void;
  onMessage: (message: string) => void;
}) {
  const { t } = useTranslation('data-requests');
  const textOf = (problem: RequestProblems['kind']) => problem && t(`errors.${problem}`);
  const needed = kind !== null && NEEDS_WORDS.includes(kind);
  return (
    <>
      <div data-field="kind">
        <RadioGroup
          label={t('kind')}
          required
          value={kind}
          onChange={onKind}
          error={textOf(problems.kind)}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`), hint: t(`hints.${value}`) }))}
        />
      </div>
      <div data-field="message">
        <TextArea
          label={t('message')}
          hint={t('messageHint')}
          {...(needed ? { required: true } : { optional: true })}
          maxLength={MESSAGE_MAX}
          value={message}
          error={textOf(problems.message)}
          onChange={(event) => onMessage(event.target.value)}
        />
      </div>
    </>
  );
}
