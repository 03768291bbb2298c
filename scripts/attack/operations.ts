/** A schema of the OpenAPI document, as far as values are made from it. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

export interface Parameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface Operation {
  readonly method: string
  /** With `{name}` for each parameter. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  /** `null` for a request without one. */
  readonly body: { readonly type: string; readonly schema: Schema } | null
  /** Says that it needs an access token. */
  readonly isGuarded: boolean
}

interface Described {
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
}

/** Every operation of the document, by path. Throws where the document is none. */
export function readOperations(document: string): readonly Operation[] {
  const { paths } = JSON.parse(document) as ApiDocument
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        parameters: operation.parameters ?? [],
        body: bodyOf(operation.requestBody?.content ?? {}),
        isGuarded: (operation.security ?? []).length > 0,
      })),
    )
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

function bodyOf(content: Readonly<Record<string, { readonly schema?: Schema }>>): Operation['body'] {
  const [found] = Object.entries(content)
  return found ? { type: found[0], schema: found[1].schema ?? {} } : null
}

export function nameOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path}`
}
