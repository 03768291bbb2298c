import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import { managedCompany } from '../../domain/company-people/managed-company.ts'
import { storeDocument } from '../../domain/documents/document-files.ts'
import type { SentDocument } from '../../domain/documents/sent-document.ts'
import type { Tx } from '../../lib/data/database.ts'
import type { Acting } from '../company-selection.ts'
import { SHEET_FOLDER } from './classes.ts'

/** What the routes of classes do with a request of a company's manager. */
export function classRequests({ database, storage, now }: Services) {
  return {
    inCompany: <T>(request: FastifyRequest, work: (tx: Tx, acting: Acting) => Promise<T>) =>
      database.withTenant(request.tenant.id, (tx) =>
        work(tx, { who: currentUser(request), company: managedCompany(request), now: now() }),
      ),
    store: ({ tenant }: FastifyRequest, sheet: SentDocument) =>
      storeDocument(storage, sheet, { folder: SHEET_FOLDER, tenantId: tenant.id, now: now() }),
  }
}
