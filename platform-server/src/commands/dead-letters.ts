import { parseArgs } from 'node:util'
import { readConfig } from '../app/config/config.ts'
import { createLog } from '../lib/log.ts'
import { runScript } from '../lib/process/run-script.ts'
import { openServices } from '../open-services.ts'

const USAGE = 'Usage: npm run dead-letters [-- --revive]'

/** `node src/commands/dead-letters.ts [--revive]` lists dead-lettered jobs, one line each; `--revive` retries all of them. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { revive: { type: 'boolean', default: false } } })
  const { services, close } = await openServices(readConfig(process.env), createLog({ level: 'error' }))
  try {
    const jobs = await services.jobs.deadLetters()
    const lines = jobs.map(({ id, job, diedAt, reason }) =>
      [diedAt.toISOString(), job, id, JSON.stringify(reason)].join('  '),
    )
    const summary = values.revive
      ? `${await services.jobs.revive()} dead-lettered jobs will be retried by the running server.`
      : `${jobs.length} dead-lettered jobs.`
    return [...lines, summary].join('\n')
  } finally {
    await close()
  }
}

runScript(USAGE, run)
