import { id, instant } from '@prova/contract/common';
import { INTERVIEW_TYPES } from '@prova/contract/interviews/interview-fields';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import type { MailCalendar } from '../../../platform/mail/mail-document.ts';
import type { MailFormat } from '../../../platform/mail/mail-format.ts';
import { mailKinds, name, ownWords } from '../../../platform/mail/mail-kind.ts';
import { sample, sampleApplication } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../interviews.words.en-US.ts';
import type { InterviewWords } from '../interviews.words.pt-BR.ts';
import { ptBR } from '../interviews.words.pt-BR.ts';
import { linkUntil } from '../prolong-link.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

/** The interview when the mail leaves. */
const appointment = z.object({
  sequence: z.number().int(),
  startsAt: instant,
  endsAt: instant,
  timeZone: z.string(),
  type: z.enum(INTERVIEW_TYPES),
  location: z.string(),
  /** In our room. */
  inRoom: z.boolean(),
  notes: z.string().nullable(),
  interviewers: z.array(name),
  /** Who only sees and hears. */
  observers: z.array(name),
});
type Appointment = z.output<typeof appointment>;

/** Facts to be read again later. */
const prepared = { prepared: appointment, secrets: () => [] };

const toCandidate = {
  interviewId: id,
  participantId: id,
  companyId: id,
  candidateName: name,
  companyName: name,
  jobTitle: name,
  /** Of the interview as it was when the mail was queued: what has changed since has a mail of its own. */
  sequence: z.number().int(),
  /** Its end, from which the link lives on. */
  endsAt: instant,
};

/** The candidate comes to the room by their own link, which says who they are. */
const forCandidate = (about: Appointment, link: string): Appointment =>
  about.inRoom ? { ...about, location: `${link}/room` } : about;

const token = {
  kind: 'interview',
  subject: ({ participantId }: { participantId: string }) => participantId,
  company: ({ companyId }: { companyId: string }) => companyId,
  expiresAt: ({ endsAt }: { endsAt: string }) => linkUntil(new Date(endsAt)),
  path: (secret: string) => to(interviewPaths.invitation, { token: secret }) as `/${string}`,
} as const;

const toMember = {
  interviewId: id,
  memberName: name,
  /** Null under blind review. */
  candidateName: name.nullable(),
  companyName: name,
  jobTitle: name,
  sequence: z.number().int(),
  /** An expert, who sees and hears, and knows nothing of the application. */
  observes: z.boolean().optional(),
  /** Has chosen the time, or said yes to it. */
  comes: z.boolean().optional(),
};

const sampleCandidate = {
  ...sampleApplication,
  interviewId: sample.id,
  participantId: sample.id,
  sequence: 0,
  endsAt: '2026-08-12T16:30:00.000Z',
};
const sampleMember = {
  interviewId: sample.id,
  memberName: sample.recruiterName,
  candidateName: sample.name,
  companyName: sample.companyName,
  jobTitle: sample.jobTitle,
  sequence: 0,
};
const sampleAppointment: Appointment = {
  sequence: 0,
  startsAt: sample.instant,
  endsAt: '2026-08-12T16:30:00.000Z',
  timeZone: 'America/Sao_Paulo',
  type: 'video',
  location: 'https://prova.example/admin/interview/rooms/kfa-mwpq-tzd',
  inRoom: true,
  notes: 'Traga um projeto seu.\nSem preparo especial.',
  interviewers: [sample.recruiterName],
  observers: [],
};
const sampleVisit: Appointment = {
  ...sampleAppointment,
  timeZone: 'America/New_York',
  type: 'presencial',
  location: 'Rua da Aurora, 100, sala 3',
  inRoom: false,
  notes: null,
  observers: ['Helena Duarte'],
};

function facts(about: Appointment, words: InterviewWords, format: MailFormat) {
  return details({
    [words.when]: format.period(about.startsAt, about.endsAt, about.timeZone),
    [words.type]: words.types[about.type],
    [words.place[about.type]]: about.location,
    [words.with]: about.interviewers.join(', '),
    [words.observing]: about.observers.join(', '),
  });
}

