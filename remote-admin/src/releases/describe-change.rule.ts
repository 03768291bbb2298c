import { PinSlot, type RegistryChange, RolloutSlot } from '@platform/shared-contracts/http'

/** A registry change in a form that can be shown in words; `other` holds a change that none of the kinds fits. */
export type ChangeDescription =
  | {
      readonly kind: 'registered' | 'withdrawn' | 'restored' | 'stopped' | 'allowed'
      readonly release: string
    }
  | { readonly kind: 'stoppedAll' | 'startedAll' }
  | {
      readonly kind: 'moved'
      readonly channel: string
      readonly before: string | null
      readonly after: string | null
    }
  | { readonly kind: 'pinned'; readonly tenant: string; readonly release: string; readonly until: string }
  | { readonly kind: 'unpinned' | 'unfollowed'; readonly tenant: string }
  | { readonly kind: 'followed'; readonly tenant: string; readonly channel: string }
  | {
      readonly kind: 'rolledOut'
      readonly release: string
      /** From 1. */
      readonly stage: number
      readonly stages: number
      /** Fraction of visitors. */
      readonly share: number
    }
  | { readonly kind: 'rolloutEnded'; readonly release: string | null }
  | { readonly kind: 'other'; readonly slot: string; readonly after: string }

type Slot = Pick<RegistryChange, 'slot' | 'before' | 'after'>
type DescribeSlot = (name: string, before: unknown, after: unknown) => ChangeDescription | null

const HUNDREDTHS = 10_000

const DESCRIBERS: Readonly<Record<string, DescribeSlot>> = {
  release: (release) => ({ kind: 'registered', release }),
  channel: (channel, before, after) => ({
    kind: 'moved',
    channel,
    before: textIn(before, 'release'),
    after: textIn(after, 'release'),
  }),
  withdrawn: (release, _, after) => ({ kind: after === null ? 'restored' : 'withdrawn', release }),
  kill: (target, _, after) => {
    if (target === 'all') return { kind: after === null ? 'startedAll' : 'stoppedAll' }
    return { kind: after === null ? 'allowed' : 'stopped', release: target }
  },
  pin: (tenant, _, after) => {
    if (after === null) return { kind: 'unpinned', tenant }
    const pin = PinSlot.safeParse(after)
    return pin.success
      ? { kind: 'pinned', tenant, release: pin.data.release, until: pin.data.expiresAt }
      : null
  },
  follow: (tenant, _, after) => {
    const channel = textIn(after, 'channel')
    return channel === null ? { kind: 'unfollowed', tenant } : { kind: 'followed', tenant, channel }
  },
  rollout: (_, before, after) => {
    if (after === null) return { kind: 'rolloutEnded', release: textIn(before, 'release') }
    const rollout = RolloutSlot.safeParse(after)
    if (!rollout.success) return null
    const { release, stage, stages } = rollout.data
    const share = (stages[stage] ?? HUNDREDTHS) / HUNDREDTHS
    return { kind: 'rolledOut', release, stage: stage + 1, stages: stages.length, share }
  },
}

export function describeChange({ slot, before, after }: Slot): ChangeDescription {
  const at = slot.indexOf('/')
  const description = DESCRIBERS[slot.slice(0, at)]?.(slot.slice(at + 1), before, after)
  return description ?? { kind: 'other', slot, after: JSON.stringify(after) }
}

function textIn(value: unknown, field: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  const text = (value as Readonly<Record<string, unknown>>)[field]
  return typeof text === 'string' ? text : null
}
