import { useParams } from 'react-router-dom'
import { BlogPostPage } from './blog-post.tsx'
import styles from './blog.module.css'

function PostRoute() {
  const { slug = '' } = useParams()
  return (
    <div className={`content ${styles.page}`}>
      <BlogPostPage key={slug} slug={slug} />
    </div>
  )
}

export { PostRoute as Component }
