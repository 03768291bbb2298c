import { useEffect, useRef, useState } from 'react'
import type { FormState } from 'react-hook-form'
import { messageAt } from '@platform/shared-ui/form/field-paths'
import { faultsByTab, firstFaulty, type TabName } from './faulty-tab.rule.ts'
import type { TenantDraft } from './settings-form.rule.ts'

/** Which tab is open. After a refusal it is the first with something wrong, and its first wrong field has the focus. */
export function useFaultyTab({
  errors,
  submitCount,
}: Pick<FormState<TenantDraft>, 'errors' | 'submitCount'>) {
  const [open, setOpen] = useState<TabName>('basics')
  const area = useRef<HTMLDivElement>(null)
  const handled = useRef(submitCount)
  const faults = faultsByTab((field) => messageAt(errors, field) !== undefined)
  const faulty = firstFaulty(faults)
  useEffect(() => {
    if (handled.current === submitCount) return
    if (faulty !== undefined && open !== faulty) return setOpen(faulty)
    handled.current = submitCount
    area.current?.querySelector<HTMLElement>('[role=tabpanel]:not([hidden]) [aria-invalid=true]')?.focus()
  }, [submitCount, faulty, open])
  return { open, setOpen: (tab: string) => setOpen(tab as TabName), area, faults }
}