interface Entry {
  readonly about: Appointment;
  readonly interviewId: string;
  readonly method: MailCalendar['method'];
  readonly summary: string;
  readonly lines: readonly (string | null)[];
  readonly url: string;
  readonly attendeeName: string;
}

/** The answer goes by the link, whatever buttons a calendar shows. */
const entry = ({ about, interviewId, lines, ...rest }: Entry): MailCalendar => ({
  ...rest,
  uid: interviewId,
  sequence: about.sequence,
  start: new Date(about.startsAt),
  end: new Date(about.endsAt),
  description: lines.filter((line) => line !== null && line !== '').join('\n\n'),
  location: about.location,
});

const calendarLines = (about: Appointment, words: InterviewWords, format: MailFormat) => [
  format.period(about.startsAt, about.endsAt, about.timeZone),
  about.location && `${words.place[about.type]}: ${about.location}`,
  about.notes,
];

type CandidateMail = 'invited' | 'moved' | 'changed';

/** An invitation, and what replaces it. */
const invitation = (stored: string, which: CandidateMail) =>
  mailKind(stored, {
    onBehalfOf: 'company',
    beyondCompanyLimit: which === 'invited' ? undefined : true,
    params: z.object({ ...toCandidate, own: ownWords.optional() }),
    token,
    ...prepared,
    samples: {
      video: { params: sampleCandidate, prepared: sampleAppointment },
      'in person': { params: sampleCandidate, prepared: sampleVisit },
      'own words': { params: { ...sampleCandidate, own: sample.own }, prepared: sampleAppointment },
    },
    write: ({ params, words, common, format }) => ({
      own: params.own,
      subject: words[which].subject(params),
      heading: words[which].heading,
      hello: params.candidateName,
      opening: [paragraph(words[which].text(params))],
      blocks: ({ prepared, link }) => [
        facts(forCandidate(prepared, link), words, format),
        ...(prepared.notes ? [quote(prepared.notes)] : []),
        paragraph(words.answerByLink),
        button(words.see, link),
        paragraph(common.linkIsYours),
      ],
      calendar: ({ prepared, link }) =>
        entry({
          about: forCandidate(prepared, link),
          interviewId: params.interviewId,
          method: 'REQUEST',
          summary: words.title(params),
          lines: [...calendarLines(forCandidate(prepared, link), words, format), `${words.answerByLink}\n${link}`],
          url: link,
          attendeeName: params.candidateName,
        }),
      why: common.whyProcess(params.companyName),
    }),
  });

export const interviewInvitedMail = invitation('interview_invited', 'invited');
export const interviewMovedMail = invitation('interview_moved', 'moved');
export const interviewChangedMail = invitation('interview_changed', 'changed');

export const interviewCancelledMail = mailKind('interview_cancelled', {
  onBehalfOf: 'company',
  beyondCompanyLimit: true,
  // Over: the application has ended, by whomever, and the interview with it.
  params: z.object({ ...toCandidate, over: z.boolean().optional() }),
  ...prepared,
  samples: {
    plain: { params: sampleCandidate, prepared: { ...sampleAppointment, sequence: 1 } },
    over: { params: { ...sampleCandidate, over: true }, prepared: { ...sampleAppointment, sequence: 1 } },
  },
  write: ({ params, words, common, format }) => ({
    subject: words.cancelled.subject(params),
    heading: words.cancelled.heading,
    hello: params.candidateName,
    blocks: ({ prepared, canReply }) => [
      paragraph((params.over ? words.cancelled.over : words.cancelled.text)(params)),
      details({ [words.when]: format.period(prepared.startsAt, prepared.endsAt, prepared.timeZone) }),
      ...(canReply ? [paragraph(words.cancelled.reply)] : []),
    ],
    calendar: ({ prepared, url }) =>
      entry({
        about: prepared,
        interviewId: params.interviewId,
        method: 'CANCEL',
        summary: words.title(params),
        lines: [],
        url: url('/'),
        attendeeName: params.candidateName,
      }),
    why: common.whyProcess(params.companyName),
  }),
});

