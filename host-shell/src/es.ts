import { addSpanish } from '@platform/shared-ui/add-spanish'
import { accountEs } from './account/account.messages.es.ts'
import { securityEs } from './account/security/security.messages.es.ts'
import { supportEs } from './account/support.messages.es.ts'
import { guardEs } from './app/guard.messages.es.ts'
import { i18n } from './app/i18n.ts'
import { shellEs } from './app/shell.messages.es.ts'
import { consentEs } from './consent/consent.messages.es.ts'
import { footerEs } from './footer/footer.messages.es.ts'
import { redirectEs } from './guard/redirect.messages.es.ts'
import { headerEs } from './header/header.messages.es.ts'
import { languageEs } from './language/language.messages.es.ts'
import { logoutEs } from './header/logout.messages.es.ts'
import { loginEs } from './login/login.messages.es.ts'
import { passwordEs } from './password/password.messages.es.ts'
import { proofEs } from './proof/proof.messages.es.ts'
import { registerEs } from './register/register.messages.es.ts'
import { remoteAreaEs } from './remotes/remote-area.messages.es.ts'
import { formEs } from './ui/form.messages.es.ts'
import { offerEs } from './ui/offer.messages.es.ts'
import { updateEs } from './updates/update.messages.es.ts'
import { verificationEs } from './verification/verification.messages.es.ts'

/** The shell in Spanish, as one chunk; the platform panel is for super admins and stays English. */
export function addSpanishMessages(): void {
  addSpanish(i18n, {
    ...accountEs,
    ...securityEs,
    ...supportEs,
    ...guardEs,
    ...redirectEs,
    ...shellEs,
    ...consentEs,
    ...footerEs,
    ...headerEs,
    ...languageEs,
    ...logoutEs,
    ...loginEs,
    ...passwordEs,
    ...proofEs,
    ...registerEs,
    ...remoteAreaEs,
    ...formEs,
    ...offerEs,
    ...updateEs,
    ...verificationEs,
  })
}
