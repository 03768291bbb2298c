import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { format, resolveConfig } from 'prettier'
import { ROOT } from '../run/paths.ts'
import type { Catalogs } from './catalog-file.ts'
import type { CatalogPackage } from './catalog-packages.ts'

/** A file of translated catalogs: what its source exports, each as a `Translation` of it. */
export function catalogSource(pkg: CatalogPackage, file: string, catalogs: Catalogs): Promise<string> {
  const up = '../'.repeat(file.split('/').length - 1)
  const type = pkg.translationType.startsWith('.') ? `${up}${pkg.translationType}` : pkg.translationType
  const declarations = Object.entries(catalogs).map(
    ([name, texts]) =>
      `export const ${name}: Translation<typeof ${SOURCE_LANGUAGE}.${name}> = {\n${propertiesOf(texts)}\n}\n`,
  )
  return formatted(
    [
      `import type { Translation } from '${type}'`,
      `import type * as ${SOURCE_LANGUAGE} from '${up}../${SOURCE_LANGUAGE}/${file}'\n`,
      ...declarations,
    ].join('\n'),
  )
}

function propertiesOf(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([key, text]) => `${JSON.stringify(key)}: ${JSON.stringify(text)},`)
    .join('\n')
}

/** The index of a language: all its catalogs. */
export function indexSource(
  pkg: CatalogPackage,
  language: string,
  files: readonly string[],
): Promise<string> {
  const components = `export * as components from '@platform/shared-ui/locales/${language}'`
  const catalogs = [...files].sort().map((file) => `export * from './${file}'`)
  return formatted([...(pkg.components ? [components] : []), ...catalogs].join('\n'))
}

/** The one list of the course titles in these languages: an import writes it, so that no one names a language there. */
export function courseTitlesSource(languages: readonly string[]): Promise<string> {
  const named = [...languages].sort().map((language) => ({
    name: language.replaceAll('-', ''),
    property: language.includes('-') ? `'${language}': ${language.replaceAll('-', '')}` : language,
    file: `./${language}/${language === SOURCE_LANGUAGE ? 'course-titles' : 'index'}.ts`,
  }))
  const all = named.map(({ property }) => property).join(', ')
  return formatted(
    [
      "import type { Language } from '../http/language.ts'",
      ...named.map(({ name, file }) => `import { courseTitles as ${name} } from '${file}'`),
      '',
      '/**',
      ' * Written by `npm run messages`, from the folders of the languages. Small enough to be in every page that names a',
      ' * course; a language without titles does not compile.',
      ' */',
      `export const COURSE_TITLES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { ${all} }`,
    ].join('\n'),
  )
}

async function formatted(source: string): Promise<string> {
  return format(source, { ...(await resolveConfig(`${ROOT}/package.json`)), parser: 'typescript' })
}
