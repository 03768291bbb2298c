import { useState } from 'react'
import type { Certificate } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'

const KEPT_MS = 60_000

/** Fetches the PDF with the session attached, and hands it to the browser as a download. */
export function useCertificateFile(failedText: string) {
  const platform = usePlatform()
  const [isBusy, setBusy] = useState(false)

  async function download({ id, moduleCode, number }: Certificate): Promise<void> {
    setBusy(true)
    try {
      const response = await platform.fetch(`/certificates/${id}/pdf`)
      if (!response.ok) throw new Error(`the certificate's file was answered with status ${response.status}`)
      const url = URL.createObjectURL(await response.blob())
      const link = document.createElement('a')
      link.href = url
      link.download = `certificate-${moduleCode}-${number}.pdf`
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
