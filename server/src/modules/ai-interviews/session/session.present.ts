import { minutesOf } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { aiInvitation } from '@prova/contract/ai-interviews/session';
import { namesMatch } from '@prova/contract/ai-interviews/spoken-name';
import type * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { logoUrl } from '../../companies/companies.service.ts';
import { hasSpeaker, transcriberName } from '../../interviews/interviews.service.ts';
import type { AiInterviewRow } from '../ai-interviews.queries.ts';
import { isOpen } from '../find-ai-interview.ts';
import { engineOf } from '../model.ts';
import { selectTurns, type TurnRow } from '../turns.queries.ts';
import { secondsUsed } from './session-clock.ts';

type Shown = z.input<typeof aiInvitation>;

/** An AI interview as its candidate sees it, with how far it is. */
export async function showAiInvitation(ctx: Ctx, row: AiInterviewRow): Promise<Shown> {
  return { ...showOpening(ctx, row), session: sessionOf(ctx, row, await selectTurns(ctx, row.id)) };
}

/** The same without what was said in it. */
export function showOpening(ctx: Ctx, row: AiInterviewRow): Omit<Shown, 'session'> & { applicationId: string } {
  const open = isOpen(row);
  return {
    ...row,
    candidateName: row.candidateName ?? '',
    companyVerified: row.companyVerifiedAt !== null,
    companyLogoUrl: logoUrl(row.companyLogoId),
    questions: row.script.length,
    minutes: minutesOf(row.script.length),
    engine: engineOf(ctx),
    transcriber: transcriberName(ctx),
    readsAloud: hasSpeaker(ctx),
    can: {
      begin: row.status === 'in_progress' || (row.status === 'scheduled' && row.closesAt > ctx.clock.now()),
      askForPerson: open,
    },
  };
}

function sessionOf(ctx: Ctx, row: AiInterviewRow, turns: readonly TurnRow[]): Shown['session'] {
  if (row.phase === null || row.way === null) return null;
  const shown = turns.map((turn) => ({ ...turn, required: row.script[turn.question - 1]?.required ?? true }));
  const last = shown.at(-1);
  const asked = row.phase === 'ask' || row.phase === 'paused' ? last : undefined;
  return {
    phase: row.phase,
    way: row.way,
    name: row.heardName,
    nameMatches: row.heardName !== null && row.candidateName !== null && namesMatch(row.heardName, row.candidateName),
    turn: asked && asked.answer === null ? asked : null,
    past: shown.flatMap(({ answer, ...turn }) => (answer === null ? [] : [{ ...turn, answer }])),
    secondsUsed: secondsUsed({ ...row, activeSince: isOpen(row) ? row.activeSince : null }, ctx.clock.now()),
  };
}
