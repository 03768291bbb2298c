import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { headlineMessages, type LandingPath } from './headlines.messages.ts'
import { landingMessages } from './landing.messages.ts'
import styles from './landing.module.css'
import listStyles from './lists.module.css'

/** The way to the other topics. */
export function MorePages({ current }: { readonly current?: LandingPath }) {
  const m = useStore(landingMessages)
  const headlines = useStore(headlineMessages)
  return (
    <nav className={styles.section} aria-label={m.more}>
      <h2>{m.more}</h2>
      <ul className={listStyles.topics}>
        {Object.entries(headlines)
          .filter(([path]) => path !== current)
          .map(([path, headline]) => (
            <li key={path}>
              <Link to={path}>{headline}</Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
