/** `own`: where one is the client. `clients`: of one's clients, for partners. `all`: of the tenant, for admins. */
export const CONSULTATION_SCOPES = ['own', 'clients', 'all'] as const
