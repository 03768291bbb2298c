import { count, params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const seatsMessages = i18n('seats', {
  title: 'Seats',
  left: count({ one: '{count} seat available', other: '{count} seats available' }),
  noneAssigned: 'No seats assigned yet.',
  taken: 'Assigned',
  invited: 'Invited',
  expired: 'Expired',
  since: params('Since {day}'),
  until: params('Held until {day}'),
  ranOut: params('Expired on {day}. The seat is available.'),
  takeBack: 'Remove from seat',
  takeBackNamed: params('Remove {name} from the seat'),
  takeBackTitle: params('Remove {name} from the seat?'),
  takeBackText: 'They lose access, and we email them. You can do this until they start training.',
  takingBack: 'Removing...',
  tookBack: params('{name} was removed. The seat is available again.'),
  again: 'Send again',
  againNamed: params('Send again: {email}'),
  sending: 'Sending...',
  withdraw: 'Withdraw',
  withdrawNamed: params('Withdraw the invitation to {email}'),
  withdrawing: 'Withdrawing...',
  withdrew: params('The invitation to {email} was withdrawn.'),
  failed: params('That did not work. {reason}'),
  email: 'Email address',
  emailHint:
    'If they have no account, we email an invitation. They get the seat when they register with this address.',
  language: 'Language of the invitation',
  give: 'Assign seat',
  giving: 'Assigning...',
  given: params('{email} now has a seat. We sent an email.'),
  mailed: params('{email} was invited. The seat is held for 14 days.'),
  final:
    'You can remove a person from a seat until they start training. After that, the seat stays with them.',
  noneLeft: 'All seats are assigned or held.',
})
