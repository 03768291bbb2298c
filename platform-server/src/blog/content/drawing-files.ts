import path from 'node:path'
import { readDrawings } from '../../domain/drawings/drawing-folder.ts'

export const { names: DRAWING_NAMES, drawingFor } = readDrawings(
  path.resolve(import.meta.dirname, '../drawings'),
)
