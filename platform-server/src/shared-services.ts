import { availableParallelism, networkInterfaces } from 'node:os'
import { createAccountExport } from './app/account-export.ts'
import type { Services } from './app/services.ts'
import { createTenantMailer, type MailingOptions } from './app/tenant-mailer.ts'
import { createAccountMailer } from './domain/account-mail/account-mailer.ts'
import { createKnownDevices } from './domain/accounts/known-devices.ts'
import { createMailLimits } from './domain/accounts/mail-limits.ts'
import { createMailedLinks } from './domain/accounts/mailed-links.ts'
import { createPasswords } from './domain/accounts/passwords.ts'
import { createCertificatePapers } from './domain/certificates/certificate-papers.ts'
import { openCertificateSigning } from './domain/certificates/signing/certificate-signing.ts'
import { createCompanySecrets } from './domain/directories/company-secret.ts'
import { createPersonConfirmation } from './domain/directories/confirm-person.ts'
import { createNewPasswords } from './domain/new-passwords/new-passwords.ts'
import { assignReservedSeats } from './domain/orders/assign-reserved-seats.ts'
import { openReleases } from './domain/releases/open-releases.ts'
import { createReports } from './domain/failure-reports/failure-reports.ts'
import { createSecondFactor } from './domain/second-factor/second-factor.ts'
import { deviceOf } from './domain/sessions/device.ts'
import { refuseUnusable } from './domain/sessions/login-refusals.ts'
import { createSessions } from './domain/sessions/sessions.ts'
import { ownHosts } from './domain/tenants/known-hosts.rule.ts'
import { createTenantDirectory } from './domain/tenants/tenant-directory.ts'
import { ownTicketService } from './domain/tickets/ticket-service.ts'
import { createTraffic } from './domain/traffic/traffic.ts'
import type { Sandbox } from './lib/sandbox/sandbox.ts'

const MAX_WAITING_PASSWORDS = 200

export type SharedServices = Awaited<ReturnType<typeof openSharedServices>>

/** What several features use, created once. The caller closes `newPasswords` and `releases.sandbox`. */
export async function openSharedServices(services: Services, sandbox?: Sandbox) {
  const { config, database } = services
  const companySecrets = createCompanySecrets(services)
  const confirmPerson = createPersonConfirmation({ services, secrets: companySecrets })
  const tenantMailer = createTenantMailer(services)
  return {
    services,
    tenants: await createTenantDirectory(database, hostsOfThisServer(config)),
    releases: await openReleases(services, sandbox),
    certificatePapers: createCertificatePapers(),
    signing: await openCertificateSigning(services),
    reports: createReports(services),
    traffic: createTraffic(services),
    tenantMailer,
    ownTickets: ownTicketService(services),
    accountExport: createAccountExport(),
    companySecrets,
    ...createAccountServices({ services, tenantMailer }, createSessions({ ...services, confirmPerson })),
  }
}

/** Signing in, and what an account needs before and after it. */
function createAccountServices(
  { services, tenantMailer }: MailingOptions,
  sessions: ReturnType<typeof createSessions>,
) {
  const passwords = createPasswords({ slots: availableParallelism(), maxWaiting: MAX_WAITING_PASSWORDS })
  const newPasswords = createNewPasswords(services)
  const devices = createKnownDevices(services)
  const accountMailer = createAccountMailer(tenantMailer)
  const mailLimits = createMailLimits(services)
  return {
    ...{ sessions, passwords, newPasswords, devices, accountMailer, mailLimits },
    mailedLinks: createMailedLinks({
      ...{ services, passwords, newPasswords, devices },
      post: accountMailer,
      limits: mailLimits,
      onProved: assignReservedSeats(services),
    }),
    secondFactor: createSecondFactor({
      ...{ services, tenantMailer, passwords, devices },
      openSession: (tx, request, person) => {
        refuseUnusable(person)
        return sessions.open(tx, person, deviceOf(request))
      },
    }),
  }
}

/** Host names that need no tenant's row. */
function hostsOfThisServer({ database, ...config }: Services['config']): ReadonlySet<string> {
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address }) => address),
  )
  return ownHosts({ ...config, addresses, isEmbedded: database.kind === 'embedded' })
}
