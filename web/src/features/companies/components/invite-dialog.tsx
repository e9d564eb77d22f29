import { getTeam, inviteMember, MEMBER_ROLES } from '@prova/contract/companies/team';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { useKeptDraft } from '../../../lib/use-kept-draft.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast-store.ts';

/** Asks for an address and a role; the link goes out by mail. */
export function InviteDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const { t } = useTranslation('companies');
  const form = useContractForm(inviteMember.body, { email: '', role: 'recruiter' });
  const forget = useKeptDraft(`invite.${companyId}`, form);
  const invite = useCall(inviteMember, { invalidates: [getTeam], meta: { quiet: true } });
  return (
    <FormDialog
      form={form}
      forget={forget}
      title={t('team.inviteTitle')}
      description={t('team.inviteText')}
      submitLabel={t('team.send')}
      onSubmit={async (body) => {
        await invite.mutateAsync({ params: { id: companyId }, body });
        toast.success(t('team.sent', { email: body.email }));
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
