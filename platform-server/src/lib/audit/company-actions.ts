import { describedBy, detail, type ActionDefinition } from './action-definition.ts'

/** People of a company, by its managers; the subject is the person as the company entered them. */
const COMPANY_PERSON_ACTIONS = {
  'company-person.add': describedBy('account')((entry) => `Added ${detail(entry, 'email')} to a company.`),
  'company-person.change': describedBy('account')(() => "Changed a person's details in a company."),
  'company-person.invite': describedBy('account')((entry) => `Invited ${detail(entry, 'email')} again.`),
  'company-person.join': describedBy('account')(() => 'Accepted the invitation of a company.'),
  'company-person.decline': describedBy('account')(() => 'Declined the invitation of a company.'),
  'company-person.deactivate': describedBy('account')(
    (entry) => `Deactivated ${detail(entry, 'email')} in a company.`,
  ),
  'company-person.reactivate': describedBy('account')(
    (entry) => `Reactivated ${detail(entry, 'email')} in a company.`,
  ),
  'company-person.make-pin': describedBy('account')(
    () => 'Made a new PIN for a person without email in a company.',
  ),
  'company-person.revoke-pin': describedBy('account')(
    () => 'Revoked the PIN of a person without email in a company.',
  ),
  'company-person.import': describedBy('account')(
    (entry) =>
      `Imported people of ${detail(entry, 'company')}: ${detail(entry, 'added')} added, ${detail(entry, 'changed')} changed.`,
  ),
} satisfies Record<string, ActionDefinition>

/** What a company requires of its people, and its proof. */
const REQUIREMENT_ACTIONS = {
  'company-rule.save': describedBy('account')(
    (entry) => `Saved a training rule of a company: ${detail(entry, 'modules')}.`,
  ),
  'company-rule.remove': describedBy('account')(
    (entry) => `Removed a training rule of a company: ${detail(entry, 'modules')}.`,
  ),
  'company-person.exempt': describedBy('account')(
    (entry) =>
      `Exempted a person from ${detail(entry, 'module')} until ${detail(entry, 'endsOn')}: ${detail(entry, 'reason')}`,
  ),
  'company-person.end-exemption': describedBy('account')(
    (entry) => `Ended the exemption from ${detail(entry, 'module')}.`,
  ),
  'company-person.attend-class': describedBy('account')(
    (entry) =>
      `Recorded a class in ${detail(entry, 'module')} on ${detail(entry, 'heldOn')}, taught by ${detail(entry, 'trainer')}.`,
  ),
  'company-class.void': describedBy('account')(
    (entry) =>
      `Voided a class in ${detail(entry, 'module')} on ${detail(entry, 'heldOn')}: ${detail(entry, 'reason')}`,
  ),
  'inspection-pack.make': describedBy('account')(
    (entry) =>
      `Made an inspection pack of a company for ${detail(entry, 'on')}: ${detail(entry, 'modules')}.`,
  ),
  'inspection-pack.delete': describedBy('account')(
    (entry) => `Deleted the inspection pack of a company for ${detail(entry, 'on')}.`,
  ),
  'inspection-pack.share': describedBy('account')(
    (entry) =>
      `Made a link to an inspection pack for ${detail(entry, 'recipient')}, for ${detail(entry, 'days')} days.`,
  ),
  'inspection-pack.revoke': describedBy('account')(
    (entry) => `Revoked the link to an inspection pack for ${detail(entry, 'recipient')}.`,
  ),
  'pack-schedule.save': describedBy('account')(
    (entry) =>
      `Set when inspection packs of a company are made: ${detail(entry, 'every')}, day ${detail(entry, 'day')}.`,
  ),
  'pack-schedule.pause': describedBy('account')(() => 'Paused a schedule of inspection packs of a company.'),
  'pack-schedule.resume': describedBy('account')(
    () => 'Resumed a schedule of inspection packs of a company.',
  ),
  'pack-schedule.remove': describedBy('account')(
    (entry) =>
      `Removed a schedule of inspection packs of a company: ${detail(entry, 'every')}, day ${detail(entry, 'day')}.`,
  ),
  'gate.add': describedBy('account')((entry) => `Added the gate ${detail(entry, 'name')} of a company.`),
  'gate.remove': describedBy('account')(
    (entry) => `Removed the gate ${detail(entry, 'name')} of a company; its tablet stops working.`,
  ),
  'tablet.add': describedBy('account')(
    (entry) => `Added the shared tablet ${detail(entry, 'name')} of a company.`,
  ),
  'tablet.remove': describedBy('account')(
    (entry) => `Removed the shared tablet ${detail(entry, 'name')} of a company; its sessions ended.`,
  ),
  'company-class.add-sheet': describedBy('account')(
    (entry) => `Added the sign-in sheet ${detail(entry, 'fileName')} to a class.`,
  ),
} satisfies Record<string, ActionDefinition>

/** The identity provider of a company. */
const SCIM_ACTIONS = {
  'scim-token.create': describedBy('account')(
    (entry) => `Made the SCIM token ${detail(entry, 'name')} for ${detail(entry, 'company')}.`,
  ),
  'scim-token.revoke': describedBy('account')(
    (entry) => `Revoked the SCIM token ${detail(entry, 'name')} of ${detail(entry, 'company')}.`,
  ),
} satisfies Record<string, ActionDefinition>

/** What managers of a company do. */
export const COMPANY_ACTIONS = { ...COMPANY_PERSON_ACTIONS, ...REQUIREMENT_ACTIONS, ...SCIM_ACTIONS }
