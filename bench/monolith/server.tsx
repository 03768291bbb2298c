import '../../host-shell/src/web-globals.ts'
import { renderPage as renderShell, type PageQuestion } from '../../host-shell/src/render-page.tsx'
import { REMOTES } from './in-one-build.ts'

export { shared } from '../../host-shell/src/server.tsx'

/** In place of the shell's server.tsx: pages come from this build, not from the release that the server passes. */
export async function renderPage(question: PageQuestion) {
  const container = question.boot.remotes.find(({ id }) => id === question.remote)?.release?.container
  const load = REMOTES[container ?? '']
  return renderShell(question, load ? await load() : null)
}
