import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { partnerMessages } from './partner.messages.ts'

/** No menu leads partners to the page of their learners, so the pages where they land do. */
export function PartnerNote() {
  const t = useStore(partnerMessages)
  const { session } = usePlatform()
  if (!session.user?.isProfessionalPartner) return null
  return (
    <Alert
      kind="info"
      actions={
        <LinkButton size="sm" to="/training-dashboard">
          {t.open}
        </LinkButton>
      }
    >
      {t.text}
    </Alert>
  )
}
