import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** For super admins only; and what offers Spanish, which is Spanish from the start. */
const ALONE = [
  'host-shell/src/platform-panel/panel.messages.ts',
  'host-shell/src/language/language-offer.messages.ts',
]

const read = (file: string) => readFileSync(join(root, file), 'utf8')
/** `i18n('quizzes', ...)` and `quizzes: inSpanish<...>`. */
const english = (source: string) => [...source.matchAll(/i18n\('([^']+)'/g)].map(([, name]) => name).sort()
const spanish = (source: string) =>
  [...source.matchAll(/'?([\w-]+)'?: inSpanish</g)].map(([, name]) => name).sort()

describe.each([
  ['host-shell', 'src/es.ts'],
  ['remote-learner', 'src/es.ts'],
  ['shared-ui', 'src/add-spanish.ts'],
])('the Spanish messages of %s', (packageName, composed) => {
  const catalogues = globSync(`${packageName}/src/**/*.messages.ts`, { cwd: root }).filter(
    (file) => !ALONE.includes(file),
  )

  it.each(catalogues)('exist next to %s, under the same names, and in the chunk of the language', (file) => {
    const spanishFile = file.replace(/\.ts$/, '.es.ts')
    const source = read(spanishFile)
    expect(spanish(source)).toEqual(english(read(file)))
    const exported = /export const (\w+Es) =/.exec(source)?.[1]
    expect(read(join(packageName, composed))).toMatch(new RegExp(`import \\{ ${exported} \\}`))
    if (composed === 'src/es.ts') expect(read(join(packageName, composed))).toContain(`...${exported},`)
  })
})
