import {
  detail,
  fixedDescription,
  lastPart,
  personIn,
  describedBy,
  type ActionDefinition,
} from './action-definition.ts'
import { contentsOf } from './export-contents.ts'

const signIn = describedBy('sign-in')
const account = describedBy('account')
const token = describedBy('token')
const platform = describedBy('platform')

/** Signing in and out. `after.device` describes the browser; never a password or what was typed in its place. */
const SIGN_IN_ACTIONS = {
  'session.login': signIn((entry) => `Signed in with ${detail(entry, 'device', 'an unknown device')}.`),
  'session.login-failed': signIn(
    (entry) => `Tried to sign in as ${personIn(entry)}: ${detail(entry, 'reason', 'rejected')}.`,
  ),
  'session.login-unknown': fixedDescription('sign-in')(
    'Tried to sign in with an email address that has no account here.',
  ),
  'session.login-blocked': signIn((entry) =>
    entry.subject === 'login'
      ? 'Could not sign in: too many attempts from this network address.'
      : `Could not sign in as ${personIn(entry)}: too many attempts.`,
  ),
  'session.logout': fixedDescription('sign-in')('Signed out.'),
  'session.end': signIn((entry) => `Ended their own session on ${detail(entry, 'device', 'a device')}.`),
  'session.end-all': fixedDescription('sign-in')('Signed out everywhere.'),
  'session.left-directory': fixedDescription('sign-in')(
    "Was signed out everywhere because they are no longer in the company's directory.",
  ),
  'session.replayed': signIn(
    (entry) => `An old sign-in token for ${personIn(entry)} was used again, so the session was ended.`,
  ),
} satisfies Record<string, ActionDefinition>

/** Second-factor actions on the account that the subject names, by its owner or by the person who resets it. */
const SECOND_FACTOR_ACTIONS = {
  'second-factor.totp-added': account(
    (entry) => `Added an authenticator app to the account of ${personIn(entry)}.`,
  ),
  'second-factor.totp-removed': account(
    (entry) => `Removed the authenticator app from the account of ${personIn(entry)}.`,
  ),
  'second-factor.passkey-added': account(
    (entry) => `Added the passkey ${detail(entry, 'detail')} to the account of ${personIn(entry)}.`,
  ),
  'second-factor.passkey-removed': account(
    (entry) => `Removed the passkey ${detail(entry, 'detail')} from the account of ${personIn(entry)}.`,
  ),
  'second-factor.passkey-copied': account(
    (entry) => `A passkey of ${personIn(entry)} was rejected because it may have been copied.`,
  ),
  'second-factor.recovery-used': account((entry) => `Signed in as ${personIn(entry)} with a recovery code.`),
  'second-factor.recovery-replaced': account((entry) => `Replaced the recovery codes of ${personIn(entry)}.`),
  'second-factor.blocked': account(
    (entry) =>
      `Was locked out of the account of ${personIn(entry)}: too many wrong passwords, codes or passkeys.`,
  ),
  'second-factor.reset': account((entry) => `Removed all second steps of ${personIn(entry)}.`),
} satisfies Record<string, ActionDefinition>

const EXPORT_ACTIONS = {
  'export.download': describedBy('export')(
    (entry) => `Downloaded ${detail(entry, 'file', 'a file')}: ${contentsOf(detail(entry, 'route'))}.`,
  ),
} satisfies Record<string, ActionDefinition>

/** Accounts. A new action about an account needs its sentence here. */
const ACCOUNT_ACTIONS = {
  'person.change': account((entry) => `Changed ${changedFields(entry)} of ${personIn(entry)}.`),
  'person.verify': account((entry) => `Confirmed the email address of ${personIn(entry)}.`),
  'person.end-sessions': account((entry) => `Signed ${personIn(entry)} out everywhere.`),
  'person.disable': account((entry) => `Disabled the account of ${personIn(entry)}.`),
  'person.enable': account((entry) => `Enabled the account of ${personIn(entry)}.`),
  'person.erase': account((entry) => `Erased the account of ${personIn(entry)}.`),
  'person.close': account(() => 'Closed their own account.'),
  'person.send-verification': account(
    (entry) => `Sent ${personIn(entry)} a link to confirm their email address.`,
  ),
  'person.send-password-link': account((entry) => `Sent ${personIn(entry)} a link to choose a new password.`),
  'person.verify-blocked': account(
    (entry) => `Could not confirm the email address of ${personIn(entry)}: too many wrong passwords.`,
  ),
  'password.change-blocked': account(
    (entry) => `Could not change the password of ${personIn(entry)}: too many wrong passwords.`,
  ),
  'password.change': fixedDescription('account')('Changed their own password.'),
  'password.reset': fixedDescription('account')('Set a new password with the link from an email.'),
} satisfies Record<string, ActionDefinition>

/** Deploy tokens, by name and team; never a secret. */
const TOKEN_ACTIONS = {
  'token.create': token(
    (entry) =>
      `Created the deploy token "${detail(entry, 'name')}" for team ${detail(entry, 'team')} and ${detail(entry, 'remotes')}, valid until ${day(detail(entry, 'expiresAt'))}.`,
  ),
  'token.revoke': token(
    (entry) => `Revoked the deploy token "${detail(entry, 'name')}" of team ${detail(entry, 'team')}.`,
  ),
  'token.use': token((entry) => `Used the deploy token "${detail(entry, 'name')}".`),
  'token.refuse': token(
    (entry) => `Used a deploy token that was rejected: ${detail(entry, 'reason', 'unknown')}.`,
  ),
} satisfies Record<string, ActionDefinition>

/** What a platform operator does that is not limited to one tenant. */
const PLATFORM_ACTIONS = {
  'super-admin.create': platform((entry) =>
    detail(entry, 'isOperator') === 'true'
      ? `Created the account of ${personIn(entry)}, a super admin and platform operator.`
      : `Created the account of ${personIn(entry)}, a super admin.`,
  ),
  'operator.grant': platform((entry) => `Made ${personIn(entry)} a platform operator.`),
  'operator.revoke': platform((entry) => `Removed ${personIn(entry)} as a platform operator.`),
  'job.run': platform((entry) => `Ran the scheduled job ${lastPart(entry.subject)} at once.`),
  'tenant.create': platform(
    (entry) => `Created the tenant ${detail(entry, 'name', lastPart(entry.subject))}.`,
  ),
  'tenant.delete': platform(
    (entry) => `Deleted the tenant ${detail(entry, 'slug', lastPart(entry.subject))}.`,
  ),
} satisfies Record<string, ActionDefinition>

export const ACCESS_ACTIONS = {
  ...SIGN_IN_ACTIONS,
  ...SECOND_FACTOR_ACTIONS,
  ...EXPORT_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...TOKEN_ACTIONS,
  ...PLATFORM_ACTIONS,
}

const FIELD_LABELS: Readonly<Record<string, string>> = {
  role: 'the role',
  isSubscribed: 'the subscription',
  isProfessionalPartner: 'the partner status',
  assignedPartnerId: 'the assigned partner',
}

function changedFields({ before }: { readonly before: unknown }): string {
  const names = typeof before === 'object' && before !== null ? Object.keys(before) : []
  const labels = names.map((name) => FIELD_LABELS[name] ?? name)
  return labels.length === 0 ? 'the account' : labels.join(' and ')
}

const day = (instant: string) => instant.slice(0, 10)
