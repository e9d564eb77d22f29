import {
  applicationReceived,
  applicationWithdrawn,
  hiredForTeam,
} from '../src/modules/applications/applications.notifications.ts';
import { candidateMoved, candidateNotSelected } from '../src/modules/funnel/funnel.notifications.ts';
import {
  offerAccepted,
  offerDeclined,
  offerExpired,
  offerReceived,
} from '../src/modules/offers/offers.notifications.ts';
import type { NotificationKind } from '../src/platform/notification.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DrawnApplication } from './demo-applications.ts';
import type { Random } from './random.ts';
import type { Rows } from './rows.ts';
import { DAY } from './time.ts';

/** The bell keeps what happened in the last weeks; what is older than this has been read. */
const SHOWN_DAYS = 30;
const READ_AFTER_DAYS = 1.5;

interface Entry {
  readonly userIds: readonly string[];
  readonly kind: NotificationKind<object>;
  readonly params: object;
  readonly at: Date;
  readonly companyId: string;
}

/** What the bells of recruiters and of the talent hold. */
export function drawNotifications(
  rows: Rows,
  random: Random,
  now: Date,
  accounts: DemoAccounts,
  applications: readonly DrawnApplication[],
): void {
  const entries = applications.flatMap((application) => entriesOf(accounts, application));
  for (const { userIds, kind, params, at, companyId } of entries) {
    const age = (now.getTime() - at.getTime()) / DAY;
    if (age > SHOWN_DAYS) continue;
    for (const userId of userIds) {
      rows.add('notifications', {
        id: random.id(at),
        userId,
        companyId,
        type: kind.type,
        params: { event: kind.event, ...kind.params.parse(params) },
        // An offer that waits for its answer has not been looked at yet.
        readAt:
          age > READ_AFTER_DAYS && kind !== offerReceived
            ? new Date(at.getTime() + random.int(1, 20) * 3_600_000)
            : null,
        createdAt: at,
      });
    }
  }
}

function entriesOf(accounts: DemoAccounts, application: DrawnApplication): Entry[] {
  const { job, person, life, isTalent } = application;
  const owners = [...accounts.members.entries()].filter(
    ([key, member]) => key === job.demo.owner || (member.companyKey === job.demo.company && member.role === 'owner'),
  );
  const team = owners.map(([, member]) => member.id);
  const toCompany = {
    applicationId: application.id,
    jobId: job.id,
    jobTitle: job.demo.title,
    candidateName: person.name,
  };
  const toCandidate = {
    applicationId: application.id,
    jobTitle: job.demo.title,
    companyName: accounts.companies.get(job.demo.company)?.name ?? '',
  };
  const entries: Entry[] = [];
  const { companyId } = job;
  const tellTeam = (kind: typeof applicationReceived, at: Date) =>
    entries.push({ userIds: team, kind, params: toCompany, at, companyId });
  const tellTalent = <P extends object>(kind: NotificationKind<P>, params: NoInfer<P>, at: Date) => {
    if (isTalent) entries.push({ userIds: [accounts.talent.userId], kind, params, at, companyId });
  };
  tellTeam(applicationReceived, application.appliedAt);
  for (const event of life.walk.history) {
    const stage = job.stages.find(({ id }) => id === event.toStageId);
    if (event.type === 'moved' && stage && stage.type !== 'hired') {
      tellTalent(candidateMoved, { ...toCandidate, stageName: stage.name }, event.at);
    }
    if (event.type === 'rejected') tellTalent(candidateNotSelected, toCandidate, event.at);
    if (event.type === 'withdrawn') tellTeam(applicationWithdrawn, event.at);
    if (event.type === 'offer' && event.toStatus === 'offer_sent') tellTalent(offerReceived, toCandidate, event.at);
    if (event.toStatus === 'offer_approved') tellTeam(offerAccepted, event.at);
    if (event.toStatus === 'offer_declined') tellTeam(offerDeclined, event.at);
    if (event.toStatus === 'offer_expired') tellTeam(offerExpired, event.at);
    if (event.toStatus === 'hired') tellTeam(hiredForTeam, event.at);
  }
  return entries;
}
