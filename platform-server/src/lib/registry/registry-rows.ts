import { createHash } from 'node:crypto'
import { type RegistryChange, ReleaseManifest } from '@platform/shared-contracts/http'
import { releaseIdentity } from '@platform/shared-contracts/rules'
import type { registryChanges, registryReleases } from '../data/schema/registry.ts'
import type { RegisteredRelease } from './resolve.rule.ts'

export type ReleaseRow = typeof registryReleases.$inferSelect
export type ChangeRow = typeof registryChanges.$inferSelect

/** A row as a release; a row that cannot be read keeps its name and reports what is wrong. */
export function toRelease({ remote, release: ref, manifest, registeredAt }: ReleaseRow): RegisteredRelease {
  const named = { remote, ref, registeredAt: registeredAt.toISOString() }
  const parsed = ReleaseManifest.safeParse(manifest)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return {
      ...named,
      manifest: null,
      fault: `its registry row cannot be read (${issue?.path.join('.')}: ${issue?.message})`,
    }
  }
  if (nameOf(parsed.data) !== `${remote}/${ref}`)
    return {
      ...named,
      manifest: null,
      fault: 'its registry row was changed: its listing and files no longer match its name',
    }
  return { ...named, manifest: parsed.data, fault: null }
}

/** `learner/1.2.0-0123456789ab`, from the content and not from what the manifest claims. */
export function nameOf(manifest: ReleaseManifest): string {
  const hash = createHash('sha256').update(releaseIdentity(manifest)).digest('hex').slice(0, 12)
  return `${manifest.listing.id}/${manifest.version}-${hash}`
}

export function toChange({ at, ...row }: ChangeRow): RegistryChange {
  return { ...row, at: at.toISOString() }
}
