import { useStore } from '@nanostores/react'
import { NOTICE_AUDIENCES, NOTICE_SORTS, type Notice } from '@platform/shared-contracts/http'
import { ListFilters } from '../ui/lists/list-filters.tsx'
import { ResourceScreen } from '../ui/lists/resource-screen.tsx'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { NoticeDialog } from './notice-dialog.tsx'
import { useListNoticesQuery, useRemoveNoticeMutation } from './notices.api.ts'
import { noticesMessages } from './notices.messages.ts'

/** /admin/notices: what admins announce on the dashboard of their tenant's users. */
export function NoticesRoute() {
  const t = useStore(noticesMessages)
  const view = useListView(['q', 'audience'], NOTICE_SORTS)
  const { text, day } = useColumns<Notice>()
  const options = NOTICE_AUDIENCES.map((value) => ({ value, label: t[value] }))
  const audience = { name: 'audience', label: t.audience, any: t.anyAudience, options } as const
  return (
    <ResourceScreen
      title={t.title}
      lead={t.lead}
      add={t.add}
      filters={<ListFilters view={view} search={t.search} selects={[audience]} />}
      Editor={NoticeDialog}
      columns={[
        text('title', t.columnTitle, { isRowHeader: true, isSorted: true }),
        { id: 'audience', header: t.audience, cell: (one) => t[one.audience] },
        day('startsOn', t.startsOn, { isSorted: true }),
        day('endsOn', t.endsOn, { isSorted: true }),
      ]}
      answer={useListNoticesQuery(view.query)}
      view={view}
      rowName={({ title }) => title}
      removal={(notice) => ({
        useRemove: useRemoveNoticeMutation,
        arg: notice.id,
        title: t.removeTitle(notice),
        text: t.removeText,
        done: t.removed(notice),
      })}
      empty={{ text: t.empty, filtered: t.emptySearch }}
    />
  )
}

export { NoticesRoute as Component }
