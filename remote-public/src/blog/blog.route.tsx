import { lazy, Suspense } from 'react'
import { useStore } from '@nanostores/react'
import { PageHeader } from '@platform/shared-ui/page-header'
import { untilLoaded } from '../lib/until-loaded.ts'
import { BlogList } from './blog-list.tsx'
import { blogMessages } from './blog.messages.ts'
import styles from './blog.module.css'

const NewsletterPanel = lazy(async () => {
  const later = await untilLoaded(
    () => import(/* webpackChunkName: "blog-later" */ './newsletter/newsletter-panel.tsx'),
  )
  return { default: later.NewsletterPanel }
})

function BlogRoute() {
  const m = useStore(blogMessages)
  return (
    <div className={`content ${styles.page}`}>
      <PageHeader title={m.title} lead={m.lead} />
      <BlogList />
      <Suspense>
        <NewsletterPanel />
      </Suspense>
    </div>
  )
}

export { BlogRoute as Component }
