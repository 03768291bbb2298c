import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { dashboardMessages } from './dashboard.messages.ts'

/** Says to a learner without a subscription what is open to them. */
export function OwnTrainingNote() {
  const t = useStore(dashboardMessages)
  const { session } = usePlatform()
  if (!session.user || countsAsSubscribed(session.user)) return null
  return (
    <Alert
      kind="info"
      actions={
        <LinkButton size="sm" to="/subscriptions">
          {t.ownTrainingAction}
        </LinkButton>
      }
    >
      {t.ownTraining}
    </Alert>
  )
}
