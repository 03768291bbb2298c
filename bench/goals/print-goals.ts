import { type Goal, judge } from './goal.rule.ts'

/** One table of all goals; `false` when one is missed. */
export function printGoals(goals: readonly Goal[]): boolean {
  const judged = goals.map(judge)
  console.log('\nGoals')
  console.table(Object.fromEntries(judged.map(({ figure, ...rest }) => [figure, rest])))
  return judged.every(({ reached }) => reached === 'yes')
}
