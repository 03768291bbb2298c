import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const EXTENSION = extname(fileURLToPath(import.meta.url))
const fileOf = (name: string) => fileURLToPath(new URL(`../dev/${name}`, import.meta.url))
const STYLES = ['tokens', 'reset', 'base', 'font'].map((name) => `@platform/shared-ui/styles/${name}.css`)

/** The kit's own page, which stands in for the shell, as a bundler finds it and what it shows. */
export interface DevPage {
  /** First the styles, then the page itself. */
  readonly entries: readonly string[]
  /** What the page imports the remote by, and where that is. */
  readonly aliases: Readonly<Record<string, string>>
}

export function devPage(dir: string): DevPage {
  const answers = join(dir, 'src/testing/answers.ts')
  return {
    entries: [
      ...STYLES.filter(() => existsSync(join(dir, 'node_modules/@platform/shared-ui'))),
      fileOf(EXTENSION === '.ts' ? 'main.tsx' : 'main.js'),
    ],
    aliases: {
      'the-remote': join(dir, 'src/remote.ts'),
      'the-remote/listing': join(dir, 'remote.json'),
      'the-remote/answers': existsSync(answers) ? answers : fileOf(`no-answers${EXTENSION}`),
    },
  }
}

/** `head` is what the bundler loads the page by, and `body` what it runs it by. */
export function devPageHtml(title: string, { head = '', body = '' }): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,">${head}</head>
<body><div id="root"></div>${body}</body>
</html>`
}

/** For webpack and Rspack: an alias for the name alone, and not for what begins with it. */
export function exactly(aliases: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).map(([name, file]) => [`${name}$`, file]))
}
