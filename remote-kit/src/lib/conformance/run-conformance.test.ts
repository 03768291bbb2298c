import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import ts from 'typescript'
import type { ReleaseManifest } from '@platform/shared-contracts/http'
import { ROGUE_PAGES, type RogueFault } from '../faults/rogue-pages.ts'
import type { Build } from '../read-build.ts'
import { sentenceOf } from '@platform/shared-contracts/conformance'
import type { ConformanceReport } from './conformance-report.ts'
import { type ConformanceOptions, startConformance } from './run-conformance.ts'

jest.setTimeout(120_000)

const GOOD = `import { useEffect, useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
export function Page() {
  const { fetch } = usePlatform()
  const [words, setWords] = useState('Loading')
  useEffect(() => {
    const listen = () => undefined
    window.addEventListener('resize', listen)
    const tick = setInterval(listen, 5)
    void fetch('/words').then(async (answer) => setWords(answer.ok ? (await answer.json()).words : 'Nothing there'))
    return () => { clearInterval(tick); window.removeEventListener('resize', listen) }
  }, [fetch])
  return <><h1>Good</h1><p role="status">{words}</p></>
}`
/** Does everything that it should not, while the pages after it are tried. */
const LATE = `import { useEffect } from 'react'
export function Page() {
  useEffect(() => {
    fetch('https://early.example/').catch(() => undefined)
    setTimeout(async () => {
      setTimeout(() => { throw new Error('late exception') }, 1)
      console.error('late complaint')
      window.addEventListener('resize', () => undefined)
      const tick = () => { setTimeout(tick, 5) }
      setInterval(tick, 1_000)
      tick()
      document.body.className = 'late'
      globalThis.lateName = true
      await null
      throw new Error('late rejection')
    }, 150)
  }, [])
  return <h1>Late</h1>
}`
/** On screen for so long that whatever comes late from another page comes now. */
const SLOW = `import { useEffect, useState } from 'react'
export function Page() {
  const [isThere, setThere] = useState(false)
  useEffect(() => { const timer = setTimeout(() => setThere(true), 400); return () => clearTimeout(timer) }, [])
  return isThere ? <h1>Slow</h1> : null
}`
const HANGS = `export function Page() { for (;;); }`

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'conformance-test-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the kit's preset would have built of these pages, without the time that webpack takes. */
function buildOf(pages: Readonly<Record<string, string>>, changes: Partial<ReleaseManifest> = {}): Build {
  const listing = {
    id: 'sample',
    contract: '^2.0.0',
    routes: Object.keys(pages).map((name) => ({
      path: `/${name}`,
      chunk: name,
      page: { title: name, description: 'A page that the conformance tests try out.' },
    })),
    nav: [],
  }
  const manifest = {
    ...{ listing, version: '1.0.0', hash: '0123456789ab', container: 'remote_sample', entry: 'entry.js' },
    ...{
      assets: [],
      chunks: Object.fromEntries(Object.keys(pages).map((name) => [`/${name}`, ['page.js']])),
      shared: {},
      gitSha: null,
      builtAt: '2026-06-01T00:00:00Z',
      server: 'server.cjs',
    },
    ...changes,
  }
  return { manifest, files: [fileOf('entry.js', 'var remote_sample'), fileOf('server.cjs', bundleOf(pages))] }
}

function fileOf(file: string, text: string): Build['files'][number] {
  return {
    file,
    integrity: '',
    sizeBytes: text.length,
    bytes: Buffer.from(text),
    brotli: brotliCompressSync(text),
  }
}

function bundleOf(pages: Readonly<Record<string, string>>): string {
  const compilerOptions = {
    module: ts.ModuleKind.CommonJS,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.React,
    ...{ jsxFactory: 'createElement', jsxFragmentFactory: 'Fragment' },
  }
  const routes = Object.entries(pages).map(([name, source]) => {
    const { outputText } = ts.transpileModule(`${source}\nexport { Page as Component }`, { compilerOptions })
    return `{ path: '/${name}', lazy: async () => { const exports = {}; ${outputText}; return exports } }`
  })
  return `const { createElement, Fragment } = require('react')
exports.remote = { id: 'sample', routes: [${routes.join(',')}] }`
}

