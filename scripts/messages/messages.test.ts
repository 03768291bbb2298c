import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../run/paths.ts'
import { CATALOG_PACKAGES } from './catalog-packages.ts'
import { exportMessages } from './export-messages.ts'
import { importMessages } from './import-messages.ts'

const SOURCE = `/** Labels of the quiz page. */
export const quizzes = {
  title: 'Quizzes',
  // {name}: the learner.
  greeting: 'Hello, {name}',
  left: '{count, plural, one {# attempt left} other {# attempts left}}',
  lines: 'Two\\nlines and a "quote"',
} as const
`
const SPANISH = `import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../../en/quiz/quizzes.ts'

export const quizzes: Translation<typeof en.quizzes> = {
  title: 'Cuestionarios',
  greeting: 'Hola, {name}',
  left: '{count, plural, one {Queda # intento} other {Quedan # intentos}}',
  lines: 'Dos\\nlíneas y una "cita"',
}
`
const SPANISH_FILE = 'remote-learner/src/locales/es/quiz/quizzes.ts'
const SOURCE_FILE = 'remote-learner/src/locales/en/quiz/quizzes.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'messages-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function writeProduct() {
  write(SOURCE_FILE, SOURCE)
  write(SPANISH_FILE, SPANISH)
  write('remote-learner/src/locales/es/index.ts', "export * from './quiz/quizzes.ts'\n")
}

function filesBelow(folder: string): Readonly<Record<string, string>> {
  const files = globSync('**/*.ts', { cwd: folder }).sort()
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** The export of a language after a translator's change. */
function edited(language: string, from: string, to: string): Buffer {
  const text = exportMessages(root, language).toString()
  expect(text).toContain(from)
  return Buffer.from(text.replace(from, () => to))
}

it('writes the Spanish catalogs of the product from their export as they were', async () => {
  for (const { name } of CATALOG_PACKAGES)
    cpSync(join(ROOT, name, 'src/locales'), join(root, name, 'src/locales'), { recursive: true })
  const before = filesBelow(root)
  const po = exportMessages(root, 'es', { all: true })
  for (const { name } of CATALOG_PACKAGES)
    rmSync(join(root, name, 'src/locales/es'), { recursive: true, force: true })
  expect(await importMessages(root, po)).toMatchObject({ faults: [], skipped: [] })
  expect(filesBelow(root)).toEqual(before)
  expect(await importMessages(root, po)).toMatchObject({ written: [] })
})

it('exports the source, the translation, and what the code says about a message', () => {
  writeProduct()
  expect(exportMessages(root, 'es').toString()).toContain(`#. Labels of the quiz page.
#. {name}: the learner.
#, icu-message-format
msgctxt "remote-learner/quiz/quizzes:quizzes.greeting"
msgid "Hello, {name}"
msgstr "Hola, {name}"`)
})

it('exports a package without any translation only on request', () => {
  writeProduct()
  write('remote-admin/src/locales/en/blog.ts', "export const blog = { title: 'Blog' } as const\n")
  expect(exportMessages(root, 'es').toString()).not.toContain('remote-admin')
  expect(exportMessages(root, 'es', { all: true }).toString()).toContain(
    'msgctxt "remote-admin/blog:blog.title"',
  )
})

it('creates a new language', async () => {
  writeProduct()
  const empty = exportMessages(root, 'pt_br').toString()
  expect(empty).toContain('msgid "Quizzes"\nmsgstr ""')
  const filled = empty
    .replace(/^msgid (".*")\nmsgstr ""$/gm, 'msgid $1\nmsgstr $1')
    .replace(
      /(msgid ""\n(?:".*"\n)+)msgstr ""/g,
      'msgid ""\n"Two\\n"\n"lines and a \\"quote\\""\nmsgstr "Duas linhas"',
    )
  const { written } = await importMessages(root, Buffer.from(filled))
  const locales = join(root, 'remote-learner/src/locales/pt-BR')
  expect(written).toEqual([join(locales, 'quiz/quizzes.ts'), join(locales, 'index.ts')])
  expect(filesBelow(locales)).toEqual({
    'index.ts':
      "export * as components from '@platform/shared-ui/locales/pt-BR'\nexport * from './quiz/quizzes.ts'\n",
    'quiz/quizzes.ts': expect.stringContaining("  greeting: 'Hello, {name}',\n"),
  })
})

it('lists the course titles of a new language with the others', async () => {
  const locales = 'shared-contracts/src/locales'
  write(
    `${locales}/en/course-titles.ts`,
    "export const courseTitles = { IC0110: 'Ladder Safety' } as const\n",
  )
  write(`${locales}/es/index.ts`, "export * from './course-titles.ts'\n")
  await importMessages(
    root,
    edited('pt-BR', 'msgid "Ladder Safety"\nmsgstr ""', 'msgid "Ladder Safety"\nmsgstr "Escadas"'),
  )
  const list = readFileSync(join(root, locales, 'course-titles.ts'), 'utf8')
  expect(list).toContain("import { courseTitles as ptBR } from './pt-BR/index.ts'\n")
  expect(list).toContain("= {\n  en,\n  es,\n  'pt-BR': ptBR,\n}\n")
})

it('imports a translator’s change and nothing else', async () => {
  writeProduct()
  await importMessages(root, edited('es', 'msgstr "Cuestionarios"', 'msgstr "Pruebas"'))
  expect(readFileSync(join(root, SPANISH_FILE), 'utf8')).toBe(SPANISH.replace('Cuestionarios', 'Pruebas'))
})

it.each([
  ['another argument', 'Hola, {name}', 'Hola, {nombre}', 'has no argument {nombre}'],
  ['a plural that is missing', 'one {Queda # intento} ', '', 'has no "one" for {count}'],
  ['broken ICU', 'Hola, {name}', 'Hola, {name', 'is no ICU message: EXPECT_ARGUMENT_CLOSING_BRACE'],
])('refuses a file with %s', async (_, from, to, reason) => {
  writeProduct()
  const po = edited('es', 'msgstr "Cuestionarios"', 'msgstr "Pruebas"').toString()
  const { faults, written } = await importMessages(root, Buffer.from(po.replace(from, () => to)))
  expect(faults.map((fault) => fault.reason)).toContain(reason)
  expect(faults[0]?.place).toMatch(/^remote-learner\/quiz\/quizzes:quizzes\.(greeting|left)$/)
  expect(written).toEqual([])
  expect(readFileSync(join(root, SPANISH_FILE), 'utf8')).toBe(SPANISH)
})

it('refuses a new language in which a part of a file is not translated', async () => {
  writeProduct()
  const po = edited('fr', 'msgid "Quizzes"\nmsgstr ""', 'msgid "Quizzes"\nmsgstr "Questionnaires"')
  const { faults } = await importMessages(root, po)
  expect(faults.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
    'remote-learner/quiz/quizzes:quizzes.greeting is not translated',
    'remote-learner/quiz/quizzes:quizzes.left is not translated',
    'remote-learner/quiz/quizzes:quizzes.lines is not translated',
  ])
  expect(existsSync(join(root, 'remote-learner/src/locales/fr'))).toBe(false)
})

