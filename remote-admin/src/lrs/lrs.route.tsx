import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { LrsConnection } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { failureOf } from '../lib/failure.ts'
import { ConfirmAction } from '../ui/confirm-action.tsx'
import layout from '../ui/layout.module.css'
import { useReadLrsQuery, useRemoveLrsMutation, useSendLrsMutation } from './lrs.api.ts'
import { lrsMessages } from './lrs.messages.ts'
import { QueueList } from './queue-list.tsx'
import { SettingsDialog } from './settings-dialog.tsx'
import { Standing } from './standing.tsx'

/** /admin/lrs: where statements of the tenant go, and what waits or was refused. */
export function LrsRoute() {
  const t = useStore(lrsMessages)
  const { data, isError, refetch } = useReadLrsQuery()
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} actions={data && <Actions connection={data} />} />
      {data ? <Standing connection={data} /> : <Missing isFailed={isError} onRetry={refetch} />}
      {data?.settings && <QueueList />}
    </div>
  )
}

function Missing({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) {
  const t = useStore(lrsMessages)
  if (isFailed) return <FailedState onRetry={onRetry}>{t.loadFailed}</FailedState>
  return <Skeleton text={t.loading} lines={4} />
}

interface ActionsProps {
  readonly connection: LrsConnection
}

function Actions({ connection }: ActionsProps) {
  const t = useStore(lrsMessages)
  const { settings, waiting } = connection
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Button variant={settings ? 'secondary' : 'primary'} onClick={() => setEditing(true)}>
        {settings ? t.settings : t.setUp}
      </Button>
      {settings?.isActive && waiting > 0 && <SendNow />}
      {settings && <Removal />}
      {isEditing && <SettingsDialog connection={connection} onClose={() => setEditing(false)} />}
    </>
  )
}

function Removal() {
  const t = useStore(lrsMessages)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t.remove}</Button>
      {isAsking && (
        <ConfirmAction
          useAction={useRemoveLrsMutation}
          arg={undefined}
          title={t.removeTitle}
          text={t.removeText}
          action={t.remove}
          done={t.removed}
          isDanger
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function SendNow() {
  const t = useStore(lrsMessages)
  const { notify } = usePlatform()
  const [send, { isLoading }] = useSendLrsMutation()
  const start = async () => {
    const { error } = await send()
    if (error) notify('warning', failureOf(error).message)
    else notify('success', t.sending)
  }
  return (
    <BusyButton isBusy={isLoading} busyText={t.sendNow} onClick={() => void start()}>
      {t.sendNow}
    </BusyButton>
  )
}

export { LrsRoute as Component }
