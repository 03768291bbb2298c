import { useStore } from '@nanostores/react'
import { BusyButton } from '@platform/shared-ui/button'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { useShell } from '../app/shell-services.ts'
import { SubmitFailure } from '../ui/submit-failure.tsx'
import { outcomeOf, useSubmit } from '../ui/use-submit.ts'
import { downloadExport } from './account.api.ts'
import { accountMessages } from './account.messages.ts'
import { Section } from './section.tsx'

export function ExportSection() {
  const { fetch } = useShell()
  const t = useStore(accountMessages)
  const download = useSubmit()
  return (
    <Section title={t.data} text={t.dataText}>
      <SubmitFailure submit={download} />
      <div>
        <BusyButton
          icon={<DownloadIcon />}
          isBusy={download.isBusy}
          busyText={t.preparing}
          onClick={() => void download.run(() => outcomeOf(() => downloadExport(fetch), t.downloadFailed))}
        >
          {t.download}
        </BusyButton>
      </div>
    </Section>
  )
}
