import { useStore } from '@nanostores/react'
import { useParams } from 'react-router-dom'
import type { PackageLearner, UnitResult } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Badge } from '@platform/shared-ui/badge'
import { LinkButton } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { PageHeader } from '@platform/shared-ui/page-header'
import { RecordPage } from '../ui/record-page.tsx'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import layout from '../ui/layout.module.css'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { useListPackageLearnersQuery } from './packages.api.ts'
import { packageResultsMessages } from './packages.messages.ts'
import { useShownEmail } from '../ui/use-shown-email.ts'

/** /admin/packages/:id: who opened an imported course, and how far they are. */
export function PackageResultsRoute() {
  const t = useStore(packageResultsMessages)
  const { id = '' } = useParams()
  const view = useListView([])
  const { page, size } = view
  const answer = useListPackageLearnersQuery({ id, page, size })
  const columns = useResultColumns()
  const back = { to: '/admin/packages', label: t.back }
  return (
    <RecordPage caption={t.caption} back={back} answer={answer} loading={t.loading} failed={t.failed}>
      {(data) => (
        <>
          <PageHeader
            title={data.package.title}
            lead={t.lead}
            back={back}
            actions={<LinkButton to={`/packages/${id}`}>{t.preview}</LinkButton>}
          />
          <ResourceList
            caption={t.caption}
            columns={columns}
            answer={answer}
            view={view}
            rowKey={({ id: person }) => person}
            rowName={({ name }) => name}
            empty={{ text: t.empty }}
          />
        </>
      )}
    </RecordPage>
  )
}

function useResultColumns(): readonly Column<PackageLearner>[] {
  const shownEmail = useShownEmail()
  const t = useStore(packageResultsMessages)
  const { day } = useColumns<PackageLearner>()
  return [
    {
      id: 'name',
      header: t.person,
      isRowHeader: true,
      cell: ({ name, email }) => <TwoLines second={shownEmail(email)}>{name}</TwoLines>,
    },
    {
      id: 'state',
      header: t.state,
      cell: ({ isFinished }) => (
        <Badge tone={isFinished ? 'success' : 'neutral'}>{isFinished ? t.finished : t.unfinished}</Badge>
      ),
    },
    { id: 'units', header: t.lessons, cell: ({ units }) => <Lessons units={units} /> },
    day('startedAt', t.startedAt),
  ]
}

function Lessons({ units }: { readonly units: readonly UnitResult[] }) {
  const t = useStore(packageResultsMessages)
  const { number } = useStore(format)
  const words = { ...t, failed: t.failedLesson }
  const line = ({ title, status, score, seconds }: UnitResult) =>
    [
      `${title}: ${words[status]}`,
      score !== null && number(score, { style: 'percent' }),
      seconds > 0 && t.minutes({ minutes: Math.max(1, Math.round(seconds / 60)) }),
    ]
      .filter(Boolean)
      .join(', ')
  return (
    <span className={layout.lines}>
      {units.map((unit) => (
        <span key={unit.unitId}>{line(unit)}</span>
      ))}
    </span>
  )
}

export { PackageResultsRoute as Component }