export const interviewReminderMail = mailKind('interview_reminder', {
  topic: 'interview_reminders',
  onBehalfOf: 'company',
  params: z.object({ ...toCandidate, startsAt: instant, hours: z.number() }),
  token,
  ...prepared,
  samples: {
    'a day': { params: { ...sampleCandidate, startsAt: sample.instant, hours: 24 }, prepared: sampleAppointment },
    'an hour': { params: { ...sampleCandidate, startsAt: sample.instant, hours: 1 }, prepared: sampleVisit },
  },
  write: ({ params, words, common, format }) => ({
    subject: words.reminder.subject(params),
    heading: words.reminder.heading(params.hours),
    hello: params.candidateName,
    blocks: ({ prepared, link }) => [
      paragraph(words.reminder.text(params)),
      facts(forCandidate(prepared, link), words, format),
      button(words.see, link),
      paragraph(common.linkIsYours),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

/** The number of a telephone is the candidate's, and what they are told stands in their invitation. */
const forObserver = (about: Appointment): Appointment => ({
  ...about,
  location: about.type === 'telefone' ? '' : about.location,
  notes: null,
});

/** Whoever does not come any more reads which one it was, and no longer where, with whom, or what the candidate was told. */
const forAbsent = (about: Appointment): Appointment => ({
  ...about,
  location: '',
  notes: null,
  interviewers: [],
  observers: [],
});

type TeamMail = 'invited' | 'changed' | 'cancelled' | 'takenOff' | 'reminder';

/** To a member who takes part, or does not any more. */
const panel = (stored: string, which: TeamMail) =>
  mailKind(stored, {
    ...(which === 'reminder' && { topic: 'interview_reminders' as const }),
    ...(which !== 'invited' && which !== 'reminder' && { beyondCompanyLimit: true as const }),
    onBehalfOf: 'team',
    params: z.object({ ...toMember, startsAt: instant.optional() }),
    ...prepared,
    samples: {
      named: { params: sampleMember, prepared: sampleAppointment },
      blind: { params: { ...sampleMember, candidateName: null }, prepared: sampleVisit },
      chosen: { params: { ...sampleMember, comes: true }, prepared: sampleAppointment },
      observing: { params: { ...sampleMember, observes: true }, prepared: sampleAppointment },
    },
    write: ({ params, words, format }) => {
      const page = params.observes ? interviewPaths.observed : interviewPaths.interview;
      const path = to(page, { id: params.interviewId }) as `/${string}`;
      const shown = (prepared: Appointment) =>
        which === 'takenOff' ? forAbsent(prepared) : params.observes ? forObserver(prepared) : prepared;
      const asks = (which === 'invited' || which === 'changed') && !params.comes;
      return {
        subject: words.team[which].subject(params),
        hello: params.memberName,
        blocks: ({ prepared, url }) => [
          paragraph(words.team[which].text(params)),
          facts(shown(prepared), words, format),
          ...(asks ? [paragraph(words.answerOnPage)] : []),
          ...(which === 'takenOff' ? [] : [button(words.open, url(path))]),
        ],
        calendar: ({ prepared, url }) =>
          which === 'reminder'
            ? null
            : entry({
                about: shown(prepared),
                interviewId: params.interviewId,
                method: which === 'cancelled' || which === 'takenOff' ? 'CANCEL' : 'REQUEST',
                summary: words.teamTitle(params),
                lines: calendarLines(shown(prepared), words, format),
                url: url(path),
                attendeeName: params.memberName,
              }),
        why: which === 'takenOff' ? words.team.whyTakenOff : words.team.why,
      };
    },
  });

export const panelInvitedMail = panel('interview_panel_invited', 'invited');
export const panelChangedMail = panel('interview_panel_changed', 'changed');
export const panelCancelledMail = panel('interview_panel_cancelled', 'cancelled');
export const panelTakenOffMail = panel('interview_panel_taken_off', 'takenOff');
export const panelReminderMail = panel('interview_panel_reminder', 'reminder');
