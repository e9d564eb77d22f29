import type { TalentProfile } from '@prova/contract/talents/talents';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ProofLine } from '../components/proof-line.tsx';

type Props = { proofs: TalentProfile['otherProofs']; onTake: (name: string) => Promise<void> };

/** What is proven and not on the list yet: one step away from it. */
export function BesideProofs({ proofs, onTake }: Props) {
  const { t } = useTranslation('talent-profile');
  const [taking, setTaking] = useState<string>();
  if (proofs.length === 0) return null;
  const take = async (name: string) => {
    setTaking(name);
    try {
      await onTake(name);
    } catch {
      toast.error(t('addEntryError'));
    } finally {
      setTaking(undefined);
    }
  };
  return (
    <Card as="section" aria-labelledby="beside">
      <h2 id="beside" className="text-h5">
        {t('skills.beside')}
      </h2>
      <p className="mt-1 text-small text-muted">{t('skills.besideText')}</p>
      <ul aria-labelledby="beside" className="mt-2 divide-y divide-border">
        {proofs.map(({ skillId, name, ...proof }) => (
          <li key={skillId} className="py-2">
            <ProofLine
              name={name}
              proof={proof}
              action={
                <IconButton
                  size="sm"
                  icon={<Plus />}
                  label={t('skills.take', { name })}
                  busy={taking === name}
                  onClick={() => void take(name)}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
