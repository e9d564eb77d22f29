import { assessmentPaths } from '@prova/contract/assessments/paths';
import { id } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification } from '../../platform/notification.ts';
import { toCandidate, toTeam } from '../applications/applications.service.ts';

export const testReceived = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_received',
  texts: {
    'pt-BR': {
      title: 'Você recebeu um teste',
      message: '{companyName} enviou um teste técnico para a vaga {jobTitle}. Abra para ver o prazo.',
    },
    'en-US': {
      title: 'You received a test',
      message: '{companyName} sent you a technical test for {jobTitle}. Open it to see the deadline.',
    },
  },
});

export const testCancelled = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_cancelled',
  texts: {
    'pt-BR': { title: 'Teste cancelado', message: '{companyName} cancelou um teste da vaga {jobTitle}.' },
    'en-US': { title: 'Test canceled', message: '{companyName} canceled a test for {jobTitle}.' },
  },
});

export const testGraded = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_graded',
  texts: {
    'pt-BR': {
      title: 'Resultado do teste',
      message: 'O teste de {companyName} para a vaga {jobTitle} foi corrigido. Abra para ver a nota.',
    },
    'en-US': {
      title: 'Test result',
      message: 'The {companyName} test for {jobTitle} was graded. Open it to see your score.',
    },
  },
});

/** Of a test that the talent chose; those that no person grades are graded at once, before their eyes. */
export const chosenTestGraded = defineNotification({
  type: 'TEST_RESULT',
  event: 'chosen_test_graded',
  params: z.object({ id, title: z.string().max(500) }),
  link: ({ id }) => to(assessmentPaths.ownResult, { id }),
  texts: {
    'pt-BR': { title: 'Resultado do teste', message: 'O teste “{title}” foi corrigido. Abra para ver a nota.' },
    'en-US': { title: 'Test result', message: 'The test “{title}” was graded. Open it to see your score.' },
  },
});

/** What a talent had shown of a result is taken back by a grade: not in silence. */
export const resultOverruled = defineNotification({
  type: 'TEST_RESULT',
  event: 'test_result_overruled',
  params: z.object({ id, title: z.string().max(500) }),
  link: ({ id }) => to(assessmentPaths.ownResult, { id }),
  texts: {
    'pt-BR': {
      title: 'Nota revista',
      message:
        'A nota do teste “{title}” foi revista e não comprova mais as habilidades. O que você mostrava dele deixou de valer.',
    },
    'en-US': {
      title: 'Score reviewed',
      message:
        'Your score in the test “{title}” was reviewed and no longer proves the skills. What you showed of it no longer holds.',
    },
  },
});

/** Whoever heard that there is a test hears that it cannot be taken any more. */
export const testRunOut = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_run_out',
  texts: {
    'pt-BR': {
      title: 'Prazo do teste encerrado',
      message: 'O prazo do teste de {companyName} para a vaga {jobTitle} terminou. Se precisar, peça mais tempo.',
    },
    'en-US': {
      title: 'Test deadline passed',
      message: 'The deadline of the {companyName} test for {jobTitle} has passed. If you need it, ask for more time.',
    },
  },
});

export const testDone = toTeam({
  type: 'TEST_RESULT',
  event: 'test_done',
  texts: {
    'pt-BR': { title: 'Teste entregue', message: '{candidateName} entregou o teste da vaga {jobTitle}.' },
    'en-US': { title: 'Test handed in', message: '{candidateName} handed in the test for {jobTitle}.' },
  },
});

export const testDeclined = toTeam({
  type: 'TEST_RESULT',
  event: 'test_declined',
  texts: {
    'pt-BR': { title: 'Teste recusado', message: '{candidateName} preferiu não fazer o teste da vaga {jobTitle}.' },
    'en-US': { title: 'Test declined', message: '{candidateName} chose not to take the test for {jobTitle}.' },
  },
});

export const testExpired = toTeam({
  type: 'TEST_RESULT',
  event: 'test_expired',
  texts: {
    'pt-BR': {
      title: 'Teste não feito',
      message: '{candidateName} não fez a tempo o teste da vaga {jobTitle}.',
    },
    'en-US': { title: 'Test not taken', message: '{candidateName} did not take the test for {jobTitle} in time.' },
  },
});
