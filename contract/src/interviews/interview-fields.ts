/** Words and limits of interviews. Free of dependencies, so that any page may carry them. */

export const INTERVIEW_TYPES = ['video', 'presencial', 'telefone'] as const;
export type InterviewType = (typeof INTERVIEW_TYPES)[number];

export const INTERVIEW_STATUSES = ['scheduled', 'in_progress', 'completed', 'declined', 'cancelled'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

/** Why an interview is cancelled: the team called it off, one side did not come, or its application is over. */
export const CANCEL_CAUSES = ['called_off', 'no_show_candidate', 'no_show_team', 'application_over'] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

/** What an invited person says. Another time asked for leaves the interview as it is until the team decides. */
export const INVITATION_ANSWERS = ['accepted', 'declined', 'another_time'] as const;
export type InvitationAnswer = (typeof INVITATION_ANSWERS)[number];

/** Observers are experts of the company: they see and hear, and know nothing of the application. */
export const PARTICIPANT_ROLES = ['host', 'interviewer', 'observer', 'candidate'] as const;
export type ParticipantRole = (typeof PARTICIPANT_ROLES)[number];

/** What the team still has to decide of an interview. */
export const OPEN_POINTS = ['another_time', 'interviewer_declined', 'outcome'] as const;
export type OpenPoint = (typeof OPEN_POINTS)[number];

/** Parts of the team's list: by the days of the reader's clock, and what waits for a decision. */
export const INTERVIEW_VIEWS = ['today', 'upcoming', 'past', 'undecided'] as const;
export type InterviewView = (typeof INTERVIEW_VIEWS)[number];

export const MINUTES_MIN = 10;
export const MINUTES_MAX = 480;
export const MINUTES_DEFAULT = 60;
export const INTERVIEWERS_MAX = 10;
export const OBSERVERS_MAX = 5;
/** How far ahead an interview may be scheduled. */
export const DAYS_AHEAD_MAX = 365;
/** Of a place, a link or a number. */
export const PLACE_LENGTH = 500;
