import type { lookup } from 'node:dns'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { queryDirectory } from './directory-client.ts'
import type { DirectoryAccess } from './directory-query.ts'
import { guardedLookup } from './guarded-connection.ts'

let server: Server
let connections = 0
beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())
beforeEach(() => {
  connections = 0
})

const access = (host: string, tls: DirectoryAccess['tls'], privateNetworks: readonly string[]) => ({
  ...{ host, tls, privateNetworks, port: (server.address() as AddressInfo).port },
  ...{ caPem: null, bindDn: 'cn=a', bindPassword: 'b', baseDn: 'dc=a', userFilter: '(uid={account})' },
})

describe.each(['plain', 'starttls', 'ldaps'] as const)('over %s', (tls) => {
  it.each(['127.0.0.1', 'localhost', '::ffff:127.0.0.1'])('makes no connection to %s', async (host) => {
    expect((await queryDirectory(access(host, tls, []), {})).outcome).toBe('not-allowed')
    expect(connections).toBe(0)
  })

  it('makes one where the network is allowed', async () => {
    const allowed = access('127.0.0.1', tls, ['127.0.0.0/8'])
    expect((await queryDirectory(allowed, {})).outcome).not.toBe('not-allowed')
    expect(connections).toBe(1)
  })
})

it.each([true, false])(
  'asks for a name once, and takes no answer with a private address in it (all: %s)',
  async (all) => {
    let lookups = 0
    const resolver = ((_name: string, _options: object, done: (error: null, found: object[]) => void) => {
      lookups += 1
      done(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '169.254.169.254', family: 4 },
      ])
    }) as unknown as typeof lookup
    const answer = (allowed: readonly string[]) =>
      new Promise((resolve) => {
        guardedLookup(allowed, resolver)('directory.example', { all }, (error, found) =>
          resolve(error ?? found),
        )
      })
    expect(await answer([])).toMatchObject({ code: 'EPRIVATE' })
    expect(lookups).toBe(1)
    expect(await answer(['169.254.0.0/16'])).toEqual(all ? [expect.anything(), expect.anything()] : '8.8.8.8')
  },
)
