import { useStore } from '@nanostores/react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { CompanyInvitation } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { BusyButton } from '@platform/shared-ui/button'
import { Card } from '@platform/shared-ui/card'
import { useAnswerCompanyInvitationMutation } from '../domain/company-invitation/company-invitations.api.ts'
import { formatDay } from '../lib/dates.ts'
import { invitationMessages } from './invitations.messages.ts'
import classes from './invitations.module.css'

interface InvitationCardProps {
  readonly invitation: CompanyInvitation
  readonly onAnswer: (accepts: boolean) => void
}

/** What one company asks, with what it would see and what not. */
export function InvitationCard({ invitation, onAnswer }: InvitationCardProps) {
  const t = useStore(invitationMessages)
  const { companyName: company, invitedBy: name, invitedAt } = invitation
  const day = formatDay(invitedAt, useStore(locale))
  return (
    <Card as="section" level={2} title={t.asks({ company })} className={classes.card}>
      <div className={classes.stack}>
        <p className={classes.muted}>{t.by({ name, day })}</p>
        <h3 className={classes.small}>{t.sees}</h3>
        <ul className={classes.list}>
          {[t.seesModules, t.seesCertificates, t.seesDue].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h3 className={classes.small}>{t.seesNot}</h3>
        <ul className={classes.list}>
          {[t.seesNotPassword, t.seesNotOthers].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p className={classes.muted}>{t.end}</p>
        <Answers invitation={invitation} onAnswer={onAnswer} />
      </div>
    </Card>
  )
}

function Answers({ invitation: { id, companyName: company }, onAnswer }: InvitationCardProps) {
  const t = useStore(invitationMessages)
  const [send, { isLoading, error, originalArgs }] = useAnswerCompanyInvitationMutation()
  const answer = async (accepts: boolean) => {
    const { error: refusal } = await send({ id, accepts })
    if (!refusal) onAnswer(accepts)
  }
  const button = (accepts: boolean) => ({
    isBusy: isLoading && originalArgs?.accepts === accepts,
    busyText: t.sending,
    disabled: isLoading,
    onClick: () => void answer(accepts),
  })
  return (
    <>
      {error && <Alert kind="danger">{(error as ApiError).message}</Alert>}
      <div className={classes.answers}>
        <BusyButton variant="primary" aria-label={t.acceptNamed({ company })} {...button(true)}>
          {t.accept}
        </BusyButton>
        <BusyButton aria-label={t.declineNamed({ company })} {...button(false)}>
          {t.decline}
        </BusyButton>
      </div>
    </>
  )
}
