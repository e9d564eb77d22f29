/** What says something in a body. */
const KEPT = ['href', 'data-file', 'alt', 'class'];

/** Whether two bodies say the same, however editors and the server write it. */
export const isSameBody = (one: string, other: string): boolean => one === other || plainly(one) === plainly(other);

function plainly(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const).sort();
    for (const [name] of attributes) element.removeAttribute(name);
    for (const [name, value] of attributes) if (KEPT.includes(name)) element.setAttribute(name, value);
  }
  // Editors have a paragraph in each item of a list, and one more at the end, where one writes on.
  for (const paragraph of body.querySelectorAll('li > p:first-child')) paragraph.replaceWith(...paragraph.childNodes);
  while (body.lastElementChild?.localName === 'p' && body.lastElementChild.childNodes.length === 0)
    body.lastElementChild.remove();
  return body.innerHTML;
}
