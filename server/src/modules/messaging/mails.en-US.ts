import { formatMoneyRange } from '@prova/contract/money';
import { firstName, formatDate, formatDay, formatInstant } from './mail-format.ts';
import { button, details, type MailTexts, ownBlocks, paragraph, quote } from './mail-texts.ts';

const locale = 'en-US';

function hello(name: string): ReturnType<typeof paragraph> {
  const first = firstName(name);
  return paragraph(first ? `Hello, ${first}.` : 'Hello.');
}

const whyAccount = 'You received this message because this email address belongs to a Prova account.';
const whyApplication = (job: string) => `You received this message because of your application for ${job}.`;
const whyProcess = (company: string) =>
  `You received this message because you are in a selection process at ${company}.`;
const whyRecruiter = 'You received this message because you follow this job on Prova.';
const follow = 'Follow your application';

/** As what somebody is invited. */
const ROLES = {
  owner: 'an owner',
  recruiter: 'a recruiter',
  hiring_manager: 'a hiring manager',
  interviewer: 'an interviewer',
  expert: 'an expert who grades tests',
} as const;

const SECOND_FACTOR_CHANGES = {
  totp_added: 'Authenticator app turned on',
  totp_removed: 'Authenticator app turned off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  recovery_codes_renewed: 'New recovery codes',
  second_factors_reset: 'Second step turned off by support',
} as const;

