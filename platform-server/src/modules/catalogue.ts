import type {
  PracticeAnswers,
  PracticeResult,
  TenantConfig,
  TrainingModule,
  TrainingModuleDetail,
} from '@platform/shared-contracts/http'
import { catalogueOf } from '@platform/shared-contracts/rules'
import outlines from './outlines.json' with { type: 'json' }

type Outline = (typeof outlines)[number]

const outlineOf = new Map(outlines.map((outline) => [outline.code, outline]))

type Priced = Pick<TenantConfig, 'prices'>

/** Every course, in the order of the catalogue and at the tenant's prices. */
export function listModules(tenant: Priced): TrainingModule[] {
  return catalogueOf(tenant).map((entry) => {
    const { standard, minutes, renewal, lessons } = requireOutline(entry.code)
    return { ...entry, standard, minutes, renewal, lessons }
  })
}

/** `null` for a code that is not in the catalogue. */
export function findModule(code: string, tenant: Priced): TrainingModuleDetail | null {
  const summary = listModules(tenant).find((module) => module.code === code)
  if (!summary) return null
  const { facts, practice, note } = requireOutline(code)
  const questions = practice.map(({ text, options }, index) => ({ id: questionId(index), text, options }))
  return { ...summary, facts, note, practice: questions }
}

/** `null` for a code that is not in the catalogue. A question that was left out counts as wrong. */
export function gradePractice(code: string, { answers }: PracticeAnswers): PracticeResult | null {
  const outline = outlineOf.get(code)
  if (!outline) return null
  const questions = outline.practice.map(({ answer, cite }, index) => {
    const id = questionId(index)
    return { id, isRight: answers[id] === answer, answer, cite }
  })
  const correct = questions.filter(({ isRight }) => isRight).length
  return { correct, total: questions.length, questions }
}

function questionId(index: number): string {
  return `q${index + 1}`
}

function requireOutline(code: string): Outline {
  const outline = outlineOf.get(code)
  if (!outline) throw new Error(`The catalogue lists ${code}, which has no outline`)
  return outline
}
