import styles from './blog.module.css'

/** A cover set in type: the post's first topic, large and quiet. Decoration, as the topic is in the facts too. */
export function PostCover({ tag }: { readonly tag: string }) {
  return (
    <div className={styles.cover} aria-hidden="true">
      <span>{tag}</span>
    </div>
  )
}
