import { buildApp } from './build-app.ts'
import { readConfig } from './app/config/config.ts'
import { openServices } from './open-services.ts'
import { requirePlatformTexts } from './domain/legal/legal-documents.ts'
import { scheduleJobs } from './schedule-jobs.ts'
import { seedDemo, seedPlatform } from './seeds/seed.ts'
import { openSharedServices } from './shared-services.ts'
import { createLog } from './lib/log.ts'
import { describeError } from './lib/safe-error.ts'
import { inBackground } from './lib/data/time-limits.ts'
import { StartError } from './lib/start-error.ts'
import { listen } from './app/http/listen.ts'
import { warnOfShortDrain } from './app/http/short-drain.ts'
import { stopOnSignal } from './app/http/stop-on-signal.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog({ level: config.logLevel })
  requirePlatformTexts(new Date())
  const { services, close } = await openServices(config, log)
  try {
    await inBackground(async () => {
      await seedPlatform(services)
      if (config.seedDemo) await seedDemo(services)
    })
    const shared = await openSharedServices(services)
    const app = await buildApp(shared)
    warnOfShortDrain(config, log)
    stopOnSignal(app, { log, drainMs: config.drainMs, close })
    await scheduleJobs(shared)
    await services.jobs.start()
    await listen(app, config)
  } catch (error) {
    await close()
    throw error
  }
}

start().catch((error: unknown) => {
  // One sentence for an operator; a stack only if the fault is in our code.
  const reason = error instanceof StartError ? error.message : describe(error)
  process.stderr.write(`${reason}\n`, () => process.exit(1))
})

function describe(error: unknown): string {
  return `The server could not start. ${describeError(error)}`
}
