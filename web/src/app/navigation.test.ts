import { applicationPaths } from '@prova/contract/applications/paths';
import { metricsPaths } from '@prova/contract/metrics/paths';
import { recruiterPaths } from '@prova/contract/recruiters/paths';
import { expect, test } from 'vitest';
import { menuOf, navigationOf } from './navigation.ts';

const AREAS = ['recruiter', 'expert', 'talent'] as const;

test.each(AREAS)('on a phone of a %s the bar has no more places than fit, and the others stand in the menu', (area) => {
  const bar = navigationOf(area);
  expect(bar.filter(({ inPhoneMenu }) => inPhoneMenu === undefined).length).toBeLessThanOrEqual(6);
  const moved = bar.filter(({ inPhoneMenu }) => inPhoneMenu !== undefined).map(({ to }) => to);
  expect(menuOf(area).flatMap(({ to, onPhone }) => (onPhone ? [to] : []))).toEqual(moved);
});

test('the foot of a talent has four places on a phone, and their applications stand in the menu', () => {
  const foot = navigationOf('talent').filter(({ inPhoneMenu }) => inPhoneMenu === undefined);
  expect(foot.map(({ name }) => name['pt-BR'])).toEqual(['Início', 'Vagas', 'Testes', 'Aprender']);
  expect(
    menuOf('talent')
      .filter(({ onPhone }) => onPhone)
      .map(({ to }) => to),
  ).toEqual([applicationPaths.talentApplications]);
});

test.each(AREAS)('neither the bar nor the menu of a %s leads to a place twice', (area) => {
  for (const entries of [navigationOf(area), menuOf(area)]) {
    const places = entries.map(({ to }) => to);
    expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
  }
});

test('the menu of a recruiter leads to their profile and to the metrics', () => {
  const places = menuOf('recruiter').map(({ to }) => to);
  expect(places).toEqual(expect.arrayContaining([recruiterPaths.recruiterProfile, metricsPaths.metrics]));
});
