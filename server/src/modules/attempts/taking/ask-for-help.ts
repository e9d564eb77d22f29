import type * as contract from '@prova/contract/attempts/taking';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { linkEntry, sendMessage } from '../../conversations/conversations.service.ts';
import { markHelpAsked } from '../assignments/assignments.queries.ts';
import { lockSent, requireAsked } from '../assignments/find-assignment.ts';
import { showAsked } from '../assignments/present-assignment.ts';
import { enUS } from '../attempts.words.en-US.ts';
import { ptBR } from '../attempts.words.pt-BR.ts';

const WORDS = { 'pt-BR': ptBR.help, 'en-US': enUS.help };

/**
 * Asks the team for more time, a pause, another format or help with a device: a message of the conversation, which may begin with it.
 * Nothing of it reaches who grades.
 * @throws AppError TEST_NOT_FOUND, ASSIGNMENT_ENDED, CONVERSATION_CLOSED, CONVERSATION_WAITS, BUDGET_REACHED
 */
export async function askForHelp(
  ctx: Ctx,
  id: string,
  { need, words = '' }: BodyOf<typeof contract.askForHelp>,
): Promise<ResultOf<typeof contract.askForHelp>> {
  const found = await requireAsked(ctx, id);
  const { applicationId } = found;
  if (applicationId === null || !showAsked(ctx, found).can.askHelp) throw new AppError('ASSIGNMENT_ENDED');
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockSent(ctx, { id, applicationId });
    const texts = WORDS[application.candidateLocale];
    const body = [texts.about(assignment.title, texts.needs[need]), words].filter(Boolean).join('\n\n');
    await sendMessage(ctx, { ...linkEntry, begins: true }, { body, attachments: [] });
    await markHelpAsked(ctx, id);
  });
  return showAsked(ctx, await requireAsked(ctx, id));
}
