import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Professional } from '@platform/shared-contracts/http'
import { BusyButton, Button } from '@platform/shared-ui/button'
import { DownloadIcon, PlusIcon } from '@platform/shared-ui/icon'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useAddress } from '../lib/use-address.ts'
import { useDownload } from '../lib/use-download.ts'
import { ResourceList } from '../ui/resource-list.tsx'
import { useListView } from '../ui/use-list-view.ts'
import { useProfessionalColumns } from './professional-columns.tsx'
import { ProfessionalDialog } from './professional-dialog.tsx'
import { ProfessionalFilters } from './professional-filters.tsx'
import { useListProfessionalsQuery, useRemoveProfessionalMutation } from './professionals.api.ts'
import { professionalsMessages } from './professionals.messages.ts'
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
  const { filters } = useListView(FILTERS)
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
              void download(`/professionals.csv?${new URLSearchParams(filters)}`, 'professionals.csv')
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
  const view = useListView(FILTERS)
  const answer = useListProfessionalsQuery(view.query)
  return (
    <>
      <ProfessionalFilters filter={view.filters} known={answer.data} />
      <ResourceList
        caption={t.title}
        columns={useProfessionalColumns()}
        answer={answer}
        view={view}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={(one) => [{ label: t.edit, onSelect: () => onEdit(one) }]}
        removal={(one) => ({
          useRemove: useRemoveProfessionalMutation,
          arg: one.id,
          title: t.removeTitle({ name: nameOf(one) }),
          text: t.removeText,
          action: t.remove,
          done: t.removed({ name: nameOf(one) }),
        })}
        empty={{ text: t.empty, filtered: t.emptySearch, clear: t.showAll }}
      />
    </>
  )
}

const FILTERS = ['q', 'state', 'certification', 'service'] as const

function nameOf({ firstName, lastName }: Professional): string {
  return `${firstName} ${lastName}`
}

export { ProfessionalsRoute as Component }
