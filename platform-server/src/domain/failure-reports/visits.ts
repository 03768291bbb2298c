import { createHmac, randomBytes } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import type { RequestTenant } from '../../app/request-context.ts'
import type { KeyRing } from '../../lib/keys/key-ring.ts'
import { networkOf } from '../../lib/network/network.ts'
import { BUCKETS } from '../../lib/registry/bucket.ts'
import type { ReleaseRegistry } from '../../lib/registry/registry.ts'
import { resolveAll } from '../../lib/registry/resolve-all.ts'
import { appliesToTenant, type Registry, type ShellOffer, shareOf } from '../../lib/registry/resolve.rule.ts'

/** One document in one browser, as its signature names it. */
export interface Visit {
  readonly id: string
  /** A keyed hash of the visitor's network and the day. */
  readonly network: string
  /** The release that the document was given of each remote that is being rolled out. */
  readonly releases: Readonly<Record<string, string>>
}

interface Visitor {
  readonly tenant: Pick<RequestTenant, 'id' | 'slug'>
  readonly stickyId: string | null
  /** The visitor's network address. */
  readonly address: string
}

export interface Visits {
  /** A signature for one document; `null` where nothing is being rolled out for this visitor. */
  readonly issue: (visitor: Visitor) => string | null
  /** `null` for a signature that is expired, altered, not ours, or of another tenant. */
  readonly read: (signature: string, tenant: Pick<RequestTenant, 'id'>) => Visit | null
}

interface Options {
  readonly keys: KeyRing
  readonly registry: Pick<ReleaseRegistry, 'current'>
  readonly shell: ShellOffer
  readonly now: () => Date
}

/** Long enough to read a page and go on to another remote. */
const VISIT_MS = 60 * 60_000
const AUDIENCE = 'rollout-visit'

/** Signs visits with HS256, so that only visits that this server issued are counted (decisions/0113). */
export function createVisits({ keys, registry, shell, now }: Options): Visits {
  // A visit lasts an hour: what an older key signed may go uncounted on the day of a rotation.
  const { key } = keys.forPurpose('rollout visits').active
  const networkKey = keys.forPurpose('networks of rollout visits').active.key
  const sign = createSigner({ key, aud: AUDIENCE, algorithm: 'HS256', noTimestamp: true })
  const verify = createVerifier({ key, algorithms: ['HS256'], allowedAud: AUDIENCE })
  return {
    issue({ tenant, stickyId, address }) {
      const at = now()
      const visitor = { tenant: tenant.slug, stickyId, shell, now: at }
      const releases = rolledOut(registry.current(), visitor)
      if (!releases) return null
      const day = at.toISOString().slice(0, 10)
      const network = createHmac('sha256', networkKey).update(`${day} ${networkOf(address) ?? address}`)
      return sign({
        tid: tenant.id,
        vid: randomBytes(12).toString('base64url'),
        net: network.digest('base64url').slice(0, 16),
        rel: releases,
        until: at.getTime() + VISIT_MS,
      })
    },

    read(signature, tenant) {
      try {
        const { tid, vid, net, rel, until } = verify(signature) as Claims
        if (tid !== tenant.id || until <= now().getTime()) return null
        return { id: vid, network: net, releases: rel }
      } catch {
        return null
      }
    },
  }
}

interface Claims {
  readonly tid: number
  readonly vid: string
  readonly net: string
  readonly rel: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly until: number
}

/** What this visitor is given, by remote; `null` where nothing is rolled out to them. */
function rolledOut(
  registry: Registry,
  visitor: Parameters<typeof resolveAll>[1],
): Readonly<Record<string, string>> | null {
  const shares = new Map(
    [...registry.remotes.values()].flatMap(({ id, rollouts }) =>
      rollouts
        .filter((rollout) => appliesToTenant(rollout, visitor.tenant) && shareOf(rollout) > 0)
        .map((rollout) => [id, shareOf(rollout)] as const),
    ),
  )
  // Without a sticky id a visitor of a partial rollout is given one side now and perhaps the other one next time.
  const isPartial = [...shares.values()].some((share) => share < BUCKETS)
  if (visitor.stickyId === null && isPartial) return null
  const given = resolveAll(registry, visitor).flatMap(([{ id }, { release }]) =>
    shares.has(id) && release ? [[id, release.ref] as const] : [],
  )
  return given.length === 0 ? null : Object.fromEntries(given)
}
