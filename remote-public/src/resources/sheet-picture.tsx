import type { ResourceType } from '@platform/shared-contracts/http'
import styles from './resources.module.css'

const BOXES = 'M8 20h4v4H8zM8 29h4v4H8zM8 38h4v4H8z'
const INSIDES: Readonly<Record<ResourceType, string>> = {
  checklist: `${BOXES}M16 22h12M16 31h12M16 40h9`,
  form: 'M8 22h20M8 30h20M8 38h20M18 22v16',
  permit: 'M8 19h20v9H8zM8 34h9M21 34h7M8 41h9M21 41h7',
  template: 'M8 20h8M8 25h20M8 31h8M8 36h20M8 42h12',
  card: 'M8 20h9v9H8zM19 20h9v9h-9zM8 33h9v9H8zM19 33h9v9h-9z',
  talk: 'M8 19h20v11H17l-5 5v-5H8zM8 41h20',
}

/** What kind of sheet it is, at a glance. */
export function SheetPicture({ type }: { readonly type: ResourceType }) {
  return (
    <svg className={styles.sheet} viewBox="0 0 36 48" width="36" height="48" aria-hidden="true">
      <path className={styles.paper} d="M3 1h30v46H3z" />
      <path className={styles.band} d="M8 8h12v5H8z" />
      <path d={INSIDES[type]} />
    </svg>
  )
}
