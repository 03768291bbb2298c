import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { selectedCount } from '../../ui/lists/use-bulk-selection.ts'
import { ClassDialog } from '../classes/class-dialog.tsx'
import { classFormMessages } from '../classes/classes.messages.ts'
import { ExemptDialog } from '../exemptions/exempt-dialog.tsx'
import { exemptionMessages } from '../exemptions/exemptions.messages.ts'
import { AssignButton, matchingOf, type BulkProps } from './assign-button.tsx'

/** What can be done with the selected people; only a company exempts its own and records its classes. */
export function BulkActions(props: BulkProps) {
  return (
    <>
      <AssignButton {...props} />
      {props.scope === '/company/training' && <CompanyActions {...props} />}
    </>
  )
}

function CompanyActions({ selection, total, scope, filter }: BulkProps) {
  const exemptions = useStore(exemptionMessages)
  const classes = useStore(classFormMessages)
  const [open, setOpen] = useState<'exempt' | 'class' | null>(null)
  const close = () => setOpen(null)
  const shared = {
    whom: selection.isAll
      ? { matching: matchingOf(filter, scope), expected: total }
      : { people: [...selection.ids] },
    count: selectedCount(selection, total),
    onClose: close,
    onDone: () => {
      close()
      selection.clear()
    },
  }
  return (
    <>
      <Button onClick={() => setOpen('class')}>{classes.record}</Button>
      <Button onClick={() => setOpen('exempt')}>{exemptions.exempt}</Button>
      {open === 'class' && <ClassDialog {...shared} module={filter.module} />}
      {open === 'exempt' && (
        <ExemptDialog {...shared} modules={filter.module === '' ? [] : [filter.module]} />
      )}
    </>
  )
}
