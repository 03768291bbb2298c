import styles from './post-body.module.css'

interface PostChecklistProps {
  readonly items: readonly string[]
}

/** What readers take along. Ticks are for the person who reads on a phone; nothing stores them. */
export function PostChecklist({ items }: PostChecklistProps) {
  return (
    <ul className={styles.checklist}>
      {items.map((item) => (
        <li key={item}>
          <label>
            <input type="checkbox" />
            <span>{item}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
