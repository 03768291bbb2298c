import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { useParams } from 'react-router-dom'
import { BlogList } from './blog-list.tsx'
import { BlogPostPage } from './blog-post.tsx'
import { blogMessages } from './blog.messages.ts'
import styles from './blog.module.css'

/** /blog and /blog/:slug are one screen. */
function BlogRoute() {
  const { slug } = useParams()
  const m = useStore(blogMessages)
  return (
    <div className={`content ${styles.page}`}>
      {slug ? (
        <BlogPostPage key={slug} slug={slug} />
      ) : (
        <>
          <PageHeader title={m.title} lead={m.lead} />
          <BlogList />
        </>
      )}
    </div>
  )
}

export { BlogRoute as Component }
