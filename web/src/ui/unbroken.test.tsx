import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { wholeText } from '../../test/whole-text.ts';
import { Callout } from './callout.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { FieldError } from './field.tsx';
import { Moments } from './moments.tsx';
import { RadioGroup } from './radio-group.tsx';

const WORDS = 'A resposta chega por e-mail. E-mails de antes valem.';
const option = { value: 'a', label: 'Sim', hint: WORDS };

test.each<[string, ReactElement]>([
  ['a callout', <Callout key="">{WORDS}</Callout>],
  ['an error of a field', <FieldError key="" id="x" error={WORDS} />],
  ['an error in the place of a list', <ErrorState key="">{WORDS}</ErrorState>],
  ['a hint of a choice', <RadioGroup key="" label="" options={[option]} value={null} onChange={() => undefined} />],
  ['what happened', <Moments key="" moments={[{ key: '1', text: WORDS, at: '2026-11-01T12:00:00.000Z' }]} />],
  ['a dialog', <Dialog key="" open title="Sair" description={WORDS} onClose={() => undefined} />],
])('"e-mail" stays on one line in %s, and its text as it is', async (_, element) => {
  render(element);
  const whole = await screen.findByText(wholeText(WORDS));
  const kept = [...whole.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['e-mail', 'E-mails']);
});
