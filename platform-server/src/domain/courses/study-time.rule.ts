import type { Exercise, LessonBlock, StudyTime } from '@platform/shared-contracts/http'
import { countWords, wordsIn } from './reading-pace.rule.ts'

/**
 * Adults who read nonfiction silently in English: Brysbaert (2019), "How many words do we read per minute?", Journal of
 * Memory and Language 109, a meta-analysis of 190 studies. The same paper explains why other languages take as long:
 * they need more words to say the same, and readers of them read more words per minute.
 */
const WORDS_PER_MINUTE = 238
/**
 * Measured average for a multiple-choice question online, with reading it: Kennette and McGuckin (2025), "Best Practice
 * for Online Tests", Teaching and Learning Inquiry 13.
 */
const SECONDS_PER_QUESTION = 39
/** The first picture of a text, and each further one a second less down to three: Medium (2014), "Read Time and You". */
const SECONDS_PER_DRAWING = { first: 12, least: 3 } as const

interface CheckQuestion {
  readonly explanation: string
}

/** What takes time in a lesson. */
export interface StudyParts {
  readonly blocks: readonly LessonBlock[]
  readonly check: readonly CheckQuestion[]
}

/** Whole minutes for a lesson, at least one: its text, drawings, exercises, and check with the explanations. */
export function lessonMinutes({ blocks, check }: StudyParts): number {
  const words = countWords(blocks) + wordsOfCheck(check)
  const seconds =
    (words / WORDS_PER_MINUTE) * 60 +
    secondsForDrawings(countDrawings(blocks)) +
    exercisesIn(blocks).reduce((sum, { minutes }) => sum + minutes * 60, 0) +
    check.length * SECONDS_PER_QUESTION
  return Math.max(1, Math.round(seconds / 60))
}

/** The sum of the lessons as they are shown, and the quiz: anyone can add it up. */
export function studyTime(
  lessons: readonly (StudyParts & { readonly minutes: number })[],
  quizQuestions: number,
): StudyTime {
  const sum = (count: (lesson: StudyParts) => number) =>
    lessons.reduce((total, lesson) => total + count(lesson), 0)
  const quizMinutes = Math.round((quizQuestions * SECONDS_PER_QUESTION) / 60)
  return {
    minutes: lessons.reduce((total, { minutes }) => total + minutes, quizMinutes),
    words: sum(({ blocks, check }) => countWords(blocks) + wordsOfCheck(check)),
    drawings: sum(({ blocks }) => countDrawings(blocks)),
    exercises: sum(({ blocks }) => exercisesIn(blocks).length),
    exerciseMinutes: sum(({ blocks }) =>
      exercisesIn(blocks).reduce((total, { minutes }) => total + minutes, 0),
    ),
    checkQuestions: sum(({ check }) => check.length),
    quizQuestions,
    wordsPerMinute: WORDS_PER_MINUTE,
    secondsPerQuestion: SECONDS_PER_QUESTION,
  }
}

function wordsOfCheck(check: readonly CheckQuestion[]): number {
  return wordsIn(check.map(({ explanation }) => explanation).join(' '))
}

function countDrawings(blocks: readonly LessonBlock[]): number {
  return blocks.filter(({ kind }) => kind === 'figure').length
}

/** We found no published rate for exercises, so each one states the minutes that its author estimated. */
function exercisesIn(blocks: readonly LessonBlock[]): readonly Exercise[] {
  return blocks.flatMap((block) => (block.kind === 'exercise' ? block.exercise : []))
}

function secondsForDrawings(count: number): number {
  const { first, least } = SECONDS_PER_DRAWING
  return Array.from({ length: count }, (_, at) => Math.max(least, first - at)).reduce(
    (sum, each) => sum + each,
    0,
  )
}
