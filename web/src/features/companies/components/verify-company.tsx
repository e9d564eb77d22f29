import { lazy, Suspense, useState } from 'react';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { Button } from '../../../ui/button.tsx';

// With its forms, which whoever is verified does without.
const VerifyDialog = lazy(async () => ({ default: (await import('./verify-dialog.tsx')).VerifyDialog }));

/** For owners: starts the verification where they are, so that nobody is led away. Nothing for others. */
export function VerifyCompany({ label }: { label: string }) {
  const company = useWorkingCompany();
  const [open, setOpen] = useState(false);
  if (company?.role !== 'owner') return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {open && (
        <Suspense>
          <VerifyDialog companyId={company.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
