import { CORE_MODULES, LANGUAGE_CODES } from '@platform/shared-contracts/rules'
import { findContent } from '../domain/courses/module-content.ts'

const COLUMNS = [
  'Module',
  'Lessons',
  'Words',
  'Drawings',
  'Exercises',
  'Checks',
  'Questions',
  'Minutes',
  'Languages',
]

/** `40: choice 16, order 4` */
function byKind(kinds: readonly string[]): string {
  const counts = Map.groupBy(kinds, (kind) => kind)
  return `${kinds.length}: ${[...counts].map(([kind, { length }]) => `${kind} ${length}`).join(', ')}`
}

const rows = CORE_MODULES.flatMap(({ code }) => {
  const content = findContent(code)
  if (!content) return []
  const { lessons, questions, study } = content
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
    ],
  ]
})
const lines = [COLUMNS, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
console.log(lines.join('\n'))
