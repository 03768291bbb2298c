import { parseArgs } from 'node:util'
import { createTenantMailer } from '../app/tenant-mailer.ts'
import { readConfig } from '../app/config/config.ts'
import { createLog } from '../lib/log.ts'
import { runScript } from '../lib/process/run-script.ts'
import { openServices } from '../open-services.ts'
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts'
import { createTenantDirectory } from '../domain/tenants/tenant-directory.ts'

const USAGE = 'Usage: npm run reset-second-factor -- --email ADDRESS --tenant ID'

/** `node src/commands/reset-second-factor.ts --email ADDRESS --tenant ID`. With the embedded database, stop the server first. */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { email: { type: 'string' }, tenant: { type: 'string' } } })
  const { services, close } = await openServices(readConfig(process.env), createLog({ level: 'error' }))
  try {
    const { byId } = await createTenantDirectory(services.database)
    return await resetSecondFactor(
      { services, tenantMailer: createTenantMailer(services), tenantById: byId },
      { email: values.email ?? '', tenantId: Number(values.tenant ?? Number.NaN) },
    )
  } finally {
    await close()
  }
}

runScript(USAGE, run)
