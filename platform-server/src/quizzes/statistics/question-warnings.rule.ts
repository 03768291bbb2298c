import type { Question, QuestionStatistics } from '@platform/shared-contracts/http'

/** Fewer answers say nothing. */
const MIN_ANSWERS = 20
const EASY_SHARE = 0.95
const HARD_SHARE = 0.3
/** Their wrong options are on the screen. */
const OFFERING_KINDS: readonly Question['kind'][] = ['choice', 'scenario', 'multiple', 'point']

interface Facts extends Pick<QuestionStatistics, 'shown' | 'rightShare' | 'discrimination' | 'options'> {
  readonly kind: Question['kind']
}

type Warning = QuestionStatistics['warnings'][number]

/** What is conspicuous about a question. */
export function questionWarnings(facts: Facts): Pick<QuestionStatistics, 'isEarly' | 'warnings'> {
  const { shown, rightShare, discrimination } = facts
  if (shown < MIN_ANSWERS || rightShare === null) return { isEarly: true, warnings: [] }
  const checks: readonly (readonly [Warning, boolean])[] = [
    ['easy', rightShare > EASY_SHARE],
    ['hard', rightShare < HARD_SHARE],
    ['negative', discrimination !== null && discrimination < 0],
    ['unused', hasUnusedOption(facts)],
  ]
  return { isEarly: false, warnings: checks.flatMap(([warning, isMet]) => (isMet ? [warning] : [])) }
}

function hasUnusedOption({ kind, options }: Facts): boolean {
  return OFFERING_KINDS.includes(kind) && options.some(({ isRight, chosen }) => !isRight && chosen === 0)
}
