import { parseArgs } from 'node:util'
import { readConfig } from '../app/config/config.ts'
import { createLog } from '../lib/log.ts'
import { runScript } from '../lib/process/run-script.ts'
import { openServices } from '../open-services.ts'
import { seedPlatform } from '../seeds/seed.ts'
import { createSuperAdmin } from '../account/create-super-admin.ts'

const USAGE =
  'Usage: npm run super-admin -- --email ADDRESS [--tenant ID] [--operator], with the password in SUPER_ADMIN_PASSWORD'

/** `node src/commands/super-admin.ts --email ADDRESS [--tenant ID] [--operator]`, the password in SUPER_ADMIN_PASSWORD. */
async function run(): Promise<string> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, tenant: { type: 'string' }, operator: { type: 'boolean' } },
  })
  const config = readConfig(process.env)
  const { services, close } = await openServices(config, createLog({ level: 'error' }))
  try {
    await seedPlatform(services)
    return await createSuperAdmin(services, {
      email: values.email ?? '',
      password: process.env.SUPER_ADMIN_PASSWORD ?? '',
      tenantId: Number(values.tenant ?? 1),
      isOperator: values.operator ?? false,
    })
  } finally {
    await close()
  }
}

runScript(USAGE, run)
