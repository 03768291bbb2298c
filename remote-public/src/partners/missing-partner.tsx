import { useStore } from '@nanostores/react'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { PageHeader } from '@platform/shared-ui/page-header'
import { PartnerListing } from './partner-list.tsx'
import { missingMessages } from './missing.messages.ts'

/** The way back to those there are. */
export function MissingPartner() {
  const m = useStore(missingMessages)
  return (
    <>
      <DocumentHead isUnlisted />
      <PageHeader title={m.title} lead={m.lead} />
      <PartnerListing />
    </>
  )
}
