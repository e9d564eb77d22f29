import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RichTextEditor } from './rich-text-editor.tsx';

/** What one writes in ends with a paragraph, so that there is a place after the code. */
const AFTER = '<p></p>';
const LANGUAGES = [
  { value: 'python', label: 'Python' },
  { value: 'sql', label: 'SQL' },
];

function show(value: string, languages?: typeof LANGUAGES) {
  const onChange = vi.fn<(html: string) => void>();
  render(<RichTextEditor label="Texto" code value={value} onChange={onChange} {...(languages && { languages })} />);
  return onChange;
}

test('a block of code is said to be in a language, and keeps it', async () => {
  const onChange = show('<pre><code class="language-python">x = 1</code></pre>', LANGUAGES);
  const language = await screen.findByLabelText<HTMLSelectElement>('Linguagem do bloco');
  expect(language.value).toBe('python');
  await userEvent.selectOptions(language, 'SQL');
  expect(onChange).toHaveBeenLastCalledWith(`<pre><code class="language-sql">x = 1</code></pre>${AFTER}`);
  await userEvent.selectOptions(language, 'Só mostrar, sem executar');
  expect(onChange).toHaveBeenLastCalledWith(`<pre><code>x = 1</code></pre>${AFTER}`);
});

test('another language is none, and words have none', async () => {
  show('<pre><code class="language-cobol">x</code></pre>', LANGUAGES);
  expect((await screen.findByLabelText<HTMLSelectElement>('Linguagem do bloco')).value).toBe('');
});

test.each([
  ['<p>a</p>', LANGUAGES],
  ['<pre><code class="language-python">x</code></pre>', undefined],
])('%s asks for none', async (value, languages) => {
  show(value, languages);
  await screen.findByRole('textbox', { name: 'Texto' });
  expect(screen.queryByLabelText('Linguagem do bloco')).toBeNull();
});
