import type { Channel, ReleaseManifest, ReleaseRef, RolloutSlot } from '@platform/shared-contracts/http'
import type { RemoteState, SlotChange } from '../../lib/registry/fold-changes.rule.ts'
import { fitsShell, type Remote, type ShellOffer } from '../../lib/registry/resolve.rule.ts'

/** A change that the registry refuses; the message is for the caller. */
export class RegistryRefusal extends Error {
  readonly status: 403 | 404 | 409 | 422
  readonly code: string
  constructor(status: 403 | 404 | 409 | 422, code: string, message: string) {
    super(message)
    this.name = 'RegistryRefusal'
    this.status = status
    this.code = code
  }
}

/** A change that sets nothing new is left out, so that doing a thing twice leaves one row. */
function change(state: RemoteState, slot: string, after: unknown): readonly SlotChange[] {
  const before = state.slots.get(slot) ?? null
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ slot, before, after }]
}

export function planMove(state: RemoteState, channel: Channel, release: ReleaseRef): readonly SlotChange[] {
  const restored = channel === 'stable' ? change(state, `withdrawn/${release}`, null) : []
  return [...change(state, `channel/${channel}`, { release }), ...restored]
}

/** A release that this shell cannot run is tried when a shell comes that can; until then no visitor gets it. */
export function planWaiting(
  state: RemoteState,
  release: ReleaseRef,
  isWaiting: boolean,
): readonly SlotChange[] {
  return change(state, `waiting/${release}`, isWaiting ? {} : null)
}

/** Back to `to`, or to what stable named before; what it names now is withdrawn, from its rollouts as well. */
export function planRollback(remote: Remote, to: ReleaseRef | undefined): readonly SlotChange[] {
  const current = remote.channels.get('stable')?.release
  if (!current)
    throw new RegistryRefusal(409, 'nothing-stable', `${remote.id} has no stable release to roll back.`)
  const target = to ?? remote.stableMoves.findLast((ref) => ref !== current && isSound(remote, ref))
  if (!target)
    throw new RegistryRefusal(409, 'nothing-before', `${remote.id} has no usable release before ${current}.`)
  mustExist(remote, target)
  if (target === current) return []
  return [
    ...planMove(remote, 'stable', target),
    ...change(remote, `withdrawn/${current}`, {}),
    ...remote.rollouts.filter(({ release }) => release === current).flatMap(({ id }) => planStop(remote, id)),
  ]
}

function isSound(remote: Remote, ref: ReleaseRef): boolean {
  const release = remote.releases.get(ref)
  return release?.fault === null && !remote.withdrawn.has(ref) && !remote.kills.has(ref)
}

export function planPin(
  remote: Remote,
  tenant: string,
  pin: { readonly release: ReleaseRef; readonly expiresAt: string } | null,
  now: Date,
): readonly SlotChange[] {
  if (pin) {
    mustExist(remote, pin.release)
    if (Date.parse(pin.expiresAt) <= now.getTime())
      throw new RegistryRefusal(422, 'expired', 'A pin must expire in the future.')
  }
  return change(remote, `pin/${tenant}`, pin)
}

export function planFollow(remote: Remote, tenant: string, channel: Channel | null): readonly SlotChange[] {
  return change(remote, `follow/${tenant}`, channel && { channel })
}

/** `target` is a release, or `all` for the remote as a whole. */
export function planKill(remote: Remote, target: string, isKilled: boolean): readonly SlotChange[] {
  if (target !== 'all') mustExist(remote, target)
  return change(remote, `kill/${target}`, isKilled ? {} : null)
}

