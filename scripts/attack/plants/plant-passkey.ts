import { SoftwareAuthenticator } from '@platform/platform-server/testing/software-authenticator'
import { json, signIn, type Tenant } from '../actors.ts'
import type { PlantedRecord } from './planted-record.ts'
import type { Sent, Wire } from '../send.ts'

/** Does not sign in anywhere else in a run: with a passkey, a password alone would no longer be enough. */
const OWNER = 'rosa.fuentes'

/** The passkey of a person who is not an actor, so that it belongs to another user for all actors. */
export async function plantPasskey(wire: Wire, tenant: Tenant, port: string): Promise<PlantedRecord> {
  const signedIn = await signIn(wire, tenant, OWNER, port)
  // A challenge is valid only for the IP address that requested it, and each request seems to come from another.
  const headers = { ...signedIn.headers, 'x-forwarded-for': '192.0.2.1' }
  const ask = async (sent: Sent): Promise<unknown> => {
    const { status, body } = await wire.send(sent)
    if (status >= 300) throw new Error(`${OWNER}: ${sent.method} ${sent.path}: ${status} ${body}`)
    return JSON.parse(body)
  }
  const options = await ask({ method: 'POST', path: '/api/account/passkeys/options', headers })
  const authenticator = new SoftwareAuthenticator(`http://${tenant.host}:${port}`)
  const response = authenticator.create(options as Parameters<SoftwareAuthenticator['create']>[0])
  await ask(json('POST', '/api/account/passkeys', headers, { name: 'Laptop', response }))
  const { passkeys } = (await ask({ method: 'GET', path: '/api/account/second-factor', headers })) as {
    passkeys: readonly { id: string }[]
  }
  const [made] = passkeys
  if (!made) throw new Error(`${OWNER} has no passkey after adding one.`)
  return { kind: '/api/account/passkeys/', id: made.id, tenant, owner: OWNER }
}
