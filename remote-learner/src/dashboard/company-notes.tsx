import { useStore } from '@nanostores/react'
import { usePlatform } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { useListCompanyInvitationsQuery } from '../domain/company-invitation/company-invitations.api.ts'
import { companyNoteMessages } from './dashboard.messages.ts'

/** No menu leads to the area of a company, so the dashboard of its managers does; and to what companies ask. */
export function CompanyNotes() {
  const company = usePlatform().session.user?.managedCompany
  return (
    <>
      {company && <ManagedCompany name={company.name} />}
      <OpenInvitations />
    </>
  )
}

function ManagedCompany({ name }: { readonly name: string }) {
  const t = useStore(companyNoteMessages)
  return (
    <Alert
      kind="info"
      actions={
        <LinkButton size="sm" to="/company">
          {t.open}
        </LinkButton>
      }
    >
      {t.manages({ company: name })}
    </Alert>
  )
}

/** The email of the invitation leads there too, so nothing is said while they cannot be loaded. */
function OpenInvitations() {
  const t = useStore(companyNoteMessages)
  const { data: [first, ...others] = [] } = useListCompanyInvitationsQuery()
  if (!first) return null
  return (
    <Alert
      kind="info"
      actions={
        <LinkButton size="sm" to="/company-invitations">
          {t.answer}
        </LinkButton>
      }
    >
      {others.length > 0
        ? t.companiesAsk({ count: others.length + 1 })
        : t.companyAsks({ company: first.companyName })}
    </Alert>
  )
}
