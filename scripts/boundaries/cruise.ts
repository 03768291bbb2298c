import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'

const ROOT = join(import.meta.dirname, '../..')
const APP_PACKAGES = [
  'host-shell',
  'platform-server',
  'remote-public',
  'remote-learner',
  'remote-kit',
] as const
const OTHER_PACKAGES = ['shared-contracts', 'shared-ui', 'e2e', 'bench', 'scripts'] as const

/** Files of a small workspace that contains every package: path to source text. */
export type Tree = Readonly<Record<string, string>>

const allPackages = [...APP_PACKAGES, ...OTHER_PACKAGES]

function manifestOf(packageName: string): string {
  return JSON.stringify({
    name: `@platform/${packageName}`,
    type: 'module',
    exports: { './*': './src/*', './testing': './src/testing/index.ts' },
    dependencies: {
      ...Object.fromEntries(allPackages.map((name) => [`@platform/${name}`, '*'])),
      declared: '1',
    },
    devDependencies: { workshop: '1' },
  })
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function writeTree(root: string, tree: Tree): void {
  mkdirSync(join(root, 'node_modules/@platform'), { recursive: true })
  for (const packageName of allPackages) {
    write(root, `${packageName}/package.json`, manifestOf(packageName))
    symlinkSync(join(root, packageName), join(root, 'node_modules/@platform', packageName))
  }
  for (const name of ['declared', 'undeclared', 'workshop']) {
    write(root, `node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }))
    write(root, `node_modules/${name}/dist/index.js`, 'module.exports = 1')
  }
  write(root, 'package.json', '{}')
  for (const [path, text] of Object.entries(tree)) write(root, path, text)
}

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

/** The rules that fire on each file of the tree: 'rule at file', sorted. */
export function cruise(tree: Tree): string[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  try {
    writeTree(root, tree)
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...['--config', join(ROOT, 'dependency-cruiser.config.cjs'), '--output-type', 'json', ...allPackages],
      ],
      { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20 },
    )
    if (stdout === '') throw new Error(stderr)
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } }
    return [...new Set(summary.violations.map(({ from, rule }) => `${rule.name} at ${from}`))].sort()
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
