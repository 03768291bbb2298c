import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { searchMessages, startMessages } from './search.messages.ts'
import styles from './search.module.css'

/** Where people go who do not know the word for it. */
export function StartLinks() {
  const m = useStore(searchMessages)
  return (
    <section aria-labelledby="start" className={styles.group}>
      <h2 id="start">{m.start}</h2>
      <ul className={styles.start}>
        {Object.entries(useStore(startMessages)).map(([to, text]) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
