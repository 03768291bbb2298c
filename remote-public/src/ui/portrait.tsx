import styles from './portrait.module.css'

interface PortraitProps {
  /** First and last name. */
  readonly name: string
  /** Address of the photo. */
  readonly portrait?: string | null | undefined
  readonly isLarge?: boolean
}

/** The photo, or initials in its place. Decoration: the name stands beside it. */
export function Portrait({ name, portrait, isLarge = false }: PortraitProps) {
  if (portrait) return <img className={styles.photo} src={portrait} width={72} height={72} alt="" />
  const names = name.split(' ')
  return (
    <span className={isLarge ? styles.large : styles.portrait} aria-hidden="true">
      {`${names[0]?.charAt(0)}${names.at(-1)?.charAt(0)}`}
    </span>
  )
}

/** A heading about a person, with their photo. */
export function TitleWithPortrait({
  title,
  ...person
}: Omit<PortraitProps, 'isLarge'> & { readonly title: string }) {
  return (
    <span className={styles.named}>
      <Portrait {...person} isLarge />
      {title}
    </span>
  )
}
