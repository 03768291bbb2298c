import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Tabs } from '@platform/shared-ui/tabs'
import { useAddress } from '../lib/use-address.ts'
import { citationsMessages } from './citations.messages.ts'
import { ImportPanel } from './import-panel.tsx'
import { InspectionPage } from './inspection-page.tsx'
import { MostCitedPanel } from './most-cited-panel.tsx'
import { RecordsPanel } from './records-panel.tsx'
import layout from '../ui/layout.module.css'

/** /citations: `?tab=` chooses a view, `?inspection=NR` one inspection. */
export function CitationsRoute() {
  const t = useStore(citationsMessages)
  const address = useAddress()
  const inspection = address.value('inspection')
  if (inspection)
    return (
      <div className={`content ${layout.page}`}>
        <InspectionPage key={inspection} activityNr={inspection} />
      </div>
    )
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader title={t.title} lead={t.lead} />
      <Tabs
        label={t.views}
        value={address.value('tab') || 'records'}
        onChange={(tab) => address.go(tab === 'records' ? {} : { tab })}
        tabs={[
          { id: 'records', label: t.records, content: <RecordsPanel /> },
          { id: 'most-cited', label: t.mostCited, content: <MostCitedPanel /> },
          { id: 'import', label: t.importTab, content: <ImportPanel /> },
        ]}
      />
    </div>
  )
}

export { CitationsRoute as Component }
