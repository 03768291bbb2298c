import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_CODES, LANGUAGES, SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { CATALOG_FILE } from './catalog-files.ts'
import { figureFaults } from './figure-faults.ts'
import { messageFaults, pluralsOf } from './message-faults.ts'
import { readCatalogs, type Texts } from './read-catalogs.ts'

interface Options {
  /** Files that exist in the source language only. */
  readonly untranslated?: readonly string[]
}

/**
 * What is wrong with the message catalogs of a package; `test` is the `import.meta.url` of a file in its `src/locales`. A package with a translation has every
 * language of the product: the same files, names, keys, arguments, figures and paragraphs, and every plural that the language needs.
 */
export function catalogFaults(test: string, { untranslated = [] }: Options = {}): readonly string[] {
  const dir = dirname(fileURLToPath(test))
  const files = catalogFilesIn(dir, SOURCE_LANGUAGE)
  const source = readLanguage(dir, SOURCE_LANGUAGE, files)
  const translated = globSync('*/index.ts', { cwd: dir }).length > 0
  const needed = files.filter((file) => !untranslated.includes(file))
  return [
    ...neverCompiled(SOURCE_LANGUAGE, files),
    ...twice(source),
    ...[...source.values()].flatMap((texts) => faultsOfTexts(language(SOURCE_LANGUAGE), texts, texts)),
    ...LANGUAGE_CODES.filter((code) => translated && code !== SOURCE_LANGUAGE).flatMap((code) =>
      faultsOfLanguage(dir, code, { source, needed }),
    ),
  ]
}

type Code = (typeof LANGUAGE_CODES)[number]

interface CheckedLanguage {
  readonly code: Code
  readonly plurals: readonly string[]
}

function language(code: Code): CheckedLanguage {
  return { code, plurals: pluralsOf(LANGUAGES[code].tag) }
}

interface NamedTexts {
  readonly file: string
  readonly name: string
  readonly texts: Texts
}

/** By place, `login.ts: loginFailures`. */
type Catalogs = ReadonlyMap<string, NamedTexts>

function catalogFilesIn(dir: string, code: Code): readonly string[] {
  return globSync('**/*.ts', { cwd: join(dir, code) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'index.ts')
    .sort()
}

function readLanguage(dir: string, code: Code, files: readonly string[]): Catalogs {
  return new Map(
    files.flatMap((file) => {
      const path = join(dir, code, file)
      return Object.entries(readCatalogs(readFileSync(path, 'utf8'), path)).map(([name, texts]) => [
        `${file}: ${name}`,
        { file, name, texts },
      ])
    }),
  )
}

function neverCompiled(code: Code, files: readonly string[]): readonly string[] {
  return files
    .filter((file) => !CATALOG_FILE.test(`/src/locales/${code}/${file}`))
    .map((file) => `${code}/${file} has a name that no build takes for a catalog`)
}

/** A translation is found by its name alone. */
function twice(source: Catalogs): readonly string[] {
  const names = [...source.values()].map(({ name }) => name)
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `${SOURCE_LANGUAGE}: two catalogs are named ${name}`)
}

function faultsOfLanguage(
  dir: string,
  code: Code,
  { source, needed }: { readonly source: Catalogs; readonly needed: readonly string[] },
): readonly string[] {
  const files = catalogFilesIn(dir, code)
  const index = files.length > 0 ? readFileSync(join(dir, code, 'index.ts'), 'utf8') : ''
  const translation = readLanguage(dir, code, files)
  const checked = language(code)
  const wanted = [...source].filter(([, { file }]) => needed.includes(file))
  return [
    ...neverCompiled(code, files),
    ...files
      .filter((file) => !index.includes(`export * from './${file}'`))
      .map((file) => `${code}/index.ts does not export ${file}`),
    ...[...translation.keys()]
      .filter((place) => !source.has(place))
      .map((place) => `${code}/${place} has no source`),
    ...wanted.flatMap(([place, original]) => {
      const found = translation.get(place)
      return found ? faultsOfTexts(checked, found, original) : [`${code}/${place} is missing`]
    }),
  ]
}

function faultsOfTexts(
  { code, plurals }: CheckedLanguage,
  { file, name, texts }: NamedTexts,
  source: NamedTexts,
): readonly string[] {
  const place = (key: string) => `${code}/${file}: ${name}.${key}`
  return [
    ...Object.keys(texts)
      .filter((key) => source.texts[key] === undefined)
      .map((key) => `${place(key)} has no source`),
    ...Object.entries(source.texts).flatMap(([key, original]) => {
      const text = texts[key]
      if (text === undefined) return [`${place(key)} is missing`]
      const faults = [...messageFaults(text, original, plurals), ...figureFaults(text, original)]
      return faults.map((fault) => `${place(key)} ${fault}`)
    }),
  ]
}
