import { parseArgs } from 'node:util'
import { step } from '../run/progress.ts'
import { matrixActors } from './matrix-actors.ts'
import { nameOf } from './operations.ts'
import { runMatrix, type Finding } from './run-matrix.ts'
import { openTarget } from './target.ts'

/**
 * Checks who may do what: runs every operation of the OpenAPI document as every actor, with ids of their own records,
 * of a colleague's and of the other tenant's. No response may show a marker of another user, and every refusal must be
 * the one that the guard makes. `--only /api/orders` runs only the operations whose name contains it.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const COMMAND_LONGEST = 1500
const target = await step('starting the server', openTarget)
try {
  const actors = await step('signing in', () => matrixActors(target.wire, target.port))
  const result = await step('sending requests as every actor', () =>
    runMatrix(target, actors, (operation) => nameOf(operation).includes(values.only)),
  )
  const { calls, operations, records, compared, leaks, wrongStatuses } = result
  console.log(`\n  calls ${calls}, operations ${operations}, actors ${result.actors}, records ${records}`)
  console.log(`  responses compared before and after: ${compared}`)
  console.log(`  refused by the request schema for every actor: ${result.unproven.join(', ') || 'none'}`)
  console.log('  requests for records of a colleague and of the other tenant:')
  for (const { kind, colleague, foreign } of result.requested)
    console.log(`    ${kind} ${colleague} and ${foreign}`)
  console.log(`  never requested by the owner of the record: ${result.notRequested.join(', ') || 'none'}`)
  show('leak', leaks)
  show('wrong status', wrongStatuses)
  for (const line of target.logged.slice(0, 20)) console.log(`\n  ${line.slice(0, 2000)}`)
  console.log(`\n  ${leaks.length} leaks, ${wrongStatuses.length} wrong statuses`)
  if (leaks.length + wrongStatuses.length + result.notRequested.length > 0) process.exitCode = 1
} finally {
  await target.close()
}

function show(kind: string, findings: readonly Finding[]): void {
  for (const { who, what, command } of findings)
    console.log(`\n  ${kind}: ${who}: ${what}\n  ${command.slice(0, COMMAND_LONGEST)}`)
}
