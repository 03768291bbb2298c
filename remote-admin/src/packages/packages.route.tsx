import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { PACKAGE_KINDS, PACKAGE_SORTS, type CoursePackage } from '@platform/shared-contracts/http'
import { locale } from '@platform/shared-contracts/remote'
import { formatBytes } from '@platform/shared-contracts/rules'
import { Badge } from '@platform/shared-ui/badge'
import { LinkButton } from '@platform/shared-ui/button'
import type { Column } from '@platform/shared-ui/data-table'
import { ListFilters } from '../ui/lists/list-filters.tsx'
import { ResourceScreen } from '../ui/lists/resource-screen.tsx'
import { TwoLines } from '../ui/lists/two-lines.tsx'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { ExportModule } from './export-dialog.tsx'
import { PackageDialog } from './package-dialog.tsx'
import { useListPackagesQuery, useRemovePackageMutation } from './packages.api.ts'
import { packagesMessages } from './packages.messages.ts'

/** /admin/packages: courses that were made with other tools. */
export function PackagesRoute() {
  const t = useStore(packagesMessages)
  const view = useListView(['q', 'kind'], PACKAGE_SORTS)
  const options = PACKAGE_KINDS.map((value) => ({ value, label: t[value] }))
  const kind = { name: 'kind', label: t.kind, any: t.anyKind, options } as const
  return (
    <ResourceScreen
      title={t.title}
      lead={t.lead}
      add={t.add}
      actions={
        <>
          <ExportModule />
          <LinkButton to="/admin/statements">{t.statements}</LinkButton>
        </>
      }
      filters={<ListFilters view={view} search={t.search} selects={[kind]} />}
      Editor={PackageDialog}
      columns={usePackageColumns()}
      answer={useListPackagesQuery(view.query)}
      view={view}
      rowName={({ title }) => title}
      removal={({ id, title }) => ({
        useRemove: useRemovePackageMutation,
        arg: id,
        title: t.removeTitle({ title }),
        text: t.removeText,
        done: t.removed({ title }),
      })}
      empty={{ text: t.empty, filtered: t.emptySearch }}
    />
  )
}

function usePackageColumns(): readonly Column<CoursePackage>[] {
  const t = useStore(packagesMessages)
  const language = useStore(locale)
  const { day } = useColumns<CoursePackage>()
  return [
    {
      id: 'title',
      header: t.columnTitle,
      isRowHeader: true,
      sortBy: ({ title }) => title,
      cell: (row) => (
        <TwoLines second={t.lessons({ count: row.unitCount, size: formatBytes(row.sizeBytes, language) })}>
          <Link to={`/admin/packages/${row.id}`} aria-label={t.results({ title: row.title })}>
            {row.title}
          </Link>
        </TwoLines>
      ),
    },
    { id: 'kind', header: t.kind, isCompact: true, cell: ({ kind }) => t[kind] },
    {
      id: 'state',
      header: t.state,
      cell: ({ isOpen }) => <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? t.open : t.closed}</Badge>,
    },
    {
      id: 'learners',
      header: t.learners,
      cell: ({ learners, finished }) =>
        learners > 0 ? t.learnersCount({ finished, learners }) : t.learnersNone,
    },
    day('uploadedAt', t.uploadedAt, { isSorted: true }),
  ]
}

export { PackagesRoute as Component }
