import { runCommand } from './run-command.ts'

async function platform(...args: string[]) {
  const out: string[] = []
  const progress: string[] = []
  const exit = await runCommand(
    args,
    {},
    { out: (line) => out.push(line), progress: (line) => progress.push(line) },
  )
  return { exit, out: out.join('\n'), progress: progress.join('\n') }
}

const COMMANDS = [
  ...['create', 'dev', 'build', 'conformance', 'can-deploy', 'deploy', 'status', 'health'],
  ...['history', 'why', 'rollout', 'rollback', 'pin', 'follow', 'kill', 'token'],
]

test('help lists every command and every exit code', async () => {
  const { exit, out } = await platform('--help')
  expect(exit).toBe(0)
  for (const name of COMMANDS) expect(out).toContain(`  ${name} `)
  expect(out).toContain(
    '0 done, 1 refused, 2 wrong usage, 3 platform unreachable, 4 no sound build, 5 does not conform',
  )
})

test.each(COMMANDS)('%s has help of its own', async (name) => {
  const { exit, out } = await platform(name, '--help')
  expect(exit).toBe(0)
  expect(out).toMatch(new RegExp(`^platform ${name}`))
})

test.each([
  [[], 2, 'platform COMMAND --help'],
  [['fly'], 2, 'There is no command "fly"; "platform --help" lists them.'],
  [['toString'], 2, 'There is no command "toString"'],
  [['status', '--fast'], 2, /^Unknown option '--fast'[^\n]*lists what there is\.$/],
  [
    ['status', '--rollout', '5'],
    2,
    'platform status has no --rollout; "platform status --help" tells what it takes.',
  ],
  [['status'], 2, 'Say where the platform is with --to URL, or PLATFORM_URL.'],
  [['rollback'], 2, 'Name the remote.'],
  [['create', 'Nope'], 1, '"Nope" is not a name for a remote'],
  [['dev', '--port', 'many', '--into', 'http://localhost:1'], 2, '--port takes a number'],
  [['build'], 4, 'There is none of webpack.config.mjs, rspack.config.mjs, vite.config.mjs here'],
])('%j is answered in one sentence', async (args, exit, sentence) => {
  const told = await platform(...args)
  expect(told.exit).toBe(exit)
  if (typeof sentence === 'string') expect(told.progress).toContain(sentence)
  else expect(told.progress).toMatch(sentence)
  const json = await platform(...args, '--json')
  if (args.length > 0) expect(JSON.parse(json.out)).toMatchObject({ exit, error: expect.any(String) })
})
