import { CORE_MODULES, FAULT_PICTURES, SLIDER_PICTURES, WEARABLE } from '@platform/shared-contracts/rules'
import { findContent, type LessonContent, type ModuleContent } from './module-content.ts'
import { countWords } from './reading-pace.rule.ts'

const CODES = CORE_MODULES.map(({ code }) => code)
const contents = CODES.map((code) => [code, findContent(code)!] as const)

const PARAGRAPHS = '(?:\\([A-Za-z0-9]{1,5}\\))+'
const SECTION = `19\\d\\d\\.\\d{1,4}(?:${PARAGRAPHS})?`
const REST = `-${PARAGRAPHS}|, ${PARAGRAPHS}|[,;] ${SECTION}|-${SECTION}|,? Table [A-Z0-9-]+|,? App\\. [A-Z]|; \\d+ FR \\d+`
const CITATION = new RegExp(`^${SECTION}(?:${REST})*$`)

const citedIn = ({ blocks }: LessonContent) =>
  [...JSON.stringify(blocks).matchAll(/\[([^[\]"]+)\](?!\()/g)].map(([, cite]) => cite!)
const citedBehind = ({ lessons, questions, practice }: ModuleContent) => [
  ...questions,
  ...practice,
  ...lessons.flatMap(({ check }) => check),
]

it.each(contents)(
  'teaches %s in four to six lessons of 300 words and more, one of them free',
  (_, content) => {
    expect(content.lessons.length).toBeGreaterThanOrEqual(4)
    expect(content.lessons.length).toBeLessThanOrEqual(6)
    const short = content.lessons.filter(({ blocks }) => countWords(blocks) < 300)
    expect(short.map(({ id, blocks }) => [id, countWords(blocks)])).toEqual([])
    expect(content.lessons.filter(({ isSample }) => isSample)).toHaveLength(1)
  },
)

it.each(contents)('checks the lessons of %s by questions with one answer', (_, { lessons }) => {
  const faulty = lessons
    .flatMap(({ check }) => check)
    .filter(
      ({ options, correct }) => options[correct] === undefined || new Set(options).size < options.length,
    )
  expect(faulty).toEqual([])
})

it.each(contents)(
  'cites paragraphs of the code for %s, in the lessons and behind every answer',
  (_, content) => {
    const cited = [...citedBehind(content).map(({ cfr }) => cfr), ...content.lessons.flatMap(citedIn)]
    expect(cited.filter((cite) => !CITATION.test(cite))).toEqual([])
    const without = content.lessons.filter((lesson) => citedIn(lesson).length === 0).map(({ id }) => id)
    expect(without).toEqual([])
  },
)

it.each(contents)('gives %s at least four exercises', (_, { exercises }) => {
  expect(exercises.length).toBeGreaterThanOrEqual(4)
})

it('places each exercise in one lesson, with a paragraph of the code', () => {
  const placed = contents.flatMap(([, { lessons }]) =>
    lessons.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise.id : [])),
    ),
  )
  const exercises = contents.flatMap(([, content]) => content.exercises)
  expect(placed.toSorted()).toEqual(exercises.map(({ id }) => id).toSorted())
  expect(exercises.filter(({ cfr }) => !CITATION.test(cfr)).map(({ id }) => id)).toEqual([])
})

it('uses only pictures of exercises that exist', () => {
  const known: readonly string[] = [...FAULT_PICTURES, ...SLIDER_PICTURES, ...WEARABLE]
  const used = contents.flatMap(([, { exercises }]) =>
    exercises.flatMap((exercise) => {
      if (exercise.kind === 'gear') return exercise.items.flatMap(({ wear }) => wear ?? [])
      return 'picture' in exercise ? exercise.picture : []
    }),
  )
  expect(used.filter((name) => !known.includes(name))).toEqual([])
})

it('names everything once', () => {
  const ids = contents.flatMap(([, content]) => [
    ...[...content.lessons, ...content.exercises].map(({ id }) => id),
    ...citedBehind(content).map(({ id }) => id),
  ])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
