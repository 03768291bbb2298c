/** A change that an operator is about to make; the dialog collects the remaining values. */
export type Change =
  | { readonly kind: 'rollback'; readonly release: string | null }
  | { readonly kind: 'pin'; readonly release: string }
  | { readonly kind: 'unpin'; readonly tenant: string }
  | { readonly kind: 'unfollow'; readonly tenant: string }
  | { readonly kind: 'kill'; readonly target: string }
  | { readonly kind: 'revive'; readonly target: string }
  | { readonly kind: 'rollout'; readonly release: string }
  | { readonly kind: 'stage'; readonly id: string; readonly stage: number }
  | { readonly kind: 'stop'; readonly id: string }

/** As typed, named as in the request. `expiresAt` is a local date and time, `stages` percentages, `holdMs` minutes. */
export type ChangeDraft = {
  readonly [Name in 'reason' | 'tenant' | 'expiresAt' | 'stages' | 'tenants' | 'holdMs']: string
}

export const NEW_CHANGE: ChangeDraft = {
  ...{ reason: '', tenant: '', expiresAt: '', tenants: '' },
  ...{ stages: '5, 25, 100', holdMs: '10' },
}

export interface ChangeRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to /registry/remotes/. */
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

const MINUTE_MS = 60_000

/** Increasing percentages as hundredths of a percent, or `null` if the text is not a list of them. */
export function sharesOf(text: string): readonly number[] | null {
  const shares = text.split(',').map((share) => Math.round(Number(share.trim() || 'none') * 100))
  const isGrowing = shares.every((share, at) => share >= (shares[at - 1] ?? 0) && share <= 10_000)
  return isGrowing ? shares : null
}

type Faults = Readonly<Record<'tenant' | 'expiresAt' | 'stages' | 'holdMs', string>>

/** What the schema of the request cannot know, by field. `now` is epoch milliseconds. */
export function faultsOf(
  { kind }: Change,
  draft: ChangeDraft,
  { texts, now }: { readonly texts: Faults; readonly now: number },
) {
  const lacks = {
    tenant: kind === 'pin' && draft.tenant === '',
    expiresAt: kind === 'pin' && !(Date.parse(draft.expiresAt) > now),
    stages: kind === 'rollout' && !sharesOf(draft.stages),
    holdMs: kind === 'rollout' && draft.holdMs !== '' && !(Number(draft.holdMs) >= 1),
  }
  const found = (Object.keys(lacks) as (keyof Faults)[]).filter((name) => lacks[name])
  return found.map((name) => ({ path: [name], message: texts[name] }))
}

type Body<Kind extends Change['kind']> = (
  change: Extract<Change, { kind: Kind }>,
  draft: ChangeDraft,
) => object

const BODIES: { readonly [Kind in Change['kind']]?: Body<Kind> } = {
  rollback: ({ release }) => (release ? { to: release } : {}),
  pin: ({ release }, { expiresAt }) => ({ release, expiresAt: instantOf(expiresAt) }),
  stage: ({ stage }) => ({ stage }),
  rollout: ({ release }, { stages, tenants, holdMs }) => ({
    release,
    stages: sharesOf(stages) ?? [],
    tenants: tenants === '' ? null : [tenants],
    holdMs: holdMs === '' ? null : Number(holdMs) * MINUTE_MS,
  }),
}

/** The body of the request, as its schema checks it. */
export function bodyOf(change: Change, draft: ChangeDraft): Readonly<Record<string, unknown>> {
  const body = BODIES[change.kind] as Body<Change['kind']> | undefined
  return { ...body?.(change as never, draft), reason: draft.reason.trim() }
}

type Call<Kind extends Change['kind']> = (
  change: Extract<Change, { kind: Kind }>,
  draft: ChangeDraft,
) => readonly [ChangeRequest['method'], path: string]

const CALLS: { readonly [Kind in Change['kind']]: Call<Kind> } = {
  rollback: () => ['POST', 'rollback'],
  pin: (_change, { tenant }) => ['PUT', `pins/${tenant}`],
  unpin: ({ tenant }) => ['DELETE', `pins/${tenant}`],
  unfollow: ({ tenant }) => ['DELETE', `follows/${tenant}`],
  kill: ({ target }) => ['PUT', `kills/${target}`],
  revive: ({ target }) => ['DELETE', `kills/${target}`],
  stage: ({ id }) => ['PATCH', `rollouts/${id}`],
  stop: ({ id }) => ['DELETE', `rollouts/${id}`],
  rollout: () => ['POST', 'rollouts'],
}

/** The API request that makes the change. */
export function requestOf(remote: string, change: Change, draft: ChangeDraft): ChangeRequest {
  const [method, path] = (CALLS[change.kind] as Call<Change['kind']>)(change as never, draft)
  return { method, path: `${remote}/${path}`, body: bodyOf(change, draft) }
}

function instantOf(local: string): string {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? '' : time.toISOString()
}
