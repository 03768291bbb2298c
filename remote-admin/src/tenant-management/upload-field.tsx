import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { FileField } from '@platform/shared-ui/file-field'
import { failureOf } from '../lib/failure.ts'
import { tenantManagementMessages } from './tenant-management.messages.ts'
import { useUploadFileMutation } from './tenants.api.ts'
import classes from './tenant-editor.module.css'

interface Props {
  readonly label: string
  readonly url: string | null
  readonly onUrl: (url: string | null) => void
}

/** Uploads at once; the tenant refers to the file only when it is published. */
export function UploadField({ label, url, onUrl }: Props) {
  const t = useStore(tenantManagementMessages)
  const [upload, { isLoading, error }] = useUploadFileMutation()
  const choose = async (file: File | null) => {
    if (!file) return
    const { data } = await upload(file)
    if (data) onUrl(data.url)
  }

  return (
    <div className={classes.upload}>
      <FileField
        label={label}
        hint={t.fileHint}
        accept="image/png,image/svg+xml"
        file={null}
        status={isLoading && t.uploading}
        error={error && (failureOf(error).serverMessage ?? t.uploadFailed)}
        onFile={(file) => void choose(file)}
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
