import { ENTERPRISE, GROUP, MAX_RESULTS, USER } from './scim-shapes.ts'

const CONFIG = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'
const RESOURCE_TYPE = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType'
const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema'

type AddressOf = (path: string) => string

/** What is supported, by RFC 7643, section 5. */
export const providerConfig = (addressOf: AddressOf) => ({
  schemas: [CONFIG],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'OAuth Bearer Token',
      description: 'A token that a manager of the company makes.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: addressOf('/ServiceProviderConfig') },
})

const resourceType =
  (name: string, schema: string, extensions: readonly string[]) => (addressOf: AddressOf) => ({
    schemas: [RESOURCE_TYPE],
    ...{ id: name, name, schema },
    endpoint: `/${name}s`,
    schemaExtensions: extensions.map((extension) => ({ schema: extension, required: false })),
    meta: { resourceType: 'ResourceType', location: addressOf(`/ResourceTypes/${name}`) },
  })

export const RESOURCE_TYPES = new Map([
  ['User', resourceType('User', USER, [ENTERPRISE])],
  ['Group', resourceType('Group', GROUP, [])],
])

interface Attribute {
  readonly name: string
  readonly type: string
  readonly subAttributes?: readonly Attribute[]
}
type Traits = Partial<Record<'multiValued' | 'required' | 'caseExact', boolean>> & {
  readonly mutability?: 'readOnly' | 'readWrite'
  readonly uniqueness?: 'none' | 'server'
  readonly referenceTypes?: readonly string[]
}

const attribute = (name: string, type: string, traits: Traits = {}) => ({
  ...{ name, type, multiValued: false, required: false, caseExact: false },
  ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none' },
  ...traits,
})
const text = (name: string, traits?: Traits) => attribute(name, 'string', traits)
const complex = (name: string, subAttributes: readonly Attribute[], traits?: Traits) => ({
  ...attribute(name, 'complex', traits),
  subAttributes,
})
const reference = (type: string) =>
  attribute('$ref', 'reference', { mutability: 'readOnly', caseExact: true, referenceTypes: [type] })
const READ_ONLY = { mutability: 'readOnly' } as const
const MANY = { multiValued: true } as const

const USER_ATTRIBUTES = [
  text('userName', { required: true, uniqueness: 'server' }),
  complex('name', [text('formatted', READ_ONLY), text('givenName'), text('familyName')]),
  text('displayName'),
  text('title'),
  text('preferredLanguage'),
  attribute('active', 'boolean'),
  complex('emails', [text('value'), text('type'), attribute('primary', 'boolean')], MANY),
  complex('addresses', [text('type'), text('formatted')], MANY),
  complex('groups', [text('value', READ_ONLY), reference('Group'), text('display', READ_ONLY)], {
    ...MANY,
    ...READ_ONLY,
  }),
]
const ENTERPRISE_ATTRIBUTES = [
  text('department'),
  complex('manager', [text('value'), reference('User'), text('displayName', READ_ONLY)]),
]
const GROUP_ATTRIBUTES = [
  text('displayName', { required: true, uniqueness: 'server' }),
  complex('members', [text('value'), reference('User'), text('display', READ_ONLY)], MANY),
]

const schema = (id: string, name: string, attributes: readonly Attribute[]) => (addressOf: AddressOf) => ({
  schemas: [SCHEMA],
  ...{ id, name, attributes },
  meta: { resourceType: 'Schema', location: addressOf(`/Schemas/${id}`) },
})

export const SCHEMAS = new Map([
  [USER, schema(USER, 'User', USER_ATTRIBUTES)],
  [ENTERPRISE, schema(ENTERPRISE, 'EnterpriseUser', ENTERPRISE_ATTRIBUTES)],
  [GROUP, schema(GROUP, 'Group', GROUP_ATTRIBUTES)],
])
