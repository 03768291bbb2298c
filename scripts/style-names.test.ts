import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

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

const scripts = globSync(`${sourceGlob}.{ts,tsx}`, { cwd: root })

/** Names after a dot in a style sheet; not those in comments and strings. */
const classesOf = (sheet: string) =>
  new Set(
    [
      ...read([sheet])
        .replace(/\/\*[\s\S]*?\*\/|'[^']*'/g, '')
        .matchAll(/\.([A-Za-z_][\w-]*)/g),
    ].map(([, name]) => name),
  )

/** `classes.page`, where `classes` is what the file calls the style sheet. */
function classesWithoutRule(file: string): readonly string[] {
  const text = read([file])
  const code = text.replace(/^import .*$/gm, '')
  return [...text.matchAll(/^import (\w+) from '(\.[^']*\.module\.css)'/gm)].flatMap(
    ([, alias, path = '']) => {
      const rules = classesOf(normalize(join(dirname(file), path)))
      const used = [...code.matchAll(new RegExp(`(?<![\\w.])${alias}\\.(\\w+)`, 'g'))].map(([, name]) => name)
      return used.filter((name) => !rules.has(name)).map((name) => `${file}: ${alias}.${name}`)
    },
  )
}

// A class without a rule compiles to `undefined`: the element is not styled, and nothing reports it.
it('has a rule for each class name that a component uses', () => {
  expect(scripts.flatMap(classesWithoutRule)).toEqual([])
})
