import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

/** `script.js?minified`: a script as text, for the head of every page: comments, spaces and long names stay in its file. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    load: {
      filter: { id: /\.js\?minified$/ },
      async handler(id) {
        const [file = ''] = id.split('?');
        const { code, errors } = await minify(file, await readFile(file, 'utf8'));
        if (errors.length > 0) this.error(errors.map(({ message }) => message).join('\n'));
        // Its names are its own, not those of the page.
        return { code: `export default ${JSON.stringify(`{${code}}`)};`, moduleType: 'js' };
      },
    },
  };
}
