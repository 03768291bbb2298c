import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { UploadAnswer } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { FileField } from '@platform/shared-ui/file-field'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import classes from './tenant-editor.module.css'

interface Props {
  readonly label: string
  readonly url: string | null
  readonly onUrl: (url: string | null) => void
}

/** Uploads at once; the tenant refers to the file only when it is published. */
export function UploadField({ label, url, onUrl }: Props) {
  const t = useStore(tenantManagementMessages)
  const platform = usePlatform()
  const [state, setState] = useState<{ status?: string; error?: string }>({})

  const upload = async (file: File | null) => {
    if (!file) return
    setState({ status: t.uploading })
    try {
      const body = new FormData()
      body.set('file', file)
      const response = await platform.fetch('/uploads', { method: 'POST', body })
      const answer: unknown = await response.json()
      const parsed = UploadAnswer.safeParse(answer)
      if (response.ok && parsed.success) onUrl(parsed.data.url)
      setState(response.ok && parsed.success ? {} : { error: messageOf(answer) ?? t.uploadFailed })
    } catch (error) {
      platform.report(error)
      setState({ error: t.uploadFailed })
    }
  }

  return (
    <div className={classes.upload}>
      <FileField
        label={label}
        hint={t.fileHint}
        accept="image/png,image/svg+xml"
        file={null}
        status={state.status}
        error={state.error}
        onFile={(file) => void upload(file)}
      />
      {url && (
        <div className={classes.uploaded}>
          <img src={url} alt={label} />
          <Button size="sm" variant="ghost" onClick={() => onUrl(null)}>
            {t.removeFile({ what: label.toLowerCase() })}
          </Button>
        </div>
      )}
    </div>
  )
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return undefined
  return typeof answer.message === 'string' ? answer.message : undefined
}
