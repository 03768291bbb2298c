import { useStore } from '@nanostores/react'
import { BusyButton } from '@platform/shared-ui/button'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { useShell } from '../app/shell-services.ts'
import { ActionFailure } from '../ui/action-failure.tsx'
import { useAction } from '../ui/use-action.ts'
import { downloadExport } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { Section } from './section.tsx'

export function ExportSection() {
  const { fetch } = useShell()
  const t = useStore(accountMessages)
  const download = useAction()
  return (
    <Section title={t.data} text={t.dataText}>
      <ActionFailure action={download} />
      <div>
        <BusyButton
          icon={<DownloadIcon />}
          isBusy={download.isBusy}
          busyText={t.preparing}
          onClick={() => void download.run(() => downloadExport(fetch), t.downloadFailed)}
        >
          {t.download}
        </BusyButton>
      </div>
    </Section>
  )
}
