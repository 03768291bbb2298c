import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { localesOf, messagesOf, readCatalogFiles } from './catalog-file.ts'
import { CATALOG_PACKAGES, type CatalogPackage } from './catalog-packages.ts'
import { catalogSource, courseTitlesSource, indexSource } from './catalog-source.ts'
import { checkEntries, type Remark } from './check-entries.ts'
import { languageTag } from './language-tag.ts'
import { readPo } from './po.ts'
import { translateFile, type TranslatedFile } from './translate-file.ts'

export interface ImportResult {
  readonly language: string
  /** With any of these, nothing was written. */
  readonly faults: readonly Remark[]
  readonly skipped: readonly Remark[]
  /** Files of the source language that have no translation at all. */
  readonly untranslated: readonly string[]
  readonly written: readonly string[]
}

/** Writes the catalogs of a PO file's language below `root`, or nothing when a message of it is faulty. */
export async function importMessages(root: string, contents: Buffer): Promise<ImportResult> {
  const { language: named, entries } = readPo(contents)
  const language = languageTag(named)
  const files = readCatalogFiles(root, language)
  const messages = new Map(files.flatMap(messagesOf).map((message) => [message.place, message]))
  const { accepted, faults, skipped } = checkEntries(entries, messages, language)
  const translated = files.map((file) => translateFile(file, accepted))
  const all = [...faults, ...translated.flatMap(({ missing }) => missing)]
  return {
    language,
    faults: all,
    skipped,
    untranslated: translated.filter((file) => !hasTexts(file)).map(nameOf),
    written: all.length > 0 ? [] : writeChanged(await sourcesOf(root, language, translated)),
  }
}

const hasTexts = ({ catalogs }: TranslatedFile) => Object.keys(catalogs).length > 0
const nameOf = ({ catalogFile: { pkg, file } }: TranslatedFile) => `${pkg.name}/${file}`

/** The sources of all translated files and of each package's index, by path. */
async function sourcesOf(
  root: string,
  language: string,
  translated: readonly TranslatedFile[],
): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>()
  for (const pkg of CATALOG_PACKAGES) {
    const folder = join(localesOf(root, pkg), language)
    const files = translated.filter((file) => file.catalogFile.pkg === pkg && hasTexts(file))
    for (const { catalogFile, catalogs } of files)
      sources.set(join(folder, catalogFile.file), await catalogSource(pkg, catalogFile.file, catalogs))
    const names = files.map(({ catalogFile }) => catalogFile.file)
    if (names.length === 0) continue
    sources.set(join(folder, 'index.ts'), await indexSource(pkg, language, names))
    if (pkg.together !== undefined)
      sources.set(
        join(localesOf(root, pkg), pkg.together),
        await courseTitlesSource(languagesOf(root, pkg, language)),
      )
  }
  return sources
}

function languagesOf(root: string, pkg: CatalogPackage, imported: string): readonly string[] {
  const folders = readdirSync(localesOf(root, pkg), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return [...new Set([...folders.map(({ name }) => name), imported])]
}

function writeChanged(sources: ReadonlyMap<string, string>): readonly string[] {
  const changed = [...sources].filter(
    ([path, source]) => !existsSync(path) || readFileSync(path, 'utf8') !== source,
  )
  for (const [path, source] of changed) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source)
  }
  return changed.map(([path]) => path)
}
