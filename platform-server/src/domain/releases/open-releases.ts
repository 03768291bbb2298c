import type { ShellManifest } from '@platform/shared-contracts/http'
import { CONTRACT_VERSION } from '@platform/shared-contracts/rules'
import { toRuntimeConfig } from '../../app/config/runtime-config.ts'
import type { Services } from '../../app/services.ts'
import { checkFiles } from '../../lib/registry/check-files.ts'
import { Overrides } from '../../lib/registry/overrides.ts'
import { openRegistry, type ReleaseRegistry } from '../../lib/registry/registry.ts'
import { LocalSandbox } from '../../lib/sandbox/local-sandbox.ts'
import type { Sandbox } from '../../lib/sandbox/sandbox.ts'
import { RemoteSandbox } from '../../lib/sandbox/service/remote-sandbox.ts'
import { openShell } from '../../lib/shell/shell-build.ts'
import { createDeploys, type Deploys } from './deploys.ts'
import type { RunningShell } from './check-manifest.ts'
import { importReleases } from './import-releases.ts'
import { createReleaseGate, type ReleaseGate } from './release-gate.ts'
import { combineTrials } from './combine-trials.ts'
import { createReleaseTrial } from './release-trial.ts'
import { createStaticTrial } from './static-trial.ts'
import { tryWaiting } from './try-waiting.ts'

/** Everything about releases: what runs where, and how it gets there. */
export interface Releases {
  readonly registry: ReleaseRegistry
  readonly deploys: Deploys
  readonly gate: ReleaseGate
  readonly overrides: Overrides
  /** `null` on a server without a shell: it answers API calls, but has no pages. */
  readonly shell: ShellManifest | null
  readonly runningShell: RunningShell
  /** Runs the code of releases; the caller that opens the releases must close it. */
  readonly sandbox: Sandbox
}

/** Reads the registry, imports the configured releases, and checks whether every file exists. */
export async function openReleases(
  { config, database, storage, log, now, keys }: Services,
  sandbox: Sandbox = openSandbox(config, log),
): Promise<Releases> {
  const shell = config.shellDist === null ? null : await openShell(config.shellDist, storage)
  const runningShell = shell ?? { contract: CONTRACT_VERSION, routes: [] }
  const registry = await openRegistry({ database, log, now })
  const staticTrial = createStaticTrial({ storage, shell: runningShell })
  const renders = createReleaseTrial({ sandbox, storage, shell, config: toRuntimeConfig(config) })
  const trial = combineTrials(staticTrial, renders)
  const deploys = createDeploys({ registry, storage, shell: runningShell, trial, now })
  await checkFiles({ registry, storage, log, now: now() })
  await tryWaiting({ registry, shell: runningShell, trial, log })
  await importReleases(config.releaseImport, { deploys, registry, log })
  const overrides = new Overrides({ database, keys: keys.forPurpose('override cookies'), now })
  const gate = createReleaseGate({ trial, staticTrial, log })
  return { registry, deploys, gate, overrides, shell, runningShell, sandbox }
}

function openSandbox({ rendererSocket }: Services['config'], log: Services['log']): Sandbox {
  return rendererSocket ? new RemoteSandbox(rendererSocket) : new LocalSandbox({ log })
}
