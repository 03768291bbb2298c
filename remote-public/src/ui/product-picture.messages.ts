import { i18n } from '../app/i18n.ts'
import { productPicture } from '../locales/en/product-picture.ts'

export const productPictureMessages = i18n({ productPicture })
