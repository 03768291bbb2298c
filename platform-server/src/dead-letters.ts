import { parseArgs } from 'node:util'
import { readConfig } from './app/config.ts'
import { createLog } from './lib/log.ts'
import { runScript } from './lib/run-script.ts'
import { openServices } from './open-services.ts'

const USAGE = 'Usage: npm run dead-letters [-- --revive]'

/** `node src/dead-letters.ts [--revive]` lists dead-lettered jobs, one line each; `--revive` retries all of them. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { revive: { type: 'boolean', default: false } } })
  const { services, close } = await openServices(readConfig(process.env), createLog({ level: 'error' }))
  try {
    const letters = await services.jobs.deadLetters()
    const lines = letters.map(({ id, job, diedAt, reason }) =>
      [diedAt.toISOString(), job, id, JSON.stringify(reason)].join('  '),
    )
    const summary = values.revive
      ? `${await services.jobs.revive()} will be tried again by the running server.`
      : `${letters.length} given up.`
    return [...lines, summary].join('\n')
  } finally {
    await close()
  }
}

runScript(USAGE, run)
