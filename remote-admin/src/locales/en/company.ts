import type { CompanyPersonState } from '@platform/shared-contracts/http'

export const company = {
  title: 'Your company',
  lead: 'The people of your company: what they are trained in, what is due, and where they work.',
  loading: 'Loading the company...',
  loadFailed: 'The company could not be loaded.',
  sections: 'Sections',
  training: 'Training',
  people: 'People',
  managers: 'Managers',
  empty: 'Nobody is here yet. Add people under People: their training appears here once they have agreed.',
  emptyInvited:
    '{count, plural, one {# person is invited. Their training appears here once they have agreed.} other {# people are invited. Their training appears here once they have agreed.}}',
} as const

export const companyPeople = {
  add: 'Add a person',
  import: 'Import from a file',
  search: 'Search by name or email',
  caption: 'People of the company',
  columnName: 'Name and email',
  columnJobRole: 'Job role',
  columnDepartment: 'Department',
  columnSite: 'Site',
  columnSupervisor: 'Supervisor',
  columnState: 'Status',
  everyState: 'Active and invited ({count})',
  stateOption: '{state} ({count})',
  empty: 'Nobody is in this list yet. Add one person, or import all of them from a file.',
  emptySearch: 'Nobody matches these filters.',
} as const

export const personStates = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
} as const satisfies Record<CompanyPersonState, string>

export const companyPerson = {
  caption: 'Person',
  back: 'Back to the list',
  loading: 'Loading the person...',
  loadFailed: 'This person could not be loaded. They may not be in your company.',
  facts: 'At your company',
  email: 'Email',
  jobRole: 'Job role',
  department: 'Department',
  site: 'Site',
  supervisor: 'Supervisor',
  added: 'Added on',
  unknown: 'Not set',
  training: 'Training',
  trainingInvited:
    'This person has not accepted your invitation yet. Until they do, you do not see their training.',
  trainingDeactivated:
    'This person is deactivated, so you do not see their training. It stays in their own account.',
  module: 'Module',
  state: 'Status',
  since: 'Last change',
  due: 'Due',
  setDue: 'Set a due date',
  edit: 'Edit',
  invite: 'Send the invitation again',
  inviteTitle: 'Invite {name} again?',
  inviteText: 'Another invitation is sent to {email}. It asks whether your company may see their training.',
  invited: 'The invitation was sent to {email}.',
  deactivate: 'Deactivate',
  deactivateTitle: 'Deactivate {name}?',
  deactivateText:
    'You no longer see this person’s training, and cannot assign modules to them. They keep their account, training and certificates. You can reactivate them at any time.',
  deactivated: '{name} was deactivated.',
  reactivate: 'Reactivate',
  reactivateTitle: 'Reactivate {name}?',
  reactivateText:
    'If this person had accepted your invitation, you see their training again at once. If not, a new invitation is sent to {email}.',
  reactivated: '{name} was reactivated.',
} as const

export const personForm = {
  addTitle: 'Add a person',
  editTitle: 'Edit {name}',
  add: 'Add and invite',
  adding: 'Adding...',
  email: 'Email',
  emailHint: 'An invitation is sent here. You see their training once they accept.',
  emailFixed: 'The address cannot be changed.',
  language: 'Language of the invitation',
  firstName: 'First name',
  lastName: 'Last name',
  jobRole: 'Job role',
  department: 'Department',
  site: 'Site',
  supervisor: 'Supervisor',
  searchSupervisor: 'Search for a supervisor',
  noSupervisor: 'None',
  supervisorsFailed: 'The people of the company could not be loaded. Close this and try again.',
  saved: '{name} was saved.',
  addedInvited: '{name} was added. The invitation was sent to {email}.',
  addedActive: '{name} was added. You see their training now.',
} as const

export const personHistory = {
  title: 'History',
  empty: 'Nothing was changed yet.',
  by: 'By {actor}, {moment}',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  jobRole: 'Job role',
  department: 'Department',
  site: 'Site',
  supervisor: 'Supervisor',
  set: '{name} was set to “{after}”.',
  changed: '{name} was changed from “{before}” to “{after}”.',
  cleared: '{name} was removed. It was “{before}”.',
  removed: '{name} was removed.',
  replaced: '{name} was changed.',
} as const
