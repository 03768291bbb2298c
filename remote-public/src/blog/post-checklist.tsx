import { useStore } from '@nanostores/react'
import { Button } from '@platform/shared-ui/button'
import styles from './post-body.module.css'
import { postMessages } from './post.messages.ts'

interface PostChecklistProps {
  readonly items: readonly string[]
  /** Of the file to take away; `undefined` from a server that has none. */
  readonly fileUrl: string | undefined
}

/** What readers take along. Ticks are for the person who reads on a phone; nothing stores them. */
export function PostChecklist({ items, fileUrl }: PostChecklistProps) {
  const m = useStore(postMessages)
  return (
    <>
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
      <p className={styles.actions}>
        {fileUrl !== undefined && (
          <a href={fileUrl} download>
            {m.download}
          </a>
        )}
        <Button size="sm" onClick={() => window.print()}>
          {m.print}
        </Button>
      </p>
    </>
  )
}
