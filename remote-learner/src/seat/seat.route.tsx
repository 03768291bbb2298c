import { useStore } from '@nanostores/react'
import { useSearchParams } from 'react-router-dom'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { failureOf } from '../lib/api-failure.ts'
import { SeatOffer } from './seat-offer.tsx'
import { useGetInvitationQuery } from './seat.api.ts'
import { seatMessages } from './seat.messages.ts'
import classes from './seat.module.css'

/** /seat?token=...: where the mail of an invitation leads. */
export function SeatRoute() {
  const t = useStore(seatMessages)
  const [query] = useSearchParams()
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} />
      <Invitation token={query.get('token') ?? ''} />
    </div>
  )
}

function Invitation({ token }: { readonly token: string }) {
  const t = useStore(seatMessages)
  const { data, error, refetch } = useGetInvitationQuery(token, { skip: token === '' })
  const failure = failureOf(error)
  if (data) return <SeatOffer token={token} invitation={data} />
  if (token === '' || failure?.status === 410)
    return (
      <Alert
        kind="warning"
        actions={
          <LinkButton size="sm" to="/progress">
            {t.courses}
          </LinkButton>
        }
      >
        {t.gone}
      </Alert>
    )
  return failure ? (
    <FailedState onRetry={refetch}>{t.failed}</FailedState>
  ) : (
    <Skeleton text={t.loading} lines={5} />
  )
}

export { SeatRoute as Component }
