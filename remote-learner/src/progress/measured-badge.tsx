import { useStore } from '@nanostores/react'
import { PROGRESS_STATUSES } from '@platform/shared-contracts/rules'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { statusMessages } from '../domain/progress/status.messages.ts'

const TONES: Readonly<Record<string, BadgeTone>> = {
  Completed: 'success',
  'In Progress': 'info',
  'Quiz Failed': 'danger',
  Expired: 'warning',
}

/** How far the learner is, as the server measured it. */
export function MeasuredBadge({ status }: { readonly status: string }) {
  const labels = useStore(statusMessages)
  const known = PROGRESS_STATUSES.find((one) => one === status)
  return <Badge tone={TONES[status] ?? 'neutral'}>{known ? labels[known] : status}</Badge>
}
