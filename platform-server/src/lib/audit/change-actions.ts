import {
  detail,
  fixedDescription,
  lastPart,
  personIn,
  describedBy,
  type ActionDefinition,
} from './action-definition.ts'
import { CONSULTATION_ACTIONS } from './consultation-actions.ts'
import { COMPANY_ACTIONS } from './company-actions.ts'
import { ORDER_ACTIONS } from './order-actions.ts'

const tenant = fixedDescription('tenant')
const content = describedBy('content')
const about =
  (sentence: string) =>
  ({ subject }: { readonly subject: string }) =>
    `${sentence} ${lastPart(subject)}.`

/** Settings of a tenant: branding, prices, payment details, hosts, page texts, companies and their directories. */
const SETTING_ACTIONS = {
  'tenant.draft': tenant("Saved a draft of the tenant's settings."),
  'tenant.discard': tenant("Discarded the draft of the tenant's settings."),
  'tenant.publish': tenant('Published new tenant settings.'),
  'tenant.prices': tenant('Changed prices of the tenant.'),
  'tenant.rollback': tenant('Restored older tenant settings.'),
  'seo.change': describedBy('tenant')(
    ({ subject }) => `Changed the title or description of ${pathOf(subject)}.`,
  ),
  'seo.reset': describedBy('tenant')(
    ({ subject }) => `Reset the title and description of ${pathOf(subject)}.`,
  ),
  'company.create': describedBy('tenant')((entry) => `Added the company ${detail(entry, 'name')}.`),
  'company.change': describedBy('tenant')((entry) => `Changed the company ${detail(entry, 'name')}.`),
  'company.remove': describedBy('tenant')((entry) => `Removed the company ${detail(entry, 'name')}.`),
  'company-manager.grant': describedBy('account')(
    (entry) => `Let ${personIn(entry)} manage ${detail(entry, 'company')}.`,
  ),
  'company-manager.revoke': describedBy('account')(
    (entry) => `Revoked the right of ${personIn(entry)} to manage ${detail(entry, 'company')}.`,
  ),
  'lti.create': describedBy('tenant')(
    (entry) => `Registered the learning management system ${detail(entry, 'name')}.`,
  ),
  'lti.change': describedBy('tenant')(
    (entry) => `Changed the learning management system ${detail(entry, 'name')}.`,
  ),
  'lti.remove': describedBy('tenant')(
    (entry) => `Removed the learning management system ${detail(entry, 'name')}.`,
  ),
  'lti.rotate-key': tenant('Replaced the key that signs messages to learning management systems.'),
  'lrs.change': describedBy('tenant')(
    (entry) => `Changed the learning record store ${detail(entry, 'endpoint')}.`,
  ),
  'lrs.remove': describedBy('tenant')(
    (entry) => `Removed the learning record store ${detail(entry, 'endpoint')}.`,
  ),
  'lti.connect': describedBy('tenant')(
    (entry) => `Connected an account with a person of ${detail(entry, 'platform')}.`,
  ),
} satisfies Record<string, ActionDefinition>

