import type { BlogPostSummary } from '@platform/shared-contracts/http'
import styles from './blog.module.css'

/** The post's first drawing; without one, its first topic set large, which is in the facts too. */
export function PostCover({ post: { cover, tags } }: { readonly post: BlogPostSummary }) {
  if (cover)
    return (
      <img
        className={styles.picture}
        src={cover.url}
        alt={cover.alt}
        width={640}
        height={360}
        loading="lazy"
      />
    )
  return (
    <div className={styles.cover} aria-hidden="true">
      <span>{tags[0]}</span>
    </div>
  )
}
