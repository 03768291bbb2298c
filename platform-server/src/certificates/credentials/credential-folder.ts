/** Of the storage. */
export const CREDENTIAL_FOLDER = 'credentials/'
