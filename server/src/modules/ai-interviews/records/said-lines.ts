import { createHash } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { captionsOf } from '../../rooms/rooms.service.ts';
import type { AnalysedLine } from '../analysis/analysis-input.ts';
import { selectTurns } from '../turns.queries.ts';
import type { Subject } from './find-subject.ts';

/** Something that was said, as it is read and analysed. */
export interface SaidLine extends AnalysedLine {
  readonly at: Date | null;
  /** Of the team; null for the program and the candidate. */
  readonly name: string | null;
}

type Said = Pick<Subject, 'kind' | 'id'>;

/** What was said in an interview, in order. Lines are numbered from 1; nothing is ever put between them. */
export const saidIn = (ctx: Ctx, subject: Said): Promise<SaidLine[]> =>
  subject.kind === 'ai' ? withProgram(ctx, subject.id) : betweenPeople(ctx, subject.id);

async function withProgram(ctx: Ctx, id: string): Promise<SaidLine[]> {
  const turns = await selectTurns(ctx, id);
  return turns.flatMap((turn) => {
    const { question } = turn;
    const asked: SaidLine = {
      ...{ line: turn.number * 2 - 1, speaker: 'program', text: turn.prompt, question, kind: turn.kind },
      ...{ isSkipped: false, isTyped: false, seconds: null, confidence: null, at: turn.createdAt, name: null },
    };
    if (turn.answer === null) return [asked];
    const answered: SaidLine = {
      ...{ line: turn.number * 2, speaker: 'candidate', text: turn.answer, question, kind: null },
      ...{ isSkipped: turn.skipped, isTyped: turn.way !== 'voice' && !turn.skipped },
      ...{ seconds: turn.seconds, confidence: turn.confidence, at: turn.answeredAt, name: null },
    };
    return [asked, answered];
  });
}

async function betweenPeople(ctx: Ctx, id: string): Promise<SaidLine[]> {
  const captions = (await captionsOf(ctx, id)).filter(({ final }) => final);
  return captions.map((caption, index): SaidLine => {
    const isCandidate = caption.role === 'candidate';
    return {
      ...{
        line: index + 1,
        speaker: isCandidate ? 'candidate' : 'team',
        text: caption.text,
        question: null,
        kind: null,
      },
      ...{ isSkipped: false, isTyped: caption.provider === 'typed', confidence: caption.confidence },
      seconds: Math.max(0, Math.round((caption.endMs - caption.startMs) / 1000)),
      at: new Date(caption.saidAt),
      name: isCandidate ? null : caption.name || null,
    };
  });
}

/** Whether the candidate has said something. */
export const hasWords = (lines: readonly SaidLine[]): boolean =>
  lines.some(({ speaker, text }) => speaker === 'candidate' && text.trim() !== '');

/** Of all that was said: an analysis is of exactly these words. */
export const hashOf = (lines: readonly SaidLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ speaker, text, isSkipped }) => [speaker, text, isSkipped])))
    .digest('hex');
