import type { ReleaseManifest } from '@platform/shared-contracts/http'
import { liveReleases } from '../lib/registry/live-releases.rule.ts'
import {
  fitsShell,
  type Registry,
  type Remote,
  resolve,
  shareOf,
  type ShellOffer,
} from '../lib/registry/resolve.rule.ts'
import { RegistryRefusal } from '../domain/releases/plan-change.rule.ts'

/** Why this release could not take over, one sentence each. `check` throws what a deploy would be refused with. */
export function brokenBy(
  manifest: ReleaseManifest,
  shell: ShellOffer,
  check: () => unknown,
): readonly string[] {
  const { id } = manifest.listing
  const fit = fitsShell(manifest, shell)
  const unfit = fit.fits ? [] : [`${id} ${manifest.version} cannot run here: ${fit.reason}.`]
  try {
    check()
    return unfit
  } catch (error) {
    if (!(error instanceof RegistryRefusal)) throw error
    return [...unfit, error.message]
  }
}

/** Every release that visitors get now and that this shell could not run, and who would get what. */
export function brokenByShell(registry: Registry, shell: ShellOffer, now: Date): readonly string[] {
  return [...registry.remotes.values()].flatMap((remote) =>
    [...liveReleases(remote, now)]
      .map((ref) => brokenRelease(remote, ref, shell, now))
      .filter((sentence) => sentence !== null),
  )
}

function brokenRelease(remote: Remote, ref: string, shell: ShellOffer, now: Date): string | null {
  const manifest = remote.releases.get(ref)?.manifest
  const fit = manifest ? fitsShell(manifest, shell) : null
  if (!fit || fit.fits) return null
  const tenant = pinnedTo(remote, ref, now)[0] ?? ''
  const next = resolve(remote, { tenant, bucketFor: null, shell, now }).release
  const instead = next ? `visitors would get ${next.ref}` : 'visitors would get nothing'
  return `${remote.id} ${ref} (${holdersOf(remote, ref, now).join(', ')}): ${fit.reason}; ${instead}.`
}

/** What keeps a new stable release from some visitors. */
export function notesOn(remote: Remote, now: Date): readonly string[] {
  const pins = [...remote.pins].filter(([, { expiresAt }]) => Date.parse(expiresAt) > now.getTime())
  return [
    ...[...remote.kills.keys()]
      .filter((target) => target === 'all')
      .map(() => `${remote.id} is killed as a whole.`),
    ...pins.map(([tenant, pin]) => `${tenant} is pinned to ${pin.release} until ${pin.expiresAt}.`),
    ...[...remote.follows].map(([tenant, channel]) => `${tenant} follows the channel ${channel}.`),
    ...remote.rollouts.map(
      (rollout) =>
        `Rollout ${rollout.id} gives ${rollout.release} to ${shareOf(rollout) / 100} % of visitors.`,
    ),
  ]
}

function holdersOf(remote: Remote, ref: string, now: Date): readonly string[] {
  const channels = [...remote.channels].filter(([, { release }]) => release === ref)
  const followers = (name: string) => [...remote.follows].filter(([, channel]) => channel === name)
  const rollouts = remote.rollouts.filter(({ release }) => release === ref)
  return [
    ...channels.map(([name]) => `channel ${name}`),
    ...channels.flatMap(([name]) => followers(name).map(([tenant]) => `${tenant}, which follows ${name}`)),
    ...pinnedTo(remote, ref, now).map((tenant) => `pin of ${tenant}`),
    ...rollouts.map(({ id }) => `rollout ${id}`),
  ]
}

function pinnedTo(remote: Remote, ref: string, now: Date): readonly string[] {
  return [...remote.pins]
    .filter(([, pin]) => pin.release === ref && Date.parse(pin.expiresAt) > now.getTime())
    .map(([tenant]) => tenant)
}
