import { useStore } from '@nanostores/react'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'
import { i18n } from '../app/i18n.ts'
import { productPictureMessages } from './product-picture.messages.ts'
import styles from './product-picture.module.css'

const WIDTHS = [640, 1200] as const
/** Of every picture: 1200 by 750. */
const SIZE = { width: 1200, height: 750 }

export type ProductPictureName = 'lesson' | 'matrix' | 'certificate' | 'hours'

interface Props {
  readonly name: ProductPictureName
  /** In the first screen: it is loaded at once. */
  readonly isFirst?: boolean
}

/**
 * The running product, photographed by scripts/pictures. The server answers with the picture in the tenant's look, and in the
 * language where the screen has it.
 */
export function ProductPicture({ name, isFirst = false }: Props) {
  const m = useStore(productPictureMessages)
  const language = useStore(i18n.language)
  const inLanguage = language === SOURCE_LANGUAGE ? name : `${name}-${language}`
  const file = (width: number) => `/drawings/product/${inLanguage}-${width}.webp`
  return (
    <img
      className={styles.picture}
      src={file(WIDTHS[1])}
      srcSet={WIDTHS.map((width) => `${file(width)} ${width}w`).join(', ')}
      sizes="(min-width: 60rem) 36rem, 92vw"
      alt={m[name]}
      {...SIZE}
      loading={isFirst ? 'eager' : 'lazy'}
    />
  )
}
