import type { Formula } from '../../http/training/exercise.ts'

/** Those that combine two numbers. */
type Operation = Exclude<Extract<Formula, object>['op'], 'roundUp'>

const OPERATIONS: Readonly<Record<Operation, (left: number, right: number) => number>> = {
  add: (left, right) => left + right,
  subtract: (left, right) => left - right,
  multiply: (left, right) => left * right,
  divide: (left, right) => left / right,
  power: (left, right) => left ** right,
  max: (left, right) => Math.max(left, right),
}

/**
 * The number that a formula stands for, to a thousandth, so that 0.1 + 0.2 is 0.3. Errors: throws for an id that has no
 * value.
 */
export function evaluate(formula: Formula, values: Readonly<Record<string, number>>): number {
  return Math.round(exactly(formula, values) * 1_000) / 1_000
}

function exactly(formula: Formula, values: Readonly<Record<string, number>>): number {
  if (typeof formula === 'number') return formula
  if (typeof formula === 'string') {
    const value = values[formula]
    if (value === undefined) throw new Error(`a formula names ${formula}, which has no value`)
    return value
  }
  const { op, of } = formula
  const [first = 0, ...rest] = of.map((part) => exactly(part, values))
  if (op === 'roundUp') return Math.ceil(first)
  return rest.reduce((left, right) => OPERATIONS[op](left, right), first)
}
