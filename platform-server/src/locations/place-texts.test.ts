import { mkdtempSync, writeFileSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readPlaces, type Place } from './place-files.ts'
import { openPlaces } from './places.ts'

const MIN_OWN_WORDS = 250
const MAX_SHARED_BY = 3
const MIN_FACTS = 5

const places = readPlaces()
const listed = new Set(
  openPlaces(places)
    .list()
    .filter(({ isListed }) => isListed)
    .map(({ slug }) => slug),
)

const ownTexts = ({ texts }: Place) => [texts.lead, ...Object.values(texts.facts)]

/** What the page itself says; the frame around it, the same for every place, does not count. */
function ownWords(place: Place): number {
  const words = new Intl.Segmenter('en', { granularity: 'word' })
  return [...words.segment(ownTexts(place).join(' '))].filter(({ isWordLike }) => isWordLike).length
}

/** Sentences with the place and all numbers blanked: a sentence with another name in it is still the same sentence. */
function sentencesOf(place: Place): readonly string[] {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
  return [
    ...new Set(ownTexts(place).flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment))),
  ]
    .map((sentence) =>
      sentence
        .replaceAll(place.name, 'PLACE')
        .replaceAll(/\d[\d,.-]*/g, '#')
        .trim(),
    )
    .filter((sentence) => /[a-z]{2,} .*[a-z]{2,}/i.test(sentence))
}

it.each(places.filter(({ slug }) => listed.has(slug)).map((place) => [place.slug, place] as const))(
  '%s has words and facts of its own',
  (_slug, place) => {
    expect(ownWords(place)).toBeGreaterThanOrEqual(MIN_OWN_WORDS)
    expect(place.facts.filter(({ isChecked }) => isChecked).length).toBeGreaterThanOrEqual(MIN_FACTS)
  },
)

it('says no sentence on more than three pages', () => {
  const pagesOf = Map.groupBy(
    places.flatMap((place) => sentencesOf(place).map((sentence) => ({ sentence, slug: place.slug }))),
    ({ sentence }) => sentence,
  )
  const shared = [...pagesOf].filter(([, pages]) => pages.length > MAX_SHARED_BY)
  expect(shared.map(([sentence, pages]) => `${pages.length}: ${sentence}`)).toEqual([])
})

it('has a description of its own for each place, of a length that search engines show', () => {
  const descriptions = places.map(({ texts }) => texts.description)
  expect(new Set(descriptions).size).toBe(places.length)
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160)
})

it('does not list a place with too few checked facts', () => {
  const [first] = places
  const [fact] = first!.facts
  const poor = { ...first!, facts: Array.from({ length: MIN_FACTS - 1 }, () => fact!) }
  expect(openPlaces([poor]).list()[0]?.isListed).toBe(false)
})

it('refuses a text without a checked fact', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'places-'))
  cpSync(path.join(import.meta.dirname, 'places/texas'), path.join(folder, 'texas'), { recursive: true })
  const { texts } = readPlaces(folder)[0]!
  const withMore = { ...texts, facts: { ...texts.facts, rumor: 'Somebody said so.' } }
  writeFileSync(path.join(folder, 'texas/en.json'), JSON.stringify(withMore))
  expect(() => readPlaces(folder)).toThrow(/rumor/)
})
