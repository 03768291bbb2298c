import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { retakeVersions } from '../courses/module-content.ts'
import { CELLS } from './cell-code.rule.ts'

/** The sources of what decides a cell. */
const RULES = [
  'certificates/renewal-interval.rule.ts',
  'progress/measured-state.rule.ts',
  'progress/sql-measured.ts',
  'requirements/class-training.rule.ts',
  'requirements/company-standings.ts',
  'requirements/requirement.rule.ts',
  'requirements/sql-requirements.ts',
  'requirements/standing.rule.ts',
  'requirements/trained-of.ts',
  'training-cells/learner-rows.ts',
  'training-cells/training-cells.ts',
  'training-cells/training-state.rule.ts',
  'training-index/compute-entries.ts',
  'training-index/next-change.rule.ts',
]

const DOMAIN = path.resolve(import.meta.dirname, '..')

/** A server with other rules or other content computes the index again. */
export const INDEX_VERSION = createHash('sha256')
  .update(JSON.stringify([CORE_MODULES.map(({ code }) => code), CELLS, retakeVersions()]))
  .update(RULES.map((file) => readFileSync(path.join(DOMAIN, file), 'utf8')).join('\n'))
  .digest('hex')
  .slice(0, 16)
