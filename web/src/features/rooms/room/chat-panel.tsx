import { CHAT_LENGTH } from '@prova/contract/rooms/room-fields';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Call } from '../call/call.ts';
import type { CallState, ShownMessage } from '../call/call-state.ts';
import { useClockTime } from './use-clock-time.ts';

/** From here on it is said how much space is left. */
const COUNT_FROM = CHAT_LENGTH - 200;
const NEAR_END_PX = 80;

/** What is written in the room. It is plain text: nothing in it leads anywhere by itself. */
export function ChatPanel({ call, state, code }: { call: Call; state: CallState; code: string }) {
  const { t } = useTranslation('rooms');
  const { messages, self } = state;
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const count = messages.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that comes.
  useEffect(() => {
    const element = list.current;
    // Whoever reads further up stays there.
    if (element && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [count]);
  return (
    <>
      <div
        ref={list}
        role="log"
        aria-label={t('chat.messages')}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-4 -outline-offset-2"
      >
        {count === 0 && <p className="m-auto max-w-xs text-center text-muted">{t('chat.empty')}</p>}
        {messages.map((message, index) => (
          <Message
            key={`${message.peerId} ${message.clientId}`}
            message={message}
            own={message.peerId === self?.peerId}
            goesOn={messages[index - 1]?.peerId === message.peerId}
          />
        ))}
      </div>
      <Composer key={code} code={code} onSend={call.say} />
    </>
  );
}

function Message({ message, own, goesOn }: { message: ShownMessage; own: boolean; goesOn: boolean }) {
  const { t } = useTranslation('rooms');
  const time = useClockTime();
  const { name, text, sentAt, sending } = message;
  return (
    <article className="flex gap-3">
      <span className="w-8 shrink-0">{!goesOn && <Avatar name={name} size="sm" />}</span>
      <div className="min-w-0 flex-1">
        {!goesOn && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold wrap-anywhere">{own ? t('you') : name}</span>
            <time dateTime={sentAt} className="text-small text-muted">
              {time(sentAt)}
            </time>
          </p>
        )}
        <p className={cx('whitespace-pre-wrap wrap-anywhere', sending && 'text-muted')}>
          {goesOn && <span className="sr-only">{own ? t('you') : name}: </span>}
          {text}
          {sending && <span className="text-small"> ({t('chat.sending')})</span>}
        </p>
      </div>
    </article>
  );
}

function Composer({ code, onSend }: { code: string; onSend: (text: string) => void }) {
  const { t } = useTranslation('rooms');
  const { number } = useFormat();
  const [text, setText, forget] = useKeptState(`room.chat.${code}`, '');
  const field = useRef<HTMLTextAreaElement>(null);
  const { length } = text.trim();
  const tooLong = length > CHAT_LENGTH;
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const send = () => {
    if (length === 0 || tooLong) return;
    onSend(text.trim());
    forget();
    field.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    // While a word is being composed Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="border-t border-border p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div
        className={cx(
          'flex items-end gap-1 rounded-control border pl-3 has-focus-visible:outline-2 has-focus-visible:outline-brand',
          tooLong ? 'border-red' : 'border-border-strong',
        )}
      >
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={t('chat.label')}
          aria-invalid={tooLong || undefined}
          aria-describedby={length > COUNT_FROM ? 'chat-count' : undefined}
          placeholder={t('chat.placeholder')}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
          className="field-sizing-content max-h-32 min-h-control min-w-0 flex-1 resize-none bg-transparent py-2 outline-none"
        />
        <IconButton
          type="submit"
          label={t('chat.send')}
          icon={<SendHorizontal />}
          aria-disabled={length === 0 || tooLong}
        />
      </div>
      {length > COUNT_FROM && (
        <p id="chat-count" className={cx('mt-1 text-small', tooLong ? 'text-red' : 'text-muted')}>
          {tooLong
            ? t('chat.tooLong', { max: number(CHAT_LENGTH) })
            : t('chat.count', { count: length, max: number(CHAT_LENGTH) })}
        </p>
      )}
    </form>
  );
}
