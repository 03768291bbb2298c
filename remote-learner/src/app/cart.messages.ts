import { params } from '@nanostores/i18n'
import { i18n } from './i18n.ts'

export const cartMessages = i18n('cart', {
  add: 'Add to cart',
  addNamed: params('Add {title} to the cart'),
  remove: 'Remove',
  removeNamed: params('Remove {title} from the cart'),
})
