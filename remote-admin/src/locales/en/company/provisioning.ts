/** The identity provider of a company, for its managers. */
export const provisioning = {
  tab: 'Identity provider',
  lead: 'Connect Okta or Microsoft Entra ID by SCIM 2.0. It then adds new people, keeps their department, site, job role and supervisor up to date, and deactivates those who leave. New people are invited, as when you add them here. Training records are never deleted.',
  address: 'SCIM base URL',
  copy: 'Copy',
  copyAddress: 'Copy the SCIM base URL',
  addressCopied: 'The SCIM base URL is copied.',
  addressNotCopied: 'The browser did not allow copying. Select the URL and copy it yourself.',
  tokens: 'Tokens',
  create: 'Make a token',
  columnName: 'Name',
  columnState: 'Status',
  columnCreated: 'Made',
  columnUsed: 'Last used',
  active: 'Active',
  revoked: 'Revoked',
  by: 'by {email}',
  on: '{day}, by {email}',
  neverUsed: 'Never',
  empty: 'No token is made yet. The identity provider needs one to sign in.',
  revokeTitle: 'Revoke the token {name}?',
  revokeText:
    'The identity provider that uses it can no longer change your people. People and records stay as they are.',
  revoke: 'Revoke',
  revokedNotice: 'The token {name} was revoked.',
} as const

export const scimTokenForm = {
  title: 'Make a SCIM token',
  name: 'Name',
  nameHint: 'For example: Okta. The history of each person shows it.',
  create: 'Make the token',
  creating: 'Making the token...',
  made: 'The token was made.',
  createdTitle: 'The token {name}',
  createdText: 'Copy it now and paste it into your identity provider: it is shown only this once.',
  token: 'Token',
  copy: 'Copy token',
  copied: 'The token is copied.',
  copyFailed: 'The browser did not allow copying. Select the token and copy it yourself.',
  notCopied: 'You have not copied the token. It is lost if you close this now.',
  close: 'Close',
  closeAnyway: 'Close without copying',
} as const

export const provisioningGuide = {
  title: 'How to connect it',
  okta: 'Okta',
  okta1:
    'In the Admin Console, open Applications, then Browse App Catalog, and add “SCIM 2.0 Test App (OAuth Bearer Token)”.',
  okta2:
    'On the Provisioning tab, choose Configure API Integration. Enter the SCIM base URL and the token, then choose Test API Credentials.',
  okta3: 'Under To App, turn on Create Users, Update User Attributes and Deactivate Users.',
  okta4: 'On the Assignments tab, assign the people who are trained here.',
  okta5: 'To send departments, push a group for each on the Push Groups tab.',
  entra: 'Microsoft Entra ID',
  entra1:
    'In the Entra admin center, open Enterprise applications, then New application, and create your own application that is not in the gallery.',
  entra2:
    'Under Provisioning, enter the SCIM base URL as Tenant URL and the token as Secret token, then choose Test connection.',
  entra3: 'Under Users and groups, assign the people who are trained here.',
  entra4: 'Start provisioning. Entra ID sends changes about every 40 minutes.',
  notes: 'What is taken over',
  note1:
    'The work email address is where the invitation goes. Without one, the user name must be an email address.',
  note2:
    'The title becomes the job role, the manager becomes the supervisor, and the office (the formatted work address) becomes the site.',
  note3:
    'A person is in one department: the department attribute and the groups both set it, and the last change counts. Push only groups that are departments.',
} as const
