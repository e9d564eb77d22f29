import type { Message, MessageSide } from '@prova/contract/conversations/conversations';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ComposeMessage } from './compose-message.tsx';
import { MessageItem } from './message-item.tsx';
import type { Loaded } from './thread-state.ts';
import { useSeen } from './use-seen.ts';
import type { Shown, Thread as ThreadOf } from './use-thread.ts';

type Props<C extends Shown> = {
  thread: ThreadOf<C>;
  shown: C;
  loaded: Loaded;
  side: MessageSide;
  nameOf: (message: Message) => string;
  draft: string;
  placeholder: string;
  focused?: boolean;
  tools?: (insert: (text: string) => void) => ReactNode;
  /** Stands for the name of the candidate in what the team wrote, where the team may not read it. */
  namePlace?: ReactNode;
};

/** What was written, the newest below, and where the next is written. */
export function Thread<C extends Shown>({
  thread,
  shown,
  loaded,
  side,
  nameOf,
  draft,
  placeholder,
  focused,
  tools,
  namePlace,
}: Props<C>) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  /** For who cannot see it appear. */
  const [said, setSaid] = useState('');
  const { messages, nextCursor } = loaded;
  const lastOwn = messages.find(({ from }) => from === side)?.id;
  const end = useSeen(messages[0]?.id, thread.see);
  const { refusal, answerUntil } = shown;
  return (
    <div className="flex flex-col gap-3">
      {messages.length === 0 ? (
        side === 'team' && refusal === null && <p className="text-muted">{t('none')}</p>
      ) : (
        <Log newest={messages[0]?.id} label={t('log')}>
          {nextCursor !== null && <Earlier onLoad={thread.loadOlder} />}
          <ol className="flex flex-col gap-3">
            {messages.toReversed().map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                name={nameOf(message)}
                own={message.from === side}
                saysRead={message.id === lastOwn}
                onOpenFile={thread.refetch}
                namePlace={message.from === 'team' ? namePlace : undefined}
              />
            ))}
          </ol>
          <div ref={end} className="h-px" />
        </Log>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {side === 'candidate' && answerUntil !== null && refusal === null && (
        <p className="text-small text-muted">{t('answerUntil', { date: format.date(answerUntil) })}</p>
      )}
      {shown.can.write ? (
        <ComposeMessage
          key={draft}
          draft={draft}
          placeholder={placeholder}
          focused={focused}
          tools={tools}
          namePlace={namePlace}
          onSend={async (body, files, options) => {
            setSaid('');
            await thread.send(body, files, options);
            setSaid(t('sent'));
          }}
        />
      ) : (
        refusal !== null && refusal !== 'not_begun' && <Callout kind="plain">{t(`refusal.${refusal}`)}</Callout>
      )}
    </div>
  );
}

/** Scrolls by itself, and stands at its end when something is new there. */
function Log({ newest, label, children }: { newest: string | undefined; label: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new moves the end.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  return (
    <section
      ref={box}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="-mx-1 max-h-[min(28rem,60dvh)] overflow-y-auto rounded-card px-1"
    >
      {children}
    </section>
  );
}

function Earlier({ onLoad }: { onLoad: () => Promise<void> }) {
  const { t } = useTranslation('conversations');
  const [busy, setBusy] = useState(false);
  const alive = useRef(true);
  useEffect(
    () => () => {
      alive.current = false;
    },
    [],
  );
  const load = async () => {
    setBusy(true);
    try {
      await onLoad();
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      if (alive.current) setBusy(false);
    }
  };
  return (
    <Button size="sm" variant="quiet" className="mb-2" busy={busy} onClick={() => void load()}>
      {t('earlier')}
    </Button>
  );
}
