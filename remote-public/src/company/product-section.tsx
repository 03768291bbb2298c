import type { ReactNode } from 'react'
import { CheckIcon } from '@platform/shared-ui/icon'
import { ProductPicture, type ProductPictureName } from '../ui/product-picture.tsx'
import styles from './company.module.css'

interface Props {
  readonly title: string
  readonly lines: readonly string[]
  readonly picture?: ProductPictureName
  readonly more?: ReactNode
}

/** A few facts about one part of the product, next to its picture. */
export function ProductSection({ title, lines, picture, more }: Props) {
  return (
    <section className={picture && styles.shown}>
      <div>
        <h2>{title}</h2>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <CheckIcon size={1.25} />
              {line}
            </li>
          ))}
        </ul>
        {more && <p className={styles.more}>{more}</p>}
      </div>
      {picture && <ProductPicture name={picture} />}
    </section>
  )
}
