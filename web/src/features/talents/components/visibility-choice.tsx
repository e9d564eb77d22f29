import { listConsents, setVisibility } from '@prova/contract/privacy/privacy';
import { VISIBILITIES } from '@prova/contract/talents/talent-words';
import { ownTalentProfile, type TalentProfile } from '@prova/contract/talents/talents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

type Visibility = TalentProfile['visibility'];

/** Who sees a talent's profile. Saved with the choice; what could not be saved goes back to what holds. */
export function VisibilityChoice({ visibility }: { visibility: Visibility }) {
  const { t } = useTranslation('visibility');
  const save = useCall(setVisibility, { invalidates: [ownTalentProfile, listConsents] });
  // At once: the profile comes a moment later, and the old choice would show again until then.
  const [chosen, setChosen] = useState<Visibility | null>(null);
  return (
    <Card as="section">
      <RadioGroup
        label={<span className="text-h5">{t('title')}</span>}
        value={chosen ?? visibility}
        onChange={(value) => {
          setChosen(value);
          save.mutate({ body: { visibility: value } }, { onSettled: () => setChosen(null) });
        }}
        options={VISIBILITIES.map((value) => ({
          value,
          label: t(`${value}`),
          hint: t(`${value}Hint`),
        }))}
      />
      <p role="status" className="mt-2 text-small text-muted empty:hidden">
        {save.isSuccess && t('saved')}
      </p>
    </Card>
  );
}
