export const taxExemptionEmails = {
  greeting: 'Hello {firstName},',
  acceptedSubject: 'Tax exemption certificate {number} was accepted',
  acceptedBody: 'We accepted your tax exemption certificate {number} ({state}).',
  until: 'It applies to your orders until {day}. Upload a new one before then.',
  noEnd: 'It applies to your orders from now on.',
  acceptedAction: 'View your orders',
  acceptedClosing: 'Your invoices name the certificate, also those of orders that are not paid yet.',
  refusedSubject: 'Tax exemption certificate {number} was refused',
  refusedBody: 'We could not accept your tax exemption certificate {number} ({state}).',
  refusedReason: 'Reason: {reason}',
  refusedAction: 'Upload another one',
  refusedClosing: 'You can upload another certificate at checkout at any time.',
} as const
