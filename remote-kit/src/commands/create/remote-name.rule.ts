import { reservedPathOf } from '@platform/shared-contracts/rules'

const SHAPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const MAX_LENGTH = 30

/** Names of packages and addresses that the platform reserves for itself. */
const RESERVED = new Set([
  ...['host-shell', 'server', 'platform', 'remote', 'remotes', 'kit', 'auth'],
  ...['health', 'assets', 'uploads', 'login', 'logout', 'register'],
  ...['admin', 'learner', 'public', 'account', 'checkout', 'verify', 'test', 'node-modules', 'default'],
])

/** Why a remote cannot have this name; `null` if it can. */
export function faultOfName(name: string): string | null {
  if (!SHAPE.test(name))
    return `"${name}" is not a valid name. Use lowercase letters, digits and single hyphens, a letter first, such as field-notes.`
  if (name.length < 2 || name.length > MAX_LENGTH)
    return `"${name}" is not a valid name. Use 2 to ${MAX_LENGTH} characters.`
  if (RESERVED.has(name) || reservedPathOf(`/${name}`) !== null)
    return `"${name}" is one of the platform's own names. Choose one that says what the remote is about.`
  return null
}

/** A text of the template with "starter" replaced by the remote's name, in every form of the name. */
export function renamed(text: string, name: string): string {
  const words = name.split('-')
  const pascal = words.map(capital).join('')
  return text
    .replaceAll(/Starter(?=[A-Z])/g, pascal)
    .replaceAll(/starter(?=[A-Z])/g, pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('Starter', capital(words.join(' ')))
    .replaceAll('starter', name)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
