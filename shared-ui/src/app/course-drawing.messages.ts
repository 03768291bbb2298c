import { i18n } from './i18n.ts'
import { courseDrawing } from '../locales/en/course-drawing.ts'

export const courseDrawingMessages = i18n({ courseDrawing })
