import type { Message } from '@prova/contract/conversations/conversations';
import { Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { formatBytes } from '../../../ui/bytes.ts';
import { cx } from '../../../ui/cx.ts';
import { MessageText } from './message-text.tsx';

type Props = {
  message: Message;
  /** Who wrote it. */
  name: string;
  /** Of the reader's side. */
  own: boolean;
  /** Says when the other side saw it. */
  saysRead: boolean;
  /** The links to attachments hold for ten minutes: they are asked for again. */
  onOpenFile: () => void;
  /** Where the name of the candidate stands, for who may not read it. */
  namePlace?: ReactNode;
};

export function MessageItem({ message, name, own, saysRead, onOpenFile, namePlace }: Props) {
  const { t } = useTranslation('conversations');
  const format = useFormat();
  const { body, attachments, createdAt, readAt } = message;
  return (
    <li className={cx('flex flex-col gap-0.5', own ? 'items-end' : 'items-start')}>
      <p className="text-small text-muted wrap-anywhere">
        <span className="font-semibold text-text">{name}</span>{' '}
        <time dateTime={createdAt} title={format.dateTime(createdAt)}>
          {format.ago(createdAt)}
        </time>
        {!own && readAt === null && <span className="ml-1.5 font-semibold text-brand">{t('unread')}</span>}
      </p>
      <div
        className={cx(
          'max-w-[min(100%,34rem)] rounded-card px-3 py-2',
          own ? 'bg-brand-soft' : 'border border-border bg-surface',
        )}
      >
        <MessageText namePlace={namePlace}>{body}</MessageText>
        {attachments.length > 0 && (
          <ul className="mt-1.5 flex flex-col gap-1">
            {attachments.map((file) => (
              <li key={file.id} className="flex items-center gap-1.5 text-small">
                <Paperclip className="size-3.5 shrink-0 text-muted" aria-hidden="true" />
                <a
                  href={file.url}
                  rel="noreferrer"
                  className="min-w-0 font-semibold text-brand underline wrap-anywhere"
                  // Once the browser has taken the one that is there.
                  onClick={() => setTimeout(onOpenFile)}
                >
                  {file.name}
                </a>
                <span className="shrink-0 text-muted">{formatBytes(file.bytes, format.locale)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {saysRead && (
        <p className="text-small text-muted">
          {readAt === null ? t('notRead') : t('read', { when: format.dateTime(readAt) })}
        </p>
      )}
    </li>
  );
}
