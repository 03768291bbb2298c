import styles from './partners.module.css'

interface PortraitProps {
  readonly firstName: string
  readonly lastName: string
  readonly portrait?: string | null | undefined
  readonly isLarge?: boolean
}

/** The photo, or initials in its place. Decoration: the name stands beside it. */
export function Portrait({ firstName, lastName, portrait, isLarge = false }: PortraitProps) {
  if (portrait) return <img className={styles.photo} src={portrait} width={72} height={72} alt="" />
  return (
    <span className={isLarge ? styles.portraitLarge : styles.portrait} aria-hidden="true">
      {`${firstName.charAt(0)}${lastName.charAt(0)}`}
    </span>
  )
}
