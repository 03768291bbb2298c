import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const sourceGlob = '{host-shell,remote-*,shared-*}/src/**/*'
const read = (files: readonly string[]) =>
  files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
const styles = globSync(`${sourceGlob}.css`, { cwd: root })

/** `--space-2: ...` of a style sheet, `'--left': ...` of a style in TypeScript. */
const declared = new Set(
  [
    ...read([...styles, ...globSync(`${sourceGlob}.{ts,tsx}`, { cwd: root })]).matchAll(
      /(--[\w-]+)['"]?\]?:/g,
    ),
  ].map(([, name]) => name),
)

// Browsers silently ignore a declaration that uses an undefined custom property.
it.each(styles)('%s uses only declared custom properties', (file) => {
  const used = [...read([file]).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.filter((name) => !declared.has(name))).toEqual([])
})
