import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useAddress } from '../lib/use-address.ts'
import { useMovedFocus } from '../lib/use-moved-focus.ts'
import { LearnerPage } from './learner/learner-page.tsx'
import { CertificateRegister } from './proof/certificate-register.tsx'
import { CredentialInbox } from './proof/credential-inbox.tsx'
import { ALL_REVIEWS, useListReviewsQuery } from './proof/proof.api.ts'
import { proofMessages } from './proof/proof.messages.ts'
import { StatisticsLink } from './statistics/statistics-link.tsx'
import { AddressTabs } from '../ui/address-tabs.tsx'
import layout from '../ui/layout.module.css'

/** /credentials: what was issued here and what came from elsewhere, for admins; `?learner=ID` is one learner. */
export function CredentialsRoute() {
  const learner = useAddress().value('learner')
  const area = useMovedFocus(learner)
  return <div ref={area}>{learner === '' ? <Proof /> : <LearnerPage key={learner} id={learner} />}</div>
}

function Proof() {
  const t = useStore(proofMessages)
  const { data } = useListReviewsQuery(ALL_REVIEWS)
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} actions={<StatisticsLink />} />
      <AddressTabs
        label={t.views}
        tabs={[
          { id: 'register', label: t.registerView, content: () => <CertificateRegister /> },
          {
            id: 'credentials',
            label: t.credentialsView({ count: data?.pending ?? '…' }),
            content: () => <CredentialInbox />,
          },
        ]}
      />
    </div>
  )
}

export { CredentialsRoute as Component }
