import type { TalentProfile } from '@prova/contract/talents/talents';
import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** A résumé fills in what the profile does not say yet. */
export function ImportButton({ profile }: { profile: TalentProfile }) {
  const { t } = useTranslation('talent-profile');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileUp className="size-4" />} onClick={() => setOpen(true)}>
        {t('importResume')}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog profile={profile} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
