export const companyDigest = {
  subject: '{company}: training that needs your attention this week',
  greeting: 'Hello {firstName},',
  overdue: '{count, plural, one {# required module is overdue:} other {# required modules are overdue:}}',
  expired: '{count, plural, one {# required module has expired:} other {# required modules have expired:}}',
  expiring:
    '{count, plural, one {# required module expires within 60 days:} other {# required modules expire within 60 days:}}',
  line: '{name}: {title}, {day}',
  more: '{count, plural, one {and # more} other {and # more}}',
  action: 'Open the training of your company',
  closing:
    'You get this email each week in which something is overdue or expires, because you manage {company}. To stop it, open your company, then Renewals.',
} as const
