import { parseArgs } from 'node:util'
import { PGraph } from 'p-graph'
import { endCommands, lastLines } from './command.ts'
import { say, step } from './progress.ts'
import { runOrder } from './run-order.rule.ts'
import { sum, type Tally } from './tally.rule.ts'
import { TEST_STEPS, type TestStep } from './test-steps.ts'

const SHOWN_LINES = 120
const CONCURRENCY = 2

function selectedSteps(): readonly TestStep[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  const names = (values.only ?? []).flatMap((list) => list.split(','))
  const unknown = names.filter((name) => !TEST_STEPS.some((known) => known.name === name))
  if (unknown.length > 0) {
    const known = TEST_STEPS.map(({ name }) => name).join(', ')
    console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${known}.`)
    process.exit(2)
  }
  return names.length > 0 ? TEST_STEPS.filter(({ name }) => names.includes(name)) : TEST_STEPS
}

async function runStep({ name, run }: TestStep): Promise<Tally> {
  let tally: Tally = { passed: 0, failed: 1, output: 'The step was interrupted.' }
  await step(
    name,
    async () => {
      tally = await run().catch((error: unknown) => ({
        passed: 0,
        failed: 1,
        output: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }))
      if (tally.failed > 0) throw tally
    },
    () => (tally.passed > 1 ? `${tally.passed} passed` : ''),
  ).catch(() => undefined)
  return tally
}

const tallies: Tally[] = []
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => {
    endCommands()
    process.exit(130)
  })
process.channel?.unref()

async function tallyStep(testStep: TestStep): Promise<void> {
  const tally = await runStep(testStep)
  tallies.push(tally)
  if (tally.failed > 0) say(`\n${lastLines(tally.output, SHOWN_LINES)}\n`)
}

const steps = selectedSteps()
// The list says which step is started first.
const tasks = steps.map(
  (testStep, at) => [testStep.name, { priority: steps.length - at, run: () => tallyStep(testStep) }] as const,
)
await new PGraph(new Map(tasks), runOrder(steps)).run({ concurrency: CONCURRENCY })
const flaky = tallies.flatMap((tally) => tally.flaky ?? [])
if (flaky.length > 0)
  console.log(`\n${flaky.length} flaky, passed only on the second attempt:\n\n${flaky.join('\n\n')}`)
for (const sentence of tallies.flatMap(({ notRun = [] }) => notRun)) console.log(`\n${sentence}`)
const { passed, failed } = sum(tallies)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
