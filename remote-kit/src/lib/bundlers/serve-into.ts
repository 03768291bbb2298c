import { mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DevelopmentServer, DevelopmentOptions } from './bundler.ts'
import { serveFolder } from './serve-folder.ts'

const SETTLE_MS = 100

interface Parts {
  /** The remote's sources. */
  readonly sources: string
  readonly port: number
  /** Builds into the folder. Errors: the problems in the sources. */
  readonly build: (folder: string) => Promise<void>
}

/**
 * Development against a running platform: builds a release as for a deploy, again at each change, and reloads open
 * pages after it. Vite's own server delivers single modules, which does not match the structure of a release.
 */
export async function serveInto(
  { sources, port, build }: Parts,
  { progress, end }: DevelopmentOptions,
): Promise<DevelopmentServer> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-dev-'))
  const server = await serveFolder(folder, port)
  const run = async () => {
    const from = performance.now()
    try {
      await build(folder)
      progress(`built in ${((performance.now() - from) / 1000).toFixed(1)} s`)
      server.reloadPages()
    } catch (error) {
      progress((error as Error).message)
    }
  }
  const builds = coalesceRuns(run)
  const watcher = watch(sources, { recursive: true }, () => void builds.ask())
  await Promise.race([builds.ask(), end])
  return {
    port,
    reloadPages: server.reloadPages,
    stop: async () => {
      watcher.close()
      await builds.ended()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One run at a time, plus one more if another was requested meanwhile; an editor writes several files at once. */
function coalesceRuns(run: () => Promise<void>) {
  let isRequested = false
  let running: Promise<void> | null = null
  const loop = async () => {
    while (isRequested) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      isRequested = false
      await run()
    }
    running = null
  }
  return {
    ask: (): Promise<void> => {
      isRequested = true
      return (running ??= loop())
    },
    ended: async (): Promise<void> => {
      isRequested = false
      await running
    },
  }
}
