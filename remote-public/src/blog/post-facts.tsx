import { useStore } from '@nanostores/react'
import type { BlogPostSummary } from '@platform/shared-contracts/http'
import { Link } from 'react-router-dom'
import { i18n } from '../app/i18n.ts'
import { formatDay } from '../lib/day.ts'
import styles from './blog.module.css'
import { factMessages } from './facts.messages.ts'

/** Who wrote it and when, how long it takes, and its topics, each leading to its posts. */
export function PostFacts({ post }: { readonly post: BlogPostSummary }) {
  const m = useStore(factMessages)
  const language = useStore(i18n.language)
  return (
    <ul className={styles.facts}>
      <li>{m.byline({ author: post.author })}</li>
      <li>
        <time dateTime={post.publishedAt}>{formatDay(post.publishedAt, language)}</time>
      </li>
      <li>{m.reading({ minutes: String(post.readingMinutes) })}</li>
      {post.tags.map((tag) => (
        <li key={tag}>
          <Link className={styles.tag} to={`/blog?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
