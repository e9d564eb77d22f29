/**
 * What an attempt is asked: of each pool as many of its questions as it draws, and all that are in no pool. They keep their order.
 * @param shuffled a copy in another order, each order as likely as any
 */
export function drawn<Q extends { readonly pool?: string | undefined }>(
  questions: readonly Q[],
  pools: readonly { readonly name: string; readonly draws: number }[],
  shuffled: (list: readonly Q[]) => readonly Q[],
): Q[] {
  const chosen = new Set(
    pools.flatMap(({ name, draws }) => shuffled(questions.filter(({ pool }) => pool === name)).slice(0, draws)),
  );
  return questions.filter((question) => !question.pool || chosen.has(question));
}
