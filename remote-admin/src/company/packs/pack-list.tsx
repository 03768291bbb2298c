import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useDownload } from '@platform/shared-contracts/client'
import type { CompanyOverview, InspectionPack, PackFile } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Button } from '@platform/shared-ui/button'
import { PlusIcon } from '@platform/shared-ui/icon'
import type { MenuEntry } from '@platform/shared-ui/menu'
import { writeDay } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import { ResourceList } from '../../ui/lists/resource-list.tsx'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { wholeList } from '../../ui/lists/whole-list.ts'
import { LinkDialog } from './link-dialog.tsx'
import { LinksDialog } from './links-dialog.tsx'
import { usePackColumns } from './pack-columns.tsx'
import { PackDialog } from './pack-dialog.tsx'
import { packPath, useListPacksQuery, useRemovePackMutation } from './packs.api.ts'
import { packMessages } from './packs.messages.ts'
import { ScheduleList } from './schedules/schedule-list.tsx'

type Open = { readonly what: 'make' } | { readonly what: 'link' | 'links'; readonly id: string }

const POLL_MS = 1_500
const isInTheMaking = ({ state }: InspectionPack) => state !== 'ready' && state !== 'failed'

/** Packs for inspectors: made, downloaded, shared by links. */
export function PackList({ places }: Pick<CompanyOverview, 'places'>) {
  const t = useStore(packMessages)
  const [open, setOpen] = useState<Open | null>(null)
  const { data, ...state } = usePacks()
  const nameOf = usePackName()
  return (
    <div className={layout.stack}>
      <p>{t.lead}</p>
      <div>
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen({ what: 'make' })}>
          {t.make}
        </Button>
      </div>
      <ResourceList
        caption={t.caption}
        columns={usePackColumns()}
        answer={wholeList(state, data)}
        view={useListView([])}
        rowKey={({ id }) => id}
        rowName={nameOf}
        rowActions={usePackActions(setOpen)}
        removal={(pack) => ({
          useRemove: useRemovePackMutation,
          arg: pack.id,
          title: t.removeTitle({ name: nameOf(pack) }),
          text: t.removeText,
          done: t.removed,
        })}
        empty={{ text: t.empty }}
      />
      <ScheduleList places={places} />
      {open && <OpenDialog open={open} packs={data ?? []} places={places} onClose={() => setOpen(null)} />}
    </div>
  )
}

interface OpenDialogProps extends Pick<CompanyOverview, 'places'> {
  readonly open: Open
  readonly packs: readonly InspectionPack[]
  readonly onClose: () => void
}

function OpenDialog({ open, packs, places, onClose }: OpenDialogProps) {
  const nameOf = usePackName()
  if (open.what === 'make') return <PackDialog places={places} onClose={onClose} />
  // By its id: its links change while the dialog is open.
  const pack = packs.find(({ id }) => id === open.id)
  const Shown = open.what === 'link' ? LinkDialog : LinksDialog
  return pack && <Shown pack={pack} name={nameOf(pack)} onClose={onClose} />
}

function usePackActions(setOpen: (open: Open) => void) {
  const t = useStore(packMessages)
  const downloads = useDownloads()
  return (pack: InspectionPack): MenuEntry[] => {
    if (pack.state !== 'ready') return []
    const { id } = pack
    return [
      ...downloads(pack),
      { label: t.share, onSelect: () => setOpen({ what: 'link', id }) },
      { label: t.showLinks, onSelect: () => setOpen({ what: 'links', id }) },
    ]
  }
}

/** Asks again while one is being made. */
function usePacks() {
  const [pollingInterval, setPollingInterval] = useState(0)
  const { data, isError, refetch, isFetching } = useListPacksQuery(undefined, { pollingInterval })
  const wanted = data?.some(isInTheMaking) ? POLL_MS : 0
  if (wanted !== pollingInterval) setPollingInterval(wanted)
  // While it asks again, the rows stay as they are.
  return { data, isError, refetch, isFetching: isFetching && !data }
}

function usePackName() {
  const t = useStore(packMessages)
  const formats = useStore(format)
  return ({ on }: InspectionPack) => t.name({ day: writeDay(on, formats) })
}

function useDownloads() {
  const t = useStore(packMessages)
  const { download } = useDownload(t.downloadFailed)
  const entry = ({ id, on }: InspectionPack, label: string, file: PackFile): MenuEntry => ({
    label,
    onSelect: () => void download(packPath(id, file), file.replace('.', `-${on}.`)),
  })
  return (pack: InspectionPack) => [
    entry(pack, t.pdf, 'inspection-pack.pdf'),
    entry(pack, t.csv, 'training-records.csv'),
    entry(pack, t.zip, 'inspection-pack.zip'),
  ]
}
