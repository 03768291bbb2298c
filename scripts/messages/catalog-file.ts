import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogs, type Texts } from '@platform/remote-kit/catalogs'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { CATALOG_PACKAGES, type CatalogPackage } from './catalog-packages.ts'
import { commentsIn } from './comments.ts'

/** The catalogs of a file by name. */
export type Catalogs = Readonly<Record<string, Texts>>

/** A file of catalogs in the source language and in another one, which may not have it yet. */
export interface CatalogFile {
  readonly pkg: CatalogPackage
  /** Below the folder of the language: `domain/offline.ts`. */
  readonly file: string
  readonly source: Catalogs
  readonly translation: Catalogs
  /** By `catalog.key`. */
  readonly comments: ReadonlyMap<string, string>
}

export interface Message {
  /** `remote-learner/domain/offline:offline.waiting`. */
  readonly place: string
  readonly source: string
  readonly translation: string | undefined
  readonly comment: string | undefined
}

export function localesOf(root: string, pkg: CatalogPackage): string {
  return join(root, pkg.name, 'src/locales')
}

/** Whether the package has a translation: one that has none is in the source language by decision. */
export function isTranslated(root: string, pkg: CatalogPackage): boolean {
  return globSync('*/index.ts', { cwd: localesOf(root, pkg) }).length > 0
}

/** All catalogs of the packages, `root` being the folder of the product. */
export function readCatalogFiles(
  root: string,
  language: string,
  packages = CATALOG_PACKAGES,
): readonly CatalogFile[] {
  return packages.flatMap((pkg) => {
    const locales = localesOf(root, pkg)
    return globSync('**/*.ts', { cwd: join(locales, SOURCE_LANGUAGE) })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => readCatalogFile(pkg, file, { locales, language }))
  })
}

function readCatalogFile(
  pkg: CatalogPackage,
  file: string,
  { locales, language }: { readonly locales: string; readonly language: string },
): CatalogFile {
  const path = join(locales, SOURCE_LANGUAGE, file)
  const text = readFileSync(path, 'utf8')
  const translated = join(locales, language, file)
  return {
    pkg,
    file,
    source: readCatalogs(text, path),
    translation: existsSync(translated) ? readCatalogs(readFileSync(translated, 'utf8'), translated) : {},
    comments: commentsIn(text),
  }
}

export function placeOf({ pkg, file }: CatalogFile, catalog: string, key: string): string {
  return `${pkg.name}/${file.replace(/\.ts$/, '')}:${catalog}.${key}`
}

export function messagesOf(catalogFile: CatalogFile): readonly Message[] {
  const { source, translation, comments } = catalogFile
  return Object.entries(source).flatMap(([catalog, texts]) =>
    Object.entries(texts).map(([key, text]) => ({
      place: placeOf(catalogFile, catalog, key),
      source: text,
      translation: translation[catalog]?.[key],
      comment: comments.get(`${catalog}.${key}`),
    })),
  )
}
