import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { addPerson, ask, logIn, PASSWORD } from '../../testing/people.ts'
import { addTotp } from '../../testing/second-factor.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { startUpload, testBuild } from '../../testing/release-builds.ts'

jest.setTimeout(60_000)

const CLI = path.resolve('remote-kit/src/cli.ts')
let server: TestApp
let url: string

beforeAll(async () => {
  server = await openTestApp({ config: { requireSecondFactor: true } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://localhost:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** The command as an operator runs it, in a process of its own without a terminal. */
async function platform(env: Readonly<Record<string, string>>, ...args: string[]) {
  const child = spawn(process.execPath, [CLI, 'token', ...args], {
    env: { PATH: process.env['PATH'], PLATFORM_URL: url, PLATFORM_PASSWORD: PASSWORD, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, said] = [child.stdout.toArray(), child.stderr.toArray()]
  const [exit] = (await once(child, 'close')) as [number]
  return { exit, out: (await out).join(''), said: (await said).join('') }
}

/** An operator with recovery codes: unlike the codes of an app they do not depend on the time. */
async function operator(email: string) {
  await addPerson(server, { email, isOperator: true })
  const { accessToken: token } = await logIn(server, email)
  const { recoveryCodes } = await addTotp(server, token)
  const envs = recoveryCodes.map((code) => ({ PLATFORM_OPERATOR: email, PLATFORM_CODE: code }))
  return { token, next: () => envs.shift() ?? {} }
}

it('creates, lists and revokes a token of the running server, with password and second factor', async () => {
  const { next, token: session } = await operator('olga@oncall.test')
  const made = await platform(next(), 'create', '--team', 'yard-team', '--remote', 'yard', '--days', '30')
  expect(made).toMatchObject({ exit: 0, out: expect.stringMatching(/^pdt_[0-9a-f]{12}_\S+\n$/) as string })
  const headers = { authorization: `Bearer ${made.out.trim()}` }
  expect((await startUpload(server.app, headers, testBuild({ id: 'yard' }))).statusCode).toBe(200)
  const [, id = ''] = made.out.split('_')

  const listed = await platform(next(), 'list')
  expect(listed.out).toMatch(new RegExp(`^${id}  active  yard-team  yard-team  yard .*from \\S+$`, 'm'))
  expect(listed.out).not.toContain(made.out.trim())

  expect(await platform(next(), 'revoke', id)).toMatchObject({ exit: 2 })
  expect(await platform(next(), 'revoke', id, '--yes')).toMatchObject({ exit: 0 })
  expect((await startUpload(server.app, headers, testBuild({ id: 'yard' }))).statusCode).toBe(401)

  const sessions = (await ask(server, '/account/sessions', { token: session })).json<unknown[]>()
  expect(sessions).toHaveLength(1)
})

it('is for operators, and says in one sentence why it did nothing', async () => {
  await addPerson(server, { email: 'plain@oncall.test', role: 'admin' })
  const plain = await platform({ PLATFORM_OPERATOR: 'plain@oncall.test' }, 'list')
  expect(plain).toMatchObject({ exit: 1, out: '', said: expect.stringMatching(/^[^\n]+\n$/) as string })
  const wrong = await platform(
    { PLATFORM_OPERATOR: 'plain@oncall.test', PLATFORM_PASSWORD: 'Wrong2025!' },
    'list',
  )
  expect(wrong).toMatchObject({ exit: 1, out: '', said: expect.stringMatching(/^[^\n]+\n$/) as string })
})

it('asks an operator to add a second factor first, where one is required', async () => {
  await addPerson(server, { email: 'new@oncall.test', isOperator: true })
  const result = await platform({ PLATFORM_OPERATOR: 'new@oncall.test' }, 'list')
  expect(result).toMatchObject({ exit: 1, out: '', said: expect.stringMatching(/second/i) as string })
})
