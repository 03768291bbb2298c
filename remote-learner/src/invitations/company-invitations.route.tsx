import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { CompanyInvitation } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { EmptyState } from '@platform/shared-ui/empty-state'
import { FailedState } from '@platform/shared-ui/failed-state'
import { FocusFallback } from '@platform/shared-ui/focus-fallback'
import { UsersIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useListCompanyInvitationsQuery } from '../domain/company-invitation/company-invitations.api.ts'
import { InvitationCard } from './invitation-card.tsx'
import { invitationMessages } from './invitations.messages.ts'
import classes from './invitations.module.css'

interface Answered {
  readonly company: string
  readonly accepts: boolean
}

/** /company-invitations: which companies ask to see the training of the user, and what they would see. */
export function CompanyInvitationsRoute() {
  const t = useStore(invitationMessages)
  const [answered, setAnswered] = useState<Answered | null>(null)
  return (
    <div className={`content ${classes.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <FocusFallback change={answered} label={t.title} className={classes.page}>
        {answered && (
          <Alert kind={answered.accepts ? 'success' : 'info'}>
            {answered.accepts ? t.accepted(answered) : t.declined(answered)}
          </Alert>
        )}
        <Invitations hasAnswered={answered !== null} onAnswer={setAnswered} />
      </FocusFallback>
    </div>
  )
}

interface InvitationsProps {
  readonly hasAnswered: boolean
  readonly onAnswer: (answered: Answered) => void
}

function Invitations({ hasAnswered, onAnswer }: InvitationsProps) {
  const t = useStore(invitationMessages)
  const { data, isError, refetch } = useListCompanyInvitationsQuery()
  if (!data && isError) return <FailedState onRetry={refetch}>{t.failed}</FailedState>
  if (!data) return <Skeleton text={t.loading} lines={6} />
  if (data.length === 0) return hasAnswered ? <Onward /> : <NoInvitation />
  return data.map((invitation: CompanyInvitation) => (
    <InvitationCard
      key={invitation.id}
      invitation={invitation}
      onAnswer={(accepts) => onAnswer({ company: invitation.companyName, accepts })}
    />
  ))
}

function NoInvitation() {
  const t = useStore(invitationMessages)
  return (
    <EmptyState icon={<UsersIcon size={2} />} title={t.emptyTitle} action={<Onward />}>
      {t.empty}
    </EmptyState>
  )
}

function Onward() {
  const t = useStore(invitationMessages)
  return (
    <div>
      <LinkButton to="/progress">{t.onward}</LinkButton>
    </div>
  )
}

export { CompanyInvitationsRoute as Component }
