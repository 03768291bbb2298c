import type { ListedRoute } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'
import { releaseBundle, type ReleaseBundle, type Sandbox } from '../../lib/sandbox/sandbox.ts'

const LIMIT_MS = 5_000
const Paths = z.array(z.string())

/**
 * Replaces the shell's bundle: it renders nothing, and returns the paths of the pages that the release has code for.
 */
const LIST_ROUTES_SCRIPT = `
module.exports = {
  shared: module.exports.shared,
  renderPage: async (_question, remote) => {
    const routes = remote && Array.isArray(remote.routes) ? remote.routes : null
    return { kind: 'page', html: JSON.stringify(routes && routes.map((route) => String(route && route.path))) }
  },
}`

interface ListingCheck {
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
export async function routeMismatches(
  sandbox: Sandbox,
  { shell, remote, routes, question }: ListingCheck,
): Promise<readonly string[]> {
  const bundle = releaseBundle(`${shell}\n${LIST_ROUTES_SCRIPT}`, remote)
  const rendering = await sandbox.render(bundle, question, { limitMs: LIMIT_MS })
  const implemented = Paths.safeParse(rendering.kind === 'page' ? parsed(rendering.html) : null)
  if (!implemented.success) return ['src/remote.ts exports no "remote" made by defineRemote']
  const listed = routes.map(({ path }) => path)
  return [
    ...listed
      .filter((path) => !implemented.data.includes(path))
      .map(
        (path) =>
          `routes ${path}: is listed in remote.json, but src/remote.ts has no page for it: add it, or remove the route`,
      ),
    ...implemented.data
      .filter((path) => !listed.includes(path))
      .map(
        (path) => `routes ${path}: is in src/remote.ts, but not listed in remote.json: list it, or remove it`,
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
