import { useStore } from '@nanostores/react'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { PageHeader } from '@platform/shared-ui/page-header'
import { BlogList } from './blog-list.tsx'
import { missingMessages } from './missing.messages.ts'

/** The way back to the posts that there are. */
export function MissingPost() {
  const m = useStore(missingMessages)
  return (
    <>
      <DocumentHead title={m.title} isUnlisted />
      <PageHeader title={m.title} lead={m.lead} />
      <BlogList />
    </>
  )
}
