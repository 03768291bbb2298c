import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '@platform/shared-ui/button'
import { selectedCount } from '../../ui/lists/use-bulk-selection.ts'
import { ClassDialog } from '../classes/class-dialog.tsx'
import { classFormMessages } from '../classes/classes.messages.ts'
import { ExemptDialog } from '../exemptions/exempt-dialog.tsx'
import { exemptionMessages } from '../exemptions/exemptions.messages.ts'
import { PracticeDialog } from '../practice/practice-dialog.tsx'
import { practiceMessages } from '../practice/practice.messages.ts'
import { AssignButton, matchingOf, type BulkProps } from './assign-button.tsx'

/** What can be done with the selected people; only a company exempts its own and records its classes. */
export function BulkActions(props: BulkProps) {
  return (
    <>
      <AssignButton {...props} />
      <PracticeButton {...props} />
      {props.scope === '/company/training' && <CompanyActions {...props} />}
    </>
  )
}

/** Whom a dialog acts on; once it is done, nothing is selected. */
function dialogProps({ selection, total, scope, filter }: BulkProps, close: () => void) {
  return {
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
}

/** Anyone may open it: it says who can sign. */
function PracticeButton(props: BulkProps) {
  const t = useStore(practiceMessages)
  const [isOpen, setOpen] = useState(false)
  const shared = dialogProps(props, () => setOpen(false))
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t.sign}</Button>
      {isOpen && <PracticeDialog {...shared} module={props.filter.module} />}
    </>
  )
}

function CompanyActions(props: BulkProps) {
  const exemptions = useStore(exemptionMessages)
  const classes = useStore(classFormMessages)
  const [open, setOpen] = useState<'exempt' | 'class' | null>(null)
  const { filter } = props
  const shared = dialogProps(props, () => setOpen(null))
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
