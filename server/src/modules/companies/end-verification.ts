import type { VerifiedBy } from '@prova/contract/companies/companies';
import { foldText } from '@prova/contract/folded-text';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/events.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { selectOwners } from './companies.queries.ts';
import { hostOf, ownsSite } from './mail-domain.ts';
import { companyVerificationEndedMail } from './mails/companies.kinds.ts';
import { companyVerificationChanged } from './mark-verified.ts';

interface Shown {
  readonly name: string;
  readonly website: string | null;
  readonly cnpj: string | null;
  readonly verifiedBy: VerifiedBy;
  readonly verifiedDomain: string | null;
}

/** Whether a verified company would no longer be what was verified. Of its name capitals, accents and punctuation may change. */
export function endsVerification(before: Shown, after: Shown): boolean {
  if (spoken(before.name) !== spoken(after.name)) return true;
  const [former, host] = [hostOf(before.website ?? ''), hostOf(after.website ?? '')];
  if (before.verifiedBy === 'domain') return !ownsSite(before.verifiedDomain ?? former, host);
  // Nothing is said of a site that is taken away.
  return (host !== '' && host !== former) || before.cnpj !== after.cnpj;
}

/** What of a name is read aloud, whichever script it is written in and however long it is. */
const spoken = (name: string) =>
  foldText(name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .split(/[\s\p{P}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** Its jobs leave the lists, and its owners are told, whichever of them it was. */
export async function notifyOfEnd(ctx: Ctx, companyId: string, companyName: string): Promise<void> {
  await audit(ctx, { action: 'companies.verification_ended', subjectId: companyId, companyId });
  for (const owner of await selectOwners(ctx, companyId)) {
    if (owner.email === null) continue;
    await queueMail(ctx, {
      kind: companyVerificationEndedMail,
      to: owner.email,
      locale: owner.locale,
      companyId,
      params: { name: owner.name ?? '', companyName },
      transactional: true,
    });
  }
  await emit(ctx, companyVerificationChanged, { companyId });
}
