import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildChanged } from './builds.ts'
import { command } from './command.ts'
import { ROOT } from './paths.ts'
import { startPostgres } from './postgres.ts'
import { ensureSystemTools } from './system-tools.ts'
import {
  tallyGate,
  tallyJest,
  tallyPlaywright,
  type JestReport,
  type PlaywrightReport,
  type Tally,
} from './tally.rule.ts'

const RESULTS = join(ROOT, 'test-results')

export interface TestStep {
  readonly name: string
  /** Steps that must have ended, well or not, before this one. */
  readonly after?: readonly string[]
  /** Measures times, or drives a browser: nothing else runs beside it. */
  readonly alone?: boolean
  readonly run: () => Promise<Tally>
}

function gate(name: string, tool: string, args: readonly string[]): TestStep {
  return {
    name,
    run: async () => {
      const { code, output } = await command(tool, args)
      return tallyGate(code, output)
    },
  }
}

/** The report of a runner, or what it said when it died without one. */
async function runAndTally<Report>(
  file: string,
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  tally: (report: Report) => Tally,
): Promise<Tally> {
  mkdirSync(RESULTS, { recursive: true })
  rmSync(file, { force: true })
  const { code, output } = await command(tool, args, { env })
  if (!existsSync(file)) return { passed: 0, failed: 1, output }
  const result = tally(JSON.parse(readFileSync(file, 'utf8')) as Report)
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1, output } : result
}

function jest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const file = join(RESULTS, `${name}.json`)
  // Packages published as ES modules only are read by Node itself, which jest does behind this flag.
  const environment = { NODE_OPTIONS: '--experimental-vm-modules', ...env }
  return runAndTally<JestReport>(
    file,
    'jest',
    ['--json', `--outputFile=${file}`, ...args],
    environment,
    tallyJest,
  )
}

function playwright(name: string, config: string): TestStep {
  const file = join(RESULTS, `${name}.json`)
  return {
    name,
    after: ['tools', 'build'],
    alone: true,
    run: () =>
      runAndTally<PlaywrightReport>(
        file,
        'playwright',
        ['test', '--config', config, '--reporter', 'json'],
        { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
        tallyPlaywright,
      ),
  }
}

const SERVER = 'platform-server'

/** The server's test files that jest chooses by these arguments. */
async function listTests(choice: readonly string[] = []): Promise<readonly string[]> {
  const ignored = ['--testPathIgnorePatterns', WHOLE_SERVERS]
  const listed = await command('jest', ['--selectProjects', SERVER, '--listTests', ...ignored, ...choice])
  const files = listed.output.split('\n').filter((line) => line.startsWith(join(ROOT, SERVER)))
  if (files.length === 0) throw new Error(listed.output)
  return files
}

/** All these test files of the server as one: what they import is loaded once. */
function runInOneProcess(
  name: string,
  files: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  // A test that fails before it closes its app would keep the process, and with it the whole run.
  const args = ['--config', 'scripts/jest/all-in-one.config.mjs', '--runInBand', '--forceExit']
  return jest(name, args, { TEST_FILES: JSON.stringify(files), ...env })
}

/** They start servers of their own on the embedded database, and mostly wait for them: a step of its own. */
const WHOLE_SERVERS = '/src/product-tests/(main|kill|mail-kill|availability|full-disk)\\.test\\.ts$'

/** What a test that opens a database imports, from here or by others. */
const DATABASE_FIXTURES = ['test-database.ts', 'databases/empty-databases.ts']

/** The test files that open a database. */
function listDatabaseTests(): Promise<readonly string[]> {
  return listTests([
    '--findRelatedTests',
    ...DATABASE_FIXTURES.map((file) => `${SERVER}/src/testing/${file}`),
  ])
}

/**
 * They open a database and run on both kinds: what is close to the database, and what is about the product as a whole.
 * The others run on PostgreSQL only; the browser tests try many of their routes on the embedded database (decision 0216).
 */
const ON_BOTH_DATABASES = /\/src\/(lib\/(data|jobs|mail)|seeds|backup|retention|lifecycle|product-tests)\//

async function onEmbedded(): Promise<Tally> {
  const onPostgresOnly = (await listDatabaseTests()).filter((file) => !ON_BOTH_DATABASES.test(file))
  return runInOneProcess(
    'server',
    (await listTests()).filter((file) => !onPostgresOnly.includes(file)),
  )
}

async function onPostgres(): Promise<Tally> {
  const files = await listDatabaseTests()
  const postgres = await startPostgres()
  try {
    return await runInOneProcess('postgres', files, { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

const CHECKED_PACKAGES = (
  'host-shell remote-public remote-learner remote-admin shared-contracts shared-ui remote-kit platform-server ' +
  'e2e bench scripts'
).split(' ')

export const TEST_STEPS: readonly TestStep[] = [
  {
    name: 'tools',
    run: async () => {
      await ensureSystemTools()
      return tallyGate(0, '')
    },
  },
  {
    name: 'build',
    run: async () => {
      await buildChanged()
      return tallyGate(0, '')
    },
  },
  // The longest first, so that both lanes are busy to the end.
  { name: 'postgres', after: ['tools'], run: onPostgres },
  {
    name: 'units',
    // What the suites of a process leave behind adds up to more than its heap: a new one goes on from there.
    run: () =>
      jest('units', ['--ignoreProjects', SERVER, '--maxWorkers=1', '--workerIdleMemoryLimit=1500MB']),
  },
  { name: 'server', after: ['tools'], run: onEmbedded },
  {
    name: 'processes',
    run: () =>
      jest('processes', ['--selectProjects', SERVER, '--testPathPatterns', WHOLE_SERVERS, '--maxWorkers=1']),
  },
  // The types of all packages need more than the 4 GB that Node takes by itself.
  gate('lint', 'node', ['--max-old-space-size=8192', 'node_modules/eslint/bin/eslint.js', '.']),
  gate('types', 'node', ['node_modules/ts7/bin/tsc', '--noEmit', '-p', 'tsconfig.json']),
  gate('format', 'prettier', ['--check', '.', '--log-level', 'warn']),
  gate('boundaries', 'depcruise', ['--config', 'dependency-cruiser.config.cjs', ...CHECKED_PACKAGES]),
  gate('contracts', 'node', ['scripts/kit/api-reports.ts']),
  gate('containers', 'node', ['scripts/containers/check.ts']),
  gate('dead code', 'knip', []),
  { ...gate('budgets', 'node', ['scripts/run/budgets.ts']), after: ['build'] },
  playwright('browser', 'e2e/playwright.config.ts'),
  playwright('topology', 'e2e/topology.config.ts'),
]