it('preserves and reports a message whose source has changed, that is unknown, or that is fuzzy', async () => {
  writeProduct()
  const po = exportMessages(root, 'es')
    .toString()
    .replace('quizzes.title"', 'quizzes.heading"')
    .replace('#, icu-message-format\nmsgctxt "remote-learner/quiz/quizzes:quizzes.left', (flags) =>
      flags.replace('#, ', '#, fuzzy, '),
    )
    .replace('Quedan', 'Sobran')
    .replace('Hola', 'Saludos')
  write(SOURCE_FILE, SOURCE.replace('Hello', 'Welcome'))
  const { skipped, written } = await importMessages(root, Buffer.from(po))
  expect(skipped.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
    'remote-learner/quiz/quizzes:quizzes.heading is unknown',
    'remote-learner/quiz/quizzes:quizzes.greeting has another source text now: Welcome, {name}',
    'remote-learner/quiz/quizzes:quizzes.left is marked as fuzzy',
  ])
  expect(readFileSync(join(root, SPANISH_FILE), 'utf8')).toBe(SPANISH)
  expect(written).not.toContain(join(root, SPANISH_FILE))
})

it.each([
  ['french', '"french" is not a language'],
  ['f!', '"f!" is not a language'],
  ['../fr', '"../fr" is not a language'],
  ['en', 'en is the source language'],
])('refuses %s as the language', async (language, reason) => {
  writeProduct()
  expect(() => exportMessages(root, language)).toThrow(reason)
  const po = edited('es', '"Language: es', `"Language: ${language}`)
  await expect(importMessages(root, po)).rejects.toThrow(reason)
})
