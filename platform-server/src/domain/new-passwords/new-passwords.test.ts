import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { readConfig } from '../../app/config/config.ts'
import { createLog } from '../../lib/log.ts'
import { createNewPasswords, type NewPasswords } from './new-passwords.ts'

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

function passwordsWith(url = '', logged: string[] = []): NewPasswords {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString())
      done()
    },
  })
  const passwords = createNewPasswords({
    config: readConfig({ PWNED_PASSWORDS_URL: url }),
    log: createLog({ level: 'warn' }, sink),
  })
  open.push(passwords)
  return passwords
}

/** A range service on this machine. */
async function rangeService(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push({ close: () => (server.closeAllConnections(), server.close()) })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`
}

const about = ['Ana', 'Reyes', 'ana.reyes@acme.test', 'OnCall Safety']
const GOOD = 'Quiet-harbor-41-lamp'
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
const codeOf = async (passwords: NewPasswords, password: string, atLeast?: 2 | 3) => {
  try {
    await passwords.refuseWeak({ password, about, field: 'password', ...(atLeast ? { atLeast } : {}) })
    return null
  } catch (error) {
    return (error as { code?: string }).code
  }
}

it('refuses what is breached or easy to guess, says at which field, and takes the rest', async () => {
  const passwords = passwordsWith()
  const refused = passwords.refuseWeak({ password: 'password1', about, field: 'newPassword' })
  await expect(refused).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining('Please choose a different one.'),
    extras: { field: 'newPassword' },
  })
  const of = (password: string) => codeOf(passwords, password)
  expect([await of('Password1'), await of('TRUSTNO1')]).toEqual(['password-breached', 'password-breached'])
  for (const weak of [
    'aaaaaaaa1',
    'Training2025',
    'AnaReyes1',
    'OnCallSafety',
    'contraseña2025',
    'abcdefgh'.repeat(100),
  ])
    expect([weak, await of(weak)]).toEqual([weak, 'password-weak'])
  for (const good of [GOOD, 'escalera verde sopa 9', 'jh8Kd93mQ'])
    expect([good, await of(good)]).toEqual([good, null])
  expect([await codeOf(passwords, 'Ladders2026', 2), await codeOf(passwords, 'Ladders2026', 3)]).toEqual([
    null,
    'password-weak',
  ])
}, 60_000)

it('asks a range service with five digits of the hash, and nothing else', async () => {
  const received: (string | undefined)[] = []
  const url = await rangeService((request, response) => {
    received.push(request.url, String(request.headers['add-padding']))
    response.end(
      `${'0'.repeat(35)}:3\r\n${hashOf(GOOD).slice(5)}:12\r\n${hashOf('plum-93-orbit-Tea').slice(5)}:0`,
    )
  })
  const passwords = passwordsWith(url)
  expect(await codeOf(passwords, GOOD)).toBe('password-breached')
  expect(received).toEqual([`/range/${hashOf(GOOD).slice(0, 5)}`, 'true'])
  expect(await codeOf(passwords, 'plum-93-orbit-Tea')).toBeNull()
})

it.each<[string, RequestListener]>([
  ['fails', (_request, response) => response.writeHead(500).end()],
  ['hangs', () => undefined],
])('takes a good password when the range service %s, and logs that', async (_, answer) => {
  const logged: string[] = []
  expect(await codeOf(passwordsWith(await rangeService(answer), logged), GOOD)).toBeNull()
  expect(logged.join()).toContain('the range service failed')
  expect(logged.join()).not.toContain(hashOf(GOOD).slice(5))
})
