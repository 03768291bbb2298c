/** Bodies as the identity providers document them: developer.okta.com "SCIM protocol" and learn.microsoft.com "Develop a SCIM endpoint". */

const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

/** Okta assigns a person to the application; a change of the profile is a PUT of the same. */
export const oktaUser = (changes: object = {}) => ({
  schemas: [USER, ENTERPRISE],
  userName: 'test.user@okta.local',
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: 'test.user@okta.local', type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  title: 'Roofer',
  phoneNumbers: [{ value: '555-0100', type: 'mobile', primary: true }],
  active: true,
  ...changes,
})

export const oktaPatch = (value: object) => ({ schemas: [PATCH], Operations: [{ op: 'replace', value }] })

/** Entra ID's default mapping: the office is the formatted address. */
export const entraUser = (changes: object = {}) => ({
  schemas: [USER, ENTERPRISE],
  externalId: '58342554-38d6-4ec8-948c-50044d0a33fd',
  userName: 'Test_User_3a9c4f8e@testuser.com',
  active: true,
  displayName: 'Lennay Lind',
  emails: [{ primary: true, type: 'work', value: 'Test_User_fd0ea19b@testuser.com' }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Lennay Lind', familyName: 'Lind', givenName: 'Lennay' },
  title: 'Electrician',
  preferredLanguage: 'es-US',
  addresses: [
    { type: 'work', formatted: 'Pier 4\r\nHouston', primary: false, streetAddress: '1 Main Street' },
  ],
  [ENTERPRISE]: { department: 'Maintenance', employeeNumber: '4711', manager: null },
  ...changes,
})

export const entraPatch = (...operations: object[]) => ({ schemas: [PATCH], Operations: operations })
