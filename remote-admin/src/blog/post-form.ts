import { BlogDraft, type BlogAdminPost } from '@platform/shared-contracts/http'
import { blocksOfText, textOfBlocks } from './post-text.ts'

/** A post as it stands in the form; `tags` and `text` as typed, `revision` the version that it started from. */
export interface PostForm {
  readonly revision: number
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly author: string
  readonly tags: string
  readonly moduleCode: string
  readonly text: string
}

export function formOf(post: BlogAdminPost): PostForm {
  const { revision, title, slug, excerpt, author, tags, moduleCode, body } = post
  return {
    revision,
    title,
    slug,
    excerpt,
    author,
    tags: tags.join(', '),
    moduleCode: moduleCode ?? '',
    text: textOfBlocks(body),
  }
}

export function newForm(author: string): PostForm {
  return { revision: 0, title: '', slug: '', excerpt: '', author, tags: '', moduleCode: '', text: '' }
}

export function draftOf({ title, slug, excerpt, author, tags, moduleCode, text }: PostForm): BlogDraft {
  const tagNames = tags.split(',').map((tag) => tag.trim())
  return {
    ...{ title, slug, excerpt, author },
    tags: [...new Set(tagNames.filter(Boolean))],
    moduleCode: moduleCode || null,
    body: blocksOfText(text),
  }
}

/** One sentence about each field that is wrong. */
export function draftErrors(draft: BlogDraft): Readonly<Record<string, string>> {
  const parsed = BlogDraft.safeParse(draft)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]).toReversed(),
  )
}

const VISIBLE = ['title', 'slug', 'excerpt', 'author', 'tags', 'moduleCode', 'text'] as const
export type VisibleField = (typeof VISIBLE)[number]

/** The fields in which two versions differ. */
export function differingFields(mine: PostForm, theirs: PostForm): readonly VisibleField[] {
  return VISIBLE.filter((name) => mine[name] !== theirs[name])
}
