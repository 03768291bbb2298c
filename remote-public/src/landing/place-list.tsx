import { useStore } from '@nanostores/react'
import { Link } from 'react-router-dom'
import { useAnswer } from '../lib/use-answer.ts'
import { placesMessages } from './landing.messages.ts'
import styles from './landing.module.css'
import listStyles from './lists.module.css'

/** The way to every other place; without an answer the page stands without it. */
export function PlaceList() {
  const m = useStore(placesMessages)
  const { data } = useAnswer('/locations', 'LocationList')
  if (!data) return null
  return (
    <nav className={styles.section} aria-label={m.all}>
      <h2>{m.all}</h2>
      <ul className={listStyles.places}>
        {data.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/safety-training/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
