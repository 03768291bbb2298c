import { useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { downloadFile } from './download-file.ts'

/** Saves a file of the API, and says so if that fails. */
export function useDownload(failedText: string) {
  const { fetch, report, notify } = usePlatform()
  const [isBusy, setBusy] = useState(false)

  async function download(path: string, name: string): Promise<void> {
    setBusy(true)
    const { error } = await downloadFile(fetch, path, name)
    setBusy(false)
    if (!error) return
    report(new Error(`${path}: ${error.message}`))
    notify('danger', failedText)
  }

  return { download, isBusy }
}
