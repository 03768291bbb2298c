import { fileNames } from './file-names.ts'
import { noBrowserAtImport } from './no-browser-at-import.ts'
import { noLiteralText } from './no-literal-text.ts'
import { noModuleState } from './no-module-state.ts'
import { suppressionsSayWhy } from './suppressions-say-why.ts'

/** The rules of our style that no published plugin has. */
export const projectPlugin = {
  rules: {
    'file-names': fileNames,
    'no-browser-at-import': noBrowserAtImport,
    'no-literal-text': noLiteralText,
    'no-module-state': noModuleState,
    'suppressions-say-why': suppressionsSayWhy,
  },
}