async function tried(build: Build, wish: Omit<ConformanceOptions, 'dir'>): Promise<ConformanceReport> {
  const trial = startConformance()
  return trial.run(build, { dir: folder, ...wish }).finally(trial.end)
}

const sentences = async (build: Build) =>
  (await tried(build, { withFaults: false, timeoutMs: 5_000 })).findings.map(sentenceOf)

it('passes a good page and reports what a user reads when the API fails', async () => {
  const { findings, outcomes } = await tried(buildOf({ good: GOOD }), { withFaults: true })
  expect(findings.filter(({ check }) => check !== 'throws')).toEqual([])
  expect(outcomes).toContainEqual({ page: '/good', fault: 'failing', shown: 'Nothing there' })
  // It reads an answer without looking at its shape, and waits for one without an end.
  expect(findings.map(sentenceOf).join()).toContain('while its API is offline: ')
})

it('finds every harmful page and does not blame the good one', async () => {
  const names = Object.keys(ROGUE_PAGES) as RogueFault[]
  const pages = Object.fromEntries(
    names.map((name) => [
      name,
      ROGUE_PAGES[name].source.replace('export const Nothing = 1', 'const Page = undefined'),
    ]),
  )
  const reported = await sentences(buildOf({ ...pages, good: GOOD }))
  for (const name of names)
    expect(reported.filter((line) => line.includes(` /${name}: `)).join('\n')).toMatch(
      ROGUE_PAGES[name].found,
    )
  expect(reported.filter((line) => line.includes('/good'))).toEqual([])
})

it('does not blame a page for what an earlier one started', async () => {
  const reported = await sentences(buildOf({ late: LATE, one: GOOD, two: SLOW, three: GOOD }))
  expect(reported.filter((line) => !line.includes(' /late: '))).toEqual([])
  for (const what of [
    'throws /late: uncaught Error: late rejection',
    'throws /late: uncaught Error: late exception',
    'console /late: late complaint',
    'leak /late: after unmounting, a listener is not removed: window resize',
    'leak /late: after unmounting, a global variable is not removed: lateName',
    'leak /late: after unmounting, timers keep being set',
    'leak /late: after unmounting, body or html is not restored',
  ])
    expect(reported).toContain(what)
  expect(reported.join()).toContain('requests /late: requests https://early.example')
  // How many of its intervals have started by then is the machine's matter.
  expect(reported.join()).toMatch(/leak \/late: after unmounting, \d+ intervals are still running/)
})

it('stops a page that never ends and reports the others as it would without that page', async () => {
  const { timers, heading } = ROGUE_PAGES
  const pages = { timers: timers.source, hangs: HANGS, heading: heading.source }
  expect(await sentences(buildOf(pages))).toEqual([
    expect.stringMatching(/throws \/hangs: did not finish within 5 s while it renders on the server/),
    expect.stringMatching(timers.found),
    expect.stringMatching(/throws \/hangs: did not finish within 5 s while it is mounted/),
    expect.stringMatching(heading.found),
  ])
})

it('compares the listing with the module, in both directions', async () => {
  const build = buildOf({ good: GOOD })
  const [route] = build.manifest.listing.routes
  const listing = { ...build.manifest.listing, routes: [{ ...route!, path: '/other' }] }
  const chunks = { '/other': ['page.js'] }
  const reported = await sentences({ ...build, manifest: { ...build.manifest, listing, chunks } })
  expect(reported).toEqual([
    'routes /other: is listed in remote.json, but src/remote.ts has no page for it',
    'routes /good: is in src/remote.ts, but not listed in remote.json',
    expect.stringContaining('throws /other'),
  ])
})
