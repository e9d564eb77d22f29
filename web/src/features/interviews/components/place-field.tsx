import { type InterviewType, PLACE_LENGTH } from '@prova/contract/interviews/interview-fields';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Props = {
  type: InterviewType;
  /** Left out for a video interview, it is held in our room. */
  location: string | undefined;
  onChange: (location: string | undefined) => void;
  register: () => UseFormRegisterReturn;
  error: string | undefined;
};

/** Where an interview takes place: our room or a link, an address, or a number to call. */
export function PlaceField({ type, location, onChange, register, error }: Props) {
  const { t } = useTranslation('interviews');
  const unverified = useWorkingCompany()?.verified === false;
  const [link, setLink] = useState('');
  const inRoom = type === 'video' && location === undefined;
  return (
    <>
      {type === 'video' &&
        (unverified && inRoom ? (
          <p className="text-small text-muted">{`${t('room.hint')} ${t('placeUnverified')}`}</p>
        ) : (
          <RadioGroup
            label={t('place.video')}
            required
            value={inRoom ? 'room' : 'link'}
            onChange={(where) => {
              // A link that was typed comes back with the choice.
              if (where === 'room') setLink(location ?? '');
              onChange(where === 'room' ? undefined : link);
            }}
            options={[
              { value: 'room', label: t('room.own'), hint: t('room.hint') },
              { value: 'link', label: t('room.other') },
            ]}
          />
        ))}
      {!inRoom && (
        <TextField
          key={type}
          label={t(`place.${type}`)}
          hint={type === 'video' && unverified ? t('placeUnverified') : t(`placeHint.${type}`)}
          required
          maxLength={PLACE_LENGTH}
          {...(type === 'video' && { inputMode: 'url' as const })}
          {...(type === 'telefone' && { type: 'tel' })}
          autoComplete="off"
          {...register()}
          error={error}
        />
      )}
    </>
  );
}
