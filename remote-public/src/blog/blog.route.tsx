import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Link } from 'react-router-dom'
import { BlogList } from './blog-list.tsx'
import { blogMessages } from './blog.messages.ts'
import styles from './blog.module.css'

function BlogRoute() {
  const m = useStore(blogMessages)
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead} />
      <p className={styles.follow}>
        <Link to="/newsletter">{m.byEmail}</Link>
        <a href="/rss.xml">{m.feed}</a>
      </p>
      <BlogList />
    </div>
  )
}

export { BlogRoute as Component }
