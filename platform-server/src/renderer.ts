import { readRendererConfig } from './app/config/renderer-settings.ts'
import { createLog } from './lib/log.ts'
import { describeError } from './lib/safe-error.ts'
import { LocalSandbox } from './lib/sandbox/local-sandbox.ts'
import { releaseBundle, type Sandbox } from './lib/sandbox/sandbox.ts'
import { listenOnSocket } from './lib/sandbox/service/listen-on-socket.ts'
import { sandboxService } from './lib/sandbox/service/sandbox-service.ts'
import { StartError } from './lib/start-error.ts'

/*
 * The renderer service: code of releases in child processes of a container that has no network, no secrets and no data.
 * Servers reach it over a Unix socket (RENDERER_SOCKET).
 */

async function start(): Promise<void> {
  const { socketPath, logLevel } = readRendererConfig(process.env)
  const log = createLog({ level: logLevel })
  const sandbox = new LocalSandbox({ log })
  await tryOnce(sandbox)
  const app = sandboxService(sandbox, log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)))
  await listenOnSocket(app, socketPath)
}

/** If no child process can start on this machine, that is found now, and not by visitors. */
async function tryOnce(sandbox: Sandbox): Promise<void> {
  const empty = `exports.shared = {}; exports.renderPage = async () => ({ kind: 'page', html: '' })`
  try {
    await sandbox.render(releaseBundle(empty, null), {}, { limitMs: 10_000 })
  } catch (error) {
    throw new StartError(`The renderer cannot render on this machine: ${String(error)}`, { cause: error })
  }
}

start().catch((error: unknown) => {
  const reason = error instanceof StartError ? error.message : describeError(error)
  process.stderr.write(`${reason}\n`, () => process.exit(1))
})
