/** Finds by words that stand in several elements, of which "e-mail" is one: `getByText(wholeText('Informe seu e-mail'))`. */
export function wholeText(words: string | RegExp): (content: string, element: Element | null) => boolean {
  const says = (element: Element) => {
    const text = element.textContent ?? '';
    return typeof words === 'string' ? text === words : words.test(text);
  };
  return (_content, element) => element !== null && says(element) && ![...element.children].some(says);
}
