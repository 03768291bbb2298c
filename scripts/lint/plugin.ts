import { fileNames } from './file-names.ts'
import { formsAskBeforeLeaving } from './forms-ask-before-leaving.ts'
import { noBrowserAtImport } from './no-browser-at-import.ts'
import { noLiteralText } from './no-literal-text.ts'
import { noModuleState } from './no-module-state.ts'
import { suppressionsSayWhy } from './suppressions-say-why.ts'
import { tablesByDataTable } from './tables-by-data-table.ts'

/** The rules of our style that no published plugin has. */
export const projectPlugin = {
  rules: {
    'file-names': fileNames,
    'forms-ask-before-leaving': formsAskBeforeLeaving,
    'no-browser-at-import': noBrowserAtImport,
    'no-literal-text': noLiteralText,
    'no-module-state': noModuleState,
    'suppressions-say-why': suppressionsSayWhy,
    'tables-by-data-table': tablesByDataTable,
  },
}
