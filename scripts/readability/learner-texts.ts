import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { readCatalogFiles } from '../messages/catalog-file.ts'
import { CATALOG_PACKAGES } from '../messages/catalog-packages.ts'
import { ROOT } from '../run/paths.ts'

/** What is read as one thing, and where it is. */
export interface LearnerText {
  readonly place: string
  readonly texts: readonly string[]
}

const CONTENT = join(ROOT, 'platform-server/src/domain/courses/content')
/** Pages and emails of learners; the admin's and the kit's are for staff and developers. */
const PACKAGES = ['shared-ui', 'host-shell', 'remote-public', 'remote-learner', 'platform-server']
/** Labels and buttons have no sentence to grade. */
const MIN_WORDS = 8

/** Paragraphs, list items and recommendations of a lesson. Headings, tables, pictures and checks are no running text. */
export function lessonTexts(): readonly LearnerText[] {
  return globSync('IC*/*.md', { cwd: CONTENT })
    .sort()
    .map((file) => ({ place: file, texts: runningText(readFileSync(join(CONTENT, file), 'utf8')) }))
}

export function runningText(markdown: string): readonly string[] {
  const lesson = markdown.replace(/^---[^]*?^---$/m, '').split(/^## Check$/m)[0] ?? ''
  return lesson
    .split(/\n{2,}|\n(?=(?:-|\d+\.) )/)
    .map((block) => block.trim().replace(/^(?:>|-|\d+\.) /, ''))
    .filter((block) => block !== '' && !/^(?:#|\||!\[)/.test(block))
}

/** Questions with their options and explanations, by module. */
export function questionTexts(): readonly LearnerText[] {
  return globSync('IC*/questions.json', { cwd: CONTENT })
    .sort()
    .map((file) => ({
      place: file,
      texts: sentencesIn(JSON.parse(readFileSync(join(CONTENT, file), 'utf8'))),
    }))
}

function sentencesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return isSentence(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : []
}

/** Messages of a catalog file. Names stand for one word; a plural or a choice has more than one reading and is left out. */
export function catalogTexts(): readonly LearnerText[] {
  const packages = CATALOG_PACKAGES.filter(({ name }) => PACKAGES.includes(name))
  return readCatalogFiles(ROOT, SOURCE_LANGUAGE, packages)
    .map(({ pkg, file, source }) => ({
      place: `${pkg.name}/${file}`,
      texts: Object.values(source)
        .flatMap((texts) => Object.values(texts))
        .filter((text) => !/\{\w+,/.test(text))
        .map((text) => text.replace(/\{\w+\}/g, 'name'))
        .filter(isSentence),
    }))
    .filter(({ texts }) => texts.length > 0)
}

function isSentence(text: string): boolean {
  return text.split(/\s+/).length >= MIN_WORDS
}
