import { useStore } from '@nanostores/react'
import type { CompanyPersonState } from '@platform/shared-contracts/http'
import { Badge, type BadgeTone } from '@platform/shared-ui/badge'
import { CheckIcon, CloseIcon, MailIcon } from '@platform/shared-ui/icon'
import { personStateMessages } from '../company.messages.ts'

const LOOKS = {
  active: { tone: 'success', icon: <CheckIcon size={1} /> },
  invited: { tone: 'info', icon: <MailIcon size={1} /> },
  deactivated: { tone: 'neutral', icon: <CloseIcon size={1} /> },
} as const satisfies Record<CompanyPersonState, { tone: BadgeTone; icon: unknown }>

export function PersonState({ state }: { readonly state: CompanyPersonState }) {
  const labels = useStore(personStateMessages)
  return <Badge {...LOOKS[state]}>{labels[state]}</Badge>
}
