import { useStore } from '@nanostores/react'
import { CORE_MODULES, courseTitle } from '@platform/shared-contracts/rules'
import { Link } from 'react-router-dom'
import { i18n } from '../../app/i18n.ts'
import { aboutMessages } from '../consultations.messages.ts'
import styles from '../consultations.module.css'

/** The module that a consultation is about; nothing without one. */
export function AboutModule({ code }: { readonly code: string | null | undefined }) {
  const m = useStore(aboutMessages)
  const language = useStore(i18n.language)
  const course = CORE_MODULES.find((module) => module.code === code)
  if (!course) return null
  return (
    <p className={styles.muted}>
      {m.about} <Link to={`/modules/${course.code}`}>{courseTitle(course, language)}</Link>
    </p>
  )
}
