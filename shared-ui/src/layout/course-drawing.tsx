import { useStore } from '@nanostores/react'
import { courseDrawingMessages } from '../app/course-drawing.messages.ts'
import styles from './course-drawing.module.css'

interface Props {
  readonly code: string
  /** In the first screen: it is loaded at once. */
  readonly isFirst?: boolean
}

/** The picture of a core module, which the server draws in the tenant's colors; nothing for any other course. */
export function CourseDrawing({ code, isFirst = false }: Props) {
  const t = useStore(courseDrawingMessages)
  if (!(code in t)) return null
  return (
    <img
      className={styles.drawing}
      src={`/drawings/${code}.svg`}
      alt={t[code as keyof typeof t]}
      width={640}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
