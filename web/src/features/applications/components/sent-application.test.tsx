import { type ApplicationSent, applicationForm, ownApplicationStatus } from '@prova/contract/applications/applications';
import { SHOWN_OF_PROFILE, type ShownProfile } from '@prova/contract/applications/shown-profile';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { needPhrases } from '../../../lib/i18n.ts';
import { SentApplication } from './sent-application.tsx';

beforeAll(() => needPhrases(['application-status', 'shown-profile']));

const SENT: ApplicationSent = {
  fullName: 'Lia Prado',
  email: 'lia@correio.example',
  phone: '+5511988887777',
  coverLetter: 'Gosto de mapas.',
  portfolio: 'https://lia.example/obras',
  linkedin: 'https://www.linkedin.com/in/lia',
  github: 'https://github.com/lia',
  website: 'https://lia.example',
  answers: [{ questionId: 'q', question: 'Por quê?', answer: 'Porque sim.' }],
  resume: { name: 'lia.pdf', bytes: 2048, viewUrl: '/files/lia' },
};
const SHOWN: ShownProfile = { title: 'Cartógrafa', seniority: 'senior', city: 'Recife', state: 'PE', country: 'BR' };
const NOTHING: ShownProfile = { title: null, seniority: null, city: null, state: null, country: null };
const WORDS = {
  ...{ fullName: 'Lia Prado', email: 'lia@correio.example', phone: '(11) 98888-7777', coverLetter: 'Gosto de mapas.' },
  ...{ portfolio: SENT.portfolio, linkedin: SENT.linkedin, github: SENT.github, website: SENT.website },
  ...{ answers: 'Porque sim.', resume: 'lia.pdf' },
};

const draw = (shown: ShownProfile) =>
  render(<SentApplication sent={SENT} shown={shown} company="Aurora" onOpen={() => undefined} />);

test('all that the form sends stands in the list of what was sent', () => {
  draw(NOTHING);
  const listed = Object.keys(ownApplicationStatus.output.shape.sent.unwrap().shape);
  // The résumé comes as a file, or as the id of one that was sent before; the others say something about the sending.
  const about = ['resumeFileId', 'noticeVersion', 'bankConsent', 'src', 'language'];
  const sent = [...Object.keys(applicationForm.shape).filter((field) => !about.includes(field)), 'resume'];
  expect(listed.toSorted()).toEqual(sent.toSorted());
  expect(Object.keys(WORDS).toSorted()).toEqual(listed.toSorted());
  for (const words of Object.values(WORDS)) expect(screen.getByText(String(words))).toBeTruthy();
  expect(screen.queryByText(/vê do seu perfil/)).toBeNull();
});

test('all that the company is shown of the profile stands beside it', () => {
  draw(SHOWN);
  const section = screen.getByText('O que Aurora vê do seu perfil').parentElement;
  const values = [...(section?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
  expect(values).toEqual(['Cartógrafa', 'Sênior', 'Recife', 'PE', 'Brasil']);
  expect(values).toHaveLength(SHOWN_OF_PROFILE.length);
});
