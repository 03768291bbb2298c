import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { command } from '../run/command.ts'
import { ROOT } from '../run/paths.ts'

const CONTRACTS = join(ROOT, 'shared-contracts')
const DECLARATIONS = join(CONTRACTS, '.cache/declarations')
const REPORTS = join(CONTRACTS, 'api')

const entryPoints = readdirSync(join(CONTRACTS, 'src')).filter((name) =>
  existsSync(join(CONTRACTS, 'src', name, 'index.ts')),
)

const SILENT = {
  extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
  tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
}

const compilerConfig = {
  compilerOptions: {
    target: 'ES2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
  },
  files: entryPoints.map((entryPoint) => join(DECLARATIONS, entryPoint, 'index.d.ts')),
}

/** API Extractor reads type declarations. */
async function emitDeclarations(): Promise<void> {
  rmSync(DECLARATIONS, { recursive: true, force: true })
  mkdirSync(DECLARATIONS, { recursive: true })
  const config = join(DECLARATIONS, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: DECLARATIONS,
        rootDir: join(CONTRACTS, 'src'),
        types: ['node'],
        typeRoots: [join(ROOT, 'node_modules/@types')],
      },
      include: [],
      files: entryPoints.map((entryPoint) => join(CONTRACTS, 'src', entryPoint, 'index.ts')),
    }),
  )
  const { code, output } = await command('node', [join(ROOT, 'node_modules/ts7/bin/tsc'), '-p', config])
  if (code !== 0) throw new Error(output)
}

function configOf(entryPoint: string): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: CONTRACTS,
      mainEntryPointFilePath: join(DECLARATIONS, entryPoint, 'index.d.ts'),
      compiler: { overrideTsconfig: compilerConfig },
      apiReport: {
        enabled: true,
        reportFileName: `${entryPoint}.api.md`,
        reportFolder: REPORTS,
        reportTempFolder: join(DECLARATIONS, 'reports'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: SILENT,
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(CONTRACTS, 'package.json'),
  })
}

/** Whether the report of the entry point matches the committed one or has just been accepted. */
function report(config: ExtractorConfig, compilerState: CompilerState): boolean {
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: isAccepting,
    messageCallback: (message) => void (message.handled = true),
  })
  if (!apiReportChanged) return true
  console.error(`${config.reportFilePath} ${isAccepting ? 'accepted' : 'differs from the contract'}`)
  return isAccepting
}

/** Whether each committed report has its entry point; one without is removed when the reports are accepted. */
function hasOnlyCurrentReports(): boolean {
  const stale = readdirSync(REPORTS).filter(
    (name) => !entryPoints.some((entryPoint) => name === `${entryPoint}.api.md`),
  )
  for (const name of stale) {
    console.error(
      `${join(REPORTS, name)} ${isAccepting ? 'removed' : 'belongs to an entry point that no longer exists'}`,
    )
    if (isAccepting) rmSync(join(REPORTS, name))
  }
  return isAccepting || stale.length === 0
}

const { accept: isAccepting } = parseArgs({ options: { accept: { type: 'boolean', default: false } } }).values
mkdirSync(REPORTS, { recursive: true })
await emitDeclarations()
const configs = entryPoints.map(configOf)
const [first, ...others] = configs
if (!first) throw new Error('shared-contracts has no entry points.')
const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath)
const compilerState = CompilerState.create(first, { additionalEntryPoints })
const areCurrent = [...configs.map((config) => report(config, compilerState)), hasOnlyCurrentReports()].every(
  Boolean,
)
if (!areCurrent) console.error('If the contract was meant to change, accept it: npm run api:accept')
process.exitCode = areCurrent ? 0 : 1
