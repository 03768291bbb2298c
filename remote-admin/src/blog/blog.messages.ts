import { i18n } from '../app/i18n.ts'
import { blog, blogEditor, blogReaders } from '../locales/en/blog.ts'

export const blogMessages = i18n({ blog })
export const editorMessages = i18n({ blogEditor })
export const readerMessages = i18n({ blogReaders })
