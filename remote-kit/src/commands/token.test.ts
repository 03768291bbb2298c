import { runCommand } from './run-command.ts'
import { fakeRegistry } from './testing/fake-registry.ts'

const { answers, calls, platform } = fakeRegistry()

const USER = {
  ...{ id: 1, email: 'op@oncall.test', firstName: 'Olga', lastName: 'Petrov', role: 'super_admin' },
  ...{ isVerified: true, isSubscribed: false, isProfessionalPartner: false },
}
const SESSION = { user: USER, accessToken: 'access', refreshToken: 'refresh' }
const TOKEN = {
  ...{
    id: '0123456789ab',
    name: 'CI',
    team: 'yard-team',
    remotes: ['yard', 'gate'],
    prefixes: [],
    menus: [],
  },
  ...{ state: 'active', createdBy: 'op@oncall.test', createdAt: '2026-06-01T10:00:00Z' },
  ...{ expiresAt: '2026-09-01T10:00:00Z', revokedAt: null, revokedBy: null },
  ...{ lastUsedAt: '2026-06-02T11:30:00Z', lastUsedFrom: '192.0.2.7' },
}
const ENV = { PLATFORM_OPERATOR: 'op@oncall.test', PLATFORM_PASSWORD: 'not to be seen' }
const requestLines = () => calls.map(({ method, path }) => `${method} ${path}`)
const bodyOf = (path: string) => JSON.parse(String(calls.find((one) => one.path === path)?.body)) as unknown

beforeEach(() => {
  answers['POST /api/auth/login'] = [[200, SESSION]]
  answers['GET /tokens'] = [[200, { items: [TOKEN] }]]
  answers['DELETE /tokens/0123456789ab'] = [[200, { ...TOKEN, state: 'revoked' }]]
})

it('lists name, expiry and last use, with a session of the operator that ends with the command', async () => {
  const { exit, out } = await platform.with({ env: ENV }, 'token', 'list')
  expect({ exit, out }).toEqual({
    exit: 0,
    out: [
      'ID            STATE   NAME  TEAM       REMOTES    EXPIRES     LAST USED',
      '0123456789ab  active  CI    yard-team  yard,gate  2026-09-01  2026-06-02T11:30Z from 192.0.2.7',
    ],
  })
  expect(requestLines()).toEqual(['POST /api/auth/login', 'GET /tokens', 'POST /api/auth/logout'])
  expect(calls[1]?.token).toBe('Bearer access')
  expect(bodyOf('/api/auth/logout')).toEqual({ refreshToken: 'refresh' })
})

it('prompts for what the environment does not set, and shows no secret', async () => {
  answers['POST /api/auth/login'] = [
    [200, { secondFactor: { challenge: 'c', expiresAt: '2026-06-01T10:05:00Z', methods: ['totp'] } }],
  ]
  answers['POST /api/auth/second-factor'] = [[200, SESSION]]
  const questions: string[] = []
  const ask = async (question: string, kind: string) => {
    questions.push(`${kind}: ${question}`)
    return ['op@oncall.test', 'not to be seen', '123 456'][questions.length - 1] ?? ''
  }
  const { exit, out, progress } = await platform.with({ ask }, 'token', 'list')
  expect(exit).toBe(0)
  expect(questions).toEqual([
    'plain: Email address of a platform operator',
    'secret: Password for op@oncall.test',
    'secret: Code from the authenticator app, or a recovery code',
  ])
  expect(bodyOf('/api/auth/login')).toEqual({ email: 'op@oncall.test', password: 'not to be seen' })
  const proof = { kind: 'totp', code: '123 456' }
  expect(bodyOf('/api/auth/second-factor')).toEqual({ challenge: 'c', proof })
  expect([...out, ...progress].join()).not.toContain('not to be seen')
})

it('prints a new token once on stdout, and its description on stderr', async () => {
  answers['POST /tokens'] = [[201, { ...TOKEN, token: 'pdt_0123456789ab_secret' }]]
  const line = [
    '--team',
    'yard-team',
    '--remote',
    'yard,gate',
    '--menu',
    'main',
    '--name',
    'CI',
    '--days',
    '30',
  ]
  const { exit, out, progress } = await platform.with({ env: ENV }, 'token', 'create', ...line)
  expect({ exit, out }).toEqual({ exit: 0, out: ['pdt_0123456789ab_secret'] })
  expect(progress).toEqual([
    'Token "CI" (0123456789ab) of team yard-team is valid until 2026-09-01. It is shown only once:',
  ])
  const lists = { remotes: ['yard', 'gate'], prefixes: [], menus: ['main'] }
  expect(bodyOf('/tokens')).toEqual({ team: 'yard-team', name: 'CI', days: 30, ...lists })
})

