import '@platform/shared-ui/styles/tokens.css'
import '@platform/shared-ui/styles/reset.css'
import '@platform/shared-ui/styles/base.css'
import { readBootDocument } from './boot/read-boot-document.ts'
import { createShell } from './create-shell.ts'

void createShell(readBootDocument(document))
