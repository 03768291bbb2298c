import { useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'

const KEPT_MS = 60_000

/** Fetches a file with the session attached, which a plain link would not do, and hands it to the browser as a download. */
export function useDownload(failedText: string) {
  const platform = usePlatform()
  const [isBusy, setBusy] = useState(false)

  async function download(path: string, name: string): Promise<void> {
    setBusy(true)
    try {
      const response = await platform.fetch(path)
      if (!response.ok) throw new Error(`${path} was answered with status ${response.status}`)
      const url = URL.createObjectURL(await response.blob())
      const link = document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
    } catch (error) {
      platform.report(error)
      platform.notify('danger', failedText)
    } finally {
      setBusy(false)
    }
  }

  return { download, isBusy }
}
