import type { ShownJob } from '../../components/job-parts.tsx';
import type { DetailedDraft } from '../step-data.ts';

/** What visitors would read if what was saved were public now. */
export function publicJobOf(draft: DetailedDraft, offerStage: string): ShownJob {
  return {
    ...draft,
    open: true,
    company: {
      name: draft.companyName,
      slug: draft.companySlug,
      logoUrl: draft.companyLogoUrl,
      verified: draft.companyVerified,
      verifiedBy: draft.companyVerifiedBy,
      verifiedDomain: draft.companyVerifiedDomain,
      website: null,
      keptPromises: null,
    },
    fields: draft.fields.filter(({ visible }) => visible),
    stages: draft.stages.map((stage) => (stage.type === 'offer' ? { ...stage, name: offerStage } : stage)),
    replyDays: draft.stages.find(({ type }) => type === 'new')?.replyDays ?? null,
  };
}
