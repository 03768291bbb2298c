import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SearchField } from '@platform/shared-ui/search-field'
import { SelectField } from '@platform/shared-ui/select-field'
import { useAddress } from '../lib/use-address.ts'
import { checkedPages, type CheckedPage } from './page-checks.rule.ts'
import { pageColumns } from './page-columns.tsx'
import { PageDialog } from './page-dialog.tsx'
import { useListPagesQuery } from './seo.api.ts'
import { seoMessages } from './seo.messages.ts'
import layout from '../ui/layout.module.css'
import classes from './seo.module.css'

const ANOTHER: CheckedPage = { path: '', title: '', description: '', isOwn: false, checks: [] }

/** /seo: every public page with its title and description. */
export function SeoRoute() {
  const t = useStore(seoMessages)
  const address = useAddress()
  const [editing, setEditing] = useState<CheckedPage | null>(null)
  const { data, isFetching, isError, refetch } = useListPagesQuery()
  const q = address.value('q')
  const show = address.value('show')
  const rows = data && checkedPages(data).filter((page) => isWanted(page, q, show))
  return (
    <div className={`content ${layout.page}`}>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <Button icon={<PlusIcon />} onClick={() => setEditing(ANOTHER)}>
            {t.other}
          </Button>
        }
      />
      <div className={classes.filters}>
        <SearchField label={t.search} value={q} onChange={(value) => address.choose({ q: value })} />
        <SelectField
          label={t.show}
          isLabelHidden
          emptyOption={t.all}
          options={(['own', 'warnings'] as const).map((value) => ({ value, label: t[value] }))}
          value={show}
          onChange={({ target }) => address.choose({ show: target.value })}
        />
      </div>
      <DataTable
        caption={t.caption}
        isCaptionHidden
        columns={pageColumns(t, setEditing)}
        rows={rows}
        rowKey={({ path }) => path}
        pageSize={50}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={t.empty}
        emptyAction={<Button onClick={() => address.choose({ q: '', show: '' })}>{t.clear}</Button>}
      />
      {editing && data && (
        <PageDialog page={editing} siteName={data.siteName} onClose={() => setEditing(null)} />
      )}
    </div>
  )
}

function isWanted(
  { path, title, description, isOwn, checks }: CheckedPage,
  q: string,
  show: string,
): boolean {
  const isFound = `${path} ${title} ${description}`.toLowerCase().includes(q.toLowerCase())
  if (show === 'own') return isFound && isOwn
  return isFound && (show !== 'warnings' || checks.length > 0)
}

export { SeoRoute as Component }
