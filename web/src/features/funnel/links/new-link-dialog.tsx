import { BOARD_LINK_RIGHTS } from '@prova/contract/applications/board-link-rights';
import {
  BOARD_LINK_DAYS,
  listBoardLinks,
  makeBoardLink,
  USUAL_BOARD_LINK_DAYS,
} from '@prova/contract/funnel/board-links';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { MadeLink } from './made-link-dialog.tsx';

type Props = { jobId: string; onMade: (made: MadeLink) => void; onClose: () => void };

/** Asks for whom a link is, what it allows, and for how long. */
export function NewLinkDialog({ jobId, onMade, onClose }: Props) {
  const { t } = useTranslation('board-links');
  const form = useContractForm(makeBoardLink.body, { name: '', right: 'view', days: USUAL_BOARD_LINK_DAYS });
  const forget = useKeptDraft(`board-link.${jobId}`, form);
  const make = useCall(makeBoardLink, { invalidates: [listBoardLinks], meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('new.title')}
      submitLabel={t('new.submit')}
      onSubmit={async (body) => {
        const { link, url } = await make.mutateAsync({ params: { id: jobId }, body });
        forget();
        onMade({ name: link.name, url });
        // The next step stands in its place.
        return false;
      }}
      onClose={onClose}
    >
      <TextField
        label={t('new.name')}
        hint={t('new.nameHint')}
        autoFocus
        required
        maxLength={60}
        {...form.register('name')}
        error={form.errorOf('name')}
      />
      <Controller
        control={form.control}
        name="right"
        render={({ field }) => (
          <RadioGroup
            label={t('new.right')}
            value={field.value}
            onChange={field.onChange}
            options={BOARD_LINK_RIGHTS.map((right) => ({
              value: right,
              label: t(`right.${right}`),
              hint: t(`rightHint.${right}`),
            }))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="days"
        render={({ field }) => (
          <RadioGroup
            label={t('new.days')}
            look="segments"
            value={String(field.value)}
            onChange={(days) => field.onChange(Number(days))}
            options={BOARD_LINK_DAYS.map((days) => ({
              value: String(days),
              label: t('new.dayCount', { count: days }),
            }))}
          />
        )}
      />
    </FormDialog>
  );
}
