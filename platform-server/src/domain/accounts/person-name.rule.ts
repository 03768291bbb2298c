import { shownEmail } from '@platform/shared-contracts/rules'

interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** How staff and managers read who a person is: the full name, or the email address of an account without one. */
export function personName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || shownEmail(email)
}
