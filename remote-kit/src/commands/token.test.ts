import { runCommand } from './run-command.ts'
import { toldRegistry } from './testing/told-registry.ts'

const { answers, calls, platform } = toldRegistry()

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
const asked = () => calls.map(({ method, path }) => `${method} ${path}`)
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
  expect(asked()).toEqual(['POST /api/auth/login', 'GET /tokens', 'POST /api/auth/logout'])
  expect(calls[1]?.token).toBe('Bearer access')
  expect(bodyOf('/api/auth/logout')).toEqual({ refreshToken: 'refresh' })
})

it('asks for what the environment does not say, and shows no secret', async () => {
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
    'secret: Password of op@oncall.test',
    'secret: Code of the authenticator app, or a recovery code',
  ])
  expect(bodyOf('/api/auth/login')).toEqual({ email: 'op@oncall.test', password: 'not to be seen' })
  const proof = { kind: 'totp', code: '123 456' }
  expect(bodyOf('/api/auth/second-factor')).toEqual({ challenge: 'c', proof })
  expect([...out, ...progress].join()).not.toContain('not to be seen')
})

it('prints a new token once on stdout, and what it is beside it', async () => {
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
    'Token "CI" (0123456789ab) of team yard-team is good until 2026-09-01. It is not shown again:',
  ])
  const lists = { remotes: ['yard', 'gate'], prefixes: [], menus: ['main'] }
  expect(bodyOf('/tokens')).toEqual({ team: 'yard-team', name: 'CI', days: 30, ...lists })
})

it('does not ask for a token twice, because that could make two', async () => {
  answers['POST /tokens'] = [[503, { message: 'Busy.' }]]
  const line = ['--team', 'yard-team', '--remote', 'yard']
  expect((await platform.with({ env: ENV }, 'token', 'create', ...line)).exit).toBe(3)
  expect(asked()).toEqual(['POST /api/auth/login', 'POST /tokens', 'POST /api/auth/logout'])
})

it.each([
  ['yes', 0, 'The deploy token "CI" (0123456789ab) of team yard-team is revoked.', true],
  ['no', 1, 'Nothing was revoked.', false],
])('asks before it revokes: %s', async (answer, exit, sentence, isRevoked) => {
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return answer
  }
  const told = await platform.with({ env: ENV, ask }, 'token', 'revoke', TOKEN.id)
  expect(told.exit).toBe(exit)
  expect([...told.out, ...told.progress]).toEqual([sentence])
  expect(questions).toEqual([
    'Revoke "CI" (0123456789ab) of team yard-team? Deploys with it fail at once. (yes/no)',
  ])
  expect(asked().includes(`DELETE /tokens/${TOKEN.id}`)).toBe(isRevoked)
})

it('revokes without a question when told so', async () => {
  expect((await platform.with({ env: ENV }, 'token', 'revoke', TOKEN.id, '--yes')).exit).toBe(0)
  expect(asked()).toContain(`DELETE /tokens/${TOKEN.id}`)
})

it.each([
  [['token'], 2, 'Say what to do: platform token list, create or revoke.'],
  [['token', 'toString'], 2, 'Say what to do: platform token list, create or revoke.'],
  [['token', 'revoke'], 2, 'Name the token by its ID, from platform token list.'],
  [['token', 'revoke', TOKEN.id], 2, 'Nobody can be asked here: add --yes to revoke it.'],
  [['token', 'create', '--team', 'Yard'], 2, 'Missing or wrong: --team takes 2 to 40 small letters'],
  [
    ['token', 'create', '--team', 'yard', '--remote', 'a', '--days', 'x'],
    2,
    'Missing or wrong: --days takes a number',
  ],
  [['token', 'list', '--password', 'x'], 2, "Unknown option '--password'"],
])('%j is refused before anybody is asked for a password', async (args, exit, sentence) => {
  const told = await platform.with({ env: ENV }, ...args)
  expect(told.exit).toBe(exit)
  expect(told.progress.join()).toContain(sentence)
  expect(calls).toEqual([])
})

it('says what is missing where nobody can be asked', async () => {
  const told = await platform.with({ env: { PLATFORM_OPERATOR: 'op@oncall.test' } }, 'token', 'list')
  expect(told).toMatchObject({ exit: 2, progress: ['Nobody can be asked here: set PLATFORM_PASSWORD.'] })
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
])('hands on why the sign-in failed: %j', async (answer, sentence) => {
  answers['POST /api/auth/login'] = [answer]
  const told = await platform.with({ env: ENV }, 'token', 'list')
  expect(told.exit).toBe(1)
  expect(told.progress.join()).toContain(sentence)
  expect(asked()).toEqual(['POST /api/auth/login'])
})

it('knows no token that is not there', async () => {
  const told = await platform.with({ env: ENV }, 'token', 'revoke', 'ffffffffffff', '--yes')
  expect(told).toMatchObject({
    exit: 1,
    progress: ['There is no deploy token ffffffffffff; "platform token list" shows all.'],
  })
})

it('takes no password as an argument', async () => {
  const out: string[] = []
  await runCommand(['token', '--help'], {}, { out: (line) => out.push(line), progress: () => undefined })
  expect(out.join('\n')).toContain('PLATFORM_PASSWORD')
  expect(out.join('\n')).not.toContain('--password')
})
