import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { formatBytes } from '../../../ui/bytes.ts';
import { Callout } from '../../../ui/callout.tsx';
import type { RecorderState } from './recorder.ts';
import { MEMORY_MAX_BYTES } from './recording-spool.ts';
import { sayTheEnd } from './tell-until-sent.ts';

/** How a recording stands, for whoever makes it: nothing while all goes well. */
export function RecorderNote({ state }: { state: RecorderState }) {
  const note = useNote(state);
  const was = useRef(state.state);
  useEffect(() => {
    if (was.current === state.state) return;
    was.current = state.state;
    sayTheEnd(state.state);
  }, [state.state]);
  if (!note) return null;
  return (
    <Callout kind={note.kind} title={note.title} live>
      {note.text}
    </Callout>
  );
}

interface Note {
  readonly kind: 'error' | 'warning' | 'info';
  readonly title: string;
  readonly text: string;
}

/** What matters most of it. */
function useNote(state: RecorderState): Note | null {
  const { t } = useTranslation('recorder');
  const locale = useLocale();
  const { problem, leftBytes, heldBytes, lostMs } = state;
  const size = (bytes: number) => formatBytes(bytes, locale);
  if (lostMs > 0) {
    const time = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    }).format(Math.ceil(lostMs / 1000));
    return { kind: 'error', title: t('lost'), text: t('lostText', { time }) };
  }
  if (heldBytes > 0) {
    const text = t('memoryText', { size: size(heldBytes), most: size(MEMORY_MAX_BYTES) });
    return { kind: 'warning', title: t('memory'), text };
  }
  if (problem?.why === 'offline' && state.state === 'recording')
    return { kind: 'warning', title: t('offline'), text: t('offlineText', { size: size(leftBytes) }) };
  if (problem?.why === 'full') return { kind: 'warning', title: t('full'), text: t('fullText') };
  if (problem) {
    const { operation } = problem;
    const kind = operation === 'permission' || operation === 'recording' || operation === 'abort' ? 'error' : 'warning';
    return { kind, title: t(`problems.${operation}`), text: t(`problemTexts.${operation}`) };
  }
  if (state.isBroken) return { kind: 'warning', title: t('broken'), text: t('brokenText') };
  if (state.isWithoutPicture) return { kind: 'warning', title: t('soundOnly'), text: t('soundOnlyText') };
  if (state.state === 'uploading' && leftBytes > 0)
    return { kind: 'info', title: t('sending', { size: size(leftBytes) }), text: t('sendingText') };
  return null;
}
