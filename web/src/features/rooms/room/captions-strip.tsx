import { CAPTION_LENGTH } from '@prova/contract/rooms/room-fields';
import type { Caption } from '@prova/contract/rooms/room-protocol';
import { Captions, ChevronDown, ChevronUp, SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpeechLanguage } from '../../../lib/speech/recognition.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTooLong } from '../../../ui/use-too-long.ts';
import type { OwnCaptions } from './use-captions.ts';

type Props = {
  captions: readonly Caption[];
  self: string | undefined;
  own: OwnCaptions;
  /** The name of the service that may write down what is said. */
  service: string | null;
  language: SpeechLanguage;
  publishes: boolean;
};

/** As many as are read at once. */
const LATEST = 2;

/** What is being said, in writing, and whether one's own words are. */
export function CaptionsStrip({ captions, self, own, service, language, publishes }: Props) {
  const { t } = useTranslation('rooms');
  const [isLong, setIsLong] = useState(false);
  const [isWriting, setIsWriting] = useState(false);
  const shown = isLong ? captions : captions.slice(-LATEST);
  const isLate = own.on && own.lagSeconds > 0;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is said moves it on.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [captions, isLong]);
  return (
    <section
      aria-label={t('captions.title')}
      className="flex max-h-[45%] shrink-0 flex-col gap-2 rounded-card border border-border bg-surface px-3 py-2 sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span className="flex items-center gap-1.5">
          <Captions className="size-4" aria-hidden="true" />
          {t('captions.title')}
        </span>
        <span role="status">{stateWords(t, own, language, publishes)}</span>
        {isLate && <span>{t('captions.late', { seconds: own.lagSeconds })}</span>}
        {/* By how much is shown each second, and said once. */}
        <span role="status" className="sr-only">
          {isLate && t('captions.isLate')}
        </span>
        <span className="ml-auto flex flex-wrap gap-1">
          {publishes && own.on && (
            <Button size="sm" variant="ghost" onClick={own.stop}>
              {t('captions.stop')}
            </Button>
          )}
          {publishes && canStart(own) && (
            <Button size="sm" variant="ghost" onClick={own.start}>
              {t('captions.start')}
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-expanded={isWriting} onClick={() => setIsWriting(!isWriting)}>
            {t('captions.write')}
          </Button>
          {captions.length > LATEST && (
            <IconButton
              size="sm"
              label={t(isLong ? 'captions.less' : 'captions.more')}
              icon={isLong ? <ChevronDown /> : <ChevronUp />}
              aria-expanded={isLong}
              onClick={() => setIsLong(!isLong)}
            />
          )}
        </span>
      </div>
      {publishes && own.consent === undefined && own.hearing !== undefined && own.hearing !== 'none' && (
        <Question own={own} service={service} />
      )}
      {shown.length > 0 ? (
        <div
          ref={list}
          role="log"
          aria-label={t('captions.title')}
          aria-live="off"
          tabIndex={isLong ? 0 : -1}
          className="flex min-h-0 flex-col gap-1 overflow-y-auto text-base"
        >
          {shown.map((caption) => (
            <Line key={`${caption.peerId} ${caption.segmentId}`} caption={caption} own={caption.peerId === self} />
          ))}
        </div>
      ) : (
        <p className="text-muted">{t('captions.empty')}</p>
      )}
      {isWriting && <Writing onWrite={own.write} />}
    </section>
  );
}

/** Who has said yes or no, or whose captions have failed, may begin at any time; before that they are asked. */
const canStart = ({ on, consent, failure, hearing }: OwnCaptions): boolean =>
  !on && hearing !== undefined && hearing !== 'none' && (consent !== undefined || failure !== null);

function Line({ caption: { name, text, final, provider }, own }: { caption: Caption; own: boolean }) {
  const { t } = useTranslation('rooms');
  return (
    <p className="wrap-anywhere">
      <span className={cx('mr-2 text-sm font-semibold', own ? 'text-muted' : 'text-brand')}>
        {own ? t('you') : name}
      </span>
      <span className={cx(!final && 'text-muted')}>{text}</span>
      {provider === 'typed' && <span className="ml-2 text-small text-muted">{t('captions.typed')}</span>}
    </p>
  );
}

/** Asked of each person by themselves, before anything is heard. */
function Question({ own, service }: Pick<Props, 'own' | 'service'>) {
  const { t } = useTranslation('rooms');
  const words = {
    device: t('captions.askDevice'),
    service: t('captions.askService', { service: service ?? '' }),
    vendor: t('captions.askVendor'),
    none: '',
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-3 py-2">
      <p className="min-w-0 flex-1 basis-64 text-small">
        <strong className="font-semibold">{t('captions.ask')}</strong> {words[own.hearing ?? 'none']}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={own.stop}>
          {t('captions.no')}
        </Button>
        <Button size="sm" variant="primary" onClick={own.start}>
          {t('captions.yes')}
        </Button>
      </span>
    </div>
  );
}

function Writing({ onWrite }: { onWrite: (text: string) => void }) {
  const { t } = useTranslation('rooms');
  const [text, setText] = useState('');
  const { problem } = useTooLong(CAPTION_LENGTH, text.trim());
  return (
    <form
      className="flex items-center gap-1 rounded-control border border-border-strong pl-3 has-focus-visible:outline-2 has-focus-visible:outline-brand"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text.trim() || problem) return;
        onWrite(text.trim());
        setText('');
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it appears by the press that asks for it.
        autoFocus
        value={text}
        aria-invalid={problem !== undefined}
        aria-label={t('captions.writeLabel')}
        placeholder={t('captions.writeLabel')}
        onChange={({ target }) => setText(target.value)}
        className="min-h-control min-w-0 flex-1 bg-transparent outline-none"
      />
      <span role="status" className="text-small text-red empty:hidden">
        {problem}
      </span>
      <IconButton type="submit" label={t('captions.send')} icon={<SendHorizontal />} />
    </form>
  );
}

type Translate = ReturnType<typeof useTranslation<'rooms'>>['t'];

function stateWords(t: Translate, own: OwnCaptions, language: SpeechLanguage, publishes: boolean): string {
  if (!publishes || own.hearing === undefined) return '';
  if (own.failure) return t(`captions.failure.${own.failure}`);
  if (own.hearing === 'none') return t('captions.none');
  if (!own.on) return own.consent === false ? t('captions.off') : '';
  const named = t(`captions.languages.${language}`);
  const by = { device: 'captions.byDevice', service: 'captions.byService', vendor: 'captions.byVendor' } as const;
  return t(by[own.hearing], { language: named });
}
