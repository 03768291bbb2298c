import { parseArgs } from 'node:util'
import { step } from '../run/progress.ts'
import { signInAll } from './actors.ts'
import { attack } from './attack.ts'
import { openTarget } from './target.ts'

/**
 * Random requests to every operation of the OpenAPI document and to the pages, as everybody who may ask. No answer may be a
 * 5xx, and every refusal of the API is a sentence. `--requests 50000 --seed 1`; `--only 4711` sends that one again.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
})
/** What is longer is sent again with `--only`. */
const COMMAND_LONGEST = 1500
const target = await step('starting the server', openTarget)
try {
  const actors = await step('signing in', () => signInAll(target.wire, target.port))
  const first = values.only === undefined ? 0 : Number(values.only)
  const count = values.only === undefined ? Number(values.requests) : 1
  const result = await step(`${count} requests, seed ${values.seed}`, () =>
    attack(target, actors, { seed: Number(values.seed), first, count }),
  )
  console.log(`\n  operations ${result.operations}, actors ${actors.length}, requests ${result.requests}`)
  console.log(`  ${result.byClass.map(([name, times]) => `${name}: ${times}`).join(', ')}`)
  for (const { number, what, command } of result.failures)
    console.log(`\n  request ${number}: ${what}\n  ${command.slice(0, COMMAND_LONGEST)}`)
  for (const line of target.logged.slice(0, 20)) console.log(`\n  ${line.slice(0, 2000)}`)
  console.log(`\n  ${result.failures.length} failures`)
  if (result.failures.length > 0) process.exitCode = 1
} finally {
  await target.close()
}
