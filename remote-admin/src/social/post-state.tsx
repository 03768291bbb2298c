import { useStore } from '@nanostores/react'
import type { SocialPost } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { socialMessages } from './social.messages.ts'

const TONES = { draft: 'neutral', planned: 'info', posted: 'success' } as const

/** Posts are published by hand, so the state must show which ones are due. */
export function PostState({ post }: { readonly post: Pick<SocialPost, 'state' | 'plannedFor'> | null }) {
  const t = useStore(socialMessages)
  const { state, plannedFor } = post ?? { state: 'draft', plannedFor: null }
  if (state === 'planned' && plannedFor && Date.parse(plannedFor) <= Date.now())
    return <Badge tone="warning">{t.due}</Badge>
  return <Badge tone={TONES[state]}>{t[state]}</Badge>
}
