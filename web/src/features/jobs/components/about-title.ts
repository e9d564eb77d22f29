/** What stands above a description: one with headings of its own says itself what its parts are. */
export const aboutTitle = (description: string) => (description.includes('<h2') ? 'facts.title' : 'about');
