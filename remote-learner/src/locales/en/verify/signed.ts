export const signed = {
  pageTitle: 'Check a certificate without us',
  pageLead:
    'Every certificate is digitally signed. With the public key on this page, anyone can check that a certificate is genuine and unchanged, even without a connection.',
  fileTitle: 'Check a certificate file',
  fileLead:
    'Choose the certificate’s PDF, its picture, its signed file (.jws) or its badge (.jwt), or paste the signed text. The check runs in your browser: the file is not sent anywhere.',
  file: 'Certificate file',
  paste: 'Or paste the signed text',
  pasteHint: 'It starts with eyJ and has two dots.',
  check: 'Check file',
  checking: 'Checking...',
  needed: 'Choose a file or paste the signed text.',
  tooLarge: 'This file is larger than 10 MB, so it is not a certificate from here.',
  keysFailed: 'The public keys could not be loaded. Try again.',
  loadingKeys: 'Loading the public keys',
  good: 'Genuine and unchanged',
  goodText: 'This was signed here, and nothing in it has changed since.',
  altered: 'Not genuine',
  alteredText:
    'The signature does not match this content. It was changed, or someone else made it. Do not accept it.',
  'unknown-key': 'Not signed here',
  'unknown-keyText':
    'The key that signed this is not one of ours. Do not accept it as a certificate from here.',
  none: 'No signed certificate found',
  noneText:
    'There is no signed certificate in this file or text. Certificates downloaded before November 2026 have no signature: check their code instead.',
  unsupported: 'This browser cannot check signatures',
  unsupportedText: 'Update your browser, or use the command below. Nothing is wrong with the certificate.',
  signedBy: 'Signed with key',
  signedAt: 'Signed on',
  serverTitle: 'Is it still valid?',
  serverText:
    'A signature shows that a certificate is genuine. Only the server knows whether it has been revoked since.',
  serverAsking: 'Asking the server',
  serverOffline: 'The server could not be reached. Check the code when you have a connection: {code}',
  serverAnswer: 'The server’s answer now:',
  openCheck: 'Open the check of {code}',
  kind: 'Kind of file',
  certificate: 'Certificate',
  badge: 'Open Badge',
  score: 'Score',
  version: 'Content version',
  measured: 'Measured training',
  signature: 'Digital signature',
  signatureGood: 'Valid: the stored certificate is the one that was signed on {day}.',
  signatureAltered:
    'Not valid: the stored certificate is not the one that was signed. Do not accept it, and tell the issuer.',
  keysLink: 'Public keys, and how to check offline',
  keysTitle: 'Public keys',
  keysLead:
    'Certificates are signed with Ed25519. Older keys stay here, so that what they signed can always be checked.',
  inUse: 'In use',
  retired: 'Retired',
  keyName: 'Name (kid)',
  fingerprint: 'Fingerprint (SHA-256)',
  since: 'In use since {day}',
  until: 'Retired on {day}. Certificates that it signed before stay genuine.',
  publicKey: 'Public key (PEM)',
  jwks: 'All keys for programs (JWKS)',
  howTitle: 'Check offline on your own computer',
  howOne:
    'While you have a connection, save the key set (link above) or the public key of the certificate’s key.',
  howTwo:
    'Get the signed file of the certificate from its holder: “Download signed file” in the menu of the certificate.',
  howThree:
    'Run these commands where OpenSSL 3 is installed, with key.pem for the public key and certificate.jws for the file:',
  howFour:
    '“Signature Verified Successfully” means genuine. The middle part of the file, decoded, is what the certificate says.',
} as const
