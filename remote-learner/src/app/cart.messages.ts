import { params } from '@nanostores/i18n'
import { i18n } from './i18n.ts'

export const cartMessages = i18n('cart', {
  add: 'Add to cart',
  addNamed: params('Add to cart: {title}'),
  remove: 'Remove',
  removeNamed: params('Remove {title} from the cart'),
})
