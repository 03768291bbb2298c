import { useStore } from '@nanostores/react'
import { useDownload } from '@platform/shared-contracts/client'
import type { Consultation, ConsultationAttachment, User } from '@platform/shared-contracts/http'
import { formatBytes, MAX_CONSULTATION_ATTACHMENTS } from '@platform/shared-contracts/rules'
import { BusyButton } from '@platform/shared-ui/button'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { DownloadIcon } from '@platform/shared-ui/icon'
import { i18n } from '../../app/i18n.ts'
import { attachmentMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'
import { formatMoment } from '../when.ts'
import { AddFileButton } from './add-file-button.tsx'
import { mayAdd, mayRemove } from './attachment.rule.ts'
import classes from './attachments.module.css'
import { RemoveFileButton } from './remove-file-button.tsx'

interface AttachmentsProps {
  readonly consultation: Consultation
  readonly user: User
  readonly onChanged: () => void
}

/** What the client shares with the professional; nothing where there is none and none can be added. */
export function Attachments({ consultation, user, onChanged }: AttachmentsProps) {
  const m = useStore(attachmentMessages)
  const language = useStore(i18n.language)
  const { attachments, startsAt } = consultation
  const isOpen = mayAdd(consultation, user, Date.now())
  const isRemovable = mayRemove(consultation, user, Date.now())
  if (!attachments || (attachments.length === 0 && !isOpen)) return null
  return (
    <FocusFallback
      change={attachments.map(({ id }) => id).join()}
      label={m.group({ time: formatMoment(startsAt, language) })}
      className={classes.files}
    >
      <h3 className={styles.notesTitle}>{m.title}</h3>
      {attachments.length === 0 ? (
        <p className={styles.muted}>{m.empty({ name: consultation.partner.name })}</p>
      ) : (
        <ul className={classes.list}>
          {attachments.map((file) => (
            <AttachedFile key={file.id} {...{ consultation, file, onChanged, isRemovable }} />
          ))}
        </ul>
      )}
      {isOpen && <Adding {...{ consultation, onChanged, isRemovable }} count={attachments.length} />}
    </FocusFallback>
  )
}

interface ChangeProps extends Pick<AttachmentsProps, 'consultation' | 'onChanged'> {
  readonly isRemovable: boolean
}

function Adding({ count, ...change }: ChangeProps & { readonly count: number }) {
  const m = useStore(attachmentMessages)
  if (count < MAX_CONSULTATION_ATTACHMENTS) return <AddFileButton {...change} />
  return change.isRemovable && <p className={styles.muted}>{m.full}</p>
}

function AttachedFile({
  consultation,
  file,
  onChanged,
  isRemovable,
}: ChangeProps & { readonly file: ConsultationAttachment }) {
  const m = useStore(attachmentMessages)
  const language = useStore(i18n.language)
  const { download, isBusy } = useDownload(m.downloadFailed)
  const path = `/consultations/${consultation.id}/attachments/${file.id}`
  return (
    <li>
      <span className={classes.name}>
        {file.name} <span className={classes.size}>{formatBytes(file.sizeBytes, language)}</span>
      </span>
      <span className={styles.actions}>
        <BusyButton
          size="sm"
          icon={<DownloadIcon size={1.125} />}
          isBusy={isBusy}
          busyText={m.downloading}
          aria-label={m.downloadNamed({ file: file.name })}
          onClick={() => void download(path, file.name)}
        >
          {m.download}
        </BusyButton>
        {isRemovable && (
          <RemoveFileButton
            path={path}
            file={file.name}
            partner={consultation.partner.name}
            onRemoved={onChanged}
          />
        )}
      </span>
    </li>
  )
}
