import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { findContent } from './module-content.ts'
import outlines from './outlines.json' with { type: 'json' }
import { questionPool } from './question-pool.ts'

/** A question as quizzes take it, with its key: for the server only. */
interface QuizQuestion {
  readonly id: string
  readonly text: string
  readonly options: readonly string[]
  readonly answer: number
  readonly explanation: string
  readonly cite: string
}

/** What a quiz and its certificate say of a course. */
interface QuizCourse {
  readonly title: string
  readonly standard: string
  readonly minutes: number
  readonly contentVersion: string
}

const OUTLINE_VERSION = 'outline'
const outlineOf = new Map(outlines.map((outline) => [outline.code, outline]))

/** Every question that a quiz may ask: the written pool without what is shown in practice, or the outline's questions where none is written yet. */
export function quizQuestions(moduleCode: string): readonly QuizQuestion[] {
  const written = questionPool(moduleCode)
  if (written.length === 0) return outlineQuestions(moduleCode)
  // What practice shows with its answer is no examination.
  const shown = new Set(outlineOf.get(moduleCode)?.practice.map(({ text }) => text))
  const secret = written.filter(({ text }) => !shown.has(text))
  return secret.map(({ id, text, options, correct, explanation, cfr }) => {
    return { id, text, options, answer: correct, explanation, cite: cfr }
  })
}

/** `null` for a code that is not in the catalogue. */
export function quizCourse(moduleCode: string): QuizCourse | null {
  const entry = CORE_MODULES.find(({ code }) => code === moduleCode)
  const outline = outlineOf.get(moduleCode)
  if (!entry || !outline) return null
  const { standard, minutes } = outline
  const version = findContent(moduleCode)?.version
  const contentVersion = version === undefined ? OUTLINE_VERSION : String(version)
  return { title: entry.title, standard, minutes, contentVersion }
}

function outlineQuestions(moduleCode: string): readonly QuizQuestion[] {
  const outline = outlineOf.get(moduleCode)
  return (outline?.practice ?? []).map(({ text, options, answer, cite }, index) => ({
    id: `q${index + 1}`,
    text,
    options,
    answer,
    explanation: outline?.facts.find((fact) => sharesParagraph(fact.cite, cite))?.text ?? '',
    cite,
  }))
}

function sharesParagraph(one: string, other: string): boolean {
  const paragraphs = (cite: string) => cite.split(/[;,]\s*/)
  return paragraphs(one).some((paragraph) => paragraphs(other).includes(paragraph))
}
