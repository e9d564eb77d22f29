import { notificationParams, type Sent } from '../src/modules/notifications/notifications.kinds.ts';
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
  readonly sent: Sent;
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
  for (const { userIds, sent, at, companyId } of entries) {
    const age = (now.getTime() - at.getTime()) / DAY;
    if (age > SHOWN_DAYS) continue;
    for (const userId of userIds) {
      rows.add('notifications', {
        id: random.id(at),
        user_id: userId,
        company_id: companyId,
        type: sent.type,
        params: notificationParams[sent.type].parse(sent.params),
        read_at:
          age > READ_AFTER_DAYS && !keepsUnread(sent) ? new Date(at.getTime() + random.int(1, 20) * 3_600_000) : null,
        created_at: at,
      });
    }
  }
}

/** An offer that waits for its answer has not been looked at yet. */
const keepsUnread = (sent: Sent) => sent.type === 'JOB_OFFER' && sent.params.event === 'offered';

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
  const tellTeam = (sent: Sent, at: Date) => entries.push({ userIds: team, sent, at, companyId: job.companyId });
  const tellTalent = (sent: Sent, at: Date) => {
    if (isTalent) entries.push({ userIds: [accounts.talent.userId], sent, at, companyId: job.companyId });
  };
  tellTeam({ type: 'APPLICATION_UPDATE', params: { event: 'received', ...toCompany } }, application.appliedAt);
  for (const event of life.walk.history) {
    const stage = job.stages.find(({ id }) => id === event.toStageId);
    if (event.type === 'moved' && stage && stage.type !== 'hired') {
      tellTalent(
        { type: 'APPLICATION_UPDATE', params: { event: 'moved', ...toCandidate, stageName: stage.name } },
        event.at,
      );
    }
    if (event.type === 'rejected')
      tellTalent({ type: 'APPLICATION_UPDATE', params: { event: 'not_selected', ...toCandidate } }, event.at);
    if (event.type === 'withdrawn')
      tellTeam({ type: 'APPLICATION_UPDATE', params: { event: 'withdrawn', ...toCompany } }, event.at);
    if (event.type === 'offer' && event.toStatus === 'offer_sent')
      tellTalent({ type: 'JOB_OFFER', params: { event: 'offered', ...toCandidate } }, event.at);
    if (event.toStatus === 'offer_approved')
      tellTeam({ type: 'JOB_OFFER', params: { event: 'accepted', ...toCompany } }, event.at);
    if (event.toStatus === 'offer_declined')
      tellTeam({ type: 'JOB_OFFER', params: { event: 'declined', ...toCompany } }, event.at);
    if (event.toStatus === 'offer_expired')
      tellTeam({ type: 'JOB_OFFER', params: { event: 'expired', ...toCompany } }, event.at);
    if (event.toStatus === 'hired') tellTeam({ type: 'HIRED', params: { event: 'hire', ...toCompany } }, event.at);
  }
  return entries;
}
