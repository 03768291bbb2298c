import { useStore } from '@nanostores/react'
import type { CitedInspectionDetail } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { DAY, dayOf } from '../lib/format.ts'
import { FactList } from '@platform/shared-ui/fact-list'
import { inspectionMessages } from './citations.messages.ts'
import classes from './citations.module.css'

type Texts = ReturnType<(typeof inspectionMessages)['get']>

/** A code of the Department in words. */
function named(t: Texts, kind: 'type' | 'scope', code: string | null): string {
  const text = t[`${kind}${code ?? ''}` as keyof Texts]
  return typeof text === 'string' ? text : t.unknown
}

export function InspectionFacts({ inspection }: { readonly inspection: CitedInspectionDetail }) {
  const t = useStore(inspectionMessages)
  const { time } = useStore(format)
  const { openedOn, closedOn, address, city, state, zip } = inspection
  const facts = [
    [t.opened, time(dayOf(openedOn), DAY)],
    [t.closed, closedOn ? time(dayOf(closedOn), DAY) : t.stillOpen],
    [t.reason, named(t, 'type', inspection.inspectionType)],
    [t.scope, named(t, 'scope', inspection.scope)],
    [t.naics, inspection.naics ?? t.unknown],
    [t.employees, inspection.employees ?? t.unknown],
    [t.address, [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')],
  ] as const
  return <FactList facts={facts} className={classes.facts} />
}
