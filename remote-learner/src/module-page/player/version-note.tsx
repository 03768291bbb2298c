import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ContentChange, ModuleState } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { formatDate } from '../../lib/dates.ts'
import { useRestartModuleMutation } from '../../domain/lesson/lessons.api.ts'
import { playerMessages } from './player.messages.ts'
import classes from './player.module.css'

interface Props {
  readonly state: ModuleState
  /** The person has restarted the module in its new version, so the loaded state is out of date. */
  readonly onRestarted: () => void
}

/** The module has changed since the person finished lessons: either they must retake them, or they can choose to. */
export function VersionNote({ state: { code, needsRetake, changes = [] }, onRestarted }: Props) {
  const t = useStore(playerMessages)
  if (needsRetake)
    return (
      <Alert kind="warning" title={t.retakeTitle}>
        <p>{t.retake}</p>
        <Changes changes={changes} />
      </Alert>
    )
  if (changes.length === 0) return null
  return (
    <Alert kind="info" title={t.newVersion} actions={<Restart code={code} onRestarted={onRestarted} />}>
      <p>{t.newVersionText}</p>
      <Changes changes={changes} />
    </Alert>
  )
}

function Changes({ changes }: { readonly changes: readonly ContentChange[] }) {
  const t = useStore(playerMessages)
  const language = useStore(locale)
  return (
    <ul className={classes.changes}>
      {changes.map(({ version, date, summary }) => (
        <li key={version}>
          <strong>{t.change({ version, day: formatDate(date, language) })}</strong> {summary}
        </li>
      ))}
    </ul>
  )
}

function Restart({ code, onRestarted }: { readonly code: string; readonly onRestarted: () => void }) {
  const t = useStore(playerMessages)
  const [isOpen, setOpen] = useState(false)
  const [restart, { isLoading, isError }] = useRestartModuleMutation()
  const confirm = async () => {
    const answer = await restart(code)
    if (answer.error) return
    setOpen(false)
    onRestarted()
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t.restart}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t.restartTitle}
        confirmText={t.restart}
        isBusy={isLoading}
        busyText={t.restarting}
        error={isError ? t.restartFailed : undefined}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      >
        {t.restartText}
      </ConfirmDialog>
    </>
  )
}
