import { cancelOffer, type Offer } from '@prova/contract/offers';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/query.ts';
import { useKeptState } from '../../../lib/use-kept-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByOffer } from './use-send-offer.ts';

/** Asks before an offer is called back, and why; the reason stays inside. */
export function CancelOfferDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('offers');
  const [reason, setReason, forget] = useKeptState(`cancel-offer.${offer.id}`, '');
  const giveUp = () => {
    forget();
    onClose();
  };
  const pending = offer.status === 'pending';
  const cancel = useCall(cancelOffer, {
    invalidates: changedByOffer,
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t(pending ? 'cancel.donePending' : 'cancel.done'));
      giveUp();
    },
  });
  const tooShort = reason.trim().length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(pending ? 'cancel.titlePending' : 'cancel.title')}
      description={t(pending ? 'cancel.textPending' : 'cancel.text', { name: offer.candidateName })}
      size="sm"
      dismissable={!cancel.isPending}
      footer={
        <>
          <Button autoFocus onClick={giveUp}>
            {t('cancel.keep')}
          </Button>
          <Button
            variant="danger"
            busy={cancel.isPending}
            onClick={() => {
              const words = reason.trim();
              if (!tooShort) cancel.mutate({ params: { id: offer.id }, body: words ? { reason: words } : {} });
            }}
          >
            {t(pending ? 'cancel.pending' : 'cancel.open')}
          </Button>
        </>
      }
    >
      {cancel.isError && (
        <Callout kind="error" live className="mb-3">
          {messageOf(cancel.error)}
        </Callout>
      )}
      {!pending && (
        <TextArea
          label={t('cancel.reason')}
          hint={t('cancel.reasonHint')}
          optional
          rows={3}
          maxLength={2000}
          value={reason}
          error={tooShort ? t('cancel.tooShort') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </Dialog>
  );
}