const TRAINING_ACTIONS = {
  'training.require': content(
    (entry) => `Training rules of a company made modules due: ${detail(entry, 'modules')}.`,
  ),
  'training.assign': content((entry) => `Assigned or unassigned training: ${detail(entry, 'modules')}.`),
  'quiz.unlock': content((entry) =>
    detail(entry, 'kind') === 'lessons'
      ? `Opened the quiz ${lastPart(entry.subject)} to a learner who has not read all lessons.`
      : `Reset a learner's attempts at the quiz ${lastPart(entry.subject)}.`,
  ),
  'practical.sign': content((entry) => `Signed off hands-on practice for ${lastPart(entry.subject)}.`),
  'certificate.sign': content((entry) => `Signed a certificate: ${detail(entry, 'kind')}.`),
  'certificate.revoke': content((entry) => `Revoked a certificate: ${detail(entry, 'reason')}.`),
  'credential.send': content((entry) => `Submitted the credential "${detail(entry, 'title')}".`),
  'credential.correct': content((entry) => `Corrected the credential "${detail(entry, 'title')}".`),
  'credential.withdraw': content((entry) => `Withdrew the credential "${detail(entry, 'title')}".`),
  'credential.approve': content((entry) => `Approved the credential "${detail(entry, 'title')}".`),
  'credential.refuse': content((entry) => `Rejected the credential "${detail(entry, 'title')}".`),
  'partner.change': content((entry) => `Changed the partner page of ${personIn(entry)}.`),
  'partner.reassign': content(
    (entry) => `Moved the learners of ${personIn(entry)} to ${detail(entry, 'partner', 'no partner')}.`,
  ),
  'module-review.write': content((entry) => `Wrote or changed a review of ${lastPart(entry.subject)}.`),
  'module-review.delete': content((entry) => `Deleted their review of ${lastPart(entry.subject)}.`),
  'module-review.decide': content((entry) =>
    detail(entry, 'state') === 'published'
      ? `Published a review of ${lastPart(entry.subject)}.`
      : `Rejected a review of ${lastPart(entry.subject)}: ${detail(entry, 'reason')}.`,
  ),
  'review.check': content(
    (entry) =>
      `Marked a point of the review of ${lastPart(entry.subject)} as checked: ${detail(entry, 'where')}.`,
  ),
  'review.open': content(
    (entry) =>
      `Marked a point of the review of ${lastPart(entry.subject)} as open: ${detail(entry, 'where')}.`,
  ),
  'recording.add': content(
    (entry) => `Uploaded the recording of the lesson "${detail(entry, 'lessonTitle')}".`,
  ),
  'recording.change': content(
    (entry) => `Changed the recording of the lesson "${detail(entry, 'lessonTitle')}".`,
  ),
  'recording.remove': content(
    (entry) => `Removed the recording of the lesson "${detail(entry, 'lessonTitle')}".`,
  ),
  'package.import': content((entry) => `Imported the course "${detail(entry, 'title')}".`),
  'package.export': content((entry) => `Exported a module as a package of ${detail(entry, 'standard')}.`),
  'package.change': content((entry) => `Changed the imported course "${detail(entry, 'title')}".`),
  'package.remove': content(
    (entry) => `Removed the imported course "${detail(entry, 'title')}" with its results.`,
  ),
} satisfies Record<string, ActionDefinition>

const ADMINISTRATION_ACTIONS = {
  'blog.create': content(about('Wrote the blog post')),
  'blog.save': content(about('Changed the blog post')),
  'blog.publish': content(about('Published the blog post')),
  'blog.unpublish': content(about('Unpublished the blog post')),
  'blog.delete': content(about('Deleted the blog post')),
  'social.create': content(about('Wrote the social media post')),
  'social.save': content(about('Changed the social media post')),
  'social.posted': content(about('Marked as posted: social media post')),
  'social.reopen': content(about('Turned back into a draft: social media post')),
  'social.delete': content(about('Deleted the social media post')),
  'notice.create': content((entry) => `Added the notice "${detail(entry, 'title')}".`),
  'notice.change': content((entry) => `Changed the notice "${detail(entry, 'title')}".`),
  'notice.remove': content((entry) => `Removed the notice "${detail(entry, 'title')}".`),
  'newsletter.remove': content(() => 'Removed a subscriber from the list for new posts.'),
  'ticket.reply': content(about('Answered the support ticket')),
  'ticket.note': content(about('Added a note to the support ticket')),
  'ticket.change': content(about('Changed the support ticket')),
  'citations.import': content((entry) => `Imported ${detail(entry, 'added', '0')} new citation records.`),
  'citations.remove-demo': fixedDescription('content')('Removed the demo citation records.'),
  'professional.create': content((entry) => `Added the professional ${nameIn(entry)}.`),
  'professional.change': content((entry) => `Changed the professional ${nameIn(entry)}.`),
  'professional.remove': content((entry) => `Removed the professional ${nameIn(entry)}.`),
} satisfies Record<string, ActionDefinition>

export const CHANGE_ACTIONS = {
  ...SETTING_ACTIONS,
  ...COMPANY_ACTIONS,
  ...TRAINING_ACTIONS,
  ...CONSULTATION_ACTIONS,
  ...ORDER_ACTIONS,
  ...ADMINISTRATION_ACTIONS,
}

const pathOf = (subject: string) => subject.slice('page'.length)

function nameIn(entry: Parameters<typeof detail>[0]): string {
  return `${detail(entry, 'firstName')} ${detail(entry, 'lastName')}`.trim() || lastPart(entry.subject)
}
