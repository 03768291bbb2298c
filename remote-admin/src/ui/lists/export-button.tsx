import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import { BusyButton } from '@platform/shared-ui/button'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { resourceMessages } from '../resource.messages.ts'

interface ExportButtonProps {
  /** Of the API, without its query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly fileName: string
  /** Where a shorter period may help. */
  readonly failed?: string
}

/** Saves a list with its filters as a file for a spreadsheet. */
export function ExportButton({ path, query, fileName, failed }: ExportButtonProps) {
  const t = useStore(resourceMessages)
  const { isBusy, download } = useDownload(failed ?? t.exportFailed)
  return (
    <BusyButton
      icon={<DownloadIcon />}
      isBusy={isBusy}
      busyText={t.exporting}
      onClick={() => void download(`${path}?${new URLSearchParams(query)}`, fileName)}
    >
      {t.export}
    </BusyButton>
  )
}
