import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CATALOG_FILE, catalogFaults } from './catalogs.ts'
import { compileCatalogs } from './compile-catalogs.ts'

const SOURCE = `export const quizzes = {
  title: 'Quizzes',
  greeting: 'Hello, {name}',
  left: '{count, plural, one {# attempt left} other {# attempts left}}',
} as const`
const SPANISH = `import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/quizzes.ts'
export const quizzes: Translation<typeof en.quizzes> = {
  title: 'Cuestionarios',
  greeting: 'Hola, {name}',
  left: '{count, plural, one {Queda # intento} other {Quedan # intentos}}',
}`
const GOOD = {
  'en/quizzes.ts': SOURCE,
  'es/quizzes.ts': SPANISH,
  'es/index.ts': "export * from './quizzes.ts'",
}

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'catalogs-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

function faultsOf(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return catalogFaults(pathToFileURL(join(dir, 'locales.test.ts')).href)
}

const spanishWith = (from: string, to: string) => ({ ...GOOD, 'es/quizzes.ts': SPANISH.replace(from, to) })

describe('the faults of a package’s catalogs', () => {
  it('are none where every language says all that the source says', () => {
    expect(faultsOf(GOOD)).toEqual([])
  })

  it('name a date, which a message does not write', () => {
    expect(faultsOf({ 'en/quizzes.ts': SOURCE.replace('{name}', '{name, date}') })).toEqual([
      'en/quizzes.ts: quizzes.greeting formats {name} as a date, which is for the page to do',
    ])
  })

  it('are none for a package without translations', () => {
    expect(faultsOf({ 'en/quizzes.ts': SOURCE })).toEqual([])
  })

  it.each([
    ['a key that is missing', "  title: 'Cuestionarios',\n", '', 'title is missing'],
    ['a key without a source', "title: '", "subtitle: 'Más', title: '", 'subtitle has no source'],
    ['an argument that is not used', 'Hola, {name}', 'Hola', 'greeting does not use {name}'],
    ['an argument that the page does not give', '{name}', '{name} {age}', 'greeting has no argument {age}'],
    ['another format', '{name}', '{name, number}', 'greeting uses {name} in another format than the source'],
    ['a plural that is missing', 'one {Queda # intento} ', '', 'left has no "one" for {count}'],
    ['a tag', 'Cuestionarios', '<b>Cuestionarios</b>', 'title has the tag <b>, but messages are plain text'],
    ['another figure', 'Hola, {name}', 'Hola 2, {name}', 'greeting says 2, the source does not'],
    ['no ICU', 'Hola, {name}', 'Hola, {name', 'greeting is no ICU message: EXPECT_ARGUMENT_CLOSING_BRACE'],
  ])('name %s', (_, from, to, fault) => {
    expect(faultsOf(spanishWith(from, to))).toEqual([`es/quizzes.ts: quizzes.${fault}`])
  })

  it('name a catalog that is missing, is not exported, has no source, or has the name of another', () => {
    expect(
      faultsOf({
        ...GOOD,
        'en/exam.ts': SOURCE,
        'en/verify.ts': "export const verify = { title: 'Verify' } as const",
        'es/extra.ts': "export const extra = { title: 'Más' }",
      }),
    ).toEqual([
      'en: two catalogs are named quizzes',
      'es/index.ts does not export extra.ts',
      'es/extra.ts: extra has no source',
      'es/exam.ts: quizzes is missing',
      'es/verify.ts: verify is missing',
    ])
  })

  it('name a file that no build would compile', () => {
    const verify = "export const verify = { title: 'Verify' } as const"
    expect(faultsOf({ 'en/sign.up.ts': SOURCE, 'en/checks/index.ts': verify })).toEqual([
      'en/checks/index.ts has a name that no build takes for a catalog',
      'en/sign.up.ts has a name that no build takes for a catalog',
    ])
  })
})

describe('a compiled catalog', () => {
  it('has its plain texts as they are, and its messages as what the formatter reads', () => {
    expect(compileCatalogs(SOURCE, 'quizzes.ts', 'module')).toBe(
      'export const quizzes = {"title":"Quizzes","greeting":["Hello, ",["name"]],' +
        '"left":[["count",2,{"one":[0," attempt left"],"other":[0," attempts left"]}]]}\n',
    )
  })

  it.each([
    ["import { name } from './name.ts'\nexport const a = { name }", 'nothing but types'],
    ["export const a = { deep: { title: '' } }", 'a.deep is no text'],
    ["export const a = { title: '{' }", 'a.title is no ICU message'],
  ])('is refused for %s', (source, reason) => {
    expect(() => compileCatalogs(source, 'a.ts', 'module')).toThrow(reason)
  })
})

it.each([
  ['/repo/remote-learner/src/locales/en/login.ts', true],
  ['/repo/remote-learner/src/locales/en/quizzes/attempt.ts', true],
  ['/repo/remote-learner/src/locales/en/quizzes/attempt/waits.ts', true],
  ['/repo/remote-learner/src/locales/en/sign.up.ts', false],
  ['C:\\repo\\src\\locales\\en\\login.ts', true],
  ['/team/node_modules/@platform/shared-ui/dist/locales/es/form.js', false],
  ['/repo/remote-learner/src/locales/es/index.ts', false],
  ['/repo/remote-learner/src/locales/locales.test.ts', false],
  ['/team/node_modules/dates/src/locales/en/days.ts', false],
])('%s is a catalog: %s', (file, isCatalog) => {
  expect(CATALOG_FILE.test(file)).toBe(isCatalog)
})
