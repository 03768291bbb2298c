import { useStore } from '@nanostores/react'
import type { BlogState } from '@platform/shared-contracts/http'
import { Badge } from '@platform/shared-ui/badge'
import { blogMessages } from './blog.messages.ts'

const TONES = { draft: 'neutral', planned: 'info', published: 'success' } as const

export function PostState({ state }: { readonly state: BlogState }) {
  const t = useStore(blogMessages)
  return <Badge tone={TONES[state]}>{t[state]}</Badge>
}
