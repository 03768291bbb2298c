import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '@platform/shared-contracts/http'
import { CORE_MODULES, LANGUAGE_CODES, TRANSLATIONS } from '@platform/shared-contracts/rules'
import { checkFaults } from './checks/check-faults.rule.ts'
import { findContent, type ModuleContent } from './module-content.ts'
import { poolFaults } from './question-faults.rule.ts'
import { numbersOf, plainText } from './text-words.rule.ts'

interface Term {
  /** May say in parentheses what is meant. */
  readonly source: string
  readonly translation: string
  /** Translations that are not ours. */
  readonly avoid?: readonly string[]
}

/** What `content/<list>/<language>.json` holds; nothing for a language without that file. */
function readList<Entry>(list: string, language: Language): readonly Entry[] {
  const file = path.resolve(import.meta.dirname, 'content', list, `${language}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Entry[]) : []
}

const contents = CORE_MODULES.flatMap(({ code }) =>
  LANGUAGE_CODES.flatMap((language) => {
    const content = findContent(code, language)
    return content?.language === language ? [[code, language, content] as const] : []
  }),
)
const translations = contents.filter(([, language]) => TRANSLATIONS.some((other) => other === language))

const sectionsOf = ({ code, lessons }: ModuleContent) =>
  new Map(
    lessons.map(({ id, blocks }) => [
      id.slice(code.length + 1),
      blocks.filter(({ kind }) => kind === 'heading').length,
    ]),
  )

it.each(contents)('%s asks in %s what can be learned and not guessed', (_, language, content) => {
  const forbidden = readList<string>('forbidden-phrases', language)
  expect(forbidden).not.toEqual([])
  const telling = readList<readonly string[]>('telling-words', language)
  expect(telling).not.toEqual([])
  const rules = { forbidden, telling, sections: sectionsOf(content) }
  expect(poolFaults(content.questions, rules)).toEqual([])
})

it.each(contents)(
  'the lessons of %s check in %s what can be learned and not guessed',
  (_, language, content) => {
    const { lessons, questions } = content
    const rules = {
      forbidden: readList<string>('forbidden-phrases', language),
      telling: readList<readonly string[]>('telling-words', language),
      pool: questions.map(({ text }) => text),
    }
    const checks = lessons.flatMap(({ check }) => check)
    expect(checkFaults(checks, rules)).toEqual([])
  },
)

it.each(contents)(
  '%s points in %s only at drawings that its lessons show',
  (_, __, { lessons, questions }) => {
    const shown = lessons.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'figure' ? block.name : [])),
    )
    const used = questions.flatMap((question) => (question.kind === 'point' ? question.figure : []))
    expect(used.filter((figure) => !shown.includes(figure))).toEqual([])
  },
)

const NO_TEXT: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'cfr',
  'lesson',
  'figure',
  'name',
  'code',
  'language',
  'picture',
  'symbol',
  'wear',
  'of',
  'formula',
  'atLeast',
  'atMost',
])

/** Every text below a value, whatever its form. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (NO_TEXT.has(key) ? [] : textsOf(part)))
}

const CITE = /\[(19\d\d\.[^\]]+)\]/g
const figuresIn = (value: unknown) => numbersOf(textsOf(value).join(' ').replace(CITE, ' ')).toSorted()
const citesIn = (value: unknown) => [...textsOf(value).join(' ').matchAll(CITE)].map(([, cite]) => cite)

/** Each question, block and check of a module by its place. */
function partsOf({ questions, practice, lessons }: ModuleContent): ReadonlyMap<string, unknown> {
  const blocks = lessons.flatMap(({ id, blocks: all }) =>
    all.map((block, index) => [`${id} ${index}`, block] as const),
  )
  const checks = lessons.flatMap(({ check }) => check.map((question) => [question.id, question] as const))
  return new Map<string, unknown>([
    ...[...questions, ...practice].map((each) => [each.id, each] as const),
    ...blocks,
    ...checks,
  ])
}

it.each(translations)('%s has the same figures and paragraphs in %s', (code, _, content) => {
  const translated = partsOf(content)
  const compared = [...partsOf(findContent(code)!)].map(([id, part]) => {
    const other = translated.get(id)
    return { id, here: [figuresIn(part), citesIn(part)], there: [figuresIn(other), citesIn(other)] }
  })
  expect(compared.filter(({ here, there }) => JSON.stringify(here) !== JSON.stringify(there))).toEqual([])
})

const hasWords = (text: string, words: string) =>
  new RegExp(`(?<!\\p{L})${plainText(words)}(?:e?s)?(?!\\p{L})`, 'u').test(plainText(text))

/** `hole (in a floor or roof)`: other holes are called otherwise. An abbreviation is no qualifier. */
const hasQualifier = (source: string) => /\(\p{Ll}/u.test(source)

/** Terms of an original text that its translation calls by a word that we avoid, and not by ours. */
function avoidedIn(original: string, translation: string, glossary: readonly Term[]): readonly string[] {
  const meant = glossary.filter(
    ({ source }) => !hasQualifier(source) && hasWords(original, source.replace(/^to | \(.*\)$/g, '')),
  )
  const open = meant.filter((term) => !hasWords(translation, term.translation))
  return open.flatMap(({ avoid = [] }) => avoid.filter((words) => hasWords(translation, words)))
}

it.each(translations)('%s uses the terms of the glossary in %s', (code, language, content) => {
  const glossary = readList<Term>('glossary', language)
  expect(glossary).not.toEqual([])
  const translated = partsOf(content)
  const found = [...partsOf(findContent(code)!)].flatMap(([id, part]) => {
    const texts = textsOf(translated.get(id))
    return textsOf(part).flatMap((text, at) =>
      avoidedIn(text, texts[at] ?? '', glossary).map((words) => [id, words, texts[at]]),
    )
  })
  expect(found).toEqual([])
})

it('finds a term that is translated by a word that we avoid', () => {
  const glossary = [
    { source: 'guard', translation: 'resguardo', avoid: ['guarda', 'tapa'] },
    { source: 'hole (in a floor)', translation: 'hueco', avoid: ['agujero'] },
    {
      source: 'personal protective equipment (PPE)',
      translation: 'equipo de protección personal',
      avoid: ['equipo individual'],
    },
  ]
  expect(avoidedIn('Lift the guards.', 'Levante las Guardas.', glossary)).toEqual(['guarda'])
  expect(avoidedIn('Keep the file.', 'Se guarda el archivo.', glossary)).toEqual([])
  expect(avoidedIn('A guard and a lid.', 'Un resguardo y una tapa.', glossary)).toEqual([])
  expect(avoidedIn('Holes in a glove.', 'Agujeros en un guante.', glossary)).toEqual([])
  expect(avoidedIn('Personal protective equipment', 'Equipo individual', glossary)).toEqual([
    'equipo individual',
  ])
})
