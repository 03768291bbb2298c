/** Sentences of the server that are shown in other words (spec section 8); the value is a key of the catalog. */
const REWORDED = {
  'Invalid admin LDAP credentials': 'adminDirectory',
  'No user found in LDAP directory with the specified credentials': 'notInDirectory',
  'Invalid user LDAP credentials': 'directoryPassword',
} as const

type Failure =
  | { readonly kind: 'server'; readonly message: string }
  | { readonly kind: 'unknown' | 'unexpected' | 'incomplete' }

type FailureTexts = Readonly<
  Record<(typeof REWORDED)[keyof typeof REWORDED] | 'unknown' | 'unexpected' | 'incomplete', string>
>

/** What a failed sign-in says to the person; any other message of the server is shown unchanged. */
export function loginFailureText(failure: Failure, texts: FailureTexts): string {
  if (failure.kind !== 'server') return texts[failure.kind]
  const reworded = Object.entries(REWORDED).find(([message]) => message === failure.message)
  return reworded ? texts[reworded[1]] : failure.message
}
