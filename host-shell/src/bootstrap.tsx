import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '@platform/shared-ui/styles/tokens.css'
import '@platform/shared-ui/styles/font.css'
import '@platform/shared-ui/styles/reset.css'
import '@platform/shared-ui/styles/base.css'
import type { BootDocument } from '@platform/shared-contracts/http'
import { ShellServicesContext } from './app/shell-services.ts'
import { createServices } from './create-services.ts'
import type { IntegrityTable } from './lib/integrity/integrity-table.ts'
import { createReportLoad } from './lib/report-loads.ts'
import type { SuspectFiles } from './lib/integrity/suspect-files.ts'
import { createRemotes } from './create-remotes.ts'
import { Shell } from './shell.tsx'

export interface ShellStart {
  readonly boot: BootDocument
  readonly integrity: IntegrityTable
  readonly suspects: SuspectFiles
}

export function startShell({ boot, integrity, suspects }: ShellStart): void {
  const { services, notices, bearerFetch, reportFailure, optionalStorage, start } = createServices(boot)
  const remotes = createRemotes({
    boot,
    integrity,
    suspects,
    report: reportFailure,
    reportLoad: createReportLoad(
      boot.config.apiBase,
      bearerFetch,
      () => services.consent.choice.get() === 'accepted',
    ),
    session: services.session.state,
    storage: optionalStorage,
  })
  start()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no <div id="root"> for the shell.')
  createRoot(root).render(
    <ShellServicesContext value={services}>
      <BrowserRouter>
        <Shell remotes={remotes} notices={notices} />
      </BrowserRouter>
    </ShellServicesContext>,
  )
}
