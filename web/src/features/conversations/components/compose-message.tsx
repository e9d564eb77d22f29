import { MESSAGE_MAX } from '@prova/contract/conversations/limits';
import { aroundName } from '@prova/contract/conversations/template-values';
import { trimmed } from '@prova/contract/visible-text';
import { Send } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import type { CallOptions } from '../../../lib/request.ts';
import { keptInTab } from '../../../lib/tab-memory.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { AttachmentProgress, AttachmentText } from '../../../widgets/attachments/attachment-text.ts';
import { Attachments } from '../../../widgets/attachments/attachments.tsx';
import { SendingAttachments } from '../../../widgets/attachments/sending-attachments.tsx';
import { MessageText } from './message-text.tsx';

type Props = {
  /** Names the draft, which outlives a reload. */
  draft: string;
  placeholder: string;
  /** Somebody has just asked for it. */
  focused?: boolean | undefined;
  onSend: (body: string, files: readonly File[], options: CallOptions) => Promise<void>;
  /** What else may be put into the text. */
  tools?: ((insert: (text: string) => void) => ReactNode) | undefined;
  /** Stands for the name of the candidate, which is put in when it is sent. */
  namePlace?: ReactNode;
};

/** Counted once it becomes a letter. */
const COUNTED_FROM = 3000;

const draftKey = (draft: string) => `message.${draft}`;

/** Whether something was typed in this tab and not sent. */
export const isDraftKept = (draft: string): boolean => keptInTab(`prova.draft.${draftKey(draft)}`) !== null;

export function ComposeMessage({ draft, placeholder, focused, onSend, tools, namePlace }: Props) {
  const { t } = useTranslation('conversations');
  const online = useOnline();
  const [body, setBody, forget] = useKeptState(draftKey(draft), '');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState<AttachmentProgress | null>(null);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** What was removed before a message cannot be put back into the next. */
  const [sent, setSent] = useState(0);
  const sending = useRef(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const text: AttachmentText = (key, values) => t(`attachments.${key}`, values);

  const send = async () => {
    // A second press before the first one shows.
    if (sending.current) return;
    if (trimmed(body) === '') {
      setFailure(t('empty'));
      field.current?.focus();
      return;
    }
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend(body, files, files.length > 0 ? { onProgress: setProgress } : {});
      forget();
      setFiles([]);
      setSent((count) => count + 1);
      field.current?.focus();
    } catch (error) {
      setFailure(isApiError(error, 'NO_CONNECTION') ? t('failed') : messageOf(error));
    } finally {
      sending.current = false;
      setBusy(false);
      setProgress(null);
    }
  };
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        ref={field}
        label={t('write')}
        hideLabel
        placeholder={placeholder}
        autoFocus={focused}
        rows={2}
        counted={body.length > COUNTED_FROM}
        maxLength={body.length > COUNTED_FROM ? MESSAGE_MAX : undefined}
        value={body}
        onChange={(event) => {
          setBody(event.target.value);
          setFailure(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }
        }}
      />
      {namePlace !== undefined && aroundName(body).length > 1 && (
        <section aria-label={t('preview')} className="rounded-card border border-border border-dashed px-3 py-2">
          <p className="text-small text-muted">{t('previewText')}</p>
          <MessageText namePlace={namePlace}>{body}</MessageText>
        </section>
      )}
      <SendingAttachments progress={progress} text={text} />
      {failure && (
        <Callout kind="error" live>
          {failure}
        </Callout>
      )}
      {!online && (
        <Callout kind="warning" live>
          {t('offline')}
        </Callout>
      )}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-start gap-1">
          <Attachments key={sent} look="tool" text={text} files={files} onChange={setFiles} />
          {tools?.((text) => {
            setBody(trimmed(body) === '' ? text : `${body}\n\n${text}`);
            field.current?.focus();
          })}
        </div>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          className="ml-auto"
          icon={<Send className="size-4" />}
          busy={busy}
          disabledReason={online ? undefined : t('offline')}
          reasonPlacement="elsewhere"
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
