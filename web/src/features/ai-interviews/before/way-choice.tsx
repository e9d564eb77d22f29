import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import { Keyboard, Mic } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHearing } from '../../../lib/speech/use-hearing.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useVoiceServices } from '../voice/voice-services-context.ts';

type Props = {
  /** Of the interview. */
  locale: Locale;
  value: AnswerWay | null;
  onChange: (way: AnswerWay) => void;
  error?: string | undefined;
};

/** To speak or to write. Whoever chooses to speak knows who hears it. */
export function WayChoice({ locale, value, onChange, error }: Props) {
  const { t } = useTranslation('ai-interview');
  const { transcriber } = useVoiceServices();
  const hearing = useHearing(locale, transcriber !== null);
  const voiceHints = {
    device: t('begin.voiceDevice'),
    service: t('begin.voiceService', { service: transcriber ?? '' }),
    vendor: t('begin.voiceVendor'),
    none: t('begin.voiceNone'),
  };
  return (
    <RadioGroup
      label={t('begin.way')}
      name="way"
      look="cards"
      required
      hint={t('begin.wayHint')}
      options={[
        {
          value: 'voice',
          label: t('begin.voice'),
          hint: voiceHints[hearing ?? (transcriber === null ? 'vendor' : 'service')],
          icon: <Mic aria-hidden="true" />,
          disabled: hearing === 'none',
        },
        { value: 'text', label: t('begin.text'), hint: t('begin.textHint'), icon: <Keyboard aria-hidden="true" /> },
      ]}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
