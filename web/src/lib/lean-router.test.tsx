import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  LeanRouter,
  LeanRoutes,
  matchPath,
  useFollow,
  useLocation,
  useParams,
  useSearchParams,
} from './lean-router.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['/', '/', {}],
  ['/jobs', '/jobs/', {}],
  ['/jobs/:slug', '/jobs/dev-back-end', { slug: 'dev-back-end' }],
  ['/jobs/:slug/apply', '/jobs/a%20b/apply', { slug: 'a b' }],
  ['/jobs/:slug', '/jobs', null],
  ['/jobs/:slug', '/jobs/', null],
  ['/jobs/:slug', '/jobs/a/b', null],
  ['/jobs/:slug', '/jobs/%E0%A4%A', null],
  ['/jobs', '/Jobs', null],
])('matches %s with %s', (pattern, path, params) => expect(matchPath(pattern, path)).toEqual(params));

function Link({ href, target, text }: { href: string; target?: string; text: string }) {
  return (
    <a href={href} target={target} onClick={useFollow(href, target)}>
      {text}
    </a>
  );
}

function Home() {
  return (
    <>
      <Link href="/jobs/dev?src=x#top" text="job" />
      <Link href="/jobs/dev" target="_blank" text="new tab" />
    </>
  );
}

function Job() {
  const { slug } = useParams();
  const [search, setSearch] = useSearchParams();
  const { hash, by } = useLocation();
  return (
    <>
      <h1>{`${slug} ${search.get('src')} ${hash} ${by}`}</h1>
      <button type="button" onClick={() => setSearch(new URLSearchParams({ src: 'y' }), { replace: true })}>
        change
      </button>
    </>
  );
}

const draw = () =>
  render(
    <LeanRouter>
      <LeanRoutes
        routes={[
          { path: '/', page: Home, frame: ({ children }) => <main>{children}</main> },
          { path: '/jobs/:slug', page: Job },
        ]}
        notFound={() => <p>nothing</p>}
      />
    </LeanRouter>,
  );

it('moves by links, changes the query and goes back', async () => {
  const user = userEvent.setup();
  draw();
  await user.click(screen.getByText('job'));
  expect(screen.getByRole('heading').textContent).toBe('dev x #top push');
  expect(location.pathname + location.search + location.hash).toBe('/jobs/dev?src=x#top');
  await user.click(screen.getByText('change'));
  expect(screen.getByRole('heading').textContent).toBe('dev y  replace');
  await act(async () => {
    const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await arrived;
  });
  expect(screen.getByText('job')).toBeTruthy();
});

it('leaves clicks alone that ask for another tab', async () => {
  const user = userEvent.setup();
  draw();
  const prevented: boolean[] = [];
  document.addEventListener('click', (event) => {
    prevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('job'));
  await user.keyboard('{/Control}');
  await user.click(screen.getByText('new tab'));
  expect(prevented).toEqual([false, false]);
  expect(location.pathname).toBe('/');
});

it('says when there is no such page', () => {
  history.replaceState(null, '', '/nowhere');
  draw();
  expect(screen.getByText('nothing')).toBeTruthy();
});
