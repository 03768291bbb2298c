import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { AssignmentPreview, AssignmentPreviewRequest } from '@platform/shared-contracts/http'
import { format } from '@platform/shared-contracts/remote'
import { Alert } from '@platform/shared-ui/alert'
import { writeDay } from '../../../lib/format.ts'
import { MissingSeats } from './missing-seats.tsx'
import { usePreviewAssignmentQuery } from '../training.api.ts'
import { assignMessages } from '../training.messages.ts'
import layout from '../../../ui/layout.module.css'

interface Props {
  readonly wanted: AssignmentPreviewRequest
  /** The choice whether due dates that exist are replaced. */
  readonly replaces: ReactNode
}

/** What the assignment would meet: learners who cannot open the modules, and due dates that exist. */
export function AssignmentFindings({ wanted, replaces }: Props) {
  const t = useStore(assignMessages)
  const isEmpty = wanted.modules.length === 0
  const { currentData, isError } = usePreviewAssignmentQuery(wanted, { skip: isEmpty })
  if (isEmpty) return null
  if (isError) return <Alert kind="info">{t.previewFailed}</Alert>
  if (!currentData) return null
  const { withoutAccess, dueDates } = currentData
  return (
    <>
      {withoutAccess.count > 0 && <MissingSeats {...withoutAccess} wanted={wanted.modules} />}
      {dueDates.count > 0 && (
        <div className={layout.stack}>
          <DueDates {...dueDates} />
          {replaces}
        </div>
      )}
    </>
  )
}

function DueDates({ count, first, last }: AssignmentPreview['dueDates']) {
  const t = useStore(assignMessages)
  const formats = useStore(format)
  const days = [...new Set([first, last])].flatMap((day) => (day === null ? [] : [writeDay(day, formats)]))
  return <Alert kind="info">{t.dueDates({ count, days: days.join(' – ') })}</Alert>
}
