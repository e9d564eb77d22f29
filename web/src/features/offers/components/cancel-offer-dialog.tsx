import { cancelOffer, type Offer } from '@prova/contract/offers/offers';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByOffer } from '../offers.queries.ts';

/** Asks before an offer is called back, and why; the reason stays inside. */
export function CancelOfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('offers');
  const form = useContractForm(cancelOffer.body, {}, { words: { reason: t('cancel.tooShort') } });
  const forget = useKeptDraft(`cancel-offer.${offer.id}`, form);
  const pending = offer.status === 'pending';
  const cancel = useCall(cancelOffer, { invalidates: changedByOffer, meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t(pending ? 'cancel.titlePending' : 'cancel.title')}
      description={t(pending ? 'cancel.textPending' : 'cancel.text', { name: offer.candidateName })}
      size="sm"
      danger
      cancelFirst
      cancelLabel={t('cancel.keep')}
      submitLabel={t(pending ? 'cancel.pending' : 'cancel.open')}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { id: offer.id }, body });
        toast.success(t(pending ? 'cancel.donePending' : 'cancel.done'));
      }}
      onClose={onClose}
    >
      {!pending && (
        <TextArea
          label={t('cancel.reason')}
          hint={t('cancel.reasonHint')}
          optional
          rows={3}
          maxLength={2000}
          {...form.register('reason', { setValueAs: (typed: string | undefined) => typed?.trim() || undefined })}
          error={form.errorOf('reason')}
        />
      )}
    </FormDialog>
  );
}
