import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { BootRemote, RenderedDocument } from '@platform/shared-contracts/http'
import { ShellServicesContext } from './app/shell-services.ts'
import type { Remotes } from './create-remotes.ts'
import type { StartedServices } from './create-services.ts'
import { Ready } from './hydration/ready.tsx'
import type { EarlyInput } from './lib/early-input.ts'
import { LanguageRouter } from './language/language-router.tsx'
import { whenIdleOrUsed } from './lib/when-idle.ts'
import type { PageLoad } from './remotes/remote-pages.ts'
import { Shell } from './shell.tsx'

export interface ShownPage {
  readonly root: HTMLElement
  /** `null` if the browser must render the page. */
  readonly rendered: RenderedDocument | null
  readonly remotes: Remotes
  readonly started: StartedServices
  readonly early: EarlyInput | undefined
  /** The page is interactive; `isOtherPage` if it is not the one that the server rendered. */
  readonly onReady: (isOtherPage: boolean) => void
}

/** Phase 5: React hydrates the page that the server rendered, or renders it. */
export async function showPage(page: ShownPage): Promise<void> {
  const { rendered, started } = page
  // The server renders for visitors, so a signed-in user needs a new render.
  const isVisitor = started.services.session.state.get().status === 'anonymous'
  if (rendered && isVisitor) await takeOver(page, rendered)
  else render(page)
}

function render({ root, remotes, started, onReady }: ShownPage): void {
  started.start()
  createRoot(root).render(<Page remotes={remotes} started={started} onReady={() => onReady(true)} />)
}

/** Hydrates the server's page, once its code is loaded and the browser is idle or the user starts to use the page. */
async function takeOver(page: ShownPage, { remote: id, route }: RenderedDocument): Promise<void> {
  const { root, remotes, started, early, onReady } = page
  const owner = remotes.all.find((remote) => remote.id === (id ?? 'shell'))
  const load = owner && remotes.pages.open(owner, route)
  await load?.ended
  await load?.held
  if (!load || !isAsRendered(load, owner)) return render(page)
  await whenIdleOrUsed((run) => early?.whenUsed(run))
  const observed: Remotes = {
    ...remotes,
    onShown: (...shown) => {
      onReady(false)
      remotes.onShown(...shown)
    },
  }
  // In a transition React hydrates in short tasks, so that the browser can respond to input between them.
  startTransition(() => {
    hydrateRoot(root, <Page remotes={observed} started={started} onReady={started.start} />, {
      onRecoverableError: (error) => {
        console.error('The page differs from what the server rendered.', error)
        started.services.report(error)
      },
    })
  })
}

/** False if the remote fell back to another release: that one must not hydrate markup that it did not render. */
function isAsRendered({ state }: PageLoad, { release }: BootRemote): boolean {
  const now = state.get()
  return now.status === 'ready' && now.release === release
}

interface PageProps {
  readonly remotes: Remotes
  readonly started: StartedServices
  readonly onReady: () => void
}

function Page({ remotes, started, onReady }: PageProps): ReactNode {
  return (
    <Ready onReady={onReady}>
      <ShellServicesContext value={started.services}>
        <LanguageRouter>
          <Shell remotes={remotes} notices={started.notices} />
        </LanguageRouter>
      </ShellServicesContext>
    </Ready>
  )
}
