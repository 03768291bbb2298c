import type { ReactNode } from 'react'
import { ShellLayout } from './app/shell-layout.tsx'
import { ConsentBanner } from './consent/consent-banner.tsx'
import type { Remotes } from './create-remotes.ts'
import { Footer } from './footer/footer.tsx'
import { RedirectNotice } from './guard/redirect-notice.tsx'
import { Header } from './header/header.tsx'
import { LanguageSwitch } from './language/language-switch.tsx'
import { Metadata } from './metadata/metadata.tsx'
import type { Notices } from './notices/notices.ts'
import { Toasts } from './notices/toasts.tsx'
import { PageOfPath } from './page-of-path.tsx'
import { LazyPlatformPanel } from './platform-panel/lazy-platform-panel.tsx'
import { LazyProofDialog } from './proof/lazy-proof-dialog.tsx'
import { LoadingArea } from './remotes/loading-area.tsx'
import { LazyTabletBar } from './tablet/lazy-tablet-bar.tsx'
import { LazyUpdateNotice } from './updates/lazy-update-notice.tsx'

interface ShellProps {
  readonly remotes: Remotes
  readonly notices: Notices
}

/** The whole page: permanent header and footer, and between them the page of the path's owner. */
export function Shell({ remotes, notices }: ShellProps): ReactNode {
  return (
    <>
      <Metadata />
      <ShellLayout
        question={<ConsentBanner />}
        header={<Header language={<LanguageSwitch />} />}
        footer={
          <LazyPlatformPanel records={remotes.records}>
            {(open) => <Footer onOpenPanel={open} />}
          </LazyPlatformPanel>
        }
        waiting={<LoadingArea />}
      >
        {/* Above the page: below it, the question about cookies would cover the way out. */}
        <LazyTabletBar />
        <RedirectNotice />
        <PageOfPath remotes={remotes} />
      </ShellLayout>
      <Toasts notices={notices} />
      <LazyProofDialog />
      <LazyUpdateNotice remotes={remotes} />
    </>
  )
}
