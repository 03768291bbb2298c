import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import {
  TICKET_PRIORITIES,
  TICKET_STATES,
  type TicketChange,
  type TicketDetail,
} from '@platform/shared-contracts/http'
import { format, usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { Button } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { SelectField } from '@platform/shared-ui/select-field'
import { failureOf } from '../lib/failure.ts'
import { DAY_AND_TIME } from '../lib/format.ts'
import { useChangeTicketMutation } from './tickets.api.ts'
import { threadMessages, ticketsMessages } from './tickets.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './tickets.module.css'

export function TicketFacts({ ticket }: { readonly ticket: TicketDetail }) {
  const t = useStore(threadMessages)
  const labels = useStore(ticketsMessages)
  const { session } = usePlatform()
  const [send, { error }] = useChangeTicketMutation()
  const change = (patch: TicketChange) => void send({ id: ticket.id, ...patch })
  return (
    <Card as="section" level={2} title={t.details}>
      <div className={layout.fields}>
        <Facts ticket={ticket} />
        <SelectField
          label={labels.state}
          options={TICKET_STATES.map((state) => ({ value: state, label: labels[state] }))}
          value={ticket.state}
          onChange={({ target }) => change({ state: TICKET_STATES.find((one) => one === target.value) })}
        />
        <SelectField
          label={labels.priority}
          options={TICKET_PRIORITIES.map((one) => ({ value: one, label: labels[one] }))}
          value={ticket.priority}
          onChange={({ target }) =>
            change({ priority: TICKET_PRIORITIES.find((one) => one === target.value) })
          }
        />
        {error && <Alert kind="danger">{failureOf(error).message}</Alert>}
        <div className={layout.buttons}>
          {ticket.assignee !== session.user?.email && (
            <Button onClick={() => change({ assignee: session.user?.email })}>{t.take}</Button>
          )}
          {ticket.state !== 'closed' && (
            <Button variant="ghost" onClick={() => change({ state: 'closed' })}>
              {t.close}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function Facts({ ticket }: { readonly ticket: TicketDetail }) {
  const t = useStore(threadMessages)
  const labels = useStore(ticketsMessages)
  const { time } = useStore(format)
  const { requester, assignee, path, category, createdAt } = ticket
  return (
    <dl className={classes.facts}>
      <dt>{t.person}</dt>
      <dd>{requester ? `${requester.name}, ${requester.email}` : t.noPerson}</dd>
      <dt>{labels.category}</dt>
      <dd>{labels[category]}</dd>
      <dt>{t.opened}</dt>
      <dd>{time(new Date(createdAt), DAY_AND_TIME)}</dd>
      <dt>{t.assignee}</dt>
      <dd>{assignee ?? t.unassigned}</dd>
      {path && (
        <>
          <dt>{t.page}</dt>
          <dd>
            <Link to={path}>{path}</Link>
          </dd>
        </>
      )}
    </dl>
  )
}
