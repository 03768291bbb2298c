import { detail, fixed, lastPart, personIn, said, type ActionWords } from './audit-words.ts'
import { contentsOf } from './export-words.ts'

const signIn = said('sign-in')
const account = said('account')
const token = said('token')
const platform = said('platform')

/** Signing in and out. `after.device` describes the browser; never a password or what was typed in its place. */
const SIGN_IN_WORDS = {
  'session.login': signIn((entry) => `Signed in with ${detail(entry, 'device', 'an unknown device')}.`),
  'session.login-failed': signIn(
    (entry) => `Tried to sign in as ${personIn(entry)}: ${detail(entry, 'reason', 'refused')}.`,
  ),
  'session.login-unknown': fixed('sign-in')(
    'Tried to sign in with an email address that has no account here.',
  ),
  'session.login-blocked': signIn((entry) =>
    entry.subject === 'login'
      ? 'Could not sign in: too many attempts from this network address.'
      : `Could not sign in as ${personIn(entry)}: too many attempts.`,
  ),
  'session.logout': fixed('sign-in')('Signed out.'),
  'session.end': signIn((entry) => `Ended their own session on ${detail(entry, 'device', 'a device')}.`),
  'session.end-all': fixed('sign-in')('Signed out everywhere.'),
  'session.left-directory': fixed('sign-in')(
    "Was signed out everywhere because they are no longer in the company's directory.",
  ),
  'session.replayed': signIn(
    (entry) => `An old sign-in token for ${personIn(entry)} was used again, so the session was ended.`,
  ),
} satisfies Record<string, ActionWords>

/** Second-factor actions on the account that the subject names, by its owner or by the person who resets it. */
const SECOND_FACTOR_WORDS = {
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
    (entry) => `A passkey of ${personIn(entry)} was refused because it may have been copied.`,
  ),
  'second-factor.recovery-used': account((entry) => `Signed in as ${personIn(entry)} with a recovery code.`),
  'second-factor.recovery-replaced': account((entry) => `Replaced the recovery codes of ${personIn(entry)}.`),
  'second-factor.blocked': account(
    (entry) =>
      `Was locked out of the account of ${personIn(entry)}: too many wrong passwords, codes or passkeys.`,
  ),
  'second-factor.reset': account((entry) => `Removed all second steps of ${personIn(entry)}.`),
} satisfies Record<string, ActionWords>

const EXPORT_WORDS = {
  'export.download': said('export')(
    (entry) => `Downloaded ${detail(entry, 'file', 'a file')}: ${contentsOf(detail(entry, 'route'))}.`,
  ),
} satisfies Record<string, ActionWords>

/** Accounts. A new action about an account needs its sentence here. */
const ACCOUNT_WORDS = {
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
  'password.change': fixed('account')('Changed their own password.'),
  'password.reset': fixed('account')('Set a new password with the link from an email.'),
} satisfies Record<string, ActionWords>

/** Deploy tokens, by name and team; never a secret. */
const TOKEN_WORDS = {
  'token.create': token(
    (entry) =>
      `Created the deploy token "${detail(entry, 'name')}" for team ${detail(entry, 'team')} and ${detail(entry, 'remotes')}, valid until ${day(detail(entry, 'expiresAt'))}.`,
  ),
  'token.revoke': token(
    (entry) => `Revoked the deploy token "${detail(entry, 'name')}" of team ${detail(entry, 'team')}.`,
  ),
  'token.use': token((entry) => `Used the deploy token "${detail(entry, 'name')}".`),
  'token.refuse': token(
    (entry) => `Used a deploy token that was refused: ${detail(entry, 'reason', 'unknown')}.`,
  ),
} satisfies Record<string, ActionWords>

/** What a platform operator does that is not limited to one tenant. */
const PLATFORM_WORDS = {
  'super-admin.create': platform((entry) =>
    detail(entry, 'isOperator') === 'true'
      ? `Created the account of ${personIn(entry)}, a super admin and platform operator.`
      : `Created the account of ${personIn(entry)}, a super admin.`,
  ),
  'operator.grant': platform((entry) => `Made ${personIn(entry)} a platform operator.`),
  'operator.revoke': platform((entry) => `Removed ${personIn(entry)} as a platform operator.`),
  'tenant.create': platform(
    (entry) => `Created the tenant ${detail(entry, 'name', lastPart(entry.subject))}.`,
  ),
  'tenant.delete': platform(
    (entry) => `Deleted the tenant ${detail(entry, 'slug', lastPart(entry.subject))}.`,
  ),
} satisfies Record<string, ActionWords>

export const ACCESS_WORDS = {
  ...SIGN_IN_WORDS,
  ...SECOND_FACTOR_WORDS,
  ...EXPORT_WORDS,
  ...ACCOUNT_WORDS,
  ...TOKEN_WORDS,
  ...PLATFORM_WORDS,
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  role: 'the role',
  isSubscribed: 'the subscription',
  isProfessionalPartner: 'the partner status',
  assignedPartnerId: 'the assigned partner',
}

function changedFields({ before }: { readonly before: unknown }): string {
  const names = typeof before === 'object' && before !== null ? Object.keys(before) : []
  const words = names.map((name) => FIELD_WORDS[name] ?? name)
  return words.length === 0 ? 'the account' : words.join(' and ')
}

const day = (instant: string) => instant.slice(0, 10)
