import { getTeam, inviteMember, MEMBER_ROLES } from '@prova/contract/team';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Asks for an address and a role; the link goes out by mail. */
export function InviteDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const { t } = useTranslation('companies');
  const formId = useId();
  const form = useContractForm(inviteMember.body, { email: '', role: 'recruiter' });
  const forget = useKeptDraft(`invite.${companyId}`, form);
  const invite = useCall(inviteMember, { invalidates: [getTeam], meta: { quiet: true } });
  const giveUp = () => {
    forget();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('team.inviteTitle')}
      description={t('team.inviteText')}
      footer={
        <>
          <Button onClick={giveUp}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.formState.isSubmitting}>
            {t('team.send')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        {...form.formProps(async (body) => {
          await invite.mutateAsync({ params: { id: companyId }, body });
          toast.success(t('team.sent', { email: body.email }));
          forget();
          onClose();
        })}
        className="flex flex-col gap-5"
      >
        {form.failure && !form.errorOf('email') && (
          <Callout kind="error" live>
            {form.failure}
          </Callout>
        )}
        <TextField
          label={t('team.email')}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          autoFocus
          required
          {...form.register('email')}
          error={form.errorOf('email')}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <RadioGroup
              label={t('team.role')}
              value={field.value}
              onChange={field.onChange}
              options={MEMBER_ROLES.map((role) => ({
                value: role,
                label: t(`role.${role}`),
                hint: t(`roleHint.${role}`),
              }))}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
