import { useStore } from '@nanostores/react'
import type { NewsletterSubscriber } from '@platform/shared-contracts/http'
import { PageHeader } from '@platform/shared-ui/page-header'
import { ExportButton } from '../ui/lists/export-button.tsx'
import { ListFilters } from '../ui/lists/list-filters.tsx'
import { ResourceList } from '../ui/lists/resource-list.tsx'
import { useColumns } from '../ui/lists/use-columns.tsx'
import { useListView } from '../ui/lists/use-list-view.ts'
import { readerMessages } from './blog.messages.ts'
import { useListReadersQuery, useRemoveReaderMutation } from './readers.api.ts'

/** Who gets new posts by email. */
export function ReaderList() {
  const t = useStore(readerMessages)
  const view = useListView(['q'])
  const { text, day } = useColumns<NewsletterSubscriber>()
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        back={{ to: '/admin/blog', label: t.back }}
        actions={<ExportButton path="/admin/newsletter.csv" query={{}} fileName="newsletter.csv" />}
      />
      <ListFilters view={view} search={t.search} />
      <ResourceList
        caption={t.title}
        columns={[
          text('email', t.email, { isRowHeader: true }),
          day('requestedAt', t.requested),
          day('confirmedAt', t.confirmed, { none: t.notConfirmed }),
        ]}
        answer={useListReadersQuery(view.query)}
        view={view}
        rowKey={({ id }) => id}
        rowName={({ email }) => email}
        removal={({ id, email }) => ({
          useRemove: useRemoveReaderMutation,
          arg: id,
          title: t.removeTitle({ email }),
          text: t.removeText,
          done: t.removed({ email }),
        })}
        empty={{ text: t.empty, filtered: t.emptySearch }}
      />
    </>
  )
}
