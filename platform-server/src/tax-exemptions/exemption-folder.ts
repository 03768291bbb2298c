/** Of the storage. */
export const EXEMPTION_FOLDER = 'tax-exemptions/'
