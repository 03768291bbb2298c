import { useStore } from '@nanostores/react'
import type { CitedInspectionDetail } from '@platform/shared-contracts/http'
import { Alert } from '@platform/shared-ui/alert'
import { LinkButton } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { PageHeader } from '@platform/shared-ui/page-header'
import { format } from '@platform/shared-contracts/remote'
import { LoadedRow } from '../ui/lists/loaded-row.tsx'
import { useGetInspectionQuery } from './citations.api.ts'
import { citationsMessages, inspectionMessages } from './citations.messages.ts'
import { InspectionFacts } from './inspection-facts.tsx'
import { violationColumns } from './violation-columns.tsx'

const OFFICIAL = 'https://www.osha.gov/ords/imis/establishment.inspection_detail?id='

export function InspectionPage({ activityNr }: { readonly activityNr: string }) {
  const t = useStore(inspectionMessages)
  return (
    <LoadedRow answer={useGetInspectionQuery(activityNr)} failed={t.loadFailed}>
      {(inspection) => <Inspection inspection={inspection} />}
    </LoadedRow>
  )
}

function Inspection({ inspection }: { readonly inspection: CitedInspectionDetail }) {
  const t = useStore(inspectionMessages)
  const types = useStore(citationsMessages)
  const formats = useStore(format)
  const { activityNr, establishment, isDemo, violationList } = inspection
  return (
    <>
      <PageHeader
        back={{ to: '/citations', label: t.back }}
        eyebrow={t.nr({ nr: activityNr })}
        title={establishment}
        actions={!isDemo && <LinkButton href={OFFICIAL + activityNr}>{t.official}</LinkButton>}
      />
      {isDemo && <Alert kind="info">{t.demo}</Alert>}
      <InspectionFacts inspection={inspection} />
      <DataTable
        caption={t.caption}
        rows={violationList}
        rowKey={({ citationId }) => citationId}
        columns={violationColumns(t, types, formats)}
      />
    </>
  )
}
