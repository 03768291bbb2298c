import type { Trade } from '@platform/shared-contracts/http'

/** The share of required training that counts today. */
export const compliance = {
  label: 'Compliance',
  none: 'No rule yet',
  hint: '{current} of {required} required modules are current. Each module that a rule requires of an active person counts once; exemptions are left out.',
  noneHint: 'Current training divided by required training. No rule requires any here.',
} as const

export const complianceTrend = {
  title: 'Compliance over a year',
  text: 'At the end of each month and today: of the people who work for you now, each from the day you added them, and by the rules you have now.',
  compliance: 'Compliance',
  day: 'Day',
  point: '{day}: {current} of {required} current',
  failed: 'The compliance of past months could not be loaded.',
} as const

export const companyRules = {
  tab: 'Requirements',
  lead: 'A rule says which training people at a place need. It applies to everyone who works there now, and to everyone who joins or moves there later.',
  loadFailed: 'The rules could not be loaded.',
  caption: 'Training rules',
  add: 'Add a rule',
  columnPlace: 'Who',
  columnModules: 'Modules',
  columnDue: 'Due after',
  columnPeople: 'People now',
  columnUpdated: 'Saved',
  everyone: 'Everyone',
  months: '{title}: every {months, plural, one {month} other {# months}}',
  regulatory: 'Set by law',
  days: '{days, plural, =0 {The same day} one {# day} other {# days}}',
  by: '{day}, {actor}',
  edit: 'Edit',
  remove: 'Remove',
  removeTitle: 'Remove the rule for {place}?',
  removeText:
    'This rule no longer requires these modules, and it sets no new due dates. Due dates that people have stay.',
  removed: 'The rule was removed.',
  empty:
    'There is no rule yet. Add one to say who needs which training, or start from a template of your trade.',
} as const

export const companyRuleForm = {
  addTitle: 'Add a rule',
  editTitle: 'Edit the rule for {place}',
  template: 'Start from a template',
  noTemplate: 'No template',
  templateHint:
    'Modules that most people of this trade need. Add what your own tasks call for, such as respirators or confined spaces.',
  jobRole: 'Job role',
  site: 'Site',
  department: 'Department',
  placeHint: 'Leave empty for any.',
  dueInDays: 'Days to complete',
  dueHint: 'Counted from the day on which the rule first reaches a person.',
  modules: 'Modules',
  modulesHint:
    'Training counts for this many months, or until its certificate expires, if that is sooner. It becomes due again 60 days before.',
  months: 'Months for {title}',
  basis: 'Basis for {title}',
  regulatory: 'Set by law',
  recommended: 'Recommended',
  saved: 'The rule was saved. New due dates appear in a moment.',
  preview: 'What happens when you save',
  previewFailed: 'It could not be checked whom this rule reaches. You can still save it.',
  reaches:
    '{count, plural, =0 {No one works there now.} one {It reaches # person: {names}.} other {It reaches # people: {names}.}}',
  more: '{names}, and {count, plural, one {# more} other {# more}}',
  invited:
    '{count, plural, one {# invited person is reached once they accept.} other {# invited people are reached once they accept.}}',
  assigned:
    '{count, plural, =0 {No new due date is set.} one {# module becomes due.} other {# modules become due, counted for each person.}}',
  unchanged:
    '{count, plural, one {# due date exists already and stays as it is.} other {# due dates exist already and stay as they are.}}',
  current: '{count, plural, one {# module is current already.} other {# modules are current already.}}',
  exempt: '{count, plural, one {# module is exempt.} other {# modules are exempt.}}',
} as const

export const companyTrades = {
  roofing: 'Roofing',
  general_contractor: 'General contractor',
  manufacturing: 'Manufacturing',
  warehouse: 'Warehouse',
} as const satisfies Record<Trade, string>

export const companyExemptions = {
  title: 'Exemptions',
  caption: 'Exemptions from training',
  columnName: 'Person',
  columnModule: 'Module',
  columnReason: 'Reason',
  columnEnds: 'Through',
  columnGranted: 'Granted',
  columnState: 'Status',
  active: 'Exempt now',
  over: 'Over',
  ended: 'Ended {day} by {actor}',
  end: 'End now',
  endTitle: 'End the exemption of {name}?',
  endText: '{module} is required of {name} again at once. The exemption stays in this list.',
  endDone: 'The exemption was ended.',
  empty: 'No one is exempt. You can exempt people from a module in the matrix, and on the page of a person.',
  exempt: 'Exempt',
  exemptTitle: '{count, plural, one {Exempt # person} other {Exempt # people}}',
  exemptText:
    'An exempt module does not count as missing. When the exemption is over and a rule requires the module, it becomes due.',
  modules: 'Modules',
  reason: 'Reason',
  reasonHint: 'For example: works on the ground only, or on leave. Do not write medical details.',
  endsOn: 'Through',
  exempted: '{count, plural, one {# exemption was saved.} other {# exemptions were saved.}}',
  exempting: 'Saving...',
} as const
