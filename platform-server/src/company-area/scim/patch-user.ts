import { scimPatch, ScimError, type ScimPatchOperation } from 'scim-patch'
import { ScimRefusal } from './scim-refusal.ts'
import { ENTERPRISE, ScimUserRequest, type ScimOperation, type ScimUser } from './scim-shapes.ts'

/** The library follows any path, also one that is the name of a value: these would reach the prototypes of all objects of the server. */
const UNSAFE = /(?:^|[.:[\]])(?:__proto__|constructor|prototype)(?:$|[.:[\]])/
const MANAGER = `${ENTERPRISE}:manager`

/** A person after the operations; what they removed is `null`. Errors: 400. */
export function patchedUser(user: ScimUser, operations: readonly ScimOperation[]): ScimUserRequest {
  // Without what follows from the rest, so that an operation on it says nothing.
  const start = { ...structuredClone(user), displayName: undefined, groups: [] }
  const document = patched(start, operations.flatMap(plainOperations))
  const { success, data, error } = ScimUserRequest.safeParse(withRemoved(document))
  if (success) return data
  const [issue] = error.issues
  throw new ScimRefusal(400, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`, 'invalidValue')
}

function patched(document: object, operations: readonly ScimPatchOperation[]): object {
  try {
    // The library's type of a resource has fields that it does not use.
    return scimPatch(document as Parameters<typeof scimPatch>[0], [...operations], {
      mutateDocument: true,
      treatMissingAsAdd: true,
    })
  } catch (error) {
    if (!(error instanceof ScimError))
      throw new ScimRefusal(400, 'This operation cannot be read.', 'invalidPath')
    const isMissing = error.scimCode === 'noTarget'
    throw new ScimRefusal(400, error.message, isMissing ? 'noTarget' : 'invalidPath')
  }
}

/** An attribute that the company stores and that is not there any more was removed, and not merely left out. */
function withRemoved(document: object): object {
  const extension = (document as Partial<Record<string, object>>)[ENTERPRISE]
  return {
    ...{ externalId: null, title: null, preferredLanguage: null, addresses: null },
    ...document,
    [ENTERPRISE]: { department: null, manager: null, ...extension },
  }
}

type Plain = Record<string, unknown>
const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** In the forms that the library knows. */
function plainOperations({ op, path, value }: ScimOperation): ScimPatchOperation[] {
  refuseOperation(op, [path ?? '', ...namesIn(value)])
  const isWhole = path === undefined || path === ENTERPRISE
  if (!isWhole || !isObject(value)) return [operation(op, path, value)]
  const attributes = path === ENTERPRISE ? prefixed(value) : flattened(value)
  return Object.entries(attributes).map(([name, one]) => operation(op, name, one))
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

/** `{"urn:…:User": {department}}` is `{"urn:…:User:department"}`. */
function flattened({ [ENTERPRISE]: extension, ...attributes }: Plain): Plain {
  return { ...attributes, ...(isObject(extension) && prefixed(extension)) }
}

const prefixed = (extension: Plain): Plain =>
  Object.fromEntries(Object.entries(extension).map(([name, value]) => [`${ENTERPRISE}:${name}`, value]))

function operation(op: string, path: string | undefined, value: unknown): ScimPatchOperation {
  // A value that replaces another of a different type is an addition that the library refuses.
  const verb = op.toLowerCase() === 'add' && path?.startsWith(MANAGER) ? 'replace' : op.toLowerCase()
  const whole = path === MANAGER && typeof value === 'string' ? { value } : value
  return { op: verb, path, value: whole } as ScimPatchOperation
}

function refuseOperation(op: string, [path = '', ...names]: readonly string[]): void {
  if (op.toLowerCase() === 'remove' && path === '')
    throw new ScimRefusal(400, 'An operation "remove" needs a path.', 'noTarget')
  if ([path, ...names].some((name) => UNSAFE.test(name)))
    throw new ScimRefusal(400, 'There is no attribute at this path.', 'invalidPath')
}