it('does not retry creating a token, because that could create two', async () => {
  answers['POST /tokens'] = [[503, { message: 'Busy.' }]]
  const line = ['--team', 'yard-team', '--remote', 'yard']
  expect((await platform.with({ env: ENV }, 'token', 'create', ...line)).exit).toBe(3)
  expect(requestLines()).toEqual(['POST /api/auth/login', 'POST /tokens', 'POST /api/auth/logout'])
})

it.each([
  ['yes', 0, 'The deploy token "CI" (0123456789ab) of team yard-team was revoked.', true],
  ['no', 1, 'Nothing was revoked.', false],
])('asks for confirmation before it revokes: %s', async (answer, exit, sentence, isRevoked) => {
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return answer
  }
  const result = await platform.with({ env: ENV, ask }, 'token', 'revoke', TOKEN.id)
  expect(result.exit).toBe(exit)
  expect([...result.out, ...result.progress]).toEqual([sentence])
  expect(questions).toEqual([
    'Revoke "CI" (0123456789ab) of team yard-team? Deploys with it fail immediately. (yes/no)',
  ])
  expect(requestLines().includes(`DELETE /tokens/${TOKEN.id}`)).toBe(isRevoked)
})

it('revokes without confirmation with --yes', async () => {
  expect((await platform.with({ env: ENV }, 'token', 'revoke', TOKEN.id, '--yes')).exit).toBe(0)
  expect(requestLines()).toContain(`DELETE /tokens/${TOKEN.id}`)
})

it.each([
  [['token'], 2, 'Choose an action: platform token list, create or revoke.'],
  [['token', 'toString'], 2, 'Choose an action: platform token list, create or revoke.'],
  [['token', 'revoke'], 2, 'Name the token by its ID, from platform token list.'],
  [['token', 'revoke', TOKEN.id], 2, 'There is no terminal to prompt on: add --yes to revoke the token.'],
  [['token', 'create', '--team', 'Yard'], 2, 'Missing or invalid: --team takes 2 to 40 lowercase letters'],
  [
    ['token', 'create', '--team', 'yard', '--remote', 'a', '--days', 'x'],
    2,
    'Missing or invalid: --days takes a number',
  ],
  [['token', 'list', '--password', 'x'], 2, "Unknown option '--password'"],
])('refuses %j before it prompts for a password', async (args, exit, sentence) => {
  const result = await platform.with({ env: ENV }, ...args)
  expect(result.exit).toBe(exit)
  expect(result.progress.join()).toContain(sentence)
  expect(calls).toEqual([])
})

it('names what is missing when there is no terminal', async () => {
  const result = await platform.with({ env: { PLATFORM_OPERATOR: 'op@oncall.test' } }, 'token', 'list')
  expect(result).toMatchObject({
    exit: 2,
    progress: ['There is no terminal to prompt on: set PLATFORM_PASSWORD.'],
  })
})

it.each([
  [[401, { message: 'Wrong email or password.' }] as const, 'Wrong email or password.'],
  [
    [
      200,
      { secondFactor: { challenge: 'c', expiresAt: '2026-06-01T10:05:00Z', methods: ['passkey'] } },
    ] as const,
    'This account signs in with a passkey, which needs a browser.',
  ],
])('reports why the sign-in failed: %j', async (answer, sentence) => {
  answers['POST /api/auth/login'] = [answer]
  const result = await platform.with({ env: ENV }, 'token', 'list')
  expect(result.exit).toBe(1)
  expect(result.progress.join()).toContain(sentence)
  expect(requestLines()).toEqual(['POST /api/auth/login'])
})

it('refuses to revoke an unknown token', async () => {
  const result = await platform.with({ env: ENV }, 'token', 'revoke', 'ffffffffffff', '--yes')
  expect(result).toMatchObject({
    exit: 1,
    progress: ['There is no deploy token ffffffffffff; "platform token list" lists them.'],
  })
})

it('takes no password as an argument', async () => {
  const out: string[] = []
  await runCommand(['token', '--help'], {}, { out: (line) => out.push(line), progress: () => undefined })
  expect(out.join('\n')).toContain('PLATFORM_PASSWORD')
  expect(out.join('\n')).not.toContain('--password')
})
