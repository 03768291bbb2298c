/** The folder of the storage for the files of consultations. */
export const ATTACHMENT_FOLDER = 'consultation-attachments/'
