import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { Button } from '@platform/shared-ui/button'
import { packagesMessages } from './packages.messages.ts'
import classes from './packages.module.css'

/**
 * The lesson is on another origin: same-origin there means its own storage, not this page's. It may neither leave this page
 * nor replace it.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads'

interface Props {
  readonly title: string
  readonly url: string
  readonly onClose: () => void
}

export function LessonFrame({ title, url, onClose }: Props) {
  const t = useStore(packagesMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.player} aria-label={t.frame({ title })}>
      <div className={classes.bar}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button onClick={onClose}>{t.close}</Button>
      </div>
      <iframe
        className={classes.frame}
        title={t.frame({ title })}
        src={url}
        sandbox={SANDBOX}
        allow="fullscreen"
        referrerPolicy="no-referrer"
      />
    </section>
  )
}
