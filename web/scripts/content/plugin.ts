import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { folder, readArticles, readDocument } from './read.ts';

const IMPORT = /\.md\?(facts|document)$/;

/**
 * Markdown files of `app/content` as modules: `?facts` is the front matter with the reading time, small enough for
 * lists; `?document` adds the HTML and the headings. The build stops when the content has a problem.
 */
export function content(): Plugin {
  return {
    name: 'ampersand:content',
    async buildStart() {
      await readArticles();
    },
    load: {
      filter: { id: IMPORT },
      async handler(id) {
        const [file = '', query] = id.split('?');
        const { html, sections, ...facts } = await readDocument(relative(folder, file).split(sep).join('/'));
        const value = query === 'facts' ? facts : { ...facts, html, sections };
        return { code: `export default ${JSON.stringify(value)};`, moduleType: 'js' };
      },
    },
  };
}
