import type { Interview, Participant } from '@prova/contract/interviews/interviews';

/** What comes with a list of none. */
export const NO_INTERVIEWS = { page: 1, limit: 20, total: 0, totalPages: 0 };

export const idOf = (n: number): string => `01939c2a-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** The recruiter who hosts, in tests. */
export const HOST_ID = idOf(1);

const participant = (n: number, given: Partial<Participant>): Participant => ({
  id: idOf(n),
  role: 'interviewer',
  userId: idOf(n),
  name: null,
  photoUrl: null,
  answer: null,
  answerNote: null,
  answeredAt: null,
  ...given,
});

/** Who takes part, in tests: the host, another interviewer, the candidate. */
export const HOST = participant(1, { role: 'host', name: 'Rui Prado' });
export const SECOND = participant(2, { name: 'Marta Ribeiro' });
export const CANDIDATE = participant(3, { role: 'candidate', userId: null, name: 'Ana Duarte' });

const may = {
  change: true,
  cancel: true,
  conclude: false,
  mail: true,
  answer: false,
  readApplication: true,
  openApplication: true,
};

/** One that is ahead unless it is said otherwise. */
export function interviewOf(given: Partial<Interview> = {}): Interview {
  return {
    id: idOf(100),
    version: 1,
    type: 'video',
    status: 'scheduled',
    startsAt: '2030-01-15T17:00:00.000Z',
    endsAt: '2030-01-15T18:00:00.000Z',
    minutes: 60,
    timeZone: 'America/Sao_Paulo',
    movedFrom: null,
    location: 'https://meet.example/aurora',
    roomCode: null,
    notes: null,
    cause: null,
    applicationId: idOf(200),
    jobId: idOf(300),
    jobTitle: 'Pessoa Desenvolvedora',
    candidateName: 'Ana Duarte',
    candidatePhotoUrl: null,
    candidateLocale: 'pt-BR',
    organiserName: 'Rui Prado',
    reason: null,
    createdAt: '2026-11-20T12:00:00.000Z',
    startedAt: null,
    endedAt: null,
    participants: [HOST, SECOND, CANDIDATE],
    open: [],
    can: may,
    ...given,
  };
}
