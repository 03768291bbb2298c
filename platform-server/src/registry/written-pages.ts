import type { ListedRoute } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'
import { releaseBundle, type ReleaseBundle, type Sandbox } from '../lib/sandbox/sandbox.ts'

const LIMIT_MS = 5_000
const Paths = z.array(z.string())

/**
 * Replaces the shell's bundle: it renders nothing, and returns the paths of the pages that the release has code for.
 */
const NAMES_PAGES = `
module.exports = {
  shared: module.exports.shared,
  renderPage: async (_question, remote) => {
    const routes = remote && Array.isArray(remote.routes) ? remote.routes : null
    return { kind: 'page', html: JSON.stringify(routes && routes.map((route) => String(route && route.path))) }
  },
}`

interface Tried {
  /** Source of the shell's server bundle. */
  readonly shell: string
  readonly remote: NonNullable<ReleaseBundle['remote']>
  readonly routes: readonly ListedRoute[]
  /** Of any page: nothing is rendered, but a renderer service takes no other questions. */
  readonly question: unknown
}

/**
 * Compares the listing with the release's code, also for pages that no visitor may open and that are never rendered
 * here. Returns a sentence for each path that only one of them has. Errors: RenderFault.
 */
export async function unwrittenPages(
  sandbox: Sandbox,
  { shell, remote, routes, question }: Tried,
): Promise<readonly string[]> {
  const bundle = releaseBundle(`${shell}\n${NAMES_PAGES}`, remote)
  const rendering = await sandbox.render(bundle, question, { limitMs: LIMIT_MS })
  const written = Paths.safeParse(rendering.kind === 'page' ? parsed(rendering.html) : null)
  if (!written.success) return ['src/remote.ts exports no "remote" made by defineRemote']
  const listed = routes.map(({ path }) => path)
  return [
    ...listed
      .filter((path) => !written.data.includes(path))
      .map(
        (path) =>
          `routes ${path}: is in remote.json, but src/remote.ts has no page for it: write it, or remove it`,
      ),
    ...written.data
      .filter((path) => !listed.includes(path))
      .map(
        (path) =>
          `routes ${path}: is in src/remote.ts, but remote.json does not list it: list it, or remove it`,
      ),
  ]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
