import { parseArgs } from 'node:util'
import { readConfig } from '../app/config/config.ts'
import { createLog } from '../lib/log.ts'
import { runScript } from '../lib/process/run-script.ts'
import { openServices } from '../open-services.ts'
import { OPERATOR_USAGE, operatorCommand } from '../operators/operator-command.ts'

/** `node src/commands/operator.ts --email ADDRESS [--tenant ID] --grant|--revoke`, or `--list`. */
async function run(): Promise<string> {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      tenant: { type: 'string' },
      grant: { type: 'boolean' },
      revoke: { type: 'boolean' },
      list: { type: 'boolean' },
    },
  })
  const { services, close } = await openServices(readConfig(process.env), createLog({ level: 'error' }))
  try {
    return await operatorCommand(services.database, values)
  } finally {
    await close()
  }
}

runScript(OPERATOR_USAGE, run)
