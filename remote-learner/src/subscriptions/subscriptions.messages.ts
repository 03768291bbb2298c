import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const subscriptionsMessages = i18n('subscriptions', {
  title: 'Subscriptions and courses',
  lead: 'Subscribe to everything, or choose the courses your crew needs.',
  active: 'Your subscription is active. You have access to all twelve modules.',
  plans: 'Plans',
  perMonth: params('{price} a month'),
  bundlePrice: '85% of the original price',
  learnerText: 'All twelve modules, saved progress, quizzes and certificates of completion.',
  bundleText: 'A discounted bundle of several courses: with 3 or more in the cart the whole cart costs 85%.',
  partnerText:
    'Weekly 1-hour consultations, premium support services and remote safety expertise. Remote, one hour a week for 30 days from the start of service; unused hours expire with their week and do not roll over.',
  partnerExtra: 'Also included, separately: one hour a month of free on-demand consultation.',
  catalog: 'Courses',
  offer: 'Special offer: select 3 or more courses for a 15% discount.',
  example: 'Worked example',
  exampleText: params(
    'The classic bundle of the first 4 courses costs {parts} = {sum} per employee, {discounted} at 85%, and {crew} for 10 employees.',
  ),
  cart: 'Your cart',
  cartEmpty: 'Your cart is empty. Add a course from the list.',
  items: count({ one: '{count} course', other: '{count} courses' }),
  seats: 'Seats',
  seatsHint: 'One seat per employee, 1 to 1,000.',
  subtotal: 'Subtotal',
  discount: '3 or more courses: 15% off',
  toDiscount: count({
    one: 'Add {count} more course to save 15%.',
    other: 'Add {count} more courses to save 15%.',
  }),
  total: 'Total',
  removeNamed: params('Remove {title} from the cart'),
  remove: 'Remove',
  clear: 'Clear cart',
  checkout: 'Go to checkout',
  checkoutHint: 'You pay by invoice; no card is needed.',
  orderPlan: 'Order',
  orderPlanNamed: params('Order: {title}'),
  orders: 'Your orders',
  pricesFailed: 'The current prices could not be loaded. You see the list prices.',
})
