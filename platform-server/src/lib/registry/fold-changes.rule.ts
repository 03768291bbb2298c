import {
  type Channel,
  ChannelSlot,
  FollowSlot,
  MarkSlot,
  PinSlot,
  type RegistryChange,
  type ReleaseRef,
  RolloutSlot,
} from '@platform/shared-contracts/http'

/** Who set something, when and why. */
export interface Mark {
  readonly actor: string
  readonly at: string
  readonly reason: string
}

export interface Pin extends Mark {
  readonly release: ReleaseRef
  readonly expiresAt: string
}

export interface Rollout extends RolloutSlot, Mark {
  readonly id: string
}

export interface RemoteState {
  readonly id: string
  readonly channels: ReadonlyMap<Channel, Mark & { readonly release: ReleaseRef }>
  readonly pins: ReadonlyMap<string, Pin>
  /** Oldest first: the first one that matches decides. */
  readonly rollouts: readonly Rollout[]
  readonly follows: ReadonlyMap<string, Channel>
  /** By release, or `all`. */
  readonly kills: ReadonlyMap<string, Mark>
  readonly withdrawn: ReadonlySet<ReleaseRef>
  /** The releases that stable has named, one after the other. */
  readonly stableMoves: readonly ReleaseRef[]
  /** What each slot holds, as written: the `before` of the next change. */
  readonly slots: ReadonlyMap<string, unknown>
  /** Messages about changes that could not be read and were skipped. */
  readonly faults: readonly string[]
}

/** One slot of one remote, and its new value; `null` empties it. */
export interface SlotChange {
  readonly slot: string
  readonly before: unknown
  readonly after: unknown
}

interface Draft {
  channels: Map<Channel, Mark & { release: ReleaseRef }>
  pins: Map<string, Pin>
  rollouts: Map<string, Rollout>
  follows: Map<string, Channel>
  kills: Map<string, Mark>
  withdrawn: Set<ReleaseRef>
  stableMoves: ReleaseRef[]
  slots: Map<string, unknown>
}

type Apply = (draft: Draft, name: string, after: unknown, mark: Mark) => void

const APPLY: Readonly<Record<string, Apply>> = {
  // The release itself is a row of its own; the change records who registered it and why.
  release() {},
  // Known by its slot alone: it has not been tried yet.
  waiting(_draft, _name, after) {
    if (after !== null) MarkSlot.parse(after)
  },
  channel(draft, name, after, mark) {
    const channel = name as Channel
    if (after === null) return void draft.channels.delete(channel)
    const { release } = ChannelSlot.parse(after)
    draft.channels.set(channel, { ...mark, release })
    if (channel === 'stable') draft.stableMoves.push(release)
  },
  pin(draft, name, after, mark) {
    if (after === null) draft.pins.delete(name)
    else draft.pins.set(name, { ...mark, ...PinSlot.parse(after) })
  },
  rollout(draft, name, after, mark) {
    if (after === null) draft.rollouts.delete(name)
    else draft.rollouts.set(name, { ...mark, ...RolloutSlot.parse(after), id: name })
  },
  follow(draft, name, after) {
    if (after === null) draft.follows.delete(name)
    else draft.follows.set(name, FollowSlot.parse(after).channel)
  },
  kill(draft, name, after, mark) {
    if (after === null) draft.kills.delete(name)
    else if (MarkSlot.parse(after)) draft.kills.set(name, mark)
  },
  withdrawn(draft, name, after) {
    if (after === null) draft.withdrawn.delete(name)
    else if (MarkSlot.parse(after)) draft.withdrawn.add(name)
  },
}

/**
 * The state of one remote after its changes, oldest first. A change that cannot be read is skipped, so that the slot
 * stays as it was before, and is named in `faults`: one bad row must not take a remote down.
 */
export function foldChanges(id: string, changes: readonly RegistryChange[]): RemoteState {
  const draft: Draft = {
    channels: new Map(),
    pins: new Map(),
    rollouts: new Map(),
    follows: new Map(),
    kills: new Map(),
    withdrawn: new Set(),
    stableMoves: [],
    slots: new Map(),
  }
  const faults: string[] = []
  for (const change of changes) {
    const fault = applyChange(draft, change)
    if (fault) faults.push(fault)
  }
  return { id, ...draft, rollouts: [...draft.rollouts.values()], faults }
}

function applyChange(draft: Draft, { seq, slot, after, actor, at, reason }: RegistryChange): string | null {
  const [kind = '', name = ''] = slot.split('/')
  try {
    const apply = APPLY[kind]
    if (!apply || !name) throw new Error(`"${slot}" is not a slot`)
    apply(draft, name, after, { actor, at, reason })
    if (after === null) draft.slots.delete(slot)
    else draft.slots.set(slot, after)
    return null
  } catch {
    return `registry change ${seq} of slot "${slot}" cannot be read and was skipped`
  }
}
