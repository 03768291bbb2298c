import { useStore } from '@nanostores/react'
import { DocumentHead } from '@platform/shared-ui/document-head'
import { PageHeader } from '@platform/shared-ui/page-header'
import { Link } from 'react-router-dom'
import { useAnswer } from '../../lib/use-answer.ts'
import styles from '../landing.module.css'
import listStyles from '../lists.module.css'
import { PlaceList } from '../place-list.tsx'
import { locationMessages } from './location.messages.ts'

/** The places whose names are spelled most like the one in the address, and then all of them. */
export function UnknownPlace({ name }: { readonly name: string }) {
  const m = useStore(locationMessages)
  const { data } = useAnswer(`/locations/near/${encodeURIComponent(name.slice(0, 60))}`, 'LocationList')
  return (
    <>
      <DocumentHead isUnlisted />
      <PageHeader title={m.missingTitle} lead={m.missing} />
      {data && (
        <nav className={styles.section} aria-labelledby="near">
          <h2 id="near">{m.near}</h2>
          <ul className={listStyles.topics}>
            {data.map(({ slug, name: placeName }) => (
              <li key={slug}>
                <Link to={`/safety-training/${slug}`}>{placeName}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PlaceList />
    </>
  )
}
