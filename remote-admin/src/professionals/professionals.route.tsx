import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Professional } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { DataTable } from '@platform/shared-ui/data-table'
import { DownloadIcon, PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useAddress } from '../lib/use-address.ts'
import { useDownload } from '../lib/use-download.ts'
import { useProfessionalColumns } from './professional-columns.tsx'
import { ProfessionalDialog } from './professional-dialog.tsx'
import { ProfessionalFilters } from './professional-filters.tsx'
import { PAGE_SIZE, useListProfessionalsQuery, type ProfessionalFilter } from './professionals.api.ts'
import { professionalsMessages } from './professionals.messages.ts'
import { RemoveProfessionalDialog } from './remove-professional-dialog.tsx'
import classes from './professionals.module.css'

/** The professional that is being edited, or `new`. */
type Editing = Professional | 'new' | null

/** /csp-ehs-professionals: the directory. `?view=search` shows the same to users who only look up a professional. */
export function ProfessionalsRoute() {
  const { value } = useAddress()
  const [editing, setEditing] = useState<Editing>(null)
  return (
    <div className={`content ${classes.page}`}>
      <Head isSearch={value('view') === 'search'} onAdd={() => setEditing('new')} />
      <Directory onEdit={setEditing} />
      {editing && (
        <ProfessionalDialog saved={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </div>
  )
}

function Head({ isSearch, onAdd }: { readonly isSearch: boolean; readonly onAdd: () => void }) {
  const t = useStore(professionalsMessages)
  const { isBusy, download } = useDownload(t.exportFailed)
  const filter = useFilter()
  if (isSearch) return <PageHeader title={t.findTitle} lead={t.findLead} />
  return (
    <PageHeader
      title={t.title}
      lead={t.lead}
      actions={
        <>
          <Button variant="primary" icon={<PlusIcon />} onClick={onAdd}>
            {t.add}
          </Button>
          <BusyButton
            icon={<DownloadIcon />}
            isBusy={isBusy}
            busyText={t.exporting}
            onClick={() =>
              void download(`/professionals.csv?${new URLSearchParams({ ...filter })}`, 'professionals.csv')
            }
          >
            {t.export}
          </BusyButton>
        </>
      }
    />
  )
}

function Directory({ onEdit }: { readonly onEdit: (professional: Professional) => void }) {
  const t = useStore(professionalsMessages)
  const { page, turn, choose } = useAddress()
  const [removing, setRemoving] = useState<Professional | null>(null)
  const columns = useProfessionalColumns()
  const filter = useFilter()
  const { data, isFetching, isError, refetch } = useListProfessionalsQuery({ ...filter, page })
  const isNarrowed = Object.values(filter).some((value) => value !== '')
  const showAll = () => choose({ q: '', state: '', certification: '', service: '' })
  return (
    <>
      <ProfessionalFilters filter={filter} known={data} />
      <DataTable
        caption={t.title}
        isCaptionHidden
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        rowLabel={({ firstName, lastName }) => `${firstName} ${lastName}`}
        rowActions={(one) => [
          { label: t.edit, onSelect: () => onEdit(one) },
          { label: t.remove, isDanger: true, onSelect: () => setRemoving(one) },
        ]}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={refetch}
        emptyText={isNarrowed ? t.emptySearch : t.empty}
        emptyAction={isNarrowed && <Button onClick={showAll}>{t.showAll}</Button>}
        page={{ page, size: PAGE_SIZE, total: data?.total ?? 0 }}
        onPage={turn}
      />
      {removing && <RemoveProfessionalDialog professional={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function useFilter(): ProfessionalFilter {
  const { value } = useAddress()
  return {
    q: value('q'),
    state: value('state'),
    certification: value('certification'),
    service: value('service'),
  }
}

export { ProfessionalsRoute as Component }
