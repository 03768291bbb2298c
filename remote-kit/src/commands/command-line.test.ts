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

test('lists every command and exit code in the help', async () => {
  const { exit, out } = await platform('--help')
  expect(exit).toBe(0)
  for (const name of COMMANDS) expect(out).toContain(`  ${name} `)
  expect(out).toContain(
    '0 done, 1 refused, 2 wrong usage, 3 platform unreachable, 4 no valid build, 5 build does not conform',
  )
})

test.each(COMMANDS)('has help for %s', async (name) => {
  const { exit, out } = await platform(name, '--help')
  expect(exit).toBe(0)
  expect(out).toMatch(new RegExp(`^platform ${name}`))
})

test.each([
  [[], 2, 'platform COMMAND --help'],
  [['fly'], 2, 'There is no command "fly"; "platform --help" lists them.'],
  [['toString'], 2, 'There is no command "toString"'],
  [['status', '--fast'], 2, /^Unknown option '--fast'[^\n]*lists the commands\.$/],
  [
    ['status', '--rollout', '5'],
    2,
    'platform status has no --rollout; "platform status --help" lists its flags.',
  ],
  [['status'], 2, 'Name the platform with --to URL, or set PLATFORM_URL.'],
  [['rollback'], 2, 'Name the remote.'],
  [['create', 'Nope'], 1, '"Nope" is not a valid name'],
  [['dev', '--port', 'many', '--into', 'http://localhost:1'], 2, '--port must be a number'],
  [['build'], 4, 'Found none of webpack.config.mjs, rspack.config.mjs, vite.config.mjs here'],
])('answers %j in one sentence', async (args, exit, sentence) => {
  const result = await platform(...args)
  expect(result.exit).toBe(exit)
  if (typeof sentence === 'string') expect(result.progress).toContain(sentence)
  else expect(result.progress).toMatch(sentence)
  const json = await platform(...args, '--json')
  if (args.length > 0) expect(JSON.parse(json.out)).toMatchObject({ exit, error: expect.any(String) })
})
