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

/** As typed. `until` is a local date and time; `hold` is in minutes. */
export interface ChangeForm {
  readonly reason: string
  readonly tenant: string
  readonly until: string
  readonly shares: string
  readonly hold: string
}

export interface ChangeRequest {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to /registry/remotes/. */
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
}

export type FormFault = 'reason' | 'tenant' | 'until' | 'shares' | 'hold'

const REASON_MIN = 3
const MINUTE_MS = 60_000

/** The missing or invalid fields, in the order of the form. `now` is epoch milliseconds. */
export function faultsOf(change: Change, form: ChangeForm, now: number): readonly FormFault[] {
  const lacks: Record<FormFault, boolean> = {
    tenant: change.kind === 'pin' && form.tenant === '',
    until: change.kind === 'pin' && !(Date.parse(form.until) > now),
    shares: change.kind === 'rollout' && !sharesOf(form.shares),
    hold: change.kind === 'rollout' && form.hold !== '' && !(Number(form.hold) >= 1),
    reason: form.reason.trim().length < REASON_MIN,
  }
  return (Object.keys(lacks) as FormFault[]).filter((fault) => lacks[fault])
}

/** Increasing percentages as hundredths of a percent, or `null` if the text is not a list of them. */
export function sharesOf(text: string): readonly number[] | null {
  const shares = text.split(',').map((share) => Math.round(Number(share.trim() || 'none') * 100))
  const isGrowing = shares.every((share, at) => share >= (shares[at - 1] ?? 0) && share <= 10_000)
  return isGrowing ? shares : null
}

type Call<Kind extends Change['kind']> = (
  change: Extract<Change, { kind: Kind }>,
  form: ChangeForm,
) => readonly [ChangeRequest['method'], path: string, body?: object]

const CALLS: { readonly [Kind in Change['kind']]: Call<Kind> } = {
  rollback: ({ release }) => ['POST', 'rollback', release ? { to: release } : {}],
  pin: ({ release }, { tenant, until }) => [
    'PUT',
    `pins/${tenant}`,
    { release, expiresAt: new Date(until).toISOString() },
  ],
  unpin: ({ tenant }) => ['DELETE', `pins/${tenant}`],
  unfollow: ({ tenant }) => ['DELETE', `follows/${tenant}`],
  kill: ({ target }) => ['PUT', `kills/${target}`],
  revive: ({ target }) => ['DELETE', `kills/${target}`],
  stage: ({ id, stage }) => ['PATCH', `rollouts/${id}`, { stage }],
  stop: ({ id }) => ['DELETE', `rollouts/${id}`],
  rollout: ({ release }, { shares, tenant, hold }) => [
    'POST',
    'rollouts',
    {
      release,
      stages: sharesOf(shares) ?? [],
      tenants: tenant === '' ? null : [tenant],
      holdMs: hold === '' ? null : Number(hold) * MINUTE_MS,
    },
  ],
}

/** The API request that makes the change. */
export function requestOf(remote: string, change: Change, form: ChangeForm): ChangeRequest {
  const [method, path, body = {}] = (CALLS[change.kind] as Call<Change['kind']>)(change as never, form)
  return { method, path: `${remote}/${path}`, body: { ...body, reason: form.reason.trim() } }
}
