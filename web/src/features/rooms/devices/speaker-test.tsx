import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { DeviceSelect } from './device-select.tsx';
import { localDevices } from './local-devices.ts';
import { canChooseSpeaker, playTone } from './play-tone.ts';
import { StepsList } from './steps-list.tsx';
import { TestItem, type Verdict } from './test-item.tsx';
import { useLocalDevices } from './use-local-devices.ts';

type State = 'untested' | 'playing' | 'asked' | 'heard' | 'unheard' | 'unplayed';

const VERDICTS: Readonly<Record<State, Verdict>> = {
  untested: 'untested',
  playing: 'untested',
  asked: 'untested',
  heard: 'passed',
  unheard: 'failed',
  unplayed: 'failed',
};

/** Plays a tone; only the person knows whether it was heard. */
export function SpeakerTest() {
  const { t } = useTranslation('rooms-devices');
  const { choice, speakers } = useLocalDevices();
  const [state, setState] = useState<State>('untested');
  const play = async () => {
    setState('playing');
    try {
      await playTone(choice.speaker);
      setState('asked');
    } catch {
      // The speaker is gone, or the browser plays nothing: the steps say what to do.
      setState('unplayed');
    }
  };
  return (
    <TestItem title={t('speaker.title')} verdict={VERDICTS[state]}>
      {canChooseSpeaker() && speakers.length > 0 ? (
        <DeviceSelect
          hideLabel
          kind="speaker"
          devices={speakers}
          value={choice.speaker}
          onChange={(id) => {
            if (id !== null) localDevices.choose({ speaker: id });
            setState('untested');
          }}
        />
      ) : (
        <p className="text-small text-muted">{t('speaker.own')}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          icon={<Volume2 className="size-4" aria-hidden="true" />}
          busy={state === 'playing'}
          onClick={() => void play()}
        >
          {t(state === 'untested' || state === 'playing' ? 'speaker.play' : 'speaker.again')}
        </Button>
        {state === 'asked' && (
          <>
            <Button size="sm" variant="soft" onClick={() => setState('heard')}>
              {t('speaker.yes')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setState('unheard')}>
              {t('speaker.no')}
            </Button>
          </>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {state === 'asked' && <p className="text-small text-muted">{t('speaker.question')}</p>}
        {(state === 'unheard' || state === 'unplayed') && (
          <Callout kind="warning" title={t(`speaker.${state}`)}>
            <StepsList steps={t('speaker.steps')} />
          </Callout>
        )}
      </div>
    </TestItem>
  );
}
