import { useStore } from '@nanostores/react'
import type { TicketDetail, TicketMessage } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { PageHeader } from '@platform/shared-ui/page-header'
import { format } from '@platform/shared-contracts/remote'
import { DAY_AND_TIME } from '../lib/format.ts'
import { ReplyForm } from './reply-form.tsx'
import { STATE_TONES } from './ticket-columns.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { threadMessages, ticketsMessages } from './tickets.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './tickets.module.css'

export function TicketThread({ ticket }: { readonly ticket: TicketDetail }) {
  const t = useStore(threadMessages)
  const labels = useStore(ticketsMessages)
  const { id, subject, state, messages } = ticket
  return (
    <>
      <PageHeader
        back={{ to: '/tickets', label: t.back }}
        eyebrow={
          <>
            {t.number({ id })} <Badge tone={STATE_TONES[state]}>{labels[state]}</Badge>
          </>
        }
        title={subject}
      />
      <div className={`${layout.columns} ${classes.columns}`}>
        <div className={layout.page}>
          <ol className={classes.messages} aria-label={t.messages}>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
          <ReplyForm ticket={ticket} />
        </div>
        <TicketFacts ticket={ticket} />
      </div>
    </>
  )
}

function Message({ message }: { readonly message: TicketMessage }) {
  const t = useStore(threadMessages)
  const { time } = useStore(format)
  const { author, isStaff, isInternal, text, at } = message
  const kind = isInternal ? classes.internal : isStaff ? classes.staff : undefined
  return (
    <li className={[classes.message, kind].filter(Boolean).join(' ')}>
      <p className={classes.head}>
        <strong>{author}</strong> {isStaff && <Badge>{isInternal ? t.internal : t.staff}</Badge>}{' '}
        <time dateTime={at}>{time(new Date(at), DAY_AND_TIME)}</time>
      </p>
      <p className={classes.text}>{text}</p>
    </li>
  )
}
