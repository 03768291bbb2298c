import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { TRAINING_SORTS, type CompanyView, type TrainingView } from '@platform/shared-contracts/http'
import { Menu, type MenuEntry } from '@platform/shared-ui/menu'
import { useTrainingFilter } from '../../domain/training/use-training-filter.ts'
import { useAddress } from '../../lib/use-address.ts'
import { RemoveViewsDialog } from './remove-views-dialog.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { useListViewsQuery } from './views.api.ts'
import { viewMessages } from './views.messages.ts'

/** The views that the manager saved: to open one, to save what is shown now, to remove one. */
export function SavedViews() {
  const t = useStore(viewMessages)
  const { choose } = useAddress()
  const { data: views = [] } = useListViewsQuery()
  const [open, setOpen] = useState<'save' | 'remove' | null>(null)
  const view = useShownView()
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        label={t.menu}
        align="end"
        entries={[
          ...entriesOf(views, t.none, (chosen) => choose({ ...chosen, status: '', company: '' })),
          { kind: 'separator' },
          { label: t.save, onSelect: () => setOpen('save') },
          views.length > 0 ? { label: t.manage, onSelect: () => setOpen('remove') } : null,
        ]}
      />
      {open === 'save' && <SaveViewDialog view={view} onClose={close} />}
      {open === 'remove' && <RemoveViewsDialog views={views} onClose={close} />}
    </>
  )
}

function entriesOf(
  views: readonly CompanyView[],
  none: string,
  onChoose: (address: Readonly<Record<string, string>>) => void,
): MenuEntry[] {
  if (views.length === 0) return [{ kind: 'heading', label: none }]
  return views.map(({ name, view }) => ({ label: name, onSelect: () => onChoose(addressOf(view)) }))
}

const [BY_NAME] = TRAINING_SORTS

/** The address leaves out the order that holds without a choice. */
function addressOf({ sort, ...filters }: TrainingView): Readonly<Record<string, string>> {
  return { ...filters, sort: sort === BY_NAME ? '' : sort }
}

/** What the address shows now. */
function useShownView(): TrainingView {
  const { value } = useAddress()
  const { q, module, standing, site, department, jobRole } = useTrainingFilter()
  const sort = TRAINING_SORTS.find((one) => one === value('sort')) ?? BY_NAME
  return { q, module, standing, site, department, jobRole, sort }
}
