/** Where people of a company work, and as what. */
export const places = {
  site: 'Site',
  department: 'Department',
  jobRole: 'Job role',
  allSites: 'All sites',
  allDepartments: 'All departments',
  allJobRoles: 'All job roles',
} as const

export const managers = {
  lead: 'Managers see the training of everyone in the company, keep the list of people and assign modules. Owners also choose who the managers are.',
  caption: 'Company managers',
  grant: 'Add a manager',
  granting: 'Adding...',
  grantTitle: 'Add a manager of {company}',
  email: 'Email',
  emailHint:
    'The address of the account that this person signs in with. Without an account, they register first.',
  isOwner: 'Owner',
  isOwnerHint: 'May add and remove managers, and other owners.',
  granted: '{email} can now manage this company.',
  columnName: 'Name',
  columnRights: 'Rights',
  columnGrantedBy: 'Added by',
  columnGrantedAt: 'Added on',
  owner: 'Owner',
  manager: 'Manager',
  revoke: 'Remove as manager',
  revokeTitle: 'Remove {name} as a manager?',
  revokeText:
    'This person can no longer open the area of {company}. Their own account and training stay as they are.',
  revokeOwnText:
    'This is you: you can no longer open the area of {company}. Your own account and training stay as they are.',
  revoked: '{name} is no longer a manager.',
  empty: 'Nobody manages this company yet.',
} as const
