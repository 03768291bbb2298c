import { useStore } from '@nanostores/react'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { FailedState } from '@platform/shared-ui/failed-state'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Skeleton } from '@platform/shared-ui/skeleton'
import { useAnswer } from '../lib/use-answer.ts'
import { PartnerListing } from './partner-list.tsx'
import { PartnerPortrayal } from './partner-portrayal.tsx'
import { profileMessages } from './partners.messages.ts'
import styles from './partners.module.css'

const BACK = '/partners'

/** One partner, found under `path` of the API; where there is none, those there are. */
export function PartnerProfile({ path }: { readonly path: string }) {
  const { answer, reload } = useAnswer(path, 'PartnerDetail')
  const isMissing = answer.status === 'failed' && [400, 404, 422].includes(answer.error.status)
  return (
    <div className={`content ${styles.page}`}>
      {answer.status === 'ready' && <PartnerPortrayal partner={answer.data} back={BACK} />}
      {isMissing && <MissingPartner />}
      {answer.status === 'failed' && !isMissing && <FailedProfile onRetry={reload} />}
      {answer.status === 'loading' && <Skeleton lines={12} />}
    </div>
  )
}

function FailedProfile({ onRetry }: { readonly onRetry: () => void }) {
  const m = useStore(profileMessages)
  return (
    <>
      <PageHeader title={m.failed} back={{ to: BACK, label: m.back }} />
      <FailedState onRetry={onRetry} />
    </>
  )
}

function MissingPartner() {
  const m = useStore(profileMessages)
  return (
    <>
      <DocumentHead isUnlisted />
      <PageHeader title={m.missingTitle} lead={m.missing} />
      <PartnerListing />
    </>
  )
}
