/** Lines of the history that candidates read; `{stage}` is a placeholder. */
export interface HistoryTexts {
  readonly applied: string;
  readonly moved: string;
  readonly rejected: string;
  readonly reopened: string;
  readonly amended: string;
  readonly withdrawn: string;
  readonly closed: string;
  readonly claimed: string;
  readonly hired: string;
  readonly test_sent: string;
  readonly test_done: string;
  readonly test_declined: string;
  readonly interview_scheduled: string;
  readonly interview_done: string;
  readonly interview_declined: string;
  readonly interview_cancelled: string;
  readonly ai_interview_scheduled: string;
  readonly ai_interview_completed: string;
  readonly ai_interview_cancelled: string;
  readonly offer_sent: string;
  readonly offer_approved: string;
  readonly offer_declined: string;
  readonly offer_expired: string;
  readonly offer_cancelled: string;
  readonly feedback_shared: string;
  readonly feedback_withdrawn: string;
}

export const ptBR: HistoryTexts = {
  applied: 'Candidatura recebida.',
  moved: 'Sua candidatura passou para a etapa {stage}.',
  rejected: 'A empresa decidiu não seguir com a sua candidatura nesta vaga.',
  reopened: 'A empresa retomou a sua candidatura.',
  amended: 'Você alterou o que tinha enviado.',
  withdrawn: 'Você retirou a candidatura.',
  closed: 'A vaga foi encerrada, e sua candidatura terminou com ela.',
  claimed: 'Você vinculou esta candidatura à sua conta.',
  hired: 'Contratação confirmada.',
  test_sent: 'Você recebeu um teste.',
  test_done: 'Seu teste foi entregue.',
  test_declined: 'Você decidiu não fazer o teste.',
  interview_scheduled: 'Uma entrevista foi marcada.',
  interview_done: 'A entrevista foi realizada.',
  interview_declined: 'Você recusou a entrevista.',
  interview_cancelled: 'A entrevista foi cancelada.',
  ai_interview_scheduled: 'Uma entrevista com IA está disponível para você.',
  ai_interview_completed: 'Sua entrevista com IA foi concluída.',
  ai_interview_cancelled: 'A entrevista com IA foi cancelada.',
  offer_sent: 'Você recebeu uma oferta.',
  offer_approved: 'Você aceitou a oferta.',
  offer_declined: 'Você recusou a oferta.',
  offer_expired: 'O prazo da oferta terminou.',
  offer_cancelled: 'A empresa cancelou a oferta.',
  feedback_shared: 'Você recebeu um feedback.',
  feedback_withdrawn: 'A empresa retirou o feedback.',
};
