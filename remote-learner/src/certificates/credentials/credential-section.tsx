import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Credential } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { ConfirmDialog } from '@platform/shared-ui/confirm-dialog'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PlusIcon } from '@platform/shared-ui/icon'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { CardGrid } from '../../ui/card-grid.tsx'
import { CredentialCard } from './credential-card.tsx'
import { CredentialDialog } from './credential-dialog.tsx'
import { useListCredentialsQuery, useWithdrawCredentialMutation } from './credentials.api.ts'
import { credentialsMessages } from './credentials.messages.ts'
import classes from './credentials.module.css'

/** What the learner has from elsewhere, beside what was issued here. */
export function CredentialSection() {
  const t = useStore(credentialsMessages)
  const [editing, setEditing] = useState<Credential | 'new' | null>(null)
  return (
    <section className={classes.section} aria-labelledby="credentials">
      <div className={classes.head}>
        <div>
          <h2 id="credentials">{t.title}</h2>
          <p>{t.lead}</p>
        </div>
        <Button icon={<PlusIcon />} onClick={() => setEditing('new')}>
          {t.add}
        </Button>
      </div>
      <Credentials onCorrect={setEditing} />
      {editing && (
        <CredentialDialog saved={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </section>
  )
}

function Credentials({ onCorrect }: { readonly onCorrect: (credential: Credential) => void }) {
  const t = useStore(credentialsMessages)
  const [leaving, setLeaving] = useState<Credential | null>(null)
  const { data, isError, refetch } = useListCredentialsQuery()
  if (!data && isError) return <FailedState onRetry={refetch}>{t.failed}</FailedState>
  if (!data) return <Skeleton text={t.loading} lines={3} />
  if (data.length === 0) return <EmptyState>{t.empty}</EmptyState>
  return (
    <>
      <CardGrid cards="large">
        {data.map((credential) => (
          <li key={credential.id}>
            <CredentialCard
              credential={credential}
              onCorrect={() => onCorrect(credential)}
              onWithdraw={() => setLeaving(credential)}
            />
          </li>
        ))}
      </CardGrid>
      {leaving && <WithdrawDialog credential={leaving} onClose={() => setLeaving(null)} />}
    </>
  )
}

interface WithdrawProps {
  readonly credential: Credential
  readonly onClose: () => void
}

function WithdrawDialog({ credential: { id, title }, onClose }: WithdrawProps) {
  const t = useStore(credentialsMessages)
  const { notify } = usePlatform()
  const [withdraw, { isLoading, error }] = useWithdrawCredentialMutation()
  const confirm = async () => {
    const answer = await withdraw(id)
    if (answer.error) return
    notify('success', t.withdrawn)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t.withdrawTitle({ title })}
      confirmText={t.withdraw}
      isBusy={isLoading}
      busyText={t.withdrawing}
      error={error && t.withdrawFailed}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t.withdrawText}
    </ConfirmDialog>
  )
}
