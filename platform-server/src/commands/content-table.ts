import { CORE_MODULES, LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { findContent } from '../domain/courses/module-content.ts'
import { quizQuestions } from '../domain/courses/quiz-source.ts'
import { checkPasses, quizPasses, STRATEGIES } from '../domain/questions/guesser.rule.ts'
import { randomFrom } from '../domain/questions/random-from.rule.ts'

/** How often each way to guess is tried. */
const TRIES = 10_000

const COLUMNS = [
  'Module',
  'Lessons',
  'Words',
  'Drawings',
  'Exercises',
  'Checks',
  'Questions',
  'Minutes (computed, as shown)',
  'Languages',
  'Quizzes guessed',
  'Checks guessed',
]

/** `40: choice 16, order 4` */
function byKind(kinds: readonly string[]): string {
  const counts = Map.groupBy(kinds, (kind) => kind)
  return `${kinds.length}: ${[...counts].map(([kind, { length }]) => `${kind} ${length}`).join(', ')}`
}

/** The share of the best of the ways to guess, in percent. */
function bestGuesser(passes: Readonly<Record<string, number>>): string {
  const best = Math.max(...Object.values(passes))
  return `${((best * 100) / TRIES).toFixed(2)} %`
}

const rows = CORE_MODULES.flatMap(({ code }) => {
  const content = findContent(code)
  if (!content) return []
  const { lessons, questions, study } = content
  const checks = lessons.flatMap(({ check }) => check)
  const languages = LANGUAGE_CODES.filter((language) => findContent(code, language)?.language === language)
  const kinds = byKind(questions.map(({ kind }) => kind))
  return [
    [
      code,
      lessons.length,
      study.words,
      study.drawings,
      study.exercises,
      study.checkQuestions,
      kinds,
      study.minutes,
      languages,
      bestGuesser(quizPasses(quizQuestions(code), STRATEGIES, TRIES, randomFrom(1))),
      bestGuesser(checkPasses(checks, STRATEGIES, TRIES, randomFrom(1))),
    ],
  ]
})
const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
console.log(lines.join('\n'))
