import type { ComponentProps } from 'react'
import { CourseDrawing } from '@platform/shared-ui/course-drawing'
import { PageHeader } from '@platform/shared-ui/page-header'
import { SubscribeButton } from '@platform/shared-ui/subscribe-button'
import styles from './landing.module.css'

interface Props extends Pick<ComponentProps<typeof PageHeader>, 'back' | 'eyebrow' | 'title' | 'lead'> {
  /** Of the module whose drawing is shown. */
  readonly code: string
}

/** What a page of this kind is about, a picture of the training, and the way to it. */
export function LandingHero({ code, ...header }: Props) {
  return (
    <div className={styles.hero}>
      <PageHeader {...header} actions={<SubscribeButton size="lg" />} />
      <div className={styles.picture}>
        <CourseDrawing code={code} isFirst />
      </div>
    </div>
  )
}
