import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { formatBytes } from '../../../ui/bytes.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { RecorderState } from './recorder.ts';
import { MEMORY_MAX_BYTES } from './recording-spool.ts';
import { sayTheEnd } from './tell-until-sent.ts';

/** How a recording stands, for whoever makes it: nothing while all goes well. */
export function RecorderNote({ state }: { state: RecorderState }) {
  const notes = useNotes(state);
  const was = useRef(state.state);
  useEffect(() => {
    if (was.current === state.state) return;
    was.current = state.state;
    sayTheEnd(state);
  }, [state]);
  return notes.map(({ id, kind, title, text }) => (
    <Callout key={id} kind={kind} title={title} live>
      {text}
    </Callout>
  ));
}

interface Note {
  readonly id: string;
  readonly kind: 'error' | 'warning' | 'info';
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** With a figure that changes all the time, which is not read out each time. */
const quiet = (words: string) => <span aria-live="off">{words}</span>;

/** What is lost, and what else matters most. */
function useNotes(state: RecorderState): readonly Note[] {
  const lost = useLost(state);
  const other = useOther(state);
  return [lost, other].filter((note) => note !== null);
}

function useLost({ lostMs }: RecorderState): Note | null {
  const { t } = useTranslation('recorder');
  const locale = useLocale();
  if (lostMs === 0) return null;
  const time = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(Math.ceil(lostMs / 1000));
  return { id: 'lost', kind: 'error', title: t('lost'), text: quiet(t('lostText', { time })) };
}

function useOther(state: RecorderState): Note | null {
  const { t } = useTranslation('recorder');
  const locale = useLocale();
  const { problem, leftBytes, heldBytes } = state;
  const size = (bytes: number) => formatBytes(bytes, locale);
  if (state.isGone && state.state === 'recording')
    return { id: 'gone', kind: 'warning', title: t('gone'), text: t('goneText') };
  if (heldBytes > 0) {
    const text = t('memoryText', { size: size(heldBytes), most: size(MEMORY_MAX_BYTES) });
    return { id: 'memory', kind: 'warning', title: t('memory'), text: quiet(text) };
  }
  if (problem?.why === 'offline' && state.state === 'recording')
    return {
      id: 'offline',
      kind: 'warning',
      title: t('offline'),
      text: quiet(t('offlineText', { size: size(leftBytes) })),
    };
  if (problem?.why === 'full') return { id: 'full', kind: 'warning', title: t('full'), text: t('fullText') };
  if (problem) {
    const { operation } = problem;
    const kind = operation === 'permission' || operation === 'recording' || operation === 'abort' ? 'error' : 'warning';
    return { id: operation, kind, title: t(`problems.${operation}`), text: t(`problemTexts.${operation}`) };
  }
  if (state.isBroken) return { id: 'broken', kind: 'warning', title: t('broken'), text: t('brokenText') };
  if (state.isWithoutPicture)
    return { id: 'soundOnly', kind: 'warning', title: t('soundOnly'), text: t('soundOnlyText') };
  if (state.state === 'uploading' && leftBytes > 0)
    return {
      id: 'sending',
      kind: 'info',
      title: quiet(t('sending', { size: size(leftBytes) })),
      text: t('sendingText'),
    };
  return null;
}
