import type {
  ReleaseAnswer,
  ReleaseAsset,
  ReleaseManifest,
  ReleaseRequest,
} from '@platform/shared-contracts/http'
import type { ReleaseRegistry } from '../../lib/registry/registry.ts'
import { fitsShell } from '../../lib/registry/resolve.rule.ts'
import { type FileSource, integrityOf, storeRelease, unpack } from '../../lib/release-files/release-store.ts'
import type { FileStorage } from '../../lib/storage/file-storage.ts'
import { checkManifest, type RunningShell } from './check-manifest.ts'
import type { Allowance } from './path-claims.rule.ts'
import { planMove, planWaiting, refuseFaults, refuseUnfit, RegistryRefusal } from './plan-change.rule.ts'
import type { ReleaseTrial } from './release-trial.ts'
import { digestOf, stagedSource, stagingKey } from './staging.ts'

interface Options {
  readonly registry: ReleaseRegistry
  readonly storage: FileStorage
  readonly shell: RunningShell
  readonly trial: ReleaseTrial
  readonly now: () => Date
}

export interface Deployment extends ReleaseRequest {
  readonly actor: string
  readonly allowance: Allowance
  /** Where the files come from; uploaded ones unless stated otherwise. */
  readonly source?: FileSource
}

export interface Deploys {
  /** Makes all checks that need no file before any file is sent, and names the files that are still missing. */
  start(manifest: ReleaseManifest, allowance: Allowance): Promise<{ release: string; missing: string[] }>
  /** Stores an uploaded file under its digest. */
  receive(remote: string, digest: string, body: Buffer, isBrotli: boolean): Promise<void>
  /** Files first, then one transaction: a deploy that is interrupted anywhere leaves the old release in service. */
  publish(deployment: Deployment): Promise<ReleaseAnswer>
}

export function createDeploys({ registry, storage, shell, trial, now }: Options): Deploys {
  const check = (manifest: ReleaseManifest, allowance: Allowance): string =>
    checkManifest({ manifest, allowance, registry: registry.current(), shell, now: now() })

  async function isMissing(remote: string, { integrity }: ReleaseAsset): Promise<boolean> {
    return !(await storage.exists(stagingKey(remote, digestOf(integrity))))
  }

  return {
    async start(manifest, allowance) {
      const release = check(manifest, allowance)
      const remote = manifest.listing.id
      if (registry.current().remotes.get(remote)?.releases.get(release)?.fault === null)
        return { release, missing: [] }
      const missing = await Promise.all(manifest.assets.map((asset) => isMissing(remote, asset)))
      return { release, missing: manifest.assets.filter((_, at) => missing[at]).map(({ file }) => file) }
    },

    async receive(remote, digest, body, isBrotli) {
      const bytes = isBrotli ? await unpack(body).catch(() => null) : body
      if (!bytes || digestOf(integrityOf(bytes)) !== digest)
        throw new RegistryRefusal(
          422,
          'digest',
          'The digest of the file does not match its content. Upload it again.',
        )
      const key = stagingKey(remote, digest)
      if (isBrotli) await storage.put(`${key}.br`, body, 'application/octet-stream')
      await storage.put(key, bytes, 'application/octet-stream')
    },

    async publish({ manifest, channel, reason, waitsForShell, actor, allowance, source }) {
      const ref = check(manifest, allowance)
      const remote = manifest.listing.id
      if (channel && !waitsForShell) refuseUnfit(manifest, shell)
      await makeWhole({ registry, storage }, ref, manifest, source ?? stagedSource(storage, remote))
      const isWaiting = !fitsShell(manifest, shell).fits
      // A release that is already registered runs by the manifest that it was registered with.
      const running = registry.current().remotes.get(remote)?.releases.get(ref)?.manifest ?? manifest
      if (!isWaiting) refuseFaults(running, await trial(running, ref))
      let previous: string | null = null
      const changes = await registry.change({
        remote,
        actor,
        reason,
        release: { ref, manifest },
        plan(state, newest) {
          checkManifest({ manifest, allowance, registry: newest, shell, now: now() })
          previous = (channel && state.channels.get(channel)?.release) ?? null
          const waiting = planWaiting(state, ref, isWaiting)
          return channel ? [...waiting, ...planMove(state, channel, ref)] : waiting
        },
      })
      await forget(storage, remote, manifest)
      return {
        remote,
        release: ref,
        previous,
        moved: changes.some(({ slot }) => slot === `channel/${channel}`),
      }
    },
  }
}

/** Nothing to do for a release that is registered and sound. */
async function makeWhole(
  { registry, storage }: Pick<Options, 'registry' | 'storage'>,
  ref: string,
  manifest: ReleaseManifest,
  source: FileSource,
): Promise<void> {
  const known = registry.current().remotes.get(manifest.listing.id)?.releases.get(ref)
  if (known?.fault === null) return
  const faults = await storeRelease(storage, ref, manifest, source)
  if (faults.length > 0)
    throw new RegistryRefusal(422, 'files', `The release is incomplete: ${faults.join('; ')}.`)
  if (known) registry.setFileFault(known, null)
}

/** Uploaded files are no longer needed. */
async function forget(storage: FileStorage, remote: string, { assets }: ReleaseManifest): Promise<void> {
  const keys = assets.map(({ integrity }) => stagingKey(remote, digestOf(integrity)))
  await Promise.all(keys.flatMap((key) => [storage.remove(key), storage.remove(`${key}.br`)]))
}
