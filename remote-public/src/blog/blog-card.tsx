import type { BlogPostSummary } from '@platform/shared-contracts/http'
import { Card } from '@platform/shared-ui/card'
import styles from './blog.module.css'
import { PostCover } from './post-cover.tsx'
import { PostFacts } from './post-facts.tsx'

export function BlogCard({ post }: { readonly post: BlogPostSummary }) {
  return (
    <Card
      as="li"
      level={2}
      className={styles.card}
      icon={<PostCover post={post} />}
      title={post.title}
      to={`/blog/${post.slug}`}
      footer={<PostFacts post={post} />}
    >
      <p>{post.excerpt}</p>
    </Card>
  )
}
