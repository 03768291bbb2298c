import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { PartnerListing } from './partner-list.tsx'
import { partnersMessages } from './partners.messages.ts'
import styles from './partners.module.css'

function PartnersRoute() {
  const m = useStore(partnersMessages)
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead} />
      <PartnerListing />
    </div>
  )
}

export { PartnersRoute as Component }
