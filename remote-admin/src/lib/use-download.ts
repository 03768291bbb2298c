import { useState } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'

/** Keeps an answer of the API as a file. The session is in the request, so a plain link would not do. */
export function useDownload(failedText: string) {
  const { fetch, notify, report } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const download = async (path: string, name: string) => {
    setBusy(true)
    try {
      const answer = await fetch(path)
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
      save(await answer.blob(), name)
    } catch (error) {
      report(error)
      notify('danger', failedText)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, download }
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
