import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { type AppliedCandidate, applyTo } from '../../applications-factory.ts';
import type { FakeGoogle } from '../../fake-google.ts';
import type { CallOptions, TestServer } from '../../harness.ts';
import { signUpMember } from '../../members.ts';
import { PASSWORD, type Person, signUp } from '../../people.ts';

/** What stands ready for all writes; what a write changes for good it makes for itself. */
export interface Stage {
  readonly server: TestServer;
  readonly google: FakeGoogle;
  readonly owner: Person;
  readonly talent: Person;
  /** A hiring manager of the owner's company. */
  readonly colleague: Person;
  /** Published; its applications are made again for each write. */
  readonly job: JobDetail;
}

/** A call that succeeds once: made again each time. */
export type Write = (stage: Stage) => CallOptions | Promise<CallOptions>;
export type Writes = Readonly<Record<string, Write>>;

export const DOCUMENTS = { acceptedTerms: TERMS_VERSION, acceptedPrivacy: PRIVACY_VERSION };

let count = 0;
export const newAddress = () => `escrita${++count}@correio.example`;

export const asOwner = ({ owner }: Stage) => ({ as: owner.token });
export const newOwner = ({ server }: Stage) => signUp(server, 'RECRUITER');
export const newTalent = ({ server }: Stage) => signUp(server, 'POTENTIAL');
export const newMember = ({ server, owner }: Stage) => signUpMember(server, owner, 'recruiter');
export const newApplication = ({ server, job }: Stage): Promise<AppliedCandidate> => applyTo(server, job);

export const registration = (email: string) => ({
  name: 'Pessoa que Escreve',
  email,
  password: PASSWORD,
  role: 'POTENTIAL',
  ...DOCUMENTS,
  adult: true,
});

/** The query `token` of a link in the newest mail to an address. */
export async function mailedToken(server: TestServer, email: string): Promise<string> {
  const links = (await server.mails(email)).flatMap((mail) => mail.links);
  const secret = links.map((link) => new URL(link).searchParams.get('token')).find((found) => found);
  if (!secret) throw new Error(`No mail to ${email} has a link with a token`);
  return secret;
}
