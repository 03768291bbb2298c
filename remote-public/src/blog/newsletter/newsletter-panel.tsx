import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import { lazy, Suspense, useState } from 'react'
import { untilLoaded } from '../../lib/until-loaded.ts'
import { newsletterMessages } from './newsletter.messages.ts'
import styles from './newsletter.module.css'

const NewsletterForm = lazy(async () => {
  const form = await untilLoaded(
    () => import(/* webpackChunkName: "newsletter-form" */ './newsletter-form.tsx'),
  )
  return { default: form.NewsletterForm }
})

/** Below the posts: the form and its code come when somebody wants them. */
export function NewsletterPanel() {
  const m = useStore(newsletterMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.panel} aria-labelledby="newsletter">
      <h2 id="newsletter">{m.title}</h2>
      <p>{m.lead}</p>
      {isOpen ? (
        <Suspense fallback={<p role="status">{m.loading}</p>}>
          <NewsletterForm />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{m.open}</Button>
      )}
      <p className={styles.consent}>
        <a href="/rss.xml">{m.feed}</a>
      </p>
    </section>
  )
}
