import { useStore } from '@nanostores/react'
import type { BlogPost } from '@platform/shared-contracts/http'
import { i18n } from '../app/i18n.ts'
import { anchorOf } from '../lib/anchor.rule.ts'
import { formatDay } from '../lib/day.ts'
import { ModuleBox } from '../ui/module-box.tsx'
import { StructuredData } from '@platform/shared-ui/structured-data'
import styles from './post.module.css'
import { PostBody } from './post-body.tsx'
import { PostFacts } from './post-facts.tsx'
import { postMessages } from './post.messages.ts'

interface PostTextProps {
  readonly post: BlogPost
  readonly publisher: string
}

/** The post with its contents beside it, what it leads to, and the same for search engines. */
export function PostText({ post, publisher }: PostTextProps) {
  const m = useStore(postMessages)
  const language = useStore(i18n.language)
  const isUpdated = post.updatedAt.slice(0, 10) > post.publishedAt.slice(0, 10)
  return (
    <>
      <StructuredData data={articleData(post, publisher)} />
      <div className={styles.postFacts}>
        <PostFacts post={post} />
        {isUpdated && (
          <p>
            <time dateTime={post.updatedAt}>{m.updated({ date: formatDay(post.updatedAt, language) })}</time>
          </p>
        )}
      </div>
      <div className={styles.columns}>
        <aside className={styles.beside}>
          <Contents post={post} />
          {post.moduleCode && (
            <div className={styles.related}>
              <p className={styles.label}>{m.related}</p>
              <ModuleBox code={post.moduleCode} level={2} />
            </div>
          )}
        </aside>
        <div className={`prose ${styles.text}`}>
          <PostBody body={post.body} />
        </div>
      </div>
    </>
  )
}

function Contents({ post }: { readonly post: BlogPost }) {
  const m = useStore(postMessages)
  const headings = post.body.filter((block) => block.kind === 'heading')
  if (headings.length < 2) return null
  return (
    <nav aria-label={m.contents} className={styles.contents}>
      <p className={styles.label}>{m.contents}</p>
      <ol>
        {headings.map(({ text }) => (
          <li key={text}>
            <a href={`#${anchorOf(text)}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function articleData(
  { title, excerpt, slug, author, tags, publishedAt, updatedAt }: BlogPost,
  publisher: string,
) {
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    mainEntityOfPage: `/blog/${slug}`,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: publisher },
    datePublished: publishedAt,
    dateModified: updatedAt,
    keywords: tags.join(', '),
  }
}
