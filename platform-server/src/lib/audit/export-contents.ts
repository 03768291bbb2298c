/** What a downloaded file holds, by the route that answers it. A new export adds its route here. */
const CONTENTS: Readonly<Partial<Record<string, string>>> = {
  '/api/account/export': 'all stored data about their own account',
  '/api/admin/newsletter.csv': 'the list of readers who get new posts by email',
  '/api/admin/audit.csv': 'the audit trail of the site',
  '/api/operators/audit.csv': 'the audit trail of the platform',
  '/api/admin/subscriptions.csv': 'the list of subscribers',
  '/api/admin/payouts.csv': 'what partners are paid for in a month',
  '/api/admin/ledger.csv': 'the ledger of the site',
  '/api/admin/training.csv': 'the training records of every learner',
  '/api/partner/learners.csv': 'the training records of their own learners',
  '/api/professionals.csv': 'the list of professionals',
  '/api/certificates/:id/pdf': 'a certificate',
  '/api/consultations/:id/attachments/:attachmentId': 'a file of a consultation',
  '/api/credentials/:id/file': 'a credential file',
  '/api/orders/:id/invoice': 'an invoice',
  '/api/orders/:id/certificates': 'the certificates of an order',
}

export function contentsOf(route: string): string {
  return CONTENTS[route] ?? `a file from ${route}`
}
