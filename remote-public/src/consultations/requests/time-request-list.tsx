import { useStore } from '@nanostores/react'
import type { TimeRequest } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { FailedState } from '@platform/shared-ui/failed-state'
import { i18n } from '../../app/i18n.ts'
import { useAnswer } from '../../lib/use-answer.ts'
import { AboutModule } from '../about/about-module.tsx'
import styles from '../consultations.module.css'
import { formatMoment } from '../when.ts'
import { DeclineButton } from './decline-button.tsx'
import { timeRequestMessages } from './time-requests.messages.ts'
import { useRequestAction } from './use-request-action.ts'

interface TimeRequestListProps {
  readonly scope: 'own' | 'clients'
  /** A booking was made. */
  readonly onBooked: () => void
}

/** Requests that wait for an answer, and a client's own that were answered; nothing where there are none. */
export function TimeRequestList({ scope, onBooked }: TimeRequestListProps) {
  const m = useStore(timeRequestMessages)
  const path = `/consultations/requests?scope=${scope}`
  const { answer, data, reload } = useAnswer(path, 'TimeRequestList', { isFresh: true })
  if (answer.status === 'failed') return <FailedState onRetry={reload}>{m.failed}</FailedState>
  const shown = data?.filter(({ state }) => state === 'open' || (scope === 'own' && state === 'declined'))
  if (!shown || shown.length === 0) return null
  const refresh = () => {
    reload()
    onBooked()
  }
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{m.title}</h2>
      <ul className={styles.list}>
        {shown.map((request) => (
          <RequestCard key={request.id} {...{ request, scope }} onChanged={refresh} />
        ))}
      </ul>
    </section>
  )
}

interface RequestCardProps {
  readonly request: TimeRequest
  readonly scope: 'own' | 'clients'
  readonly onChanged: () => void
}

function RequestCard({ request, scope, onChanged }: RequestCardProps) {
  const m = useStore(timeRequestMessages)
  const { client, partner, minutes, topic, state, reason } = request
  const name = scope === 'own' ? partner.name : client.name
  return (
    <Card
      as="li"
      level={3}
      title={m.with({ name })}
      eyebrow={m.length({ minutes })}
      aside={
        <Badge tone={state === 'open' ? 'info' : 'warning'}>
          {state === 'open' ? m.openState : m.declined}
        </Badge>
      }
    >
      <p>{topic}</p>
      <AboutModule code={request.module} />
      {reason && <p>{m.reason({ reason })}</p>}
      <Times {...{ request, scope, onChanged }} />
    </Card>
  )
}

function Times({ request, scope, onChanged }: RequestCardProps) {
  const m = useStore(timeRequestMessages)
  const language = useStore(i18n.language)
  const { isBusy, error, send } = useRequestAction(request.id, onChanged)
  const isForPartner = scope === 'clients' && request.state === 'open'
  return (
    <>
      <ul className={styles.times}>
        {request.times.map((at) => (
          <li key={at}>
            {isForPartner ? (
              <Button
                size="sm"
                disabled={isBusy || Date.parse(at) <= Date.now()}
                onClick={() => send('accept', { body: { startsAt: at }, done: m.acceptedDone })}
              >
                {m.accept({ time: formatMoment(at, language) })}
              </Button>
            ) : (
              formatMoment(at, language)
            )}
          </li>
        ))}
      </ul>
      {error && <Alert kind="danger">{error}</Alert>}
      {isForPartner && <DeclineButton request={request} onChanged={onChanged} />}
      {scope === 'own' && request.state === 'open' && (
        <Button
          size="sm"
          disabled={isBusy}
          aria-label={m.withdrawNamed({ name: request.partner.name })}
          onClick={() => send('withdraw', { done: m.withdrawnDone })}
        >
          {m.withdraw}
        </Button>
      )}
    </>
  )
}