export function planRollout(
  remote: Remote,
  id: string,
  rollout: Omit<RolloutSlot, 'stage'>,
): readonly SlotChange[] {
  mustExist(remote, rollout.release)
  if (rollout.stages.some((share, at) => share < (rollout.stages[at - 1] ?? 0)))
    throw new RegistryRefusal(
      422,
      'shrinking',
      'Each stage of a rollout must reach more visitors than the one before.',
    )
  const rival = remote.rollouts.find((other) => sharesTenants(other.tenants, rollout.tenants))
  if (rival)
    throw new RegistryRefusal(
      409,
      'rollout-running',
      `Rollout ${rival.id} to ${rival.release} is already running. Stop it first.`,
    )
  return change(remote, `rollout/${id}`, { ...rollout, stage: 0 })
}

/** Forward only: going back would reshuffle people; stop the rollout instead. Past the last stage it moves stable. */
export function planStage(remote: Remote, id: string, stage: number): readonly SlotChange[] {
  const { release, salt, stages, tenants, holdMs, stage: current } = runningRollout(remote, id)
  if (stage <= current || stage > stages.length)
    throw new RegistryRefusal(422, 'stage', `Rollout ${id} is at stage ${current} of ${stages.length}.`)
  if (stage < stages.length)
    return change(remote, `rollout/${id}`, { release, salt, stages, stage, tenants, holdMs })
  if (tenants !== null)
    throw new RegistryRefusal(
      422,
      'stage',
      `Rollout ${id} is for some tenants only, so it cannot change stable.`,
    )
  return [...planMove(remote, 'stable', release), ...change(remote, `rollout/${id}`, null)]
}

export function planStop(remote: Remote, id: string): readonly SlotChange[] {
  runningRollout(remote, id)
  return change(remote, `rollout/${id}`, null)
}

/** A rollout whose release did harm: no visitor gets it anymore, and no fallback selects it. */
export function planWithdraw(remote: Remote, id: string): readonly SlotChange[] {
  const { release } = runningRollout(remote, id)
  return [...planStop(remote, id), ...change(remote, `withdrawn/${release}`, {})]
}

function runningRollout(remote: Remote, id: string): Remote['rollouts'][number] {
  const rollout = remote.rollouts.find((one) => one.id === id)
  if (!rollout) throw new RegistryRefusal(404, 'no-rollout', `${remote.id} has no rollout ${id}.`)
  return rollout
}

function sharesTenants(one: readonly string[] | null, other: readonly string[] | null): boolean {
  return one === null || other === null || one.some((tenant) => other.includes(tenant))
}

function mustExist(remote: Remote, ref: ReleaseRef): void {
  if (!remote.releases.has(ref))
    throw new RegistryRefusal(404, 'no-release', `${remote.id} has no release ${ref}.`)
}

/** A release built for another contract may be registered, but only moved to on purpose. */
export function refuseUnfit(manifest: ReleaseManifest, shell: ShellOffer): void {
  const { id } = manifest.listing
  const fit = fitsShell(manifest, shell)
  if (!fit.fits)
    throw new RegistryRefusal(422, 'contract', `${id} ${manifest.version} cannot run here: ${fit.reason}.`)
}

/** What a release did wrong when the server tried it; such a release is never given to a visitor. */
export function refuseFaults({ listing, version }: ReleaseManifest, faults: readonly string[]): void {
  if (faults.length === 0) return
  const lines = faults.map((fault) => `\n  ${fault}`).join('')
  throw new RegistryRefusal(422, 'conformance', `${listing.id} ${version} does not conform:${lines}`)
}

/** A release that a change gives to visitors who did not have it by this slot. */
interface ServedRelease {
  readonly ref: ReleaseRef
  readonly isRollout: boolean
}

/** By a channel, a pin or a rollout; each release once. */
export function releasesServedBy(changes: readonly SlotChange[]): readonly ServedRelease[] {
  const given = changes.flatMap(({ slot, after }) => {
    const [, kind] = /^(channel|pin|rollout)\//.exec(slot) ?? []
    const ref = (after as { readonly release?: ReleaseRef } | null)?.release
    return kind && ref ? [{ ref, isRollout: kind === 'rollout' }] : []
  })
  return given.filter(({ ref }, at) => given.findIndex((one) => one.ref === ref) === at)
}
