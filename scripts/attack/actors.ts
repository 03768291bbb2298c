import type { Sent, Wire } from './send.ts'

const PASSWORD = 'Training2025!'
export const TENANTS = [
  { name: 'oncall', host: 'localhost', mail: 'oncall.test' },
  { name: 'trinova', host: 'trinova.localhost', mail: 'trinova.test' },
] as const
export type Tenant = (typeof TENANTS)[number]

const ACCOUNTS = ['learner', 'subscriber', 'partner', 'manager', 'admin', 'super'] as const

/** Sends requests to the server: an account, a visitor or a deploy token. */
export interface Actor {
  readonly name: string
  readonly tenant: Tenant
  readonly headers: Readonly<Record<string, string>>
  /** Whether the server lets them in anywhere beyond what is public. */
  readonly isSignedIn: boolean
  /** Email of the account that they signed in with. */
  readonly email?: string
  readonly refreshToken?: string
}

interface Login {
  readonly accessToken: string
  readonly refreshToken: string
}

/** A visitor per tenant, all demo accounts, signed in, and a deploy token. */
export async function signInAll(wire: Wire, port: string): Promise<readonly Actor[]> {
  const people = TENANTS.flatMap((tenant) => ACCOUNTS.map((account) => ({ tenant, account })))
  const signedIn: Actor[] = []
  for (const { tenant, account } of people) signedIn.push(await signIn(wire, tenant, account, port))
  const visitors = TENANTS.map((tenant) => visitor(tenant, port))
  const token = await deployToken(
    wire,
    signedIn.find(({ name }) => name === 'oncall super'),
    port,
  )
  return [...visitors, ...signedIn, ...token]
}

export function visitor(tenant: Tenant, port: string): Actor {
  return { name: `${tenant.name} visitor`, tenant, headers: hostOf(tenant, port), isSignedIn: false }
}

function hostOf({ host }: Tenant, port: string): { host: string } {
  return { host: `${host}:${port}` }
}

export async function signIn(wire: Wire, tenant: Tenant, account: string, port: string): Promise<Actor> {
  const email = `${account}@${tenant.mail}`
  const { status, body } = await wire.send({
    ...json('POST', '/api/auth/login', hostOf(tenant, port), { email, password: PASSWORD }),
  })
  if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${body}`)
  const { accessToken, refreshToken } = JSON.parse(body) as Login
  const headers = { ...hostOf(tenant, port), authorization: `Bearer ${accessToken}` }
  return { name: `${tenant.name} ${account}`, tenant, headers, isSignedIn: true, email, refreshToken }
}

/** A deploy token that the owner creates; none without an owner. */
async function deployToken(wire: Wire, owner: Actor | undefined, port: string): Promise<readonly Actor[]> {
  if (!owner) return []
  const wanted = { team: 'attack', remotes: ['public'], prefixes: [], menus: [] }
  const { status, body } = await wire.send(json('POST', '/api/registry/tokens', owner.headers, wanted))
  if (status !== 201) throw new Error(`No deploy token: ${status} ${body}`)
  const { token } = JSON.parse(body) as { token: string }
  const headers = { ...hostOf(TENANTS[0], port), authorization: `Bearer ${token}` }
  return [{ name: 'deploy token', tenant: TENANTS[0], headers, isSignedIn: false }]
}

export function json(method: string, path: string, headers: Sent['headers'], value: unknown): Sent {
  return {
    method,
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(value),
  }
}
