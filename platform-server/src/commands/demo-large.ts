import { readConfig } from '../app/config/config.ts'
import { createLog } from '../lib/log.ts'
import { runScript } from '../lib/process/run-script.ts'
import { openServices } from '../open-services.ts'
import { seedLargeCompany } from '../seeds/companies/large-company.ts'
import { refreshEveryCompany } from '../domain/training-index/training-index.ts'
import { seedDemo, seedPlatform } from '../seeds/seed.ts'

const USAGE =
  'Usage: npm run demo:large, with DATA_DIR or DATABASE_URL of the database; stop the server first if it is embedded'

const LARGE_TENANT = 1

/** `node src/commands/demo-large.ts`: the demo data, and a company of 5,000 people. */
async function run(): Promise<string> {
  const { services, close } = await openServices(readConfig(process.env), createLog({ level: 'error' }))
  try {
    await seedPlatform(services)
    await seedDemo(services)
    const records = await seedLargeCompany(services, (part) => console.log(`  … ${part}`))
    console.log('  … where everyone stands')
    await refreshEveryCompany(services, LARGE_TENANT)
    return `Meridian Builders has ${records} training records. Its manager is large@oncall.test.`
  } finally {
    await close()
  }
}

runScript(USAGE, run)
