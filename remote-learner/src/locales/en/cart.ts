export const cart = {
  add: 'Add to cart',
  addNamed: 'Add to cart: {title}',
  remove: 'Remove',
  removeNamed: 'Remove {title} from the cart',
} as const
