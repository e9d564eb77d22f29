import { assessmentPaths } from '@prova/contract/assessments/paths';
import { id } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification, inEachLanguage } from '../../platform/notification.ts';
import { toCandidate, toTeam } from '../applications/applications.service.ts';
import { enUS } from './attempts.words.en-US.ts';
import { ptBR } from './attempts.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });

export const testReceived = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_received',
  texts: texts.testReceived,
});

export const testExtended = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_extended',
  texts: texts.testExtended,
});

export const testCancelled = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_cancelled',
  texts: texts.testCancelled,
});

export const testGraded = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_graded',
  texts: texts.testGraded,
});

/** Of a test that the talent chose; those that no person grades are graded at once, before their eyes. */
export const chosenTestGraded = defineNotification({
  type: 'TEST_RESULT',
  event: 'chosen_test_graded',
  params: z.object({ id, title: z.string().max(500) }),
  link: ({ id }) => to(assessmentPaths.ownResult, { id }),
  texts: texts.chosenTestGraded,
});

/** What a talent had shown of a result is taken back by a grade: not in silence. */
export const resultOverruled = defineNotification({
  type: 'TEST_RESULT',
  event: 'test_result_overruled',
  params: z.object({ id, title: z.string().max(500) }),
  link: ({ id }) => to(assessmentPaths.ownResult, { id }),
  texts: texts.resultOverruled,
});

/** Whoever heard that there is a test hears that it cannot be taken any more. */
export const testRunOut = toCandidate({
  type: 'TEST_RESULT',
  event: 'test_run_out',
  texts: texts.testRunOut,
});

export const testDone = toTeam({
  type: 'TEST_RESULT',
  event: 'test_done',
  texts: texts.testDone,
});

export const testDeclined = toTeam({
  type: 'TEST_RESULT',
  event: 'test_declined',
  texts: texts.testDeclined,
});

export const testExpired = toTeam({
  type: 'TEST_RESULT',
  event: 'test_expired',
  texts: texts.testExpired,
});
