import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Tabs } from '@platform/shared-ui/tabs'
import { useAddress } from '../lib/use-address.ts'
import { useMovedFocus } from '../lib/use-moved-focus.ts'
import { LearnerPage } from './learner/learner-page.tsx'
import { CertificateRegister } from './proof/certificate-register.tsx'
import { CredentialInbox } from './proof/credential-inbox.tsx'
import { ALL_REVIEWS, useListReviewsQuery } from './proof/proof.api.ts'
import { proofMessages } from './proof/proof.messages.ts'
import { StatisticsLink } from './statistics/statistics-link.tsx'
import layout from '../ui/layout.module.css'

/** /credentials: what was issued here and what came from elsewhere, for admins; `?learner=ID` is one learner. */
export function CredentialsRoute() {
  const learner = useAddress().value('learner')
  const area = useMovedFocus(learner)
  return <div ref={area}>{learner === '' ? <Proof /> : <LearnerPage key={learner} id={learner} />}</div>
}

function Proof() {
  const t = useStore(proofMessages)
  const { value, go } = useAddress()
  const { data } = useListReviewsQuery(ALL_REVIEWS)
  const view = value('view') === 'credentials' ? 'credentials' : 'register'
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} actions={<StatisticsLink />} />
      <Tabs
        label={t.views}
        value={view}
        onChange={(next) => go(next === 'register' ? {} : { view: next })}
        tabs={[
          { id: 'register', label: t.registerView, content: view === 'register' && <CertificateRegister /> },
          {
            id: 'credentials',
            label: t.credentialsView({ count: data?.pending ?? '…' }),
            content: view === 'credentials' && <CredentialInbox />,
          },
        ]}
      />
    </div>
  )
}

export { CredentialsRoute as Component }
