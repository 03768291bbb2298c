// Runs on any Node 20 or newer: installs the packages, then hands over to the project's own Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const { pnpm: PNPM } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).config
const STAMP = join(ROOT, '.cache/installed')
const NODE = join(ROOT, 'node_modules/node/bin/node')

function fail(sentence) {
  console.error(`\n  ${sentence}\n`)
  process.exit(1)
}

function hashOfManifests() {
  const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json')))
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...packages.map((name) => `${name}/package.json`),
  ]
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !name.startsWith('node_modules/')))
    hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

function isInstalled(hash) {
  return existsSync(NODE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash
}

/** Prints the progress now and then; the rest of pnpm's output matters only when it fails. */
function runPnpm() {
  const pnpm = spawn('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // With CI set, pnpm does not prompt.
    env: { ...process.env, CI: 'true' },
  })
  let output = ''
  let loggedAt = Date.now()
  const read = (chunk) => {
    output += chunk
    const progress = /^Progress: (.*)$/m.exec(String(chunk))?.[1]
    if (!progress || Date.now() - loggedAt < 3_000) return
    loggedAt = Date.now()
    console.log(`  … packages ${progress}`)
  }
  pnpm.stdout.on('data', read)
  pnpm.stderr.on('data', read)
  return new Promise((resolve) => {
    pnpm.on('error', (error) => resolve({ code: 1, output: error.message }))
    pnpm.on('close', (code) => resolve({ code, output }))
  })
}

async function install() {
  const hash = hashOfManifests()
  if (isInstalled(hash)) return
  const started = Date.now()
  console.log('  … installing packages (the first time takes a minute or two)')
  const { code, output } = await runPnpm()
  if (code !== 0)
    fail(
      `The packages could not be installed. Check that a package registry is reachable.\n\n${output.slice(-4_000)}`,
    )
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  writeFileSync(STAMP, hash)
  console.log(`  ✓ packages installed  ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const LOOK_FOR_PARENT_MS = 500

/**
 * npm runs a script in a shell. SIGTERM to npm ends that shell without notifying its children, which then get another
 * parent. A process that was started by hand may outlive its shell.
 */
function onParentGone(work) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    work()
  }, LOOK_FOR_PARENT_MS)
}

/** Runs a script of the project with the arguments of this process, and exits with its exit code. */
export async function enter(script) {
  if (Number(process.versions.node.split('.')[0]) < 20)
    fail(`Node 20 or newer is required; this is ${process.version}.`)
  await install()
  const child = spawn(NODE, [join(ROOT, script), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // The terminal sends Ctrl-C to the child as well; a signal to this process alone must be forwarded.
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  onParentGone(() => child.kill('SIGTERM'))
  child.on('error', (error) => fail(`The project's own Node could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
