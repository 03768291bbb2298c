import { useStore } from '@nanostores/react'
import type { Consultation, User } from '@platform/shared-contracts/http'
import { countsAsAdmin } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { Card } from '@platform/shared-ui/card'
import type { ReactNode } from 'react'
import { i18n } from '../app/i18n.ts'
import { Attachments } from './attachments/attachments.tsx'
import { CancelButton } from './cancel-button.tsx'
import { overviewMessages } from './consultations.messages.ts'
import { AboutModule } from './about/about-module.tsx'
import styles from './consultations.module.css'
import { MoveButton } from './move-button.tsx'
import { isRecordable } from './outcomes/outcome-draft.rule.ts'
import { OutcomeButton } from './outcomes/outcome-button.tsx'
import { Notes } from './outcomes/notes.tsx'
import { ReassignButton } from './reassigning/reassign-button.tsx'
import { OwnReview } from './reviews/own-review.tsx'
import { ReviewButton } from './reviews/review-button.tsx'
import { formatMoment } from './when.ts'

interface ConsultationCardProps {
  readonly consultation: Consultation
  readonly user: User
  readonly onChanged: () => void
}

const TONES = {
  booked: 'success',
  ended: 'info',
  completed: 'success',
  'no-show': 'danger',
  canceled: 'warning',
} as const

export function ConsultationCard({ consultation, user, onChanged }: ConsultationCardProps) {
  const m = useStore(overviewMessages)
  const language = useStore(i18n.language)
  const { startsAt, topic, videoLink, status } = consultation
  return (
    <Card
      as="li"
      level={2}
      title={formatMoment(startsAt, language)}
      eyebrow={peopleOf(consultation, user, m)}
      aside={<Badge tone={TONES[status]}>{labelOf(consultation, m)}</Badge>}
      footer={footerOf({ consultation, user, onChanged })}
    >
      <p>{topic}</p>
      <AboutModule code={consultation.module} />
      {videoLink && (
        <p>
          <a href={videoLink} target="_blank" rel="noreferrer">
            {m.join}
          </a>
        </p>
      )}
      <Facts consultation={consultation} user={user} />
      <Attachments {...{ consultation, user, onChanged }} />
      <Notes consultation={consultation} />
      <OwnReview review={consultation.review} />
    </Card>
  )
}

/** What the person may do with it now; nothing when there is nothing. */
function footerOf(props: ConsultationCardProps): ReactNode {
  const { consultation, user, onChanged } = props
  const { status, startsAt, client } = consultation
  if (status === 'booked' && Date.parse(startsAt) > Date.now()) return <Actions {...props} />
  if (isRecordable(consultation, user, Date.now())) return <OutcomeButton {...{ consultation, onChanged }} />
  const isRatable = status === 'completed' && client.id === user.id
  return isRatable && <ReviewButton {...{ consultation, onChanged }} />
}

function Actions({ consultation, user, onChanged }: ConsultationCardProps) {
  const isMovable =
    consultation.client.id === user.id && Date.parse(consultation.freeCancelUntil) > Date.now()
  return (
    <>
      {isMovable && <MoveButton {...{ consultation, onChanged }} />}
      {countsAsAdmin(user) && <ReassignButton {...{ consultation, onChanged }} />}
      <CancelButton {...{ consultation, user, onChanged }} />
    </>
  )
}

function Facts({ consultation, user }: Omit<ConsultationCardProps, 'onChanged'>) {
  const m = useStore(overviewMessages)
  const { client, partner, minutes, heldMinutes, status, isHourUsed } = consultation
  const { email } = client.id === user.id ? partner : client
  return (
    <p className={styles.muted}>
      {heldMinutes === null ? m.length({ minutes }) : m.held({ minutes: heldMinutes })} ·{' '}
      <a href={`mailto:${email}`}>{email}</a>
      {(status === 'canceled' || status === 'no-show') && <> · {isHourUsed ? m.hourUsed : m.hourBack}</>}
    </p>
  )
}

type Messages = ReturnType<(typeof overviewMessages)['get']>

function labelOf({ status, missedBy }: Consultation, m: Messages): string {
  if (status === 'no-show') return missedBy === 'client' ? m.clientMissed : m.partnerMissed
  return m[status]
}

function peopleOf({ client, partner }: Consultation, { id }: User, m: Messages): string {
  if (client.id === id) return m.with({ name: partner.name })
  if (partner.id === id) return m.with({ name: client.name })
  return m.between({ client: client.name, partner: partner.name })
}
