import { json, signIn, TENANTS, visitor, type Actor, type Tenant } from './actors.ts'
import { expiredToken } from './expired-token.ts'
import type { Rank } from './guards.ts'
import type { Wire } from './send.ts'

/** An actor with the rank that the server should give them on the host that they use. */
export interface MatrixActor extends Actor {
  readonly rank: Rank
  /** The tenant of their account: they may change this tenant only. */
  readonly home: Tenant
  /** The host does not recognize this actor, so what everyone may change there says nothing about them. */
  readonly isUnrecognized: boolean
}

const ACCOUNTS = ['learner', 'subscriber', 'partner', 'manager', 'admin', 'super'] as const

/** 28 actors: the visitors, the accounts, and everything that looks like a session but is not one. */
export async function matrixActors(wire: Wire, port: string): Promise<readonly MatrixActor[]> {
  const actors: MatrixActor[] = []
  for (const tenant of TENANTS) {
    actors.push(ranked(visitor(tenant, port), 'none'))
    for (const account of ACCOUNTS)
      actors.push(ranked(await signIn(wire, tenant, account, port), rankOf(tenant, account)))
    actors.push(await endedSession(wire, tenant, port), await expiredSession(wire, tenant, port))
    actors.push(...unrecognizedActors(actors.filter(({ home, email }) => home === tenant && email)))
  }
  const operator = actors.find(({ rank }) => rank === 'operator')
  return operator ? [...actors, ...(await deployTokens(wire, operator))] : actors
}

function rankOf(tenant: Tenant, account: (typeof ACCOUNTS)[number]): Rank {
  if (account === 'manager') return 'companyManager'
  return account === 'super' && tenant.name === 'oncall' ? 'operator' : account
}

function ranked(actor: Actor, rank: Rank): MatrixActor {
  return { ...actor, rank, home: actor.tenant, isUnrecognized: false }
}

function withToken(
  actor: MatrixActor,
  name: string,
  change: Partial<MatrixActor>,
  token?: string,
): MatrixActor {
  const { tenant, rank, home, isUnrecognized } = actor
  const headers = { ...actor.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) }
  return { tenant, rank, home, isUnrecognized, headers, ...change, name, isSignedIn: false }
}

/** Tokens that are altered, garbled or used on the host of another tenant. */
function unrecognizedActors(accounts: readonly MatrixActor[]): readonly MatrixActor[] {
  return accounts.flatMap((actor) => {
    const [other] = TENANTS.filter((tenant) => tenant !== actor.home)
    if (!other || !['learner', 'super', 'operator'].includes(actor.rank)) return []
    const port = actor.headers['host']?.split(':')[1] ?? ''
    const host = `${other.host}:${port}`
    const headers = { ...actor.headers, host }
    const away = { tenant: other, headers, rank: 'none', isUnrecognized: true } as const
    const altered = { rank: 'none', isUnrecognized: true } as const
    return [
      withToken(actor, `${actor.name} on the host of ${other.name}`, away),
      ...(actor.rank === 'learner'
        ? [withToken(actor, `${actor.home.name} garbled token`, altered, 'eyJhbGciOiJub25lIn0.e30.')]
        : [withToken(actor, `${actor.name} with altered claims`, altered, alteredToken(actor))]),
    ]
  })
}

/** Claims to belong to another user and to last nearly forever, but has the signature of the original token. */
function alteredToken({ headers }: Actor): string {
  const [head = '', claims = '', signature = ''] = (headers['authorization'] ?? '')
    .slice('Bearer '.length)
    .split('.')
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object
  const other = Buffer.from(JSON.stringify({ ...payload, sub: '1', exp: 9_999_999_999 })).toString(
    'base64url',
  )
  return [head, other, signature].join('.')
}

async function endedSession(wire: Wire, tenant: Tenant, port: string): Promise<MatrixActor> {
  const actor = ranked(await signIn(wire, tenant, 'admin', port), 'none')
  const { refreshToken } = actor
  const { status, body } = await wire.send(json('POST', '/api/auth/logout', actor.headers, { refreshToken }))
  if (status >= 300) throw new Error(`${actor.name} cannot sign out: ${status} ${body}`)
  return withToken(actor, `${tenant.name} ended session`, { isUnrecognized: true })
}

/** Only the expiry of the token is wrong: the session is open and may do nearly anything. */
async function expiredSession(wire: Wire, tenant: Tenant, port: string): Promise<MatrixActor> {
  const actor = ranked(await signIn(wire, tenant, 'super', port), 'none')
  const token = await expiredToken(wire, actor)
  return withToken(actor, `${tenant.name} expired token`, { isUnrecognized: true }, token)
}

async function deployTokens(wire: Wire, operator: MatrixActor): Promise<readonly MatrixActor[]> {
  const good = await deployToken(wire, operator, 'matrix')
  const revoked = await deployToken(wire, operator, 'revoked')
  const { headers } = operator
  const { status } = await wire.send({
    method: 'DELETE',
    path: `/api/registry/tokens/${revoked.id}`,
    headers,
  })
  if (status >= 300) throw new Error(`The deploy token cannot be revoked: ${status}`)
  return [
    withToken(operator, 'deploy token', { rank: 'deployToken' }, good.token),
    withToken(operator, 'revoked deploy token', { rank: 'none', isUnrecognized: true }, revoked.token),
  ]
}

async function deployToken(
  wire: Wire,
  { headers }: Actor,
  team: string,
): Promise<{ id: string; token: string }> {
  const wanted = { team, remotes: ['public'], prefixes: [], menus: [] }
  const { status, body } = await wire.send(json('POST', '/api/registry/tokens', headers, wanted))
  if (status !== 201) throw new Error(`No deploy token: ${status} ${body}`)
  return JSON.parse(body) as { id: string; token: string }
}
