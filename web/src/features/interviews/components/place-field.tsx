import { PLACE_LENGTH } from '@prova/contract/interviews/interview-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { InterviewForm } from './interview-form.ts';

/** Where an interview takes place: our room or a link, an address, or a number to call. */
export function PlaceField({ form }: { form: InterviewForm }) {
  const { t } = useTranslation('interviews');
  const unverified = useWorkingCompany()?.verified === false;
  const { type, location } = form.watch();
  const [link, setLink] = useState('');
  const inRoom = type === 'video' && location === undefined;
  const choose = (where: 'room' | 'link') => {
    // A link that was typed comes back with the choice.
    if (where === 'room') setLink(location ?? '');
    form.setValue('location', where === 'room' ? undefined : link, { shouldDirty: true });
    form.clearErrors('location');
  };
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
            onChange={choose}
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
          {...form.register('location')}
          error={form.errorOf('location')}
        />
      )}
    </>
  );
}
