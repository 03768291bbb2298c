import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { OwnTicket } from '@platform/shared-contracts/http'
import { isFeatureEnabled } from '@platform/shared-contracts/rules'
import { useAnswer } from '@platform/shared-contracts/client'
import { Badge } from '@platform/shared-ui/badge'
import { Button } from '@platform/shared-ui/button'
import { i18n } from '../app/i18n.ts'
import { useShell } from '../app/shell-services.ts'
import { Section, WhenLoaded } from './section.tsx'
import { TICKETS } from './support.api.ts'
import { ReplyToTicket, SupportForm } from './support-forms.tsx'
import { supportMessages } from './support.messages.ts'
import styles from './support-section.module.css'

/** A person's questions to support with what was answered; nothing where the site takes no tickets. */
export function SupportSection() {
  const { tenant } = useShell()
  const config = useStore(tenant.config)
  return isFeatureEnabled(config, 'tickets') ? <Support /> : null
}

function Support() {
  const t = useStore(supportMessages)
  const { fetch } = useShell()
  const tickets = useAnswer({ fetch, ...TICKETS })
  const [isAsking, setAsking] = useState(false)
  const handleSent = () => {
    setAsking(false)
    tickets.reload()
  }
  return (
    <Section title={t.title} text={t.text}>
      {isAsking ? (
        <SupportForm onSent={handleSent} onCancel={() => setAsking(false)} />
      ) : (
        <div>
          <Button onClick={() => setAsking(true)}>{t.ask}</Button>
        </div>
      )}
      <WhenLoaded loaded={tickets}>
        {(list) => <TicketList tickets={list} onReplied={tickets.reload} />}
      </WhenLoaded>
    </Section>
  )
}

interface ListProps {
  readonly tickets: readonly OwnTicket[]
  readonly onReplied: () => void
}

function TicketList({ tickets, onReplied }: ListProps) {
  const t = useStore(supportMessages)
  if (tickets.length === 0) return <p className={styles.note}>{t.none}</p>
  return (
    <ul className={styles.list} aria-label={t.yours}>
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Conversation ticket={ticket} onReplied={onReplied} />
        </li>
      ))}
    </ul>
  )
}

function Conversation({ ticket, onReplied }: { readonly ticket: OwnTicket; readonly onReplied: () => void }) {
  const t = useStore(supportMessages)
  const { time } = useStore(i18n.format)
  const moment = (instant: string) => time(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <details className={styles.ticket}>
      <summary>
        <strong>{ticket.subject}</strong>{' '}
        <Badge tone={ticket.state === 'waiting' ? 'warning' : 'neutral'}>{t[ticket.state]}</Badge>
        <span className={styles.note}>{t.opened({ id: ticket.id, date: moment(ticket.createdAt) })}</span>
      </summary>
      <ol className={styles.messages}>
        {ticket.messages.map(({ id, author, isStaff, text, at }) => (
          <li key={id}>
            <p className={styles.note}>
              {isStaff ? author : t.you} <time dateTime={at}>{moment(at)}</time>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      <ReplyToTicket id={ticket.id} onSent={onReplied} />
    </details>
  )
}
