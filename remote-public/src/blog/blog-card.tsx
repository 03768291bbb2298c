import type { BlogPostSummary } from '@platform/shared-contracts/http'
import { Card } from '@platform/shared-ui/card'
import styles from './blog.module.css'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'

/**
 * A post of a list. Its author and date are above its excerpt: a browser shows a list while it loads, and what is aligned
 * to the bottom of a card moves when a longer card is added to its row.
 */
export function BlogCard({ post }: { readonly post: BlogPostSummary }) {
  return (
    <Card
      as="li"
      level={2}
      className={styles.card}
      icon={<PostCover post={post} />}
      title={post.title}
      to={`/blog/${post.slug}`}
    >
      <PostFacts post={post} />
      <p>{post.excerpt}</p>
    </Card>
  )
}
