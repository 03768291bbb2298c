import type { BlogAdminPost, BlogDraft } from '@platform/shared-contracts/http'
import { blocksOfText, textOfBlocks } from './post-text.ts'

/** A post as it is typed: `tags` and `body` are text. No field shows `revision`, the version that it started from. */
export interface PostDraft {
  readonly revision: number
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly author: string
  readonly tags: string
  readonly moduleCode: string
  readonly body: string
}

export function draftOf(post: BlogAdminPost): PostDraft {
  const { revision, title, slug, excerpt, author, tags, moduleCode, body } = post
  return {
    ...{ revision, title, slug, excerpt, author },
    tags: tags.join(', '),
    moduleCode: moduleCode ?? '',
    body: textOfBlocks(body),
  }
}

export function newDraft(author: string): PostDraft {
  return { revision: 0, title: '', slug: '', excerpt: '', author, tags: '', moduleCode: '', body: '' }
}

export function requestOf({ title, slug, excerpt, author, tags, moduleCode, body }: PostDraft): BlogDraft {
  const tagNames = tags.split(',').map((tag) => tag.trim())
  return {
    ...{ title, slug, excerpt, author },
    tags: [...new Set(tagNames.filter(Boolean))],
    moduleCode: moduleCode || null,
    body: blocksOfText(body),
  }
}

const VISIBLE = ['title', 'slug', 'excerpt', 'author', 'tags', 'moduleCode', 'body'] as const
export type VisibleField = (typeof VISIBLE)[number]

/** The fields in which two versions differ. */
export function differingFields(mine: PostDraft, theirs: PostDraft): readonly VisibleField[] {
  return VISIBLE.filter((name) => mine[name] !== theirs[name])
}
