export const SHEET_TYPES = 'application/pdf,image/jpeg,image/png'
