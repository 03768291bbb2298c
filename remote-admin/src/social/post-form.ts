import type { SocialDraft, SocialNetwork, SocialPost } from '@platform/shared-contracts/http'
import { instantOf, localInput } from '../lib/local-time.ts'

/** A post as it is typed. No field shows `updatedAt`, the version that it started from, and `storedPlan`. */
export interface PostDraft {
  readonly updatedAt: string
  readonly text: string
  readonly link: string
  readonly networks: readonly SocialNetwork[]
  /** In the viewer's zone, without seconds, as the field shows it. */
  readonly plannedFor: string
  /** An instant. */
  readonly storedPlan: string | null
}

const NEW_POST: PostDraft = {
  ...{ updatedAt: '', text: '', link: '', plannedFor: '', storedPlan: null },
  networks: ['linkedin'],
}

export function draftOf(post: SocialPost | null): PostDraft {
  if (!post) return NEW_POST
  const { updatedAt, text, link, networks, plannedFor } = post
  return {
    ...{ updatedAt, text, networks },
    link: link ?? '',
    plannedFor: plannedFor ? localInput(plannedFor) : '',
    storedPlan: plannedFor,
  }
}

/** The field shows whole minutes: one that was not changed keeps the stored instant. */
export function requestOf({ text, link, networks, plannedFor, storedPlan }: PostDraft): SocialDraft {
  const isUnchanged = storedPlan !== null && localInput(storedPlan) === plannedFor
  return {
    text,
    link: link.trim() || null,
    networks: [...networks],
    plannedFor: isUnchanged ? storedPlan : instantOf(plannedFor),
  }
}
