import { useStore } from '@nanostores/react'
import { ModuleBox } from '../ui/module-box.tsx'
import { landingMessages } from './landing.messages.ts'
import styles from './landing.module.css'
import listStyles from './lists.module.css'

interface RelatedModulesProps {
  readonly codes: readonly string[]
  readonly title?: string
}

export function RelatedModules({ codes, title }: RelatedModulesProps) {
  const m = useStore(landingMessages)
  return (
    <section className={styles.section} aria-labelledby="related">
      <h2 id="related">{title ?? m.related}</h2>
      <ul className={listStyles.grid}>
        {codes.map((code) => (
          <ModuleBox key={code} as="li" code={code} />
        ))}
      </ul>
    </section>
  )
}