export const enUS: MailTexts = {
  locale,
  linkHint: 'If the button does not open, copy this address into your browser:',
  onBehalf: (company) => `Sent by Prova on behalf of ${company}.`,
  promise: (company, day) => `${company} has committed to answering by ${formatDay(locale, day)}.`,
  noReply: 'This address does not receive replies.',
  slogan: 'Prova. Knowledge above experience.',
  kinds: {
    verify_email: {
      subject: () => 'Confirm your email',
      body: ({ params, link, prepared }) => ({
        heading: 'Confirm your email',
        blocks: [
          hello(params.name),
          paragraph(
            'One step is left before you can use your account: confirming that this address is yours. The link is valid for 24 hours.',
          ),
          button('Confirm email', link),
          {
            kind: 'code',
            label: 'Or type this code on the verification page. It is valid for 15 minutes.',
            code: prepared.code,
          },
          paragraph(
            'If you did not create a Prova account, ignore this message: without confirmation nothing happens.',
          ),
        ],
        why: 'You received this message because someone entered this address when creating a Prova account.',
      }),
    },
    complete_registration: {
      subject: () => 'Complete your Prova registration',
      body: ({ params, link }) => ({
        heading: 'Your registration is not complete yet',
        blocks: [
          hello(params.name),
          paragraph(
            'Your email is confirmed and your account works. Tell a little about your work: what you write is kept, and you can stop and go on with any device.',
          ),
          button('Continue registration', link),
          paragraph('The link is valid for 7 days. After that, sign in to go on.'),
        ],
        why: whyAccount,
      }),
    },
    email_changed: {
      subject: () => 'Request to change the email of your account',
      body: ({ params, url }) => ({
        heading: 'Request to change the email of your account',
        blocks: [
          hello(params.name),
          paragraph(
            'Someone with your password asked that the account of this address use another one. We sent a message there with what is left to do.',
          ),
          paragraph('If this was not you, reset your password and contact support.'),
          button('Reset password', url('/auth/forget-password')),
        ],
        why: 'You received this message because this email address belonged to a Prova account.',
      }),
    },
    google_linked: {
      subject: () => 'Your account now opens with Google',
      body: ({ params, url }) => ({
        heading: 'Your account now opens with Google',
        blocks: [
          hello(params.name),
          paragraph(
            'Someone entered your Prova account with the Google account of this email, and the two are now linked.',
          ),
          params.passwordGone
            ? paragraph(
                'The password chosen before the email was confirmed no longer works. Sign in with Google or, if you prefer, create another password:',
              )
            : paragraph(
                'Your password still works. If this was not you, change it and check the security of your Google account:',
              ),
          button(params.passwordGone ? 'Create a password' : 'Reset password', url('/auth/forget-password')),
        ],
        why: 'You received this message because your Prova account can now be opened in another way.',
      }),
    },
    already_registered: {
      subject: () => 'You already have a Prova account',
      body: ({ params, url }) => ({
        heading: 'You already have an account',
        blocks: [
          hello(params.name),
          paragraph(
            'Someone tried to use this address for a new account, and it is already in use. If it was you, just sign in.',
          ),
          button('Sign in', url('/auth/login')),
          paragraph('Forgot your password? You can create a new one:'),
          button('Reset password', url('/auth/forget-password')),
          paragraph('If this was not you, ignore this message: your account is as it was.'),
        ],
        why: whyAccount,
      }),
    },
    password_reset: {
      subject: () => 'Create a new password',
      body: ({ params, link }) => ({
        heading: 'Create a new password',
        blocks: [
          hello(params.name),
          paragraph(
            'We received a request to reset the password of your account. The link is valid for 1 hour and works once.',
          ),
          button('Create new password', link),
          paragraph('If you did not ask for this, ignore this message: your password stays the same.'),
        ],
        why: whyAccount,
      }),
    },
    account_created: {
      subject: () => 'Your Prova account',
      body: ({ params, link }) => ({
        heading: 'Create your password',
        blocks: [
          hello(params.name),
          paragraph(
            'A Prova account was created for this address. Choose a password to sign in for the first time. The link is valid for 7 days and works once.',
          ),
          button('Create password', link),
          paragraph('If you did not expect this message, ignore it: without the password the account cannot be used.'),
        ],
        why: whyAccount,
      }),
    },
    password_changed: {
      subject: () => 'Your password was changed',
      body: ({ params, url }) => ({
        heading: 'Your password was changed',
        blocks: [
          hello(params.name),
          paragraph(
            `The password of your account was changed on ${formatInstant(locale, params.at)}. All other sessions were ended.`,
          ),
          paragraph('If this was not you, reset your password now.'),
          button('Reset password', url('/auth/forget-password')),
        ],
        why: whyAccount,
      }),
    },
    new_device: {
      subject: () => 'New sign-in to your account',
      body: ({ params, url }) => ({
        heading: 'New sign-in to your account',
        blocks: [
          hello(params.name),
          paragraph('Somebody signed in to your account from a browser that it did not know yet:'),
          details({
            Device: params.device ?? 'not identified',
            When: formatInstant(locale, params.at),
          }),
          paragraph('If it was you, there is nothing to do.'),
          paragraph('If it was not, end that session on the security page and change your password.'),
          button('See where I am signed in', url(`/admin/${params.area}/security`)),
        ],
        why: whyAccount,
      }),
    },
    second_factor_changed: {
      subject: ({ change }) => SECOND_FACTOR_CHANGES[change],
      body: ({ params, url }) => ({
        heading: SECOND_FACTOR_CHANGES[params.change],
        blocks: [
          hello(params.name),
          paragraph(`This was done in your account on ${formatInstant(locale, params.at)}.`),
          paragraph('If it was not you, reset your password now, then look at the security page.'),
          button('See the security of my account', url(`/admin/${params.area}/security`)),
        ],
        why: whyAccount,
      }),
    },
    account_locked: {
      subject: () => 'Your account is locked for a few minutes',
      body: ({ params, url }) => ({
        heading: 'Your account is locked for a few minutes',
        blocks: [
          hello(params.name),
          paragraph(
            `There were several attempts to sign in with a wrong password. For your safety, new devices can only try again in ${params.minutes} minutes.`,
          ),
          paragraph(
            'If it was you and you forgot the password, create a new one. If it was not, we recommend changing it.',
          ),
          button('Reset password', url('/auth/forget-password')),
        ],
        why: whyAccount,
      }),
    },

    invitation: {
      subject: ({ companyName }) => `Invitation to the team: ${companyName}`,
      body: ({ params, link }) => ({
        heading: 'Invitation to a team',
        blocks: [
          hello(''),
          paragraph(
            `${params.inviterName} invited you to the team of ${params.companyName} at Prova, as ${ROLES[params.role]}.`,
          ),
          button('See invitation', link),
          paragraph(
            `The invitation is good until ${formatDate(locale, params.expiresAt)}. If you did not expect it, ignore this message: nothing happens.`,
          ),
        ],
        why: 'You received this message because somebody invited this email to a team at Prova.',
        company: params.companyName,
      }),
    },
    company_verification: {
      subject: ({ companyName }) => `Confirm that this email is of the company: ${companyName}`,
      body: ({ params, link }) => ({
        heading: 'Confirm the domain of the company',
        blocks: [
          hello(''),
          paragraph(
            `For the jobs of ${params.companyName} to show in the public list of Prova, confirm that this email is of the company. The link is good for 48 hours.`,
          ),
          button('Confirm company', link),
          paragraph(
            'If your company does not recruit with Prova, ignore this message: without a confirmation nothing changes.',
          ),
        ],
        why: 'You received this message because somebody said that this email is of the company that recruits with Prova.',
      }),
    },
    data_export_ready: {
      subject: () => 'The copy of your data is ready',
      body: ({ params, url }) => ({
        heading: 'The copy of your data is ready',
        blocks: [
          hello(params.name),
          paragraph(
            `We have put what Prova stores about you into one file. You can download it for ${params.days} days once you are signed in; then it is deleted.`,
          ),
          button('Download my data', url(`/admin/${params.area}/privacy`)),
          paragraph('If you did not ask for this, change your password and end your other sessions.'),
        ],
        why: whyAccount,
      }),
    },
    account_erasing: {
      subject: () => 'Your account was closed',
      body: ({ params }) => ({
        heading: 'Your account was closed',
        blocks: [
          hello(params.name),
          paragraph(
            'You asked for your Prova account to be erased. It is closed, and what we store about you is erased within minutes. Applications that were under way have been withdrawn.',
          ),
          paragraph('This is the last message we send to this address. Thank you for having been with us.'),
        ],
        why: 'You received this message because this email address belonged to a Prova account.',
      }),
    },
    application_received: {
      subject: ({ own, jobTitle }) => own?.subject ?? `We received your application: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'We received your application',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(`Your application for ${params.jobTitle} at ${params.companyName} has arrived.`),
              ]),
          paragraph('This link shows where it stands and lets you withdraw it if you wish. It is yours alone.'),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
        replyBy: params.replyBy,
      }),
    },
    application_duplicate: {
      subject: ({ jobTitle }) => `You had already applied: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: 'You had already applied',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `We received another application with this address for ${params.jobTitle} at ${params.companyName}. The first one, of ${formatDate(locale, params.appliedAt)}, still stands, and nothing in it has changed.`,
          ),
          button(follow, link),
          paragraph('If this was not you, ignore this message.'),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },
    stage_moved: {
      subject: ({ own, jobTitle }) => own?.subject ?? `News about your application: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'Your application changed stage',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(
                  `Your application for ${params.jobTitle} at ${params.companyName} is now in the stage ${params.stageName}.`,
                ),
              ]),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
        replyBy: params.replyBy,
      }),
    },
    job_template: {
      subject: ({ subject }) => subject,
      body: ({ params, link }) => ({
        heading: params.subject,
        blocks: [...ownBlocks(params), ...(link ? [button(follow, link)] : [])],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
        replyBy: params.replyBy,
      }),
    },
    application_rejected: {
      subject: ({ own, jobTitle }) => own?.subject ?? `About your application: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'About your application',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(
                  `Thank you for the time you gave to your application for ${params.jobTitle}. This time ${params.companyName} decided to go on with other people.`,
                ),
                paragraph('The decision is about this job alone. What you know still counts for the next ones.'),
              ]),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },
    application_closed: {
      subject: ({ own, jobTitle }) => own?.subject ?? `The job was closed: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'The job was closed',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(
                  `The job ${params.jobTitle} at ${params.companyName} was closed, and with it the process of your application. Thank you for taking part.`,
                ),
              ]),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },
    hired: {
      subject: ({ jobTitle }) => `Hire confirmed: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: 'Your hire is confirmed',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `${params.companyName} has confirmed your hire for the job ${params.jobTitle}. The team will agree the next steps with you.`,
          ),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },
    withdrawal_confirmed: {
      subject: ({ jobTitle }) => `Application withdrawn: ${jobTitle}`,
      body: ({ params, url }) => ({
        heading: 'Your application was withdrawn',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `Your application for ${params.jobTitle} at ${params.companyName} was withdrawn at your request. The team knows and will no longer contact you about it.`,
          ),
          button('See other jobs', url('/jobs')),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },

    offer_sent: {
      subject: ({ own, position, companyName }) => own?.subject ?? `Offer from ${companyName}: ${position}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'You received an offer',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(`${params.companyName} has an offer for you. Take your time to read it before you answer.`),
              ]),
          details({
            Position: params.position,
            Pay: formatMoneyRange(params.payMin, params.payMax ?? null, locale, params.currency),
            'Start date': params.startOn ? formatDay(locale, params.startOn) : null,
            'Answer by': formatInstant(locale, params.validUntil),
          }),
          ...(params.message ? [quote(params.message)] : []),
          button('See the offer and answer', link),
          paragraph('The link is yours alone: do not forward it.'),
        ],
        why: whyProcess(params.companyName),
        company: params.companyName,
      }),
    },
    offer_cancelled: {
      subject: ({ position }) => `Offer cancelled: ${position}`,
      body: ({ params }) => ({
        heading: 'The offer was cancelled',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `${params.companyName} cancelled the offer for ${params.position}. It can no longer be answered. To learn why, contact the team that handles your process.`,
          ),
        ],
        why: whyProcess(params.companyName),
        company: params.companyName,
      }),
    },
    offer_expired: {
      subject: ({ position }) => `The offer has expired: ${position}`,
      body: ({ params }) => ({
        heading: 'The offer has expired',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `The offer from ${params.companyName} for ${params.position} was not answered in time and is no longer valid. If you are still interested, contact the team that handles your process.`,
          ),
        ],
        why: whyProcess(params.companyName),
        company: params.companyName,
      }),
    },
    offer_declined: {
      subject: ({ position }) => `You declined the offer: ${position}`,
      body: ({ params }) => ({
        heading: 'Your answer was recorded',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `You declined the offer from ${params.companyName} for ${params.position}. The answer is final and the company has been told.`,
          ),
          paragraph('If it was not you who answered, tell the team that handles your process right away.'),
        ],
        why: whyProcess(params.companyName),
        company: params.companyName,
      }),
    },

    offer_answered: {
      subject: ({ accepted, candidateName }) => `${candidateName} ${accepted ? 'accepted' : 'declined'} the offer`,
      body: ({ params, url }) => ({
        heading: params.accepted ? 'Offer accepted' : 'Offer declined',
        blocks: [
          hello(params.recruiterName),
          paragraph(
            `${params.candidateName} ${params.accepted ? 'accepted' : 'declined'} the offer for ${params.position}.`,
          ),
          ...(params.note ? [quote(params.note)] : []),
          button("Open the job's board", url(`/admin/recruiter/jobs/${params.jobId}/board`)),
        ],
        why: whyRecruiter,
        company: params.companyName,
      }),
    },
    job_shared: {
      subject: ({ sharedBy, jobTitle }) => `${sharedBy} shared a job: ${jobTitle}`,
      body: ({ params, url }) => ({
        heading: 'A job was shared with you',
        blocks: [
          hello(params.recruiterName),
          paragraph(`${params.sharedBy} gave you access to the job ${params.jobTitle} and its applications.`),
          button("Open the job's board", url(`/admin/recruiter/jobs/${params.jobId}/board`)),
        ],
        why: whyRecruiter,
        company: params.companyName,
      }),
    },
    new_application: {
      subject: ({ jobTitle }) => `New application: ${jobTitle}`,
      body: ({ params, url }) => ({
        heading: 'New application',
        blocks: [
          hello(params.recruiterName),
          paragraph(
            params.candidateName
              ? `${params.candidateName} applied for ${params.jobTitle}.`
              : `A new application arrived for ${params.jobTitle}.`,
          ),
          button("Open the job's board", url(`/admin/recruiter/jobs/${params.jobId}/board`)),
        ],
        why: whyRecruiter,
        company: params.companyName,
      }),
    },
    template_test: {
      subject: ({ subject }) => `[Test] ${subject}`,
      body: ({ params }) => ({
        heading: params.subject,
        blocks: [quote('This is a test. No candidate received this message.'), ...ownBlocks(params)],
        why: `You received this message because you tested an email template of the job ${params.jobTitle}.`,
        company: params.companyName,
      }),
    },
  },
};
